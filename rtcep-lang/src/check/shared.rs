//! Operands that share a list agree about it (language.md, 3.6).

use super::Subject;
use super::limits::OPERANDS;
use crate::diagnostic::Diagnostic;
use crate::model::{lists, same_threshold};

pub(super) fn check_shared_lists(subject: &mut Subject<'_>) {
    for (s, situation) in subject.model.situations.iter().enumerate() {
        let gaps = &subject.gaps.situations[s];
        // A lost operand, or `detect`, may change which ones store. All pairs are compared: too
        // many have an error of their own.
        if gaps.kind || gaps.operands_lost || gaps.detect || situation.operands.len() > OPERANDS {
            continue;
        }
        for list in lists(situation) {
            let mut known = list
                .operands
                .iter()
                .copied()
                .filter(|&o| !gaps.operands[o].any());
            let Some(first) = known.next() else {
                continue;
            };
            let a = &situation.operands[first];
            for o in known {
                let b = &situation.operands[o];
                let places = &subject.names.situations[s].operands[o];
                let source = subject.model.source_name(a.source);
                let share = format!(
                    "`{}` and `{}` of `{}` have the same event and threshold and so share one list of `{source}`",
                    a.name, b.name, situation.name
                );
                // A missing `max` has an error of its own.
                if let (Some(first), Some(second)) = (a.max, b.max)
                    && first != second
                {
                    subject.found.push(Diagnostic::error(
                        places.max.unwrap_or_else(|| places.name.into()),
                        format!("{share}; `max {first}` and `max {second}` must agree"),
                    ));
                }
                if !same_threshold(&a.overrides, &b.overrides) {
                    subject.found.push(Diagnostic::error(
                        places.overrides.unwrap_or_else(|| places.name.into()),
                        format!("{share}; `override` must be the same at both"),
                    ));
                }
                if a.on_full != b.on_full {
                    let (first, second) = (a.on_full.name(), b.on_full.name());
                    subject.found.push(Diagnostic::error(
                        places.on_full.unwrap_or_else(|| places.name.into()),
                        format!("{share}; `on_full {first}` and `on_full {second}` must agree"),
                    ));
                }
            }
        }
    }
}
