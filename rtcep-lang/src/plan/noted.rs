//! Events that no combination contains: what is forbidden, and what is absent
//! between two operands of a sequence (language.md, 4.1 and 4.3).

use super::EntryPlan;
use crate::model::{Role, Situation, Source};

/// An event of a source that is noted at a situation.
#[derive(Clone, Debug, PartialEq)]
pub struct Noted {
    /// The forbidden or absent operand.
    pub operand: usize,
    /// Its threshold among those that the entry judges.
    pub judged: usize,
    /// The operand behind the gap in which none may stand; none where it
    /// forbids the detection altogether.
    pub before: Option<usize>,
}

/// What events of `source` are noted for; `first` thresholds are judged before.
pub(super) fn noted(situation: &Situation, source: Source, first: usize) -> Vec<Noted> {
    let operands = situation.operands.iter().enumerate();
    let noted =
        operands.filter(|(_, operand)| operand.source == source && operand.role != Role::Required);
    noted
        .enumerate()
        .map(|(i, (operand, of))| Noted {
            operand,
            judged: first + i,
            before: match of.role {
                Role::Absent => behind(situation, operand),
                _ => None,
            },
        })
        .collect()
}

/// The required operand behind an absent one.
fn behind(situation: &Situation, absent: usize) -> Option<usize> {
    situation.required().find(|&o| o > absent)
}

/// The required operands with a gap before them in which something is absent:
/// each candidate of theirs keeps the newest such event before its arrival.
#[must_use]
pub fn gaps(situation: &Situation) -> Vec<usize> {
    let operands = situation.operands.iter().enumerate();
    let absent = operands.filter(|(_, operand)| operand.role == Role::Absent);
    let mut gaps: Vec<usize> = absent.filter_map(|(o, _)| behind(situation, o)).collect();
    gaps.dedup();
    gaps
}

impl EntryPlan {
    /// Whether some of what it notes forbids the detection.
    #[must_use]
    pub fn forbids(&self) -> bool {
        self.noted.iter().any(|noted| noted.before.is_none())
    }
}
