//! What one input event, or the sweep of the timers, causes with its transitive
//! closure.
//!
//! N(S) derived events of S = Σ over what makes S detect, of how often that is
//! processed times the detections that it makes, in every phase. In a sweep an
//! instance that a derived event or a moment opens may be due as well: N(L)
//! firings of a lifespan L = those open before + moments + Σ over what opens L, of
//! how often that is processed. Both in topological order, since a cycle is refused.

use super::Overflow;
use super::entered::{Entered, EntryCosts, LifespanCosts, PathCosts, vector};
use super::graph::{Graph, Node};
use super::sweep::Fires;
use super::ticks::Ticks;
use super::timer::Timers;
use super::triggers::Triggers;
use super::vector::Vector;
use crate::model::{Model, Source};
use crate::plan::rule_of_action;
use rtcep_core::Op;

/// The costs of one input event, or of the sweep.
#[derive(Clone, Debug, PartialEq)]
pub struct EventCosts {
    /// What the event itself enters.
    pub entered: Entered,
    /// Timers compared with the time at most: the gate, and one per lifespan
    /// with a timer and round of the sweep. 0 for an event.
    pub checks: u64,
    /// Derived events of the closure: (situation, how many at most).
    pub derived: Vec<(usize, u64)>,
    /// Events of the closure that stateless rules make: (event, how many at most).
    pub referenced: Vec<(usize, u64)>,
    /// Stateless rules and actions that are judged: (rule, how often at most).
    pub rules: Vec<(usize, u64)>,
    /// Detections at most, the closure's included.
    pub detections: u64,
    /// Depth of the closure: 1 for an event that no derived event follows; 0
    /// for a sweep that these rules never need.
    pub depth: u32,
}

/// How often what happens, while it is being added up.
pub(super) struct Closure<'a> {
    graph: Graph<'a>,
    derived: Vec<u128>,
    /// By event: those that stateless rules make.
    referenced: Vec<u128>,
    /// By stateless rule and action: how often it is judged.
    rules: Vec<u128>,
    /// By lifespan: instances that events of the closure open.
    pub(super) opened: Vec<u128>,
    /// By lifespan: instances that the clock ends.
    pub(super) fired: Vec<u128>,
    /// By situation: timers of it that fire.
    pub(super) timers: Vec<u128>,
    /// Ticks of a sweep.
    pub(super) ticks: Ticks,
    depth: Vec<u32>,
    detections: u128,
    pub(super) sum: Vector,
    /// For one what, in words.
    what: String,
    /// Whether the sum does not fit, and that has been told.
    pub(super) told: bool,
}

impl<'a> Closure<'a> {
    pub(super) fn new(model: &'a Model, triggers: Triggers<'a>, what: String) -> Self {
        Self {
            graph: Graph {
                model,
                triggers,
                fires: None,
                timers: None,
            },
            derived: vec![0; model.situations.len()],
            referenced: vec![0; model.events.len()],
            rules: vec![0; triggers.rules.len()],
            opened: vec![0; model.lifespans.len()],
            fired: vec![0; model.lifespans.len()],
            timers: vec![0; model.situations.len()],
            ticks: Ticks::new(model),
            depth: vec![0; model.situations.len()],
            detections: 0,
            sum: Vector::ZERO,
            what,
            told: false,
        }
    }

    /// Timers fire, `fires` each.
    pub(super) fn with_timers(mut self, fires: &'a Fires, timers: &'a Timers) -> Self {
        self.graph.fires = Some(fires);
        self.graph.timers = Some(timers);
        self
    }

    /// `times` over what a trigger enters at a level of the closure.
    pub(super) fn enter(
        &mut self,
        entries: &[EntryCosts],
        lifespans: &[LifespanCosts],
        times: u128,
        level: u32,
        overflows: &mut Vec<Overflow>,
    ) {
        for lifespan in lifespans {
            self.sum = self.sum.clone().plus(&most(&lifespan.paths).times(times));
        }
        for entry in entries {
            let made = times.saturating_mul(u128::from(entry.detections));
            self.detections = self.detections.saturating_add(made);
            self.sum = self.sum.clone().plus(&most(&entry.paths).times(times));
            let s = entry.situation;
            let model = self.graph.model;
            for (a, _) in model.actions_on(Source::Situation(s)) {
                self.judge(rule_of_action(model, a), made);
            }
            if made > 0 && self.graph.model.feeds(s) {
                self.derived[s] = self.derived[s].saturating_add(made);
                self.depth[s] = self.depth[s].max(level + 1);
            }
            self.check(s, overflows);
        }
    }

    /// A stateless rule or an action is judged so often.
    fn judge(&mut self, rule: usize, times: u128) {
        self.rules[rule] = self.rules[rule].saturating_add(times);
        let paths = &self.graph.triggers.rules[rule].paths;
        self.sum = self.sum.clone().plus(&most(paths).times(times));
    }

