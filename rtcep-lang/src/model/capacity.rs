//! Capacities: the numbers in rules that bound what an engine costs and holds.
//!
//! Most of them are *limits*: the rules mean the same with another number, but for what
//! finds no room. Some are a part of what is *meant*: the last 10 events, groups of 3 at
//! most. Who lowers a bound lowers the first kind.

use super::{Lifespan, Model, lists};

/// A number in the rules that counts depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Capacity {
    /// The `max` of an operand, by the first operand of its list: all that share the list
    /// have the same.
    Max {
        /// The situation, by declaration.
        situation: usize,
        /// The operand, by declaration.
        operand: usize,
    },
    /// The `n` of a group `{m..=n}`.
    Most {
        /// The situation, by declaration.
        situation: usize,
        /// The operand, by declaration.
        operand: usize,
    },
    /// The `max_open` of a lifespan, by declaration.
    MaxOpen(usize),
    /// The `per_key` of a lifespan, by declaration; where it is written.
    PerKey(usize),
    /// The `max` of the queue of actions.
    Actions,
    /// The `max` of `reorder`.
    Reorder,
    /// The `max` of `merge`.
    Merge,
}

/// All capacities of the rules: of situations, of lifespans, and then of what stands
/// before and behind the engine, each by declaration.
#[must_use]
pub fn capacities(model: &Model) -> Vec<Capacity> {
    let mut all = Vec::new();
    for (s, situation) in model.situations.iter().enumerate() {
        for list in lists(situation) {
            let operand = list.operands[0];
            if situation.operands[operand].max.is_some() {
                all.push(Capacity::Max {
                    situation: s,
                    operand,
                });
            }
        }
        for (o, operand) in situation.operands.iter().enumerate() {
            if operand.repetition.is_some() {
                all.push(Capacity::Most {
                    situation: s,
                    operand: o,
                });
            }
        }
    }
    for (l, lifespan) in model.lifespans.iter().enumerate() {
        all.push(Capacity::MaxOpen(l));
        all.extend(lifespan.per_key.map(|_| Capacity::PerKey(l)));
    }
    all.extend(model.queue.map(|_| Capacity::Actions));
    all.extend(model.reorder.map(|_| Capacity::Reorder));
    all.extend(model.merge.as_ref().map(|_| Capacity::Merge));
    all
}

impl Capacity {
    /// Where it stands: `AlertTrack.alert.max`, `Watch.max_open`, `actions.max`.
    #[must_use]
    pub fn name(self, model: &Model) -> String {
        let operand = |s: usize, o: usize, word| {
            let situation = &model.situations[s];
            format!("{}.{}.{word}", situation.name, situation.operands[o].name)
        };
        let lifespan = |l: usize, word| format!("{}.{word}", model.lifespans[l].name);
        match self {
            Capacity::Max {
                situation: s,
                operand: o,
            } => operand(s, o, "max"),
            Capacity::Most {
                situation: s,
                operand: o,
            } => operand(s, o, "most"),
            Capacity::MaxOpen(l) => lifespan(l, "max_open"),
            Capacity::PerKey(l) => lifespan(l, "per_key"),
            Capacity::Actions => "actions.max".into(),
            Capacity::Reorder => "reorder.max".into(),
            Capacity::Merge => "merge.max".into(),
        }
    }

    /// What it is called in polynomials, as rows call it: `max_alert`, `max_open`.
    #[must_use]
    pub fn symbol(self, model: &Model) -> String {
        let operand =
            |s: usize, o: usize, word| format!("{word}_{}", model.situations[s].operands[o].name);
        match self {
            Capacity::Max {
                situation: s,
                operand: o,
            } => operand(s, o, "max"),
            Capacity::Most {
                situation: s,
                operand: o,
            } => operand(s, o, "most"),
            Capacity::MaxOpen(_) => "max_open".into(),
            Capacity::PerKey(_) => "per_key".into(),
            Capacity::Actions | Capacity::Reorder | Capacity::Merge => "max".into(),
        }
    }

    /// Why another number would mean something else, if it would.
    #[must_use]
    pub fn meaning(self, model: &Model) -> Option<&'static str> {
        match self {
            Capacity::Max { situation, .. } => {
                let situation = &model.situations[situation];
                let last = situation.kind.aggregates() && situation.within.is_none();
                last.then_some("since so many of the last events are what is aggregated")
            }
            Capacity::Most { .. } => Some("since so many candidates are used as one group"),
            _ => None,
        }
    }

    /// The number in the rules.
    #[must_use]
    pub fn get(self, model: &Model) -> u32 {
        let lifespan = |l: usize| -> &Lifespan { &model.lifespans[l] };
        match self {
            Capacity::Max {
                situation: s,
                operand: o,
            } => model.situations[s].operands[o].max.unwrap_or(0),
            Capacity::Most {
                situation: s,
                operand: o,
            } => {
                let repetition = model.situations[s].operands[o].repetition;
                repetition.map_or(0, |r| r.most)
            }
            Capacity::MaxOpen(l) => lifespan(l).max_open,
            Capacity::PerKey(l) => lifespan(l).per_key.unwrap_or(0),
            Capacity::Actions => model.queue.map_or(0, |queue| queue.max),
            Capacity::Reorder => model.reorder.map_or(0, |reorder| reorder.max),
            Capacity::Merge => model.merge.as_ref().map_or(0, |merge| merge.max),
        }
    }

    /// Writes another number, whether or not the language accepts it.
    pub fn set(self, model: &mut Model, number: u32) {
        match self {
            Capacity::Max {
                situation: s,
                operand: o,
            } => {
                let situation = &mut model.situations[s];
                let lists = lists(situation).into_iter();
                let shared = lists.map(|list| list.operands).find(|list| list[0] == o);
                for o in shared.unwrap_or_default() {
                    situation.operands[o].max = Some(number);
                }
            }
            Capacity::Most {
                situation: s,
                operand: o,
            } => {
                if let Some(repetition) = &mut model.situations[s].operands[o].repetition {
                    repetition.most = number;
                }
            }
            Capacity::MaxOpen(l) => model.lifespans[l].max_open = number,
            Capacity::PerKey(l) => model.lifespans[l].per_key = Some(number),
            Capacity::Actions => {
                if let Some(queue) = &mut model.queue {
                    queue.max = number;
                }
            }
            Capacity::Reorder => {
                if let Some(reorder) = &mut model.reorder {
                    reorder.max = number;
                }
            }
            Capacity::Merge => {
                if let Some(merge) = &mut model.merge {
                    merge.max = number;
                }
            }
        }
    }
}
