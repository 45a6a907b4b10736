//! What a calibration has to show (bounds.md, section 2), and whether it does.

use super::record::Unit;
use super::tiers::Tier;
use std::fmt;

/// Test rows of a tier at least.
const ROWS: u64 = 300;

/// Violations at most, as a share of the rows.
const SHARE: f64 = 0.01;

/// Points of a family at least, for each of its prices.
const POINTS: usize = 20;

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
    goal: Option<Goal>,
}

/// The verdicts of a unit: tiers (i) and (iii), and `process`, which has to hold and has no
/// goal of its own: no search looks for the state that is worst for both.
#[must_use]
pub fn verdicts(unit: &Unit, goal: Goal) -> [Verdict; 3] {
    let of = |tier, found, goal| Verdict { tier, found, goal };
    [
        of("(i)", unit.tier_i, Some(goal)),
        of("(iii)", unit.tier_iii, Some(goal)),
        of("`process`", unit.process, None),
    ]
}

/// Whether bounds hold: a table whose bounds do not, or whose prices are not those of the
/// worst calls, is no table.
#[must_use]
pub fn hold(unit: &Unit) -> bool {
    let all = verdicts(unit, INSTRUCTIONS);
    unit.beyond() == 0 && unit.settled && all.iter().all(Verdict::holds)
}

/// Families with fewer points for each price than are wanted.
pub fn few(unit: &Unit) -> impl Iterator<Item = &'static str> {
    let few = unit.d.iter().filter(|(_, d)| d.points < POINTS * d.d);
    few.map(|(family, _)| *family)
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
        let Some(goal) = self.goal else { return true };
        self.found.is_some_and(|tier| {
            let worst = goal.worst.is_none_or(|most| tier.worst <= most);
            tier.median <= goal.median && worst
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
            "{}: {}, {} of {} rows exceeded (at most 1 % of at least {ROWS})",
            self.tier,
            if self.holds() { "holds" } else { "FAILS" },
            tier.violations,
            tier.rows,
        )?;
        let Some(goal) = self.goal else {
            return Ok(());
        };
        write!(
            f,
            "; {}, median {:.2} (at most {})",
            if self.tight() {
                "as tight as meant"
            } else {
                "LOOSER THAN MEANT"
            },
            tier.median,
            goal.median,
        )?;
        match goal.worst {
            Some(most) => write!(f, ", worst {:.2} (at most {most})", tier.worst),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{COLD, Goal, INSTRUCTIONS, Verdict, few, hold};
    use crate::calibrate::record::{Determined, Naive, Unit};
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
        let verdict = Verdict {
            tier: "(i)",
            found,
            goal: Some(goal),
        };
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
            goal: Some(INSTRUCTIONS),
        };
        assert_eq!(
            text.to_string(),
            "(i): holds, 0 of 423 rows exceeded (at most 1 % of at least 300); LOOSER THAN MEANT, \
             median 1.52 (at most 1.3), worst 6.00 (at most 1.5)"
        );
    }

    #[test]
    fn a_table_needs_all_of_its_bounds_to_hold() {
        let good = Unit {
            margin: 1.35,
            floor: 10.0,
            d: [("join", 2, 40), ("count", 2, 39)]
                .map(|(family, d, points)| (family, Determined { d, rank: d, points }))
                .into(),
            all: Determined::default(),
            settled: true,
            fitted: None,
            margin_rows: None,
            tier_i: tier(300, 3, 1.2, 1.4),
            tier_ii: tier(300, 300, 1.2, 1.4),
            tier_iii: tier(300, 3, 1.2, 1.4),
            process: tier(300, 3, 9.0, 99.0),
            tier_ii_margins: Vec::new(),
            naive_sum: Naive::default(),
        };
        assert!(hold(&good));
        assert_eq!(few(&good).collect::<Vec<_>>(), ["count"]);
        let but = |change: fn(&mut Unit)| {
            let mut unit = good.clone();
            change(&mut unit);
            hold(&unit)
        };
        assert!(!but(|unit| unit.settled = false));
        assert!(!but(|unit| unit.tier_i = tier(300, 4, 1.2, 1.4)));
        assert!(!but(|unit| unit.tier_iii = None));
        assert!(!but(|unit| unit.process = tier(299, 0, 1.2, 1.4)));
    }
}
