//! What is known of the lists of an `all` with groups, and of what is found in them.

use super::super::super::paths::{Context, Retention, retention};
use super::super::opening::always;
use crate::plan::{EntryPlan, Search};

/// How far what is found follows from what the lists hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Known {
    /// A condition says: the lists hold anything, and any choice can be the one.
    Asked,
    /// At rest no combination is left, and what an event then finds is certain.
    All,
    /// At rest no combination is left.
    Rest,
    /// Without a condition candidates stay, or one group keeps events from another.
    Little,
}

impl Known {
    pub(super) fn of(cx: &Context<'_>, search: &Search, certain: bool) -> Self {
        let situation = cx.situation;
        let mut operands = situation.required();
        let consumed = |o: usize| retention(&situation.operands[o]) == Retention::Consume;
        if situation.when.is_some() {
            Known::Asked
        } else if !situation.once && !operands.all(consumed) {
            Known::Little
        } else if certain || (gives_way(cx, search) && plain(cx, search)) {
            Known::All
        } else if gives_way(cx, search) {
            Known::Rest
        } else {
            Known::Little
        }
    }
}

/// Whether more candidates never make less of a combination: a group takes no event
/// that another one needs, and each candidate of its list can be a member.
fn gives_way(cx: &Context<'_>, search: &Search) -> bool {
    let source = |g: usize| cx.lists[search.groups[g].list].source;
    let groups = 0..search.groups.len();
    groups
        .clone()
        .all(|g| groups.clone().take(g).all(|h| source(g) != source(h)))
        && cx.lists.iter().all(|list| list.screened.is_empty())
}

/// Whether the events that stand in several lists stand in two, each of which is read by
/// one operand that needs one of them.
fn plain(cx: &Context<'_>, search: &Search) -> bool {
    (0..cx.lists.len()).all(|l| {
        let same = |m: &usize| cx.lists[*m].source == cx.lists[l].source;
        let lists: Vec<usize> = (0..cx.lists.len()).filter(same).collect();
        match lists.len() {
            1 => true,
            2 => lists
                .iter()
                .all(|&l| cx.lists[l].operands.len() == 1 && search.needs(l) == 1),
            _ => false,
        }
    })
}

/// Whether it is known that events lead to what the lists are said to hold.
pub(super) fn exact(cx: &Context<'_>, entry: &EntryPlan, known: Known, certain: bool) -> bool {
    let mut operands = cx.situation.required();
    let keeps = |o: usize| retention(&cx.situation.operands[o]) == Retention::Keep;
    let held = match known {
        Known::Asked | Known::All => true,
        Known::Rest => false,
        Known::Little => certain && operands.all(keeps),
    };
    // No event enters one of two lists alone that every event enters.
    let lists = entry.judged.iter().filter(|judged| judged.list.is_some());
    let independent = match lists.clone().count() {
        0 | 1 => true,
        2 => !lists.clone().any(|judged| always(cx, judged)),
        _ => false,
    };
    held && independent
}
