//! The path vectors of one event type at one situation.
//!
//! A path either composes (and consumes, or keeps its trigger and stores it),
//! or finds no combination and stores. Candidates that expire leave fewer
//! places to visit, so every count is linear in how many of a list expire, as
//! long as one is left: the extremes are *none*, *all but what a combination
//! needs* and *all*, and those are the paths.

use super::search::{Visits, visits};
use super::vector::Vector;
use super::{EntryCosts, Overflow, PathCosts, roles};
use crate::model::{Expr, Kind, Model, OnFull, Operand, Situation};
use crate::plan::{Composition, EntryPlan, ListPlan, Search, SituationPlan, Storage};
use rtcep_core::Op;

/// A path while it is being put together.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    pub(super) name: String,
    pub(super) vector: Vector,
}

impl Draft {
    pub(super) fn then(&self, name: &str, more: &Vector) -> Self {
        let comma = if self.name.is_empty() || name.is_empty() {
            ""
        } else {
            ", "
        };
        Self {
            name: format!("{}{comma}{name}", self.name),
            vector: self.vector.clone().plus(more),
        }
    }
}

/// What is the same for all paths of an entry.
pub(super) struct Context<'a> {
    pub(super) situation: &'a Situation,
    pub(super) lists: &'a [ListPlan],
    pub(super) entry: &'a EntryPlan,
    pub(super) feeds: bool,
    /// Words that an emission copies.
    pub(super) words: u128,
}

pub(super) fn entry_costs(
    model: &Model,
    s: usize,
    plan: &SituationPlan,
    entry: &EntryPlan,
) -> Result<EntryCosts, Overflow> {
    let situation = &model.situations[s];
    let bytes: u64 = situation.emit.iter().map(|e| e.value.ty.bytes()).sum();
    let cx = Context {
        situation,
        lists: &plan.lists,
        entry,
        feeds: model.feeds(s),
        words: u128::from(bytes.div_ceil(8)),
    };
    let (drafts, detections) = match (&entry.composition, entry.roles.as_slice()) {
        (Composition::None, &[role]) => (cx.admission_only(role), 0),
        (Composition::Fixed(search), &[_]) => cx.fixed(search),
        _ => roles::several(&cx),
    };
    let overflow = |what: &str| Overflow {
        situation: s,
        what: format!("the {what} for one `{}`", model.source_name(entry.source)),
    };
    let detections = u64::try_from(detections).map_err(|_| overflow("detections"))?;
    let mut paths = Vec::new();
    for draft in undominated(drafts) {
        if !draft.vector.total_fits() {
            return Err(overflow("operations"));
        }
        let counts = draft
            .vector
            .counts()
            .ok_or_else(|| overflow("operations"))?;
        paths.push(PathCosts {
            name: draft.name,
            counts,
        });
    }
    Ok(EntryCosts {
        situation: s,
        detections,
        paths,
    })
}

/// Drops every path that another one exceeds in all operations.
fn undominated(drafts: Vec<Draft>) -> Vec<Draft> {
    let mut kept: Vec<Draft> = Vec::new();
    for draft in drafts {
        if kept.iter().any(|other| draft.vector.below(&other.vector)) {
            continue;
        }
        kept.retain(|other| !other.vector.below(&draft.vector));
        kept.push(draft);
    }
    kept
}

