//! Ticks of a sweep at which something is due, of a lifespan or of a situation.
//!
//! What waited before is due within as many ticks as it lasts, or waits: nothing that
//! was due is left behind a call, so an interval of five ticks has five ticks to end in
//! at most, however many instances are open. What moments open has a tick each. And a
//! tick whose closures open instances, or set timers, makes one more, since those last,
//! or wait, equally long; of what opens at one tick no more is left than can be open.

use super::graph::{Graph, Node};
use super::sweep::{self, Fire};
use super::timer::Timer;
use crate::model::span::open_at;
use crate::model::{ClockEnd, Demand, Lifespan, Model, Moment, Openings};

/// How many there are, while they are being added up.
#[derive(Clone, Debug)]
pub(super) struct Ticks {
    /// Of what waited before: within how many ticks, and at how many.
    before: Vec<(u128, u128)>,
    /// Of all others, and of all together, but moments.
    later: u128,
    sum: u128,
    /// By situation: those at which it is looked whether a timer of it is due.
    pub(super) timers: Vec<u128>,
    /// By lifespan and by situation: those at which closures open, or set, some.
    opening: Vec<u128>,
    setting: Vec<u128>,
}

impl Ticks {
    pub(super) fn new(model: &Model) -> Self {
        let (lifespans, situations) = (model.lifespans.len(), model.situations.len());
        Self {
            before: Vec::new(),
            later: 0,
            sum: 0,
            timers: vec![0; situations],
            opening: vec![0; lifespans],
            setting: vec![0; situations],
        }
    }

    /// Of so many that closures open, or set, those that can be left to be due, where no
    /// more than `held` are there at the end of a tick.
    pub(super) fn fit(&self, node: Node, held: u128, made: u128) -> u128 {
        let ticks = match node {
            Node::Derived(_) => return made,
            Node::Timer(l) => self.opening[l],
            Node::Fire(s) => self.setting[s],
        };
        made.min(ticks.saturating_mul(held))
    }

    /// The ends of a lifespan by the clock, `fired` of them.
    pub(super) fn end(&mut self, graph: &Graph<'_>, l: usize, fire: &Fire, fired: u128) {
        let own = match fire.interval {
            Some(interval) => {
                let before = fire.open.min(interval);
                let later = fire.opened.saturating_add(self.opening[l]);
                let own = before.saturating_add(later).min(fired);
                if ends(&graph.model.lifespans[l]).is_empty() {
                    self.add((interval, before), later, own);
                }
                own
            }
            // All end at one moment.
            None => 1,
        };
        self.followed(graph, Node::Timer(l), own);
    }

    /// The timers of a situation, `due` of them, if nothing ends their instances.
    pub(super) fn timer(&mut self, graph: &Graph<'_>, s: usize, timer: &Timer, due: u128) {
        let Some(window) = timer.window else {
            // One moment, at which nothing else is visited.
            self.timers[s] = u128::from(timer.fires);
            self.followed(graph, Node::Fire(s), self.timers[s]);
            return;
        };
        // One that was to be the first may have been stopped, or set anew.
        let early = u128::from(timer.early);
        let before = timer.apart.saturating_add(early).min(window);
        let later = timer.opened.saturating_add(self.setting[s]);
        let own = before.saturating_add(later);
        // One that was stopped is none of those that fire.
        let own = own.min(due.saturating_add(early)).min(timer.ever);
        self.timers[s] = own;
        self.add((window, before), later, own);
        let firing = if timer.fires { own.min(due) } else { 0 };
        self.followed(graph, Node::Fire(s), firing);
    }

    /// `own` ticks: some of what waited before, within a window, some of what did not.
    fn add(&mut self, (window, before): (u128, u128), later: u128, own: u128) {
        self.before.push((window, before.min(own)));
        self.later = self.later.saturating_add(later.min(own));
        self.sum = self.sum.saturating_add(own);
    }

    /// All but moments: of what waited before no more than there is time for.
    pub(super) fn all(&self) -> u128 {
        let mut before = self.before.clone();
        before.sort_unstable();
        let within = |sum: u128, (window, ticks): (u128, u128)| {
            // A longer window holds the shorter ones.
            sum.saturating_add(ticks).min(window)
        };
        let before = before.into_iter().fold(0, within);
        before.saturating_add(self.later).min(self.sum)
    }

    /// At so many ticks the closure of a timer opens, or sets, what it can.
    fn followed(&mut self, graph: &Graph<'_>, node: Node, own: u128) {
        for later in graph.timers_after(node) {
            let later = match later {
                Node::Derived(_) => continue,
                Node::Timer(l) => &mut self.opening[l],
                Node::Fire(s) => &mut self.setting[s],
            };
            *later = later.saturating_add(own);
        }
    }
}

/// Ticks at which a moment comes, each once: of openings, of `at`, and of the ends of
/// lifespans that no interval ends. Where one does, each tick is one of its ends.
pub(super) fn alone(model: &Model) -> u128 {
    let demands = model.situations.iter().filter_map(|s| match s.demand {
        // It is waited for where an instance has opened before it.
        Demand::At(moment) => {
            let (_, any) = open_at(&model.lifespans[s.lifespan], moment);
            any.then_some(moment)
        }
        _ => None,
    });
    let mut moments: Vec<Moment> = demands.collect();
    for lifespan in &model.lifespans {
        let Openings { since, ticks } = lifespan.openings();
        moments.extend(since.into_iter().map(Moment::SinceStartup));
        moments.extend(ticks.into_iter().map(Moment::Tick));
        moments.extend(ends(lifespan));
        let ends = lifespan.clock_ends();
        if ends.iter().all(|(end, _)| matches!(end, ClockEnd::At(_))) {
            moments.extend(lifespan.absolute_ends());
        }
    }
    let mut distinct: Vec<Moment> = Vec::new();
    for moment in moments {
        if !distinct.contains(&moment) {
            distinct.push(moment);
        }
    }
    distinct.len() as u128
}

/// The moments at which the instances of a lifespan end, where each opens at one and
/// lasts for an interval; none else.
fn ends(lifespan: &Lifespan) -> Vec<Moment> {
    let all = lifespan.ever() == Some(lifespan.slots());
    let (Some((lasts, _)), true) = (lifespan.after(), all) else {
        return Vec::new();
    };
    if lifespan.absolute_ends().next().is_some() {
        return Vec::new();
    }
    let Openings { since, ticks } = lifespan.openings();
    let startup = lifespan.starts().then_some(0);
    let since = since.into_iter().chain(startup);
    let since = since.map(|t| Moment::SinceStartup(t.saturating_add(lasts)));
    let ticks = ticks
        .into_iter()
        .map(|t| Moment::Tick(t.saturating_add(lasts)));
    since.chain(ticks).collect()
}

/// The gate, and in each round all timers: a round for each due tick, and one
/// that finds nothing due.
pub(super) fn checks(model: &Model, ticks: u128) -> u128 {
    if !sweep::timed(model) {
        return 0;
    }
    1 + u128::from(timers(model)).saturating_mul(ticks.saturating_add(1))
}

/// Timers that one round of the sweep compares with the time: of the ends of a
/// lifespan, and of its openings at moments; of situations.
pub(super) fn timers(model: &Model) -> u64 {
    let of =
        |l: &Lifespan| u64::from(!l.clock_ends().is_empty()) + u64::from(!l.openings().is_empty());
    let lifespans: u64 = model.lifespans.iter().map(of).sum();
    let temporal = model.situations.iter().filter(|s| s.kind.temporal());
    lifespans + temporal.count() as u64
}
