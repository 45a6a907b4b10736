//! What derives what (language.md, 2.8): a situation feeds another one, opens
//! or ends a lifespan; a lifespan composes its deferred situations when it
//! ends, and those that take what opens it, and arms the timers of others; a
//! stateless rule makes an event of another one, or of a detection.

use crate::model::{Detect, Initiator, Lifespan, Model, Situation, Source, Terminator};

/// A situation, a lifespan or an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Node {
    Situation(usize),
    Lifespan(usize),
    Event(usize),
}

/// Situations, then lifespans, then events, by declaration.
pub(super) struct Graph<'a> {
    model: &'a Model,
    /// What each node derives.
    pub(super) next: Vec<Vec<usize>>,
}

impl Graph<'_> {
    pub(super) fn new(model: &Model) -> Graph<'_> {
        let (situations, lifespans) = (model.situations.len(), model.lifespans.len());
        let mut graph = Graph {
            model,
            next: vec![Vec::new(); situations + lifespans + model.events.len()],
        };
        for (s, situation) in model.situations.iter().enumerate() {
            for operand in &situation.operands {
                graph.derives(operand.source, s);
            }
            let lifespan = &model.lifespans[situation.lifespan];
            if composes(lifespan, situation) {
                graph.next[situations + situation.lifespan].push(s);
            }
        }
        for (l, lifespan) in model.lifespans.iter().enumerate() {
            for source in sources(lifespan) {
                graph.derives(source, situations + l);
            }
        }
        for refer in &model.refers {
            // In a model with gaps the event may be unknown.
            if refer.target < model.events.len() {
                graph.derives(refer.source, situations + lifespans + refer.target);
            }
        }
        graph
    }

    /// An edge, once.
    fn derives(&mut self, source: Source, to: usize) {
        let from = match source {
            Source::Situation(s) => s,
            Source::Event(e) => self.model.situations.len() + self.model.lifespans.len() + e,
        };
        if self.next[from].last() != Some(&to) {
            self.next[from].push(to);
        }
    }

    pub(super) fn node(&self, n: usize) -> Node {
        let (situations, lifespans) = (self.model.situations.len(), self.model.lifespans.len());
        match n.checked_sub(situations) {
            None => Node::Situation(n),
            Some(l) if l < lifespans => Node::Lifespan(l),
            Some(e) => Node::Event(e - lifespans),
        }
    }

    pub(super) fn name(&self, n: usize) -> &str {
        match self.node(n) {
            Node::Situation(s) => &self.model.situations[s].name,
            Node::Lifespan(l) => &self.model.lifespans[l].name,
            Node::Event(e) => &self.model.events[e].name,
        }
    }

    pub(super) fn is_lifespan(&self, n: usize) -> bool {
        matches!(self.node(n), Node::Lifespan(_))
    }

    /// The situation of this node.
    pub(super) fn situation(&self, n: usize) -> Option<&Situation> {
        self.model.situations.get(n)
    }

    /// What `from` does to `to`, as a verb.
    pub(super) fn verb(&self, from: usize, to: usize) -> &'static str {
        let (model, to) = (self.model, self.node(to));
        let source = match self.node(from) {
            Node::Lifespan(_) => {
                let timed = |s: usize| model.situations[s].kind.temporal();
                return match to {
                    Node::Situation(s) if timed(s) => "times",
                    _ => "composes",
                };
            }
            Node::Situation(s) => Source::Situation(s),
            Node::Event(e) => Source::Event(e),
        };
        match to {
            Node::Lifespan(l) if model.lifespans[l].ended_by(source) => "ends",
            Node::Lifespan(_) => "opens",
            Node::Event(_) => "makes",
            Node::Situation(_) => "feeds",
        }
    }
}

/// Whether an opening or an end of the lifespan composes the situation, or arms its
/// timers.
fn composes(lifespan: &Lifespan, situation: &Situation) -> bool {
    let mut operands = situation.operands.iter();
    situation.detect == Detect::Deferred
        || situation.kind.temporal()
        || operands.any(|o| lifespan.includes(o.source))
}

/// What opens and ends a lifespan.
fn sources(lifespan: &Lifespan) -> impl Iterator<Item = Source> {
    let initiators = lifespan.initiators.iter().filter_map(|i| match i {
        Initiator::Startup | Initiator::At(_) => None,
        Initiator::Event { source, .. } => Some(*source),
    });
    let terminators = lifespan.terminators.iter().filter_map(|t| match t {
        Terminator::Event { source, .. } => Some(*source),
        Terminator::At { .. } | Terminator::After { .. } => None,
    });
    initiators.chain(terminators)
}
