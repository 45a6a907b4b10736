//! What makes what happen: detections and timers, from the entries themselves.

use super::entered::Entered;
use super::sweep::{Fire, Fires};
use super::timer::{self, Timer, Timers};
use crate::model::{Model, Source};

/// Something whose processing can make a situation detect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Node {
    /// A detection of a situation, as a derived event.
    Derived(usize),
    /// A timer of a lifespan.
    Timer(usize),
    /// A timer of a situation.
    Fire(usize),
}

/// Detections that make detections and, in a sweep, timers.
pub(super) struct Graph<'a> {
    pub(super) model: &'a Model,
    /// What a detection of each situation enters.
    pub(super) situations: &'a [Entered],
    /// In a sweep, what one timer of each lifespan enters.
    pub(super) fires: Option<&'a Fires>,
    /// In a sweep, what one timer of each situation enters.
    pub(super) timers: Option<&'a Timers>,
}

impl<'a> Graph<'a> {
    /// What one timer of a lifespan enters, in a sweep, if it has one.
    pub(super) fn fire(&self, l: usize) -> Option<&'a Fire> {
        self.fires.and_then(|fires| fires[l].as_ref())
    }

    /// What one timer of a situation enters, in a sweep, if it has some.
    pub(super) fn timer(&self, s: usize) -> Option<&'a Timer> {
        self.timers.and_then(|timers| timers[s].as_ref())
    }

    /// The situations and timers so that each comes after all that makes it happen.
    pub(super) fn order(&self) -> Vec<Node> {
        let mut left: Vec<Node> = (0..self.situations.len()).map(Node::Derived).collect();
        if let Some(fires) = self.fires {
            let with_timer = |l: &usize| fires[*l].is_some();
            left.extend((0..fires.len()).filter(with_timer).map(Node::Timer));
        }
        let with_timers = |s: &usize| self.timer(*s).is_some();
        left.extend(
            (0..self.situations.len())
                .filter(with_timers)
                .map(Node::Fire),
        );
        let mut order = Vec::new();
        while !left.is_empty() {
            let made: Vec<Node> = left.iter().flat_map(|&node| self.causes(node)).collect();
            let (ready, waiting): (Vec<_>, Vec<_>) =
                left.iter().copied().partition(|node| !made.contains(node));
            if ready.is_empty() {
                break; // a cycle, which the checks refuse
            }
            order.extend(ready);
            left = waiting;
        }
        order
    }

    /// What a detection, or a timer, can make happen.
    fn causes(&self, node: Node) -> Vec<Node> {
        let (entries, timers) = match node {
            Node::Derived(s) => {
                let opened = self.opened_timers(s).into_iter().map(Node::Timer);
                let set = self.set_timers(s).into_iter();
                let set = set.map(|(timer, _)| Node::Fire(timer));
                (&self.situations[s].entries[..], opened.chain(set).collect())
            }
            Node::Timer(l) => {
                let fire = self.fire(l);
                (fire.map_or(&[][..], |fire| &fire.entries[..]), Vec::new())
            }
            Node::Fire(s) => {
                let entry = self.timer(s).map(|timer| &timer.entry);
                (entry.map_or(&[][..], std::slice::from_ref), Vec::new())
            }
        };
        let detecting = entries.iter().filter(|entry| entry.detections > 0);
        let derived = detecting.map(|entry| Node::Derived(entry.situation));
        derived.chain(timers).collect()
    }

    /// The timers that the closure of a timer sets, or whose lifespans it opens.
    pub(super) fn timers_after(&self, timer: Node) -> Vec<Node> {
        let (mut seen, mut next) = (Vec::new(), vec![timer]);
        while let Some(node) = next.pop() {
            for caused in self.causes(node) {
                if seen.contains(&caused) {
                    continue;
                }
                seen.push(caused);
                if matches!(caused, Node::Derived(_)) {
                    next.push(caused);
                }
            }
        }
        seen.retain(|node| !matches!(node, Node::Derived(_)));
        seen
    }

    /// In a sweep, the situations whose timers a detection sets, and how many.
    pub(super) fn set_timers(&self, s: usize) -> Vec<(usize, u128)> {
        let with_timers = (0..self.situations.len()).filter(|&timer| self.timer(timer).is_some());
        let set = with_timers.map(|timer| {
            (
                timer,
                timer::set_by(self.model, timer, Source::Situation(s)),
            )
        });
        set.filter(|&(_, timers)| timers > 0).collect()
    }

    /// In a sweep, the lifespans with a timer that a detection can open.
    pub(super) fn opened_timers(&self, s: usize) -> Vec<usize> {
        let Some(fires) = self.fires else {
            return Vec::new();
        };
        let opens = |l: &usize| {
            fires[*l].is_some() && self.model.lifespans[*l].opened_by(Source::Situation(s))
        };
        (0..fires.len()).filter(opens).collect()
    }
}
