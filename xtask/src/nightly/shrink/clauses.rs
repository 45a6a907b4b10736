//! Without clauses and modifiers, and with lower capacities.

use super::candidate::{Candidate, Reduction, of_model};
use rtcep_lang::Model;
use rtcep_lang::model::{
    Counted, Detect, Initiator, Lifespan, OnFull, Operand, Policy, Quantifier, Situation,
    Terminator,
};

/// What is taken away of a situation.
const OF_SITUATION: [fn(&mut Situation); 5] = [
    |s| s.when = None,
    |s| s.within = None,
    |s| s.once = false,
    |s| s.max_combinations = None,
    |s| s.detect = Detect::Immediate,
];

/// What is taken away of an operand.
const OF_OPERAND: [fn(&mut Operand); 11] = [
    |o| o.threshold = None,
    |o| o.weight = None,
    |o| o.counted = Counted::Always,
    |o| o.counted = Counted::Never,
    |o| o.overrides = None,
    |o| o.retain = None,
    |o| o.max = o.max.map(|max| max.div_ceil(2)),
    |o| (o.max, o.on_full) = (None, OnFull::Reject),
    |o| o.on_full = OnFull::Reject,
    |o| o.repetition = None,
    |o| (o.absolute, o.quantifier) = (false, Quantifier::First),
];

/// What is taken away of a lifespan.
const OF_LIFESPAN: [fn(&mut Lifespan); 8] = [
    |l| {
        (l.initiators, l.terminators) = (vec![Initiator::Startup], Vec::new());
        (l.key, l.per_key, l.policy) = (None, None, Policy::Add);
        (l.max_open, l.on_full) = (1, OnFull::Reject);
    },
    |l| {
        (l.key, l.per_key) = (None, None);
        for terminator in &mut l.terminators {
            if let Terminator::Event { all_keys, .. } = terminator {
                *all_keys = false;
            }
        }
    },
    |l| l.per_key = None,
    |l| l.policy = Policy::Add,
    |l| (l.max_open, l.per_key) = (1, None),
    |l| l.max_open = l.max_open.div_ceil(2),
    |l| l.on_full = OnFull::Reject,
    |l| l.terminators.clear(),
];

/// A change of a lifespan; none where there is nothing to change.
type Change = Box<dyn Fn(&mut Lifespan) -> Option<()>>;

/// All that applies.
pub(super) fn of(candidate: &Candidate) -> Vec<Reduction> {
    let model = &candidate.model;
    let mut all = Vec::new();
    for situation in &model.situations {
        for change in OF_SITUATION {
            let name = situation.name.clone();
            all.push(of_model(move |model| {
                change(named(model, &name)?);
                Some(())
            }));
        }
        for operand in &situation.operands {
            for change in OF_OPERAND {
                let (name, of) = (situation.name.clone(), operand.name.clone());
                all.push(of_model(move |model| {
                    let operands = &mut named(model, &name)?.operands;
                    change(operands.iter_mut().find(|o| o.name == of)?);
                    Some(())
                }));
            }
        }
    }
    for lifespan in &model.lifespans {
        all.extend(of_lifespan(lifespan));
    }
    all
}

fn named<'a>(model: &'a mut Model, name: &str) -> Option<&'a mut Situation> {
    model.situations.iter_mut().find(|s| s.name == name)
}

fn of_lifespan(lifespan: &Lifespan) -> Vec<Reduction> {
    let mut all = Vec::new();
    let mut change = |change: Change| {
        let name = lifespan.name.clone();
        all.push(of_model(move |model| {
            change(model.lifespans.iter_mut().find(|l| l.name == name)?)
        }));
    };
    for plain in OF_LIFESPAN {
        change(Box::new(move |l| {
            plain(l);
            Some(())
        }));
    }
    for i in 0..lifespan.initiators.len() {
        change(Box::new(move |l| {
            (i < l.initiators.len()).then(|| drop(l.initiators.remove(i)))
        }));
        change(Box::new(move |l| match l.initiators.get_mut(i)? {
            Initiator::Event {
                condition,
                including,
                ..
            } => {
                (*condition, *including) = (None, false);
                Some(())
            }
            Initiator::Startup | Initiator::At(_) => None,
        }));
    }
    for i in 0..lifespan.terminators.len() {
        change(Box::new(move |l| {
            (i < l.terminators.len()).then(|| drop(l.terminators.remove(i)))
        }));
        change(Box::new(move |l| match l.terminators.get_mut(i)? {
            Terminator::Event {
                condition,
                which,
                all_keys,
                ..
            } => {
                (*condition, *which, *all_keys) = (None, Quantifier::Each, false);
                Some(())
            }
            Terminator::At { .. } | Terminator::After { .. } => None,
        }));
    }
    all
}
