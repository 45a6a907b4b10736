//! What makes what happen: detections and timers, from the entries themselves.

use super::entered::Entered;
use super::sweep::{Fire, Fires};
use crate::model::{Model, Source};

/// Something whose processing can make a situation detect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Node {
    /// A detection of a situation, as a derived event.
    Derived(usize),
    /// A timer of a lifespan.
    Timer(usize),
}

/// Detections that make detections and, in a sweep, timers.
pub(super) struct Graph<'a> {
    pub(super) model: &'a Model,
    /// What a detection of each situation enters.
    pub(super) situations: &'a [Entered],
    /// In a sweep, what one timer of each lifespan enters.
    pub(super) fires: Option<&'a Fires>,
}

impl<'a> Graph<'a> {
    /// What one timer of a lifespan enters, in a sweep, if it has one.
    pub(super) fn fire(&self, l: usize) -> Option<&'a Fire> {
        self.fires.and_then(|fires| fires[l].as_ref())
    }

    /// The situations and timers so that each comes after all that makes it happen.
    pub(super) fn order(&self) -> Vec<Node> {
        let mut left: Vec<Node> = (0..self.situations.len()).map(Node::Derived).collect();
        if let Some(fires) = self.fires {
            let with_timer = |l: &usize| fires[*l].is_some();
            left.extend((0..fires.len()).filter(with_timer).map(Node::Timer));
        }
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
            Node::Derived(s) => (&self.situations[s].entries[..], self.opened_timers(s)),
            Node::Timer(l) => {
                let fire = self.fire(l);
                (fire.map_or(&[][..], |fire| &fire.entries[..]), Vec::new())
            }
        };
        let detecting = entries.iter().filter(|entry| entry.detections > 0);
        let derived = detecting.map(|entry| Node::Derived(entry.situation));
        derived.chain(timers.into_iter().map(Node::Timer)).collect()
    }

    /// The lifespans with a timer that the closure of a timer opens.
    pub(super) fn timers_after(&self, l: usize) -> Vec<usize> {
        let (mut seen, mut next) = (Vec::new(), vec![Node::Timer(l)]);
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
        let timer = |node| match node {
            Node::Timer(l) => Some(l),
            Node::Derived(_) => None,
        };
        seen.into_iter().filter_map(timer).collect()
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
