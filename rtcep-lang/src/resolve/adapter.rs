//! Adapters in front of the engine.

use super::time::{Clock, ticks};
use crate::ast::{self, Rules};
use crate::diagnostic::{Diagnostic, Range};
use crate::model::{Merge, Reorder};
use proc_macro2::Span;

/// How late events may come.
pub(super) fn reorder(
    rules: &Rules,
    clock: Clock,
    errors: &mut Vec<Diagnostic>,
) -> Option<Reorder> {
    once("reorder", rules.reorders.iter().map(|r| r.word), errors);
    let first = rules.reorders.first()?;
    let within = first.within.as_ref();
    let within = within.and_then(|time| ticks(time, clock.resolution, errors));
    Some(Reorder {
        within: within?,
        max: first.max?.value,
    })
}

/// What is merged.
pub(super) fn merge(rules: &Rules, errors: &mut Vec<Diagnostic>) -> Option<Merge> {
    once("merge", rules.merges.iter().map(|m| m.word), errors);
    let first = rules.merges.first()?;
    Some(Merge {
        sources: first.sources.iter().map(|s| s.text.clone()).collect(),
        max: first.max?.value,
    })
}

/// What stands at most once in a rule set.
fn once(word: &str, mut said: impl Iterator<Item = Range>, errors: &mut Vec<Diagnostic>) {
    let Some(first) = said.next() else {
        return;
    };
    for again in said {
        let message = format!("`{word}` is already said on line {}", first.line());
        errors.push(Diagnostic::error(again, message));
    }
}

/// `reorder within 50ms, max 64`
#[derive(Clone, Debug)]
pub struct ReorderNames {
    /// The word.
    pub word: Range,
    /// `within`, if written.
    pub within: Option<Span>,
    /// `max N`, if written.
    pub max: Option<(u32, Range)>,
    /// Something in it could not be read.
    pub broken: bool,
}

/// `merge radar, sonar, max 16`
#[derive(Clone, Debug)]
pub struct MergeNames {
    /// The word.
    pub word: Range,
    /// The names of the sources.
    pub sources: Vec<Span>,
    /// `max N`, if written.
    pub max: Option<(u32, Range)>,
    /// Something in it could not be read.
    pub broken: bool,
}

impl ReorderNames {
    pub(super) fn of(reorder: &ast::Reorder) -> Self {
        Self {
            word: reorder.word,
            within: reorder.within.as_ref().map(|time| time.span),
            max: reorder.max.map(|max| (max.value, max.range)),
            broken: reorder.broken,
        }
    }
}

impl MergeNames {
    pub(super) fn of(merge: &ast::Merge) -> Self {
        Self {
            word: merge.word,
            sources: merge.sources.iter().map(|source| source.span).collect(),
            max: merge.max.map(|max| (max.value, max.range)),
            broken: merge.broken,
        }
    }
}
