//! The paths of an event of a sequence that enters the list of the first operand alone.

use super::super::draft::Draft;
use super::super::paths::Context;
use super::left::admitted;
use super::opening::{Opening, openings};
use crate::plan::EntryPlan;

/// Whether an event enters the list of the first operand alone, which nothing
/// has to exist before.
pub(super) fn leads(cx: &Context<'_>, entry: &EntryPlan) -> bool {
    entry.admits.iter().all(|&l| cx.leads(l, 0))
        && !entry
            .judged
            .iter()
            .any(|judged| judged.takes_one(cx.situation))
}

/// Nothing composes.
pub(super) fn stored(cx: &Context<'_>, entry: &EntryPlan) -> (Vec<Draft>, u128) {
    let openings = openings(cx, entry);
    let drafts = openings
        .iter()
        .flat_map(|opening| enters(cx, opening, &opening.base));
    (drafts.collect(), 0)
}

/// The ways into the first list, whose candidates may expire before.
pub(super) fn enters(cx: &Context<'_>, opening: &Opening, before: &Draft) -> Vec<Draft> {
    let full = |full: bool| vec![!full; cx.lists.len()];
    let mut drafts = vec![admitted(cx, opening, &full(false), before)];
    if opening.admits.iter().any(|&l| opening.emptied[l]) {
        return drafts;
    }
    drafts.push(admitted(cx, opening, &full(true), before));
    for &l in &opening.admits {
        if cx.can_expire(l) {
            let gone = before.then("own list expires", &cx.expire_all(l));
            drafts.push(admitted(cx, opening, &full(false), &gone));
        }
    }
    drafts
}
