//! The adds of an event at each list of a sequence that it may enter.
//!
//! Before each of them the lists up to its own are settled. What a detection consumed and
//! what an earlier add evicted takes candidates of later lists out of existence; since adds
//! go by declaration, the first one at a list or behind it finds all of that list that is
//! gone, and no later one finds more.

use super::super::admission::full;
use super::super::draft::Draft;
use super::super::vector::Vector;
use super::lists::Lists;
use crate::model::OnFull;
use rtcep_core::Op;

/// What an add finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Add {
    /// Nothing before it exists, nor does the event.
    Nothing,
    /// It is stored.
    Stored,
    /// Its list is full.
    Full,
}

const ADDS: [Add; 3] = [Add::Nothing, Add::Stored, Add::Full];

/// The lists when the event is added.
pub(super) struct Held {
    /// Candidates at most.
    pub(super) len: Vec<u128>,
    /// Whether it can be full.
    pub(super) full: Vec<bool>,
    /// Whether it can have room.
    pub(super) room: Vec<bool>,
    /// The first list of which candidates can be gone by now.
    pub(super) gone: usize,
    /// Whether all lists are settled before anything is added.
    pub(super) settled: bool,
    /// A list that has too few for a combination, which needs so many.
    pub(super) short: Option<(usize, u128)>,
}

impl Lists<'_> {
    /// The event at each list that it may enter.
    pub(super) fn enters(&self, held: &Held, before: &Draft, drafts: &mut Vec<Draft>) {
        let admits = &self.opening.admits;
        let scans = admits.iter().fold(0u128, |sum, &l| {
            sum.saturating_add(self.cx.rescans(self.cx.lists[l].operands[0]))
        });
        let before = before.then("", &Vector::ZERO.with(Op::Trace, scans));
        for choice in 0..ADDS.len().pow(u32::try_from(admits.len()).unwrap_or(0)) {
            let mut rest = choice;
            let mut adds = vec![Add::Nothing; self.cx.lists.len()];
            for &l in admits {
                adds[l] = ADDS[rest % ADDS.len()];
                rest /= ADDS.len();
            }
            drafts.extend(self.added(held, &adds, &before));
        }
    }

    /// These adds, if they can come about.
    fn added(&self, held: &Held, adds: &[Add], before: &Draft) -> Option<Draft> {
        let (cx, opening) = (self.cx, self.opening);
        let exists = |j: usize| adds[j] != Add::Nothing;
        let evicts = |e: usize| adds[e] == Add::Full && cx.lists[e].evicts();
        let covered = |m: usize| opening.admits.iter().any(|&j| j >= m);
        let (mut sum, mut lost) = (Vector::ZERO, vec![0; adds.len()]);
        for m in (0..adds.len()).filter(|&m| cx.can_expire(m) && adds[m] != Add::Full) {
            let before = m >= held.gone && (held.settled || covered(m));
            let between = covered(m) && (0..m).any(evicts);
            if !before && !between {
                continue;
            }
            // An event exists behind one candidate of each earlier list.
            let older = u128::from((m + 1..adds.len()).any(exists));
            lost[m] = held.len[m].saturating_sub(older).min(cx.expirable(m));
            // Nothing has come into it since what took them.
            let len = held.len[m].min(cx.held_expiring(m));
            sum = sum.plus(&cx.expire(m, len, lost[m]));
            if before && held.settled && between {
                let again = cx.expire(m, lost[m].saturating_sub(1), lost[m].saturating_sub(1));
                sum = sum.with(Op::Compact, again.get(Op::Compact).saturating_add(older));
            }
        }
        let mut draft = before.then(
            if sum == Vector::ZERO {
                ""
            } else {
                "others expire"
            },
            &sum,
        );
        let mut frozen = false;
        for &l in &opening.admits {
            let list = &cx.lists[l];
            let roomy = list.roomy || opening.emptied[l];
            let behind = held.short.filter(|&(s, needs)| s < l && needs == 1);
            match adds[l] {
                Add::Nothing if cx.leads(l, 0) => return None,
                Add::Nothing => {}
                _ if behind.is_some() => return None,
                Add::Stored if roomy || held.room[l] || lost[l] > 0 => {
                    draft = draft.then("stored", &cx.stored(l));
                }
                Add::Full if held.full[l] && !roomy => {
                    if held
                        .short
                        .is_some_and(|(s, needs)| s == l && needs <= cx.max(l))
                    {
                        return None;
                    }
                    // One notice tells of all lists that freeze.
                    let told = list.on_full == OnFull::Freeze && frozen;
                    frozen |= list.on_full == OnFull::Freeze;
                    let full = if told { Vector::ZERO } else { full(list) };
                    draft = draft.then(&format!("list full: {}", list.on_full.name()), &full);
                }
                Add::Stored | Add::Full => return None,
            }
        }
        Some(draft)
    }
}
