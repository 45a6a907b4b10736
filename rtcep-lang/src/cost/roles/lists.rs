//! An event of a sequence that enters two of its lists, or one behind the first: upper
//! limits.

use super::super::draft::Draft;
use super::super::paths::Context;
use super::super::search::search;
use super::super::vector::Vector;
use super::UPPER;
use super::adds::Held;
use super::all::tried;
use super::opening::{Opening, openings};
use super::states::State;
use super::ways::found;
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