impl Context<'_> {
    /// The offer and the thresholds: the same on every path.
    pub(super) fn base(&self) -> Draft {
        let mut vector = Vector::ZERO.with(Op::Offer, 1);
        for judged in &self.entry.judged {
            if let Some(threshold) = &self.situation.operands[judged.operand].threshold {
                vector = vector.with(Op::Threshold, 1).nodes(Some(threshold), 1);
            }
        }
        Draft {
            name: String::new(),
            vector,
        }
    }

    pub(super) fn threshold_faults(&self) -> bool {
        self.entry.judged.iter().any(|judged| {
            let threshold = &self.situation.operands[judged.operand].threshold;
            threshold.as_ref().is_some_and(Expr::can_fault)
        })
    }

    fn fault_path(&self) -> Option<Draft> {
        let notice = Vector::ZERO.with(Op::Notice, 1);
        self.threshold_faults()
            .then(|| self.base().then("threshold faults", &notice))
    }

    pub(super) fn can_expire(&self, list: usize) -> bool {
        self.situation.within.is_some()
            || (self.situation.kind == Kind::Sequence && self.lists[list].operands[0] > 0)
    }

    /// `gone` of the `held` candidates of a list expire.
    pub(super) fn expire(&self, list: usize, held: u128, gone: u128) -> Vector {
        let plan = &self.lists[list];
        let compact = if plan.storage == Storage::Ring || gone == 0 {
            0
        } else {
            held
        };
        Vector::ZERO
            .with(Op::Expire, gone)
            .with(Op::Compact, compact)
    }

    fn max(&self, list: usize) -> u128 {
        u128::from(self.lists[list].max)
    }

    /// Settling looks for the oldest candidate of a later operand on a shared
    /// list, place by place; up to the operand `last`.
    pub(super) fn rescans(&self, last: usize) -> u128 {
        if self.situation.kind != Kind::Sequence {
            return 0;
        }
        let later = |list: &&ListPlan| list.operands.iter().skip(1).any(|&o| o < last);
        let scans = |list: &ListPlan| {
            let later = list.operands.iter().skip(1).filter(|&&o| o < last);
            u128::from(list.max).saturating_mul(later.count() as u128)
        };
        self.lists.iter().filter(later).map(scans).sum()
    }

    /// An earlier operand of a sequence: nothing composes.
    fn admission_only(&self, role: usize) -> Vec<Draft> {
        let earlier: Vec<usize> = (0..self.lists.len())
            .filter(|&l| self.lists[l].operands[0] < role && self.can_expire(l))
            .collect();
        let own = self.entry.admits.first().copied();
        // One candidate of each earlier list must be left for the event to exist.
        let most = earlier.iter().fold(Vector::ZERO, |sum, &l| {
            sum.plus(&self.expire(l, self.max(l), self.max(l) - 1))
        });
        let name = if earlier.is_empty() {
            ""
        } else {
            "older ones expire"
        };
        let mut drafts: Vec<Draft> = self.fault_path().into_iter().collect();
        if role <= 1 {
            // The list before tells whether the event exists; nothing is
            // settled before room is needed.
            let expired = self.base().then(name, &most);
            drafts.extend(self.without_room(own, &expired));
            drafts.extend(self.with_room(own, &self.base()));
            return drafts;
        }
        let scans = Vector::ZERO.with(Op::Trace, self.rescans(role));
        let base = self.base().then("", &scans);
        drafts.extend(self.admissions(own, &base.then(name, &most)));
        // All of them gone: the event does not exist either.
        let all = earlier
            .iter()
            .chain(own.iter().filter(|&&l| self.can_expire(l)))
            .fold(Vector::ZERO, |sum, &l| {
                sum.plus(&self.expire(l, self.max(l), self.max(l)))
            });
        if !earlier.is_empty() {
            drafts.push(base.then("all expire", &all));
        }
        drafts
    }

    /// The ways to enter the trigger's own list after `before`; nothing where it
    /// has none.
    fn admissions(&self, own: Option<usize>, before: &Draft) -> Vec<Draft> {
        if own.is_none() {
            return vec![before.clone()];
        }
        let mut drafts = self.without_room(own, before);
        drafts.extend(self.with_room(own, before));
        drafts
    }

    fn stored(&self, l: usize) -> Vector {
        Vector::ZERO
            .with(Op::Admit, 1)
            .with(Op::Word, u128::from(self.lists[l].words))
    }

    fn with_room(&self, own: Option<usize>, before: &Draft) -> Option<Draft> {
        own.map(|l| before.then("stored", &self.stored(l)))
    }

    /// The own list is full, or is until its candidates expire.
    fn without_room(&self, own: Option<usize>, before: &Draft) -> Vec<Draft> {
        let Some(l) = own else { return Vec::new() };
        let list = &self.lists[l];
        let name = format!("list full: {}", list.on_full.name());
        let mut drafts = vec![before.then(&name, &full(list))];
        if self.can_expire(l) {
            let expired = self.expire(l, self.max(l), self.max(l));
            let expired = expired.plus(&self.stored(l));
            drafts.push(before.then("own list expires, stored", &expired));
        }
        drafts
    }

    fn fixed(&self, search: &Search) -> (Vec<Draft>, u128) {
        let full: Vec<u128> = (0..self.lists.len()).map(|l| self.max(l)).collect();
        let own = self.entry.admits.first().copied();
        let at_most = visits(self.situation, self.lists, search, &full);
        let scans = self.rescans(self.situation.operands.len().saturating_sub(2));
        let scans = Vector::ZERO.with(Op::Trace, scans);
        let mut drafts: Vec<Draft> = self.fault_path().into_iter().collect();
        for (len, before) in self.lengths(search, &full) {
            let found = visits(self.situation, self.lists, search, &len);
            let before = before.then("", &scans);
            self.composed(search, own, &len, found, &before, &mut drafts);
        }
        // No combination holds, or some list is too short for one.
        let mut searched = self.base().then("", &scans);
        if !at_most.certain {
            let mut tried = self.tried(search, at_most);
            if self.situation.when.as_ref().is_some_and(Expr::can_fault) {
                tried = tried.with(Op::Notice, 1);
            }
            searched = searched.then("no combination holds", &tried);
        }
        drafts.extend(self.admissions(own, &searched));
        let expired = self.settled(search).fold(Vector::ZERO, |sum, l| {
            sum.plus(&self.expire(l, full[l], full[l]))
        });
        drafts.extend(self.admissions(
            own,
            &self.base().then("all others expire", &scans.plus(&expired)),
        ));
        (drafts, at_most.detections)
    }

    /// The lists of a search whose candidates can expire before it.
    fn settled<'a>(&'a self, search: &'a Search) -> impl Iterator<Item = usize> + 'a {
        (0..self.lists.len())
            .filter(|&l| self.can_expire(l) && search.levels.iter().any(|level| level.list == l))
    }

    /// The extreme lengths that a combination can be found in, each with the
    /// path up to there. Beyond four lists that can expire, only the two ends.
    fn lengths(&self, search: &Search, full: &[u128]) -> Vec<(Vec<u128>, Draft)> {
        let expiring: Vec<usize> = self.settled(search).collect();
        let n = expiring.len();
        let choices: Vec<u32> = if n <= 4 {
            (0..1 << n).collect()
        } else {
            vec![0, (1 << n.min(31)) - 1]
        };
        choices
            .into_iter()
            .map(|bits| {
                let mut len = full.to_vec();
                let mut gone = Vector::ZERO;
                for (i, &l) in expiring.iter().enumerate() {
                    let needed = search.levels.iter().filter(|v| v.list == l).count() as u128;
                    if bits >> i.min(31) & 1 == 1 && needed < full[l] {
                        gone = gone.plus(&self.expire(l, full[l], full[l] - needed));
                        len[l] = needed;
                    }
                }
                let name = if len == full { "" } else { "some expire" };
                (len, self.base().then(name, &gone))
            })
            .collect()
    }

    /// The loops and the conditions in them.
    pub(super) fn tried(&self, search: &Search, found: Visits) -> Vector {
        let marks = match search.marks(self.situation, self.lists) {
            Some(places) => places.div_ceil(64),
            None => 0,
        };
        Vector::ZERO
            .with(Op::Step, found.steps)
            .with(Op::Row, found.rows)
            .with(Op::Word, marks)
            .nodes(self.situation.when.as_ref(), found.rows)
    }

    /// Emissions and what follows from them, without consumption.
    pub(super) fn emitted(&self, detections: u128) -> Vector {
        let mut vector = Vector::ZERO
            .with(Op::Emit, detections)
            .with(Op::Word, self.words.saturating_mul(detections))
            .with(Op::Keep, if self.feeds { detections } else { 0 });
        for emission in &self.situation.emit {
            vector = vector.nodes(Some(&emission.value), detections);
        }
        if self.situation.emit.iter().any(|e| e.value.can_fault()) {
            vector = vector.with(Op::Notice, 1);
        }
        vector
    }

    fn composed(
        &self,
        search: &Search,
        own: Option<usize>,
        len: &[u128],
        found: Visits,
        before: &Draft,
        drafts: &mut Vec<Draft>,
    ) {
        let tried = before.then("composes", &self.tried(search, found));
        let faults = self.situation.when.as_ref().is_some_and(Expr::can_fault);
        let mut ways = vec![(tried.clone(), found.detections)];
        if faults && found.rows > 1 {
            // A row that faults is a row that does not hold.
            let spare = found.rows > found.detections;
            let detections = found.detections - u128::from(!spare);
            let notice = Vector::ZERO.with(Op::Notice, 1);
            ways.push((tried.then("`when` faults once", &notice), detections));
        }
        for (way, detections) in ways {
            let way = way.then("", &self.emitted(detections));
            if self.situation.once {
                drafts.push(way.then("ends the instance", &Vector::ZERO));
                continue;
            }
            let way = way.then("", &self.consumed(search, len, detections));
            let trigger = &self.situation.operands[search.trigger];
            match retention(trigger) {
                Retention::Consume => drafts.push(way.then("trigger consumed", &Vector::ZERO)),
                Retention::Keep => {
                    drafts.extend(self.admissions(own, &way.then("trigger stays", &Vector::ZERO)));
                }
                Retention::Judge(retain) => {
                    let judged = Vector::ZERO.with(Op::Retain, 1).nodes(Some(retain), 1);
                    drafts.push(way.then("trigger consumed", &judged));
                    let stays = way.then("trigger stays", &judged);
                    drafts.extend(self.admissions(own, &stays));
                }
            }
        }
    }

    /// Retention and consumption of the candidates that a composition used.
    fn consumed(&self, search: &Search, len: &[u128], detections: u128) -> Vector {
        let mut vector = Vector::ZERO;
        let mut faults = match retention(&self.situation.operands[search.trigger]) {
            Retention::Judge(retain) => retain.can_fault(),
            _ => false,
        };
        for (l, list) in self.lists.iter().enumerate() {
            let mut used_of_list = 0u128;
            let mut leave = false;
            for level in search.levels.iter().filter(|level| level.list == l) {
                let used = len[l].min(detections);
                match retention(&self.situation.operands[level.operand]) {
                    Retention::Consume => {}
                    Retention::Keep => continue,
                    Retention::Judge(retain) => {
                        vector = vector.with(Op::Retain, used).nodes(Some(retain), used);
                        faults |= retain.can_fault();
                    }
                }
                leave = true;
                used_of_list = used_of_list.saturating_add(used);
            }
            vector = vector.with(Op::Consume, used_of_list.min(len[l]));
            if leave && list.storage != Storage::Ring {
                vector = vector.with(Op::Compact, len[l]);
            }
        }
        vector.with(Op::Notice, u128::from(faults))
    }
}

/// What finding a list full costs.
pub(super) fn full(list: &ListPlan) -> Vector {
    let notice = Vector::ZERO.with(Op::Notice, 1);
    match list.on_full {
        OnFull::Reject | OnFull::Freeze => notice,
        OnFull::DropOldest => {
            let compact = if list.storage == Storage::Ring {
                0
            } else {
                u128::from(list.max)
            };
            notice
                .with(Op::Evict, 1)
                .with(Op::Compact, compact)
                .with(Op::Admit, 1)
                .with(Op::Word, u128::from(list.words))
        }
    }
}

/// What becomes of a used candidate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Retention<'a> {
    /// It is consumed.
    Consume,
    /// It always stays.
    Keep,
    /// An expression decides.
    Judge(&'a Expr),
}

pub(super) fn retention(operand: &Operand) -> Retention<'_> {
    match &operand.retain {
        None => Retention::Consume,
        Some(retain) if retain.is_true() => Retention::Keep,
        Some(retain) => Retention::Judge(retain),
    }
}