    /// What stateless rules make of `times` events of `source`.
    pub(super) fn expand(
        &mut self,
        source: Source,
        times: u128,
        level: u32,
        overflows: &mut Vec<Overflow>,
    ) {
        let Triggers {
            events, expansions, ..
        } = self.graph.triggers;
        let expansion = expansions.of(source);
        for &(rule, n) in &expansion.judged {
            self.judge(rule, times.saturating_mul(n.into()));
        }
        for &(e, n) in &expansion.made {
            let made = times.saturating_mul(n.into());
            self.referenced[e] = self.referenced[e].saturating_add(made);
            self.sum = self.sum.clone().with(Op::Derive, made);
            let entered = &events[e];
            self.enter(&entered.entries, &entered.lifespans, made, level, overflows);
        }
    }

    /// Follows derived events and, in a sweep, timers, until none is left.
    pub(super) fn follow(&mut self, overflows: &mut Vec<Overflow>) {
        for node in self.graph.order() {
            match node {
                Node::Derived(s) => {
                    let (times, level) = (self.derived[s], self.depth[s]);
                    if times == 0 {
                        continue;
                    }
                    self.sum = self.sum.clone().with(Op::Derive, times);
                    let entered = &self.graph.triggers.situations[s];
                    self.enter(
                        &entered.entries,
                        &entered.lifespans,
                        times,
                        level,
                        overflows,
                    );
                    self.expand(Source::Situation(s), times, level, overflows);
                    self.check(s, overflows);
                    for (l, n) in self.graph.opened_timers(s) {
                        let opened = times.saturating_mul(n);
                        self.opened[l] = self.opened[l].saturating_add(opened);
                    }
                    for (timer, set) in self.graph.set_timers(s) {
                        let set = set.saturating_mul(times);
                        self.timers[timer] = self.timers[timer].saturating_add(set);
                    }
                }
                Node::Fire(s) => {
                    if let Some(timer) = self.graph.timer(s) {
                        let set = self.ticks.fit(node, timer.held, self.timers[s]);
                        let due = timer.due.saturating_add(set).min(timer.most);
                        self.ticks.timer(&self.graph, s, timer, due);
                        self.timers[s] = if timer.fires { due } else { 0 };
                        let entry = std::slice::from_ref(&timer.entry);
                        self.enter(entry, &[], self.timers[s], 1, overflows);
                    }
                }
                Node::Timer(l) => {
                    let fire = self.graph.fire(l);
                    if let Some(fire) = fire {
                        self.opened[l] = self.ticks.fit(node, fire.open, self.opened[l]);
                        self.fired[l] = fire.most(self.opened[l]);
                        self.ticks.end(&self.graph, l, fire, self.fired[l]);
                        let terminated = fire.terminated(self.fired[l]);
                        self.enter(&fire.entries, &[], terminated, 1, overflows);
                    }
                }
            }
        }
    }

    /// What is added to a sum that does not fit is not to blame.
    pub(super) fn check(&mut self, situation: usize, overflows: &mut Vec<Overflow>) {
        let fits = self.sum.total_fits() && u64::try_from(self.detections).is_ok();
        if !fits && !self.told {
            self.told = true;
            overflows.push(Overflow {
                situation,
                what: format!("operations for {} with its transitive closure", self.what),
            });
        }
    }

    pub(super) fn costs(self, entered: Entered, checks: u64, depth: u32) -> EventCosts {
        let most = |n: u128| u64::try_from(n).unwrap_or(u64::MAX);
        let some = |counts: &[u128]| {
            let counts = counts.iter().enumerate().filter(|(_, n)| **n > 0);
            counts.map(|(i, &n)| (i, most(n))).collect()
        };
        EventCosts {
            entered,
            checks,
            derived: some(&self.derived),
            referenced: some(&self.referenced),
            rules: some(&self.rules),
            detections: most(self.detections),
            depth: self.depth.iter().copied().max().unwrap_or(0).max(depth),
        }
    }
}

/// The costs of one input event.
pub(super) fn event(
    model: &Model,
    e: usize,
    triggers: Triggers<'_>,
    overflows: &mut Vec<Overflow>,
) -> EventCosts {
    let what = format!("one `{}`", model.events[e].name);
    let mut closure = Closure::new(model, triggers, what);
    closure.sum = Vector::ZERO.with(Op::Arrival, 1);
    let input = &triggers.events[e];
    closure.enter(&input.entries, &input.lifespans, 1, 1, overflows);
    closure.expand(Source::Event(e), 1, 1, overflows);
    closure.follow(overflows);
    closure.costs(input.clone(), 0, 1)
}

/// The largest count of each operation over all paths.
fn most(paths: &[PathCosts]) -> Vector {
    paths
        .iter()
        .fold(Vector::ZERO, |most, path| most.max(&vector(&path.counts)))
}
