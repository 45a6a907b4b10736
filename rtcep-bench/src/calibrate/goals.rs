//! What a calibration has to show (bounds.md, section 2), and whether it does.

use super::record::Unit;
use super::tiers::Tier;
use std::fmt;

/// Test rows of a tier at least.
const ROWS: u64 = 300;

/// Violations at most, as a share of the rows.
const SHARE: f64 = 0.01;

/// How tight bounds are meant to be: bound over observed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Goal {
    /// In the median at most.
    pub median: f64,
    /// In the worst row at most, where that is demanded.
    pub worst: Option<f64>,
}

/// For instructions.
pub const INSTRUCTIONS: Goal = Goal {
    median: 1.3,
    worst: Some(1.5),
};

/// For times with warm caches.
pub const WARM: Goal = Goal {
    median: 2.0,
    worst: Some(3.0),
};

/// For times with cold caches.
pub const COLD: Goal = Goal {
    median: 2.5,
    worst: None,
};

/// A tier for which goals hold, beside them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verdict {
    tier: &'static str,
    found: Option<Tier>,
    goal: Goal,
}

/// The verdicts of a unit: tiers (i) and (iii).
#[must_use]
pub const fn verdicts(unit: &Unit, goal: Goal) -> [Verdict; 2] {
    [
        Verdict {
            tier: "(i)",
            found: unit.tier_i,
            goal,
        },
        Verdict {
            tier: "(iii)",
            found: unit.tier_iii,
            goal,
        },
    ]
}

/// Whether bounds hold: a table whose bounds do not is no table.
#[must_use]
pub fn hold(unit: &Unit) -> bool {
    unit.beyond() == 0 && verdicts(unit, INSTRUCTIONS).iter().all(Verdict::holds)
}

impl Verdict {
    /// Whether enough rows were tested, and few enough of them exceed their bounds.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.found
            .is_some_and(|tier| tier.rows >= ROWS && tier.exceeded() <= SHARE)
    }

    /// Whether bounds are as tight as they are meant to be.
    #[must_use]
    pub fn tight(&self) -> bool {
        self.found.is_some_and(|tier| {
            let worst = self.goal.worst.is_none_or(|most| tier.worst <= most);
            tier.median <= self.goal.median && worst
        })
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(tier) = self.found else {
            return write!(f, "{}: NOT TESTED, no row", self.tier);
        };
        write!(
            f,
            "{}: {}, {} of {} rows exceeded (at most 1 % of at least {ROWS}); {}, median {:.2} (at \
             most {})",
            self.tier,
            if self.holds() { "holds" } else { "FAILS" },
            tier.violations,
            tier.rows,
            if self.tight() {
                "as tight as meant"
            } else {
                "LOOSER THAN MEANT"
            },
            tier.median,
            self.goal.median,
        )?;
        match self.goal.worst {
            Some(most) => write!(f, ", worst {:.2} (at most {most})", tier.worst),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{COLD, Goal, INSTRUCTIONS, Verdict};
    use crate::calibrate::tiers::Tier;

    fn tier(rows: u64, violations: u64, median: f64, worst: f64) -> Option<Tier> {
        Some(Tier {
            rows,
            violations,
            upper_limit: 0.01,
            median,
            worst,
            p90: median,
            reached_p10: 1.0,
            reached_least: 1.0,
            beyond: 0,
        })
    }

    fn verdict(found: Option<Tier>, goal: Goal) -> (bool, bool) {
        let tier = "(i)";
        let verdict = Verdict { tier, found, goal };
        (verdict.holds(), verdict.tight())
    }

    #[test]
    fn goals_are_those_of_the_design() {
        let of = |found| verdict(found, INSTRUCTIONS);
        assert_eq!(of(tier(300, 3, 1.3, 1.5)), (true, true));
        assert_eq!(of(tier(300, 4, 1.3, 1.5)), (false, true));
        assert_eq!(of(tier(299, 0, 1.3, 1.5)), (false, true));
        assert_eq!(of(tier(300, 0, 1.31, 1.5)), (true, false));
        assert_eq!(of(tier(300, 0, 1.3, 1.51)), (true, false));
        assert_eq!(of(None), (false, false));
        assert_eq!(verdict(tier(300, 0, 2.5, 99.0), COLD), (true, true));
    }

    #[test]
    fn what_is_missed_is_told_with_its_numbers() {
        let tier = tier(423, 0, 1.52, 6.0);
        let text = Verdict {
            tier: "(i)",
            found: tier,
            goal: INSTRUCTIONS,
        };
        assert_eq!(
            text.to_string(),
            "(i): holds, 0 of 423 rows exceeded (at most 1 % of at least 300); LOOSER THAN MEANT, \
             median 1.52 (at most 1.3), worst 6.00 (at most 1.5)"
        );
    }
}
