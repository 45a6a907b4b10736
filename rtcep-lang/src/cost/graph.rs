//! What makes what happen: detections and timers, from the entries themselves.

use super::entered::EntryCosts;
use super::sweep::{Fire, Fires};
use super::timer::{self, Timer, Timers};
use super::triggers::Triggers;
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
    /// What each trigger enters.
    pub(super) triggers: Triggers<'a>,
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
        let mut left: Vec<Node> = (0..self.model.situations.len())
            .map(Node::Derived)
            .collect();
        if let Some(fires) = self.fires {
            let with_timer = |l: &usize| fires[*l].is_some();
            left.extend((0..fires.len()).filter(with_timer).map(Node::Timer));
        }
        let with_timers = |s: &usize| self.timer(*s).is_some();
        left.extend(
            (0..self.model.situations.len())
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
        let mut caused = Vec::new();
        let mut derived = |entries: &[EntryCosts]| {
            let detecting = entries.iter().filter(|entry| entry.detections > 0);
            caused.extend(detecting.map(|entry| Node::Derived(entry.situation)));
        };
        match node {
            Node::Derived(s) => {
                for (_, entered, _) in self.triggers.entered(Source::Situation(s)) {
                    derived(&entered.entries);
                }
                let timers = self.opened_timers(s).into_iter();
                caused.extend(timers.map(|(l, _)| Node::Timer(l)));
                let set = self.set_timers(s).into_iter();
                caused.extend(set.map(|(timer, _)| Node::Fire(timer)));
            }
            Node::Timer(l) => {
                let fire = self.fire(l);
                derived(fire.map_or(&[][..], |fire| &fire.entries[..]));
            }
            Node::Fire(s) => {
                let entry = self.timer(s).map(|timer| &timer.entry);
                derived(entry.map_or(&[][..], std::slice::from_ref));
            }
        }
        caused
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

    /// In a sweep, the situations whose timers a detection sets, itself or by the events
    /// that are made of it, and how many.
    pub(super) fn set_timers(&self, s: usize) -> Vec<(usize, u128)> {
        let situations = 0..self.model.situations.len();
        let with_timers = situations.filter(|&timer| self.timer(timer).is_some());
        let set = with_timers.map(|timer| {
            let made = self.triggers.entered(Source::Situation(s));
            let set = made.map(|(source, _, n)| {
                timer::set_by(self.model, timer, source).saturating_mul(n.into())
            });
            (timer, set.fold(0, u128::saturating_add))
        });
        set.filter(|&(_, timers)| timers > 0).collect()
    }

    /// In a sweep, the lifespans with a timer that a detection can open, itself or by
    /// the events that are made of it, and how many instances of each at most.
    pub(super) fn opened_timers(&self, s: usize) -> Vec<(usize, u128)> {
        let Some(fires) = self.fires else {
            return Vec::new();
        };
        let opened = |l: usize| {
            let made = self.triggers.entered(Source::Situation(s));
            let opening = made.filter(|(source, ..)| self.model.lifespans[l].opened_by(*source));
            opening.fold(0, |sum: u128, (_, _, n)| sum.saturating_add(n.into()))
        };
        let timed = (0..fires.len()).filter(|&l| fires[l].is_some());
        let opened = timed.map(|l| (l, opened(l)));
        opened.filter(|(_, n)| *n > 0).collect()
    }
}
