//! An event of a sequence that enters two of its lists, or one behind the first: upper
//! limits.

use super::super::draft::Draft;
use super::super::paths::{Context, Retention, retention};
use super::super::search::search;
use super::super::vector::Vector;
use super::UPPER;
use super::adds::Held;
use super::all::tried;
use super::left::left;
use super::opening::{Opening, openings};
use super::states::State;
use super::ways::{Way, found};
use crate::model::Expr;
use crate::plan::{EntryPlan, Search};
use rtcep_core::Op;

/// Beyond so many lists that the event enters one path bounds all.
const ENTERED: usize = 3;

/// Up to so many lists that can be full or not, each set of them is a path.
const VARYING: usize = 4;

/// Whether the paths of an entry are told apart here.
pub(super) fn known(cx: &Context<'_>, entry: &EntryPlan) -> bool {
    let mut judged = entry.judged.iter();
    entry.admits.len() <= ENTERED && !judged.any(|judged| judged.takes_one(cx.situation))
}

pub(super) fn lists(
    cx: &Context<'_>,
    entry: &EntryPlan,
    plan: Option<&Search>,
) -> (Vec<Draft>, u128) {
    let (mut drafts, mut detections) = (Vec::new(), 0);
    for opening in &openings(cx, entry) {
        let at = Lists { cx, opening };
        let before = Draft::new(UPPER, Vector::ZERO);
        let before = before.then(&opening.base.name, &opening.base.vector);
        let mut before = before.once(&opening.base.once);
        if plan.is_some() {
            let scans = Vector::ZERO.with(Op::Trace, cx.rescans(cx.nth_back(1)));
            before = before.then("", &scans);
        }
        let last = plan.and_then(|plan| plan.trigger);
        if let Some(plan) = plan.filter(|_| last.is_some_and(|last| opening.open[last])) {
            detections = at.tries(plan, &before, &mut drafts).max(detections);
        }
        at.waits(plan, &before, &mut drafts);
    }
    (drafts, detections)
}

/// One opening of an entry.
pub(super) struct Lists<'a> {
    pub(super) cx: &'a Context<'a>,
    pub(super) opening: &'a Opening,
}

impl Lists<'_> {
    fn max(&self, l: usize) -> u128 {
        if self.opening.emptied[l] {
            0
        } else {
            self.cx.max(l)
        }
    }

    /// What the lists hold when something is searched, with what expired before: each is
    /// full, or has room, where the most of it has expired that a combination can spare.
    fn lengths(&self, plan: &Search) -> Vec<(Vec<u128>, Vector)> {
        let cx = self.cx;
        let all = 0..cx.lists.len();
        let spare = |l: usize| self.max(l).saturating_sub(plan.needs(l).into());
        let gone = |l: usize| match cx.can_expire(l) {
            true => cx.expire(l, self.max(l), spare(l)),
            false => Vector::ZERO,
        };
        let varies = |l: &usize| {
            let own = self.opening.admits.contains(l) && !cx.lists[*l].roomy;
            spare(*l) > 0 && (own || cx.can_expire(*l))
        };
        let varying: Vec<usize> = all.clone().filter(varies).collect();
        let full: Vec<u128> = all.map(|l| self.max(l)).collect();
        if varying.len() > VARYING {
            let most = varying.iter().map(|&l| gone(l));
            let most = most.fold(Vector::ZERO, |sum, gone| sum.plus(&gone));
            return vec![(full, most)];
        }
        let sets = 0..1usize << varying.len();
        let set = |set: usize| {
            let (mut len, mut sum) = (full.clone(), Vector::ZERO);
            for (place, &l) in varying.iter().enumerate() {
                if set >> place & 1 == 1 {
                    len[l] -= 1;
                    sum = sum.plus(&gone(l));
                }
            }
            (len, sum)
        };
        sets.map(set).collect()
    }

    /// Enough candidates for a combination.
    fn tries(&self, plan: &Search, before: &Draft, drafts: &mut Vec<Draft>) -> u128 {
        let cx = self.cx;
        let short = |l: usize| self.max(l) < plan.needs(l).into();
        if (0..cx.lists.len()).any(short) {
            return 0;
        }
        let marks = plan.marks(cx.situation, cx.lists);
        let marks = marks.map_or(0, |marks| marks.div_ceil(64));
        let when = cx.situation.when.as_ref();
        let faults = when.is_some_and(Expr::can_fault);
        let mut most = 0;
        for (len, gone) in self.lengths(plan) {
            let merged =
                gone != Vector::ZERO && len.iter().enumerate().all(|(l, &n)| n == self.max(l));
            let expired = if gone == Vector::ZERO {
                ""
            } else {
                "some expire"
            };
            let before = before.then(expired, &gone);
            let before = before.then("", &Vector::ZERO.with(Op::Word, marks));
            let searched = search(cx.situation, cx.lists, plan, &len);
            let state = State {
                full: (0..len.len()).map(|l| len[l] == cx.max(l)).collect(),
                len,
                gone,
                twins: None,
                exact: false,
            };
            let room = |l: usize| merged || !state.full[l];
            let room: Vec<bool> = (0..state.len.len()).map(room).collect();
            for visits in &searched.ways {
                most = visits.detections.max(most);
                let way = found(cx, plan, visits);
                let tried = tried(cx, way.places.steps, way.places.rows, way.judged);
                let notice = u128::from(faults && way.judged > 1);
                let tried = before.then("composes", &tried.with(Op::Notice, notice));
                for emitted in cx.emitted(way.detections) {
                    let told = tried.then("", &emitted);
                    if cx.situation.once {
                        drafts.push(told.then("ends the instance", &Vector::ZERO));
                    } else {
                        self.fates(plan, &state, &room, &way, &told, drafts);
                    }
                }
                if searched.certain {
                    continue;
                }
                let failed = searched.failed.as_ref().unwrap_or(visits);
                let tried = self::tried(cx, failed.steps, failed.rows, failed.judged);
                let tried = tried.with(Op::Notice, u128::from(faults));
                let tried = before.then("no combination", &tried);
                let held = Held {
                    len: state.len.clone(),
                    full: state.full.clone(),
                    room: room.clone(),
                    gone: usize::MAX,
                    settled: false,
                    short: None,
                };
                self.enters(&held, &tried, drafts);
            }
        }
        most
    }

    /// The trigger is consumed, or stays and is added.
    fn fates(
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

    /// Nothing is searched, or too few are left for a combination.
    fn waits(&self, plan: Option<&Search>, before: &Draft, drafts: &mut Vec<Draft>) {
        let cx = self.cx;
        let all = 0..cx.lists.len();
        let held = |short: Option<usize>| Held {
            len: all.clone().map(|l| self.max(l)).collect(),
            full: vec![true; all.len()],
            room: vec![true; all.len()],
            gone: 0,
            settled: plan.is_some(),
            short: short.map(|l| (l, plan.map_or(0, |plan| plan.needs(l).into()))),
        };
        let opened = |plan: &&Search| plan.trigger.is_some_and(|last| self.opening.open[last]);
        let len: Vec<u128> = all.clone().map(|l| cx.max(l)).collect();
        let certain = |plan: &&Search| search(cx.situation, cx.lists, plan, &len).certain;
        match plan.filter(opened).filter(certain) {
            None => self.enters(&held(None), before, drafts),
            Some(search) => {
                for l in all.clone().filter(|&l| search.needs(l) > 0) {
                    self.enters(&held(Some(l)), before, drafts);
                }
            }
        }
    }
}
