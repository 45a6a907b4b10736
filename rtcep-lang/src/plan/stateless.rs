//! What the stateless rules make of an event (language.md, 4.7 and 4.8).

use crate::model::{Model, Source};

/// What one event of a source is made into, itself apart, and what is judged for it.
///
/// An event is made along every path of rules that leads to its type. The rules make no
/// cycle, so that the paths are as many as they are, whatever the input.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Expansion {
    /// Events that are made: (event, how many at most), by declaration.
    pub made: Vec<(usize, u64)>,
    /// Stateless rules, and actions bound to events: (rule, how often judged at most).
    pub judged: Vec<(usize, u64)>,
}

impl Expansion {
    /// Events that are made at most.
    #[must_use]
    pub fn events(&self) -> u64 {
        let made = self.made.iter();
        made.fold(0, |sum, (_, n)| sum.saturating_add(*n))
    }
}

/// The expansions of all sources.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Expansions {
    events: Vec<Expansion>,
    situations: Vec<Expansion>,
}

impl Expansions {
    /// What is made of an event of `source`.
    #[must_use]
    pub fn of(&self, source: Source) -> &Expansion {
        match source {
            Source::Event(e) => &self.events[e],
            Source::Situation(s) => &self.situations[s],
        }
    }
}

/// The place of an action among the rules: behind all `refer`s.
#[must_use]
pub fn rule_of_action(model: &Model, action: usize) -> usize {
    model.refers.len() + action
}

/// What is made of the events of every source.
#[must_use]
pub fn expansions(model: &Model) -> Expansions {
    let order = order(model);
    let of = |source| expansion(model, &order, source);
    let situations = 0..model.situations.len();
    Expansions {
        events: (0..model.events.len())
            .map(|e| of(Source::Event(e)))
            .collect(),
        situations: situations.map(|s| of(Source::Situation(s))).collect(),
    }
}

/// The events that are made, so that each comes after all those that it is made from.
fn order(model: &Model) -> Vec<usize> {
    let made = |e: &usize| model.refers.iter().any(|refer| refer.target == *e);
    let mut left: Vec<usize> = (0..model.events.len()).filter(made).collect();
    let mut order = Vec::new();
    while !left.is_empty() {
        let waits = |e: &usize| {
            let mut refers = model.refers.iter().filter(|r| r.target == *e);
            refers.any(|r| matches!(r.source, Source::Event(from) if left.contains(&from)))
        };
        let (waiting, ready): (Vec<usize>, Vec<usize>) = left.iter().copied().partition(waits);
        if ready.is_empty() {
            break; // a cycle, which the checks refuse
        }
        order.extend(ready);
        left = waiting;
    }
    order
}

fn expansion(model: &Model, order: &[usize], source: Source) -> Expansion {
    // Most sources have none, and there may be many.
    let mut refers = model.refers_from(source);
    if refers.next().is_none() && model.actions_on(source).next().is_none() {
        return Expansion::default();
    }
    let mut made = vec![0u64; model.events.len()];
    let mut judged = vec![0u64; model.refers.len() + model.actions.len()];
    let mut judge = |from: Source, times: u64, made: &mut [u64]| {
        for (r, refer) in model.refers_from(from) {
            judged[r] = judged[r].saturating_add(times);
            made[refer.target] = made[refer.target].saturating_add(times);
        }
        // Those of a detection are judged where it is made.
        if let Source::Event(_) = from {
            for (a, _) in model.actions_on(from) {
                let rule = rule_of_action(model, a);
                judged[rule] = judged[rule].saturating_add(times);
            }
        }
    };
    judge(source, 1, &mut made);
    for &e in order {
        if made[e] > 0 {
            let times = made[e];
            judge(Source::Event(e), times, &mut made);
        }
    }
    let some = |counts: Vec<u64>| {
        counts
            .into_iter()
            .enumerate()
            .filter(|(_, n)| *n > 0)
            .collect()
    };
    Expansion {
        made: some(made),
        judged: some(judged),
    }
}
