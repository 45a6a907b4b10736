//! Which operands store candidates, and which of them share a list
//! (language.md, 3.4 and 3.6).

use super::{Detect, Expr, Kind, OnFull, Situation, Source};

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
/// the last of an immediate sequence (only the trigger takes it), and the only
/// one of an immediate `all`.
#[must_use]
pub fn stores(situation: &Situation, operand: usize) -> bool {
    if situation.detect == Detect::Deferred {
        return true;
    }
    match situation.kind {
        Kind::All => situation.operands.len() > 1,
        Kind::Sequence => operand + 1 < situation.operands.len(),
    }
}

/// The candidate lists of a situation, by their first operand.
#[must_use]
pub fn lists(situation: &Situation) -> Vec<CandidateList> {
    let mut lists: Vec<CandidateList> = Vec::new();
    for (o, operand) in situation.operands.iter().enumerate() {
        if !stores(situation, o) {
            continue;
        }
        let same = lists.iter_mut().find(|list| {
            let first = &situation.operands[list.operands[0]];
            list.source == operand.source && same_threshold(&first.threshold, &operand.threshold)
        });
        match same {
            Some(list) => list.operands.push(o),
            None => lists.push(CandidateList {
                operands: vec![o],
                source: operand.source,
                max: operand.max,
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
