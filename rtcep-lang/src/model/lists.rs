//! Which operands store candidates, and which of them share a list
//! (language.md, 3.4 and 3.6).

use super::{Detect, Expr, Kind, OnFull, Operand, Quantifier, Role, Situation, Source};

/// A list of candidates, shared by all operands with the same event and the
/// same threshold.
#[derive(Clone, Debug, PartialEq)]
pub struct CandidateList {
    /// The operands that read it, by declaration; notices name the first.
    pub operands: Vec<usize>,
    /// Whose events it stores.
    pub source: Source,
    /// Candidates at most; none where the user forgot to say it.
    pub max: Option<u32>,
    /// What happens to an event that finds it full.
    pub on_full: OnFull,
}

/// Whether an operand of the situation stores candidates. Those that do not:
/// forbidden and absent ones and those of `not` and `any`; the last of an immediate
/// sequence (only the trigger takes it) and the only one of an immediate `all`, both
/// unless they repeat; counters that keep a sum alone; aggregates of all that came.
#[must_use]
pub fn stores(situation: &Situation, operand: usize) -> bool {
    let this = &situation.operands[operand];
    if this.role != Role::Required {
        return false;
    }
    let deferred = situation.detect == Detect::Deferred;
    match situation.kind {
        Kind::Any | Kind::Not | Kind::AtMost | Kind::Nth => false,
        Kind::All if deferred => true,
        Kind::All => situation.operands.len() > 1 || this.repetition.is_some(),
        Kind::Sequence => {
            deferred || situation.last_required() != Some(operand) || this.repetition.is_some()
        }
        Kind::At | Kind::Every => false,
        // The timer of `first` and `last` is one, whatever comes.
        Kind::After => this.quantifier == Quantifier::Each,
        Kind::Unless => true,
        Kind::AtLeast => counts_candidates(situation),
        Kind::Report | Kind::Percentage | Kind::Crosses | Kind::Trend => {
            situation.within.is_some() || this.max.is_some()
        }
    }
}

/// Whether an `atleast` keeps candidates and not a sum alone.
fn counts_candidates(situation: &Situation) -> bool {
    let chosen = |o: &Operand| o.quantifier != Quantifier::Each;
    situation.within.is_some()
        || situation
            .operands
            .iter()
            .any(|o| o.retain.is_some() || chosen(o))
}

/// The candidate lists of a situation, by their first operand.
#[must_use]
pub fn lists(situation: &Situation) -> Vec<CandidateList> {
    let mut lists: Vec<CandidateList> = Vec::new();
    for (o, operand) in situation.operands.iter().enumerate() {
        if !stores(situation, o) {
            continue;
        }
        // An event counts once, by the first operand that it passes; and what is
        // absolute is kept apart.
        let shares = situation.kind.joins() && !operand.absolute;
        let same = lists.iter_mut().find(|list| {
            let first = &situation.operands[list.operands[0]];
            shares
                && !first.absolute
                && list.source == operand.source
                && same_threshold(&first.threshold, &operand.threshold)
        });
        match same {
            Some(list) => list.operands.push(o),
            None => lists.push(CandidateList {
                operands: vec![o],
                source: operand.source,
                max: if operand.absolute {
                    Some(1)
                } else {
                    operand.max
                },
                on_full: operand.on_full,
            }),
        }
    }
    lists
}

/// Whether two thresholds are equal in canonical print.
#[must_use]
pub fn same_threshold(a: &Option<Expr>, b: &Option<Expr>) -> bool {
    // `0.0 == -0.0`, but they print, and divide, differently.
    a == b && format!("{a:?}") == format!("{b:?}")
}
