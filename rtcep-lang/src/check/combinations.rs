//! Products of `each` operands stay small unless the user says so
//! (language.md, section 8).

use super::Subject;
use super::max::MOST;
use crate::diagnostic::Diagnostic;
use crate::model::{Quantifier, Situation, stores};

/// Combinations of `each` operands that need no `max_combinations`.
pub(super) const DEFAULT_LIMIT: u64 = 65_536;

pub(super) fn check_combinations(subject: &mut Subject<'_>) {
    for (s, situation) in subject.model.situations.iter().enumerate() {
        let gaps = &subject.gaps.situations[s];
        if gaps.kind || gaps.operands_lost || gaps.limits || gaps.detect {
            continue;
        }
        let Some((product, text)) = product(situation) else {
            continue;
        };
        let names = &subject.names.situations[s];
        let name = &situation.name;
        match (product, situation.max_combinations, names.max_combinations) {
            (_, Some(0), Some(at)) => subject.found.push(Diagnostic::error(
                at,
                format!("`max_combinations 0`: `{name}` could never be detected; write 1 or more"),
            )),
            (Some(product), Some(limit), Some(at)) if limit < product => {
                subject.found.push(Diagnostic::error(
                    at,
                    format!(
                        "`{name}` can have {product} combinations ({text}), more than \
                         `max_combinations {limit}`; raise it, or lower a `max`"
                    ),
                ));
            }
            (Some(product), None, _) if product > DEFAULT_LIMIT => {
                subject.found.push(Diagnostic::error(
                    names.name,
                    format!(
                        "`{name}` can have {product} combinations ({text}), more than \
                         {DEFAULT_LIMIT}; lower a `max`, or write `max_combinations {product};`"
                    ),
                ));
            }
            (None, ..) => subject.found.push(Diagnostic::error(
                names.name,
                format!("the combinations of `{name}` ({text}) do not fit u64; lower a `max`"),
            )),
            _ => {}
        }
    }
}

/// The number of combinations of the stored `each` operands (`None` beyond
/// u64) and how it comes about; nothing where a `max` is missing or too large.
fn product(situation: &Situation) -> Option<(Option<u64>, String)> {
    let factors = factors(situation)?;
    Some((multiplied(&factors), written(&factors)))
}

/// `None` beyond u64.
pub(super) fn multiplied(factors: &[(&str, u32)]) -> Option<u64> {
    let mut numbers = factors.iter().map(|&(_, n)| u64::from(n));
    numbers.try_fold(1u64, u64::checked_mul)
}

/// The stored `each` operands, with their `max`. What is no join detects once at most.
pub(super) fn factors(situation: &Situation) -> Option<Vec<(&str, u32)>> {
    let mut factors = Vec::new();
    if !situation.kind.joins() {
        return Some(factors);
    }
    for (o, operand) in situation.operands.iter().enumerate() {
        if operand.quantifier != Quantifier::Each || !stores(situation, o) {
            continue;
        }
        // A `max` that no list has is an error of its own.
        let max = operand.max.filter(|&max| max <= MOST)?;
        factors.push((operand.name.as_str(), max));
    }
    Some(factors)
}

/// `a` 300 × `b` 300
pub(super) fn written(factors: &[(&str, u32)]) -> String {
    let factor = |(name, number): &(&str, u32)| format!("`{name}` {number}");
    let factors: Vec<String> = factors.iter().map(factor).collect();
    factors.join(" \u{d7} ")
}
