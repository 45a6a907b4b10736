//! Random valid models, for tests that must hold for every rule set.
//!
//! A model is built from a list of numbers, so that proptest shrinks it by
//! shrinking the list: when it is used up, every choice is the simplest one.

mod adapters;
mod expr;
mod items;
mod joins;
mod kinds;
mod lifespan;
mod reads;
mod timed;

use items::{any_type, docs, enumeration, event, function};
use proptest::prelude::*;
use rtcep_lang::model::*;

/// Choices for a model.
#[derive(Debug)]
pub(crate) struct Choices {
    numbers: Vec<u64>,
    next: usize,
}

impl Choices {
    /// From a list of numbers.
    pub(crate) fn new(numbers: Vec<u64>) -> Self {
        Choices { numbers, next: 0 }
    }

    fn number(&mut self) -> u64 {
        let number = self.numbers.get(self.next).copied().unwrap_or(0);
        self.next += 1;
        number
    }

    /// One of 0 to n - 1.
    fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.number() % n.max(1) as u64).expect("below a usize")
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == n - 1
    }

    fn one_of<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())].clone()
    }

    /// Up to `n` different ones of the items, at least `least`.
    fn some_of(&mut self, items: &[&str], least: usize, n: usize) -> Vec<String> {
        let mut left: Vec<&str> = items.to_vec();
        let count = least + self.below(n + 1 - least);
        (0..count)
            .map(|_| {
                let i = self.below(left.len());
                left.remove(i).to_owned()
            })
            .collect()
    }
}

/// Any valid model.
pub(crate) fn models() -> impl Strategy<Value = Model> {
    prop::collection::vec(any::<u64>(), 0..700)
        .prop_map(|numbers| model(&mut Choices::new(numbers)))
}

/// Any valid model, with situations of every kind that judges events.
#[allow(dead_code)] // not every test has them
pub(crate) fn models_of_all_kinds() -> impl Strategy<Value = Model> {
    prop::collection::vec(any::<u64>(), 0..500)
        .prop_map(|numbers| of_all_kinds(&mut Choices::new(numbers)))
}

/// Any valid model, with everything that the language has.
#[allow(dead_code)] // not every test has them
pub(crate) fn whole_models() -> impl Strategy<Value = Model> {
    prop::collection::vec(any::<u64>(), 0..700).prop_map(|numbers| {
        let c = &mut Choices::new(numbers);
        let mut model = if c.one_in(2) {
            of_all_kinds(c)
        } else {
            let mut model = model(c);
            without_keys(&mut model);
            model
        };
        timed::add(c, &mut model);
        adapters::add(c, &mut model);
        model
    })
}

fn of_all_kinds(c: &mut Choices) -> Model {
    let mut model = model(c);
    // These are found by no key, and nothing reads what they emit.
    without_keys(&mut model);
    for i in 0..1 + c.below(3) {
        let situation = kinds::of_any_kind(c, &model, model.situations.len() + i);
        model.situations.push(situation);
    }
    model
}

fn without_keys(model: &mut Model) {
    for lifespan in &mut model.lifespans {
        lifespan.key = None;
        lifespan.per_key = None;
        for terminator in &mut lifespan.terminators {
            if let Terminator::Event { all_keys, .. } = terminator {
                *all_keys = false;
            }
        }
    }
}

const RESOLUTIONS: [(u64, u64); 9] = [
    (1, 1_000_000),
    (1, 1000),
    (1, 1),
    (60, 1),
    (3600, 1),
    (1, 1_000_000_000),
    (1, 2_000_000_000),
    (3, 1000),
    (1, 80_000_000_000),
];

/// A valid model.
pub(crate) fn model(c: &mut Choices) -> Model {
    let (numerator, denominator) = c.one_of(&RESOLUTIONS);
    let enums = (0..c.below(3)).map(|i| enumeration(c, i)).collect();
    let mut model = Model {
        doc: docs(c),
        visibility: c
            .one_of(&["", "pub", "pub(crate)", "pub(super)", "pub(in crate::a)"])
            .to_owned(),
        engine: c.one_of(&["Engine", "r", "union"]).to_owned(),
        resolution: Resolution {
            numerator,
            denominator,
        },
        epoch: None,
        reorder: None,
        merge: None,
        enums,
        functions: Vec::new(),
        events: Vec::new(),
        refers: Vec::new(),
        lifespans: Vec::new(),
        situations: Vec::new(),
        actions: Vec::new(),
        queue: None,
    };
    for i in 0..1 + c.below(3) {
        let event = event(c, &model, i);
        model.events.push(event);
    }
    for name in c.some_of(&["distance", "type", "key", "S0", "E0"], 0, 2) {
        let function = function(c, &model, name);
        model.functions.push(function);
    }
    for i in 0..1 + c.below(2) {
        let lifespan = lifespan::shell(c, i);
        model.lifespans.push(lifespan);
    }
    for i in 0..c.below(5) {
        let situation = joins::situation(c, &model, i);
        model.situations.push(situation);
    }
    for l in 0..model.lifespans.len() {
        lifespan::complete(c, &mut model, l);
    }
    if c.one_in(2) {
        declare_backwards(&mut model);
    }
    model
}

/// What feeds stands behind what it feeds: forward references.
fn declare_backwards(model: &mut Model) {
    let count = model.situations.len();
    model.situations.reverse();
    let turned = |source: &mut Source| {
        if let Source::Situation(s) = source {
            *s = count - 1 - *s;
        }
    };
    for operand in model.situations.iter_mut().flat_map(|s| &mut s.operands) {
        turned(&mut operand.source);
    }
    for lifespan in &mut model.lifespans {
        for initiator in &mut lifespan.initiators {
            if let Initiator::Event { source, .. } = initiator {
                turned(source);
            }
        }
        for terminator in &mut lifespan.terminators {
            if let Terminator::Event { source, .. } = terminator {
                turned(source);
            }
        }
        if let Some(key) = &mut lifespan.key {
            for (source, _) in &mut key.attributes {
                turned(source);
            }
            key.attributes.sort();
        }
    }
}

/// The attributes of an event that is judged alone.
fn own(model: &Model, source: Source) -> Vec<(Attribute, Type)> {
    let attributes = model.attributes(source);
    let own = attributes.iter().enumerate();
    own.map(|(a, def)| (Attribute::Own(a), def.ty)).collect()
}
