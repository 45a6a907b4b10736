//! What derives what (language.md, 2.8): a situation feeds another one, opens
//! or ends a lifespan; a lifespan composes its deferred situations when it
//! ends, and those that take what opens it.

use crate::model::{Detect, Initiator, Lifespan, Model, Situation, Source, Terminator};

/// A situation or a lifespan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Node {
    Situation(usize),
    Lifespan(usize),
}

/// Situations and then lifespans, by declaration.
pub(super) struct Graph<'a> {
    model: &'a Model,
    /// What each node derives.
    pub(super) next: Vec<Vec<usize>>,
}

impl Graph<'_> {
    pub(super) fn new(model: &Model) -> Graph<'_> {
        let situations = model.situations.len();
        let mut next = vec![Vec::new(); situations + model.lifespans.len()];
        for (s, situation) in model.situations.iter().enumerate() {
            for operand in &situation.operands {
                if let Source::Situation(from) = operand.source
                    && next[from].last() != Some(&s)
                {
                    next[from].push(s);
                }
            }
            let lifespan = &model.lifespans[situation.lifespan];
            if composes(lifespan, situation) {
                next[situations + situation.lifespan].push(s);
            }
        }
        for (l, lifespan) in model.lifespans.iter().enumerate() {
            for source in sources(lifespan) {
                if let Source::Situation(from) = source
                    && next[from].last() != Some(&(situations + l))
                {
                    next[from].push(situations + l);
                }
            }
        }
        Graph { model, next }
    }

    pub(super) fn node(&self, n: usize) -> Node {
        match n.checked_sub(self.model.situations.len()) {
            None => Node::Situation(n),
            Some(l) => Node::Lifespan(l),
        }
    }

    pub(super) fn name(&self, n: usize) -> &str {
        match self.node(n) {
            Node::Situation(s) => &self.model.situations[s].name,
            Node::Lifespan(l) => &self.model.lifespans[l].name,
        }
    }

    pub(super) fn is_lifespan(&self, n: usize) -> bool {
        matches!(self.node(n), Node::Lifespan(_))
    }

    pub(super) fn is_deferred(&self, n: usize) -> bool {
        let situation = self.model.situations.get(n);
        situation.is_some_and(|s| s.detect == Detect::Deferred)
    }

    /// What `from` does to `to`, as a verb.
    pub(super) fn verb(&self, from: usize, to: usize) -> &'static str {
        match (self.node(from), self.node(to)) {
            (Node::Situation(s), Node::Lifespan(l)) => {
                if self.model.lifespans[l].ended_by(Source::Situation(s)) {
                    "ends"
                } else {
                    "opens"
                }
            }
            (Node::Lifespan(_), _) => "composes",
            _ => "feeds",
        }
    }
}

/// Whether an opening or an end of the lifespan composes the situation.
fn composes(lifespan: &Lifespan, situation: &Situation) -> bool {
    let mut operands = situation.operands.iter();
    situation.detect == Detect::Deferred || operands.any(|o| lifespan.includes(o.source))
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
