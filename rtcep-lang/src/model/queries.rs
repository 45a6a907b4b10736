//! What is asked of a model: who reads what, and by which name.

use super::{Action, AttributeDef, Detect, Initiator, Model, Refer, Source, Type};

impl Model {
    /// The attributes of an event or of a detection.
    #[must_use]
    pub fn attributes(&self, source: Source) -> Vec<AttributeDef> {
        match source {
            Source::Event(e) => self.events[e].attributes.clone(),
            Source::Situation(s) => self.situations[s]
                .emit
                .iter()
                .map(|emission| AttributeDef {
                    name: emission.name.clone(),
                    ty: emission.value.ty,
                })
                .collect(),
        }
    }

    /// The name of an event or situation.
    #[must_use]
    pub fn source_name(&self, source: Source) -> &str {
        match source {
            Source::Event(e) => &self.events[e].name,
            Source::Situation(s) => &self.situations[s].name,
        }
    }

    /// Whether a situation's detections are events for something: operands of
    /// another situation, initiators or terminators of a lifespan.
    #[must_use]
    pub fn feeds(&self, situation: usize) -> bool {
        let source = Source::Situation(situation);
        let mut operands = self.situations.iter().flat_map(|s| &s.operands);
        operands.any(|o| o.source == source)
            || self
                .lifespans
                .iter()
                .any(|l| l.opened_by(source) || l.ended_by(source))
            || self.refers.iter().any(|r| r.source == source)
    }

    /// The attribute that `init.x` reads in an event of `source`: an attribute of a
    /// lifespan's first initiator, by the name that it has there.
    #[must_use]
    pub fn of_initiator(&self, lifespan: usize, source: Source, a: usize) -> usize {
        match self.first_initiator(lifespan) {
            Some(first) => self.named_as(first, source, a),
            None => a,
        }
    }

    /// What a lifespan's first initiator that is an event or a detection is.
    #[must_use]
    pub fn first_initiator(&self, lifespan: usize) -> Option<Source> {
        let initiators = &self.lifespans[lifespan].initiators;
        initiators.iter().find_map(|i| match i {
            Initiator::Event { source, .. } => Some(*source),
            Initiator::Startup | Initiator::At(_) => None,
        })
    }

    /// The stateless rules that make events from those of `source`, by declaration.
    pub fn refers_from(&self, source: Source) -> impl Iterator<Item = (usize, &Refer)> {
        let refers = self.refers.iter().enumerate();
        refers.filter(move |(_, refer)| refer.source == source)
    }

    /// Whether detections are events of `source`, or are made into some by stateless
    /// rules.
    #[must_use]
    pub fn of_detections(&self, source: Source) -> bool {
        let mut sources = vec![source];
        let mut next = 0;
        while let Some(&source) = sources.get(next) {
            let Source::Event(made) = source else {
                return true;
            };
            for refer in self.refers.iter().filter(|refer| refer.target == made) {
                if !sources.contains(&refer.source) {
                    sources.push(refer.source);
                }
            }
            next += 1;
        }
        false
    }

    /// The actions that are bound to `source`, by declaration.
    pub fn actions_on(&self, source: Source) -> impl Iterator<Item = (usize, &Action)> {
        let actions = self.actions.iter().enumerate();
        actions.filter(move |(_, action)| action.source == source)
    }

    /// The situations that are detected in a lifespan, by declaration.
    #[must_use]
    pub fn situations_in(&self, lifespan: usize) -> Vec<usize> {
        (0..self.situations.len())
            .filter(|&s| self.situations[s].lifespan == lifespan)
            .collect()
    }

    /// The deferred situations of a lifespan, by declaration.
    #[must_use]
    pub fn deferred_in(&self, lifespan: usize) -> Vec<usize> {
        let mut deferred = self.situations_in(lifespan);
        deferred.retain(|&s| self.situations[s].detect == Detect::Deferred);
        deferred
    }

    /// The operands of `situation` that take events of `source`, by declaration.
    #[must_use]
    pub fn roles(&self, situation: usize, source: Source) -> Vec<usize> {
        let operands = &self.situations[situation].operands;
        (0..operands.len())
            .filter(|&o| operands[o].source == source)
            .collect()
    }

    /// The situations that events of `source` enter, by declaration.
    #[must_use]
    pub fn entered(&self, source: Source) -> Vec<usize> {
        (0..self.situations.len())
            .filter(|&s| !self.roles(s, source).is_empty())
            .collect()
    }

    /// What `it.x` reads of an event at `operand`: attribute `a` of the first
    /// operand's source by its name. The checks have seen that all have it.
    #[must_use]
    pub fn common(&self, situation: usize, operand: usize, a: usize) -> usize {
        let operands = &self.situations[situation].operands;
        self.named_as(operands[0].source, operands[operand].source, a)
    }

    /// Which attribute of `other` has the name of attribute `a` of `first`.
    fn named_as(&self, first: Source, other: Source, a: usize) -> usize {
        if first == other {
            return a;
        }
        let first = self.attributes(first);
        let name = first.get(a).map(|attribute| &attribute.name);
        let others = self.attributes(other);
        others
            .iter()
            .position(|o| Some(&o.name) == name)
            .unwrap_or(a)
    }

    /// The name of a type in the rules.
    #[must_use]
    pub fn type_name(&self, ty: Type) -> String {
        match ty {
            Type::Str(n) => format!("str<{n}>"),
            Type::Enum(e) => self.enums[e].name.clone(),
            other => format!("{other:?}").to_lowercase(),
        }
    }
}
