//! What becomes of an event that has ended a sequence and may enter lists of it.

use super::super::draft::Draft;
use super::super::paths::{Retention, retention};
use super::super::vector::Vector;
use super::adds::Held;
use super::left::left;
use super::lists::Lists;
use super::states::State;
use super::ways::Way;
use crate::plan::Search;
use rtcep_core::Op;

impl Lists<'_> {
    /// The trigger is consumed, or stays and is added.
    pub(super) fn fates(
        &self,
        plan: &Search,
        state: &State,
        room: &[bool],
        way: &Way,
        told: &Draft,
        drafts: &mut Vec<Draft>,
    ) {
        let cx = self.cx;
        let role = plan.trigger.map(|o| retention(&cx.situation.operands[o]));
        let (judged, can_fault) = match &role {
            Some(Retention::Judge(retain)) => (
                Vector::ZERO.with(Op::Retain, 1).nodes(Some(retain), 1),
                retain.can_fault(),
            ),
            _ => (Vector::ZERO, false),
        };
        let none = vec![false; cx.lists.len()];
        if role != Some(Retention::Keep)
            && let Some(left) = left(cx, &plan.levels, way, state, &none, true)
        {
            let notice = Vector::ZERO.with(Op::Notice, u128::from(left.faults || can_fault));
            let gone = left.vector.plus(&judged).plus(&notice);
            drafts.push(told.then("trigger consumed", &gone));
        }
        if role == Some(Retention::Consume) {
            return;
        }
        let admits = &self.opening.admits;
        for set in 0..1usize << admits.len() {
            let mut stay = none.clone();
            for (place, &l) in admits.iter().enumerate() {
                stay[l] = set >> place & 1 == 1;
            }
            let Some(left) = left(cx, &plan.levels, way, state, &stay, true) else {
                continue;
            };
            let notice = Vector::ZERO.with(Op::Notice, u128::from(left.faults));
            let after = left.vector.plus(&judged).plus(&notice);
            let first = left.gone.iter().position(|&gone| gone > 0);
            // What is not consumed can be gone with what was: as few, or as many as can be.
            let sure = |l: usize| {
                let levels = plan.levels.iter().filter(|level| level.list == l);
                let operands = levels.map(|level| &cx.situation.operands[level.operand]);
                let sure = operands.filter(|o| retention(o) == Retention::Consume);
                (sure.count() as u128).min(left.gone[l])
            };
            let few: Vec<u128> = (0..cx.lists.len()).map(sure).collect();
            for gone in [&left.gone, &few] {
                let consumed = left.gone.iter().zip(gone);
                let spared = consumed.fold(0u128, |sum, (most, gone)| sum + (most - gone));
                let held = Held {
                    len: state
                        .len
                        .iter()
                        .zip(gone)
                        .map(|(len, gone)| len - gone)
                        .collect(),
                    full: (0..none.len()).map(|l| stay[l] && state.full[l]).collect(),
                    room: (0..none.len())
                        .map(|l| room[l] || left.gone[l] > 0)
                        .collect(),
                    gone: first.map_or(usize::MAX, |first| first + 1),
                    settled: false,
                    short: None,
                };
                let stays = told.then("trigger stays", &after.clone().less(Op::Consume, spared));
                self.enters(&held, &stays, drafts);
            }
        }
    }
}
