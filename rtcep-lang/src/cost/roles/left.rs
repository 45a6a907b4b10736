//! What a composition leaves of the lists, and of its trigger.

use super::super::admission::full;
use super::super::draft::Draft;
use super::super::paths::{Context, Retention, retention};
use super::super::vector::Vector;
use super::opening::Opening;
use super::states::State;
use super::ways::Way;
use crate::model::OnFull;
use crate::plan::{Level, Storage};
use rtcep_core::Op;

/// What is consumed, whether some `retain` can fault, and which lists have room now.
pub(super) struct Left {
    pub(super) vector: Vector,
    pub(super) faults: bool,
    pub(super) room: Vec<bool>,
    /// Candidates that are consumed, by list.
    pub(super) gone: Vec<u128>,
}

/// After a detection; `stay` names the lists of which every candidate stays, and
/// `both` says that candidates stand in every list that may hold them. Nothing where
/// some candidate of a list that stays is consumed.
pub(super) fn left(
    cx: &Context<'_>,
    levels: &[Level],
    way: &Way,
    state: &State,
    stay: &[bool],
    both: bool,
) -> Option<Left> {
    let mut vector = Vector::ZERO;
    let mut faults = false;
    let mut leave = vec![0u128; cx.lists.len()];
    for (level, &used) in levels.iter().zip(&way.used) {
        match retention(&cx.situation.operands[level.operand]) {
            Retention::Keep => continue,
            Retention::Consume if stay[level.list] && used > 0 => return None,
            Retention::Consume => {}
            Retention::Judge(retain) => {
                vector = vector.with(Op::Retain, used).nodes(Some(retain), used);
                if stay[level.list] {
                    continue;
                }
                // What faults does not stay.
                faults |= retain.can_fault();
            }
        }
        let place = &mut leave[level.list];
        *place = place.saturating_add(used).min(state.len[level.list]);
    }
    let mut consumed = vec![0; cx.lists.len()];
    let mut room: Vec<bool> = state.full.iter().map(|full| !full).collect();
    for (l, list) in cx.lists.iter().enumerate() {
        // What leaves a list is looked for in every other one that may hold it.
        let twins = |t: &usize| *t != l && cx.lists[*t].source == list.source;
        let mut gone = leave[l];
        for t in (0..cx.lists.len()).filter(twins) {
            vector = vector.with(Op::Trace, leave[l].saturating_mul(state.len[t]));
            if both && !stay[l] {
                gone = gone.saturating_add(leave[t]).min(state.len[l]);
            }
        }
        vector = vector.with(Op::Consume, gone);
        if gone > 0 && list.storage != Storage::Ring {
            vector = vector.with(Op::Compact, state.len[l]);
        }
        room[l] |= gone > 0;
        consumed[l] = gone;
    }
    Some(Left {
        vector,
        faults,
        room,
        gone: consumed,
    })
}

/// The event enters every list that it may, those without room by their policy.
pub(super) fn admitted(
    cx: &Context<'_>,
    opening: &Opening,
    room: &[bool],
    before: &Draft,
) -> Draft {
    let mut draft = before.clone();
    let (mut stored, mut frozen) = (false, false);
    for &l in &opening.admits {
        let list = &cx.lists[l];
        if room[l] || list.roomy || opening.emptied[l] {
            let name = if stored { "" } else { "stored" };
            draft = draft.then(name, &cx.stored(l));
            stored = true;
        } else if list.on_full == OnFull::Freeze && frozen {
            // One notice tells of all of them.
        } else {
            frozen |= list.on_full == OnFull::Freeze;
            draft = draft.then(&format!("list full: {}", list.on_full.name()), &full(list));
        }
    }
    draft
}
