//! Events that may take several operands of one situation (language.md, 3.6).
//!
//! Which of them an event passes is set by its thresholds, each a condition of
//! its own: every set of them is a case (`opening`). In each case the lists hold
//! what they can (`states`), the loops visit what that gives (`visits`, `ways`),
//! and the event composes and leaves or stays, or finds nothing and is stored (`all`,
//! `sequence` and `leading`, with `left`). Without a condition the lists of an `all` can hold
//! the same events (`matching`), and on one list of a sequence any choice that ascends holds
//! (`ascending`). An event of a sequence that enters other lists than the first takes
//! candidates of later ones out of existence (`lists`, `fates`, `adds`). What is entangled
//! keeps an upper bound, whose paths say so in their names ([`UPPER`]).

mod adds;
mod all;
mod ascending;
mod bound;
mod fates;
mod groups;
mod leading;
mod left;
mod lists;
mod matching;
mod opening;
mod sequence;
mod states;
mod visits;
mod ways;

pub(super) use bound::role_visits;
pub(super) use matching::beside;

use super::draft::Draft;
use super::paths::Context;
use super::polynomial::Polynomial;
use crate::model::Kind;
use crate::plan::{Composition, EntryPlan, repeats};
use rtcep_core::Op;

/// How the name of a path begins that no trace is claimed to reach.
pub(super) const UPPER: &str = "at most";

/// Beyond so many thresholds, lists or operands one path bounds all.
const PARTS: usize = 6;

/// The same of lists that it enters of an `all` without a condition.
const LISTS: usize = 4;

pub(super) fn several(cx: &Context<'_>, entry: &EntryPlan) -> (Vec<Draft>, u128) {
    let operands = cx.situation.required().count();
    if cx.lists.len() > PARTS || operands > PARTS || entry.judged.len() > PARTS {
        return bound::several(cx, entry);
    }
    match (&entry.composition, cx.situation.kind) {
        (Composition::Roles(search), _) if repeats(cx.situation) => {
            groups::all(cx, entry, search).unwrap_or_else(|| bound::several(cx, entry))
        }
        (_, Kind::Sequence) if repeats(cx.situation) => {
            groups::sequence(cx, entry).unwrap_or_else(|| bound::several(cx, entry))
        }
        (Composition::Roles(search), _)
            if states::known(cx, entry, search) || entry.admits.len() <= LISTS =>
        {
            all::all(cx, entry, search)
        }
        (Composition::None, Kind::All | Kind::Unless) => all::stored(cx, entry),
        (Composition::None, Kind::Sequence) if leading::leads(cx, entry) => {
            leading::stored(cx, entry)
        }
        (Composition::Fixed(search), Kind::Sequence)
            if search.groups.is_empty() && leading::leads(cx, entry) =>
        {
            sequence::ending(cx, entry, search)
        }
        (Composition::None, Kind::Sequence) if lists::known(cx, entry) => {
            lists::lists(cx, entry, None)
        }
        (Composition::Fixed(search), Kind::Sequence)
            if search.groups.is_empty() && lists::known(cx, entry) =>
        {
            lists::lists(cx, entry, Some(search))
        }
        _ => bound::several(cx, entry),
    }
}

/// The rows that `each` path counts, in the capacities where these say it.
pub(super) fn rows(
    formula: Polynomial,
    cx: &Context<'_>,
    entry: &EntryPlan,
    each: &[Draft],
) -> Polynomial {
    let full: Vec<u128> = cx.lists.iter().map(|list| list.max.into()).collect();
    let entangled = match &entry.composition {
        Composition::Fixed(plan) => cx.several || beside(cx, plan, &full).is_some(),
        _ => cx.several,
    };
    if !entangled {
        return formula;
    }
    let most = each.iter().map(|draft| draft.vector.get(Op::Row)).max();
    let most = most.unwrap_or(0);
    let max = |o: usize| {
        let list = cx.lists.iter().find(|l| l.operands.contains(&o));
        list.map_or(0, |l| u128::from(l.max))
    };
    if formula.value(&max) == most {
        formula
    } else {
        Polynomial::number(most)
    }
}
