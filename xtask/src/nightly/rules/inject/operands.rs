//! Parameters of operands, and operands.

use super::parts::{always, operand, sometimes};
use fastrand::Rng;
use rtcep_lang::Model;
use rtcep_lang::model::{
    Counted, Expr, ExprKind, Kind, OnFull, Quantifier, Refer, Repetition, Role, Source, Type, Value,
};

/// Whether it was put in.
pub(super) fn put(model: &mut Model, s: usize, name: &str, rng: &mut Rng) -> bool {
    let required: Vec<usize> = model.situations[s].required().collect();
    if required.is_empty() {
        // A timer has no operand to say it of: it gets one.
        let source = Source::Event(rng.usize(0..model.events.len()));
        let first = operand("i0", source, Role::Required, Quantifier::First);
        model.situations[s].operands.push(first);
    }
    let o = match required.as_slice() {
        [] => model.situations[s].operands.len() - 1,
        required => required[rng.usize(0..required.len())],
    };
    parameter(model, s, o, name, rng) || another(model, s, o, name, rng)
}

fn parameter(model: &mut Model, s: usize, o: usize, name: &str, rng: &mut Rng) -> bool {
    let source = model.situations[s].operands[o].source;
    let condition = sometimes(model, source, rng);
    let situation = &mut model.situations[s];
    // All operands of a counter choose alike.
    if situation.kind == Kind::AtLeast
        && let Some(quantifier) = quantifier(name)
    {
        let all = situation.operands.iter_mut();
        all.for_each(|operand| operand.quantifier = quantifier);
    }
    let this = &mut situation.operands[o];
    match name {
        "first" | "last" | "each" => {
            this.quantifier = quantifier(name).unwrap_or(Quantifier::Each);
            if name == "each" {
                (this.absolute, this.repetition) = (false, None);
            }
        }
        "absolute" => {
            this.absolute = true;
            (this.repetition, this.max) = (None, None);
            chosen(&mut this.quantifier);
        }
        "repetition" => {
            let least = rng.u32(1..3);
            this.repetition = Some(Repetition {
                least,
                most: least + rng.u32(0..2),
            });
            this.absolute = false;
            chosen(&mut this.quantifier);
        }
        "threshold" => this.threshold = condition,
        "override" => this.overrides = condition,
        "override always" => this.overrides = Some(always()),
        "weight" => {
            this.weight = Some(Expr {
                kind: ExprKind::Literal(Value::U32(2)),
                ty: Type::U32,
            });
        }
        "counted" => this.counted = Counted::Always,
        "counted if" => this.counted = condition.map_or(Counted::Always, Counted::If),
        "retain" => this.retain = Some(always()),
        "retain if" => this.retain = condition,
        "full: reject" | "full: drop_oldest" | "full: freeze" => {
            this.max = Some(rng.u32(1..4));
            this.on_full = match name {
                "full: reject" => OnFull::Reject,
                "full: drop_oldest" => OnFull::DropOldest,
                _ => OnFull::Freeze,
            };
        }
        _ => return false,
    }
    true
}

fn quantifier(name: &str) -> Option<Quantifier> {
    match name {
        "first" => Some(Quantifier::First),
        "last" => Some(Quantifier::Last),
        "each" => Some(Quantifier::Each),
        _ => None,
    }
}

/// `each` gives way to `first`.
fn chosen(quantifier: &mut Quantifier) {
    if *quantifier == Quantifier::Each {
        *quantifier = Quantifier::First;
    }
}

/// Operands more, behind those that are there: no expression counts them anew.
fn another(model: &mut Model, s: usize, o: usize, name: &str, rng: &mut Rng) -> bool {
    let mut sources: Vec<Source> = Vec::new();
    let situation = &model.situations[s];
    let mut like = situation.operands[o].clone();
    let count = situation.operands.len();
    like.name = format!("i{count}");
    let last = Quantifier::Each;
    match name {
        "forbidden" => sources.push(like.source),
        "absent" => {
            let between = operand(&like.name, like.source, Role::Absent, last);
            like.name = format!("i{}", count + 1);
            like.absolute = false;
            model.situations[s].operands.extend([between, like]);
            return true;
        }
        "shared list" => {
            like.absolute = false;
            model.situations[s].operands.push(like);
            return true;
        }
        "event in two lists" => {
            like.threshold = match like.threshold {
                Some(_) => None,
                None => sometimes(model, like.source, rng),
            };
            model.situations[s].operands.push(like);
            return true;
        }
        "of an event" => sources.extend((0..model.events.len()).map(Source::Event)),
        "of a situation" | "of two levels" => {
            let nested = |&other: &usize| {
                let mut below = model.situations[other].operands.iter();
                name == "of a situation" || below.any(|o| matches!(o.source, Source::Situation(_)))
            };
            let others = (0..model.situations.len()).filter(|&other| other != s);
            sources.extend(others.filter(nested).map(Source::Situation));
        }
        "of a made event" => return made(model, s, rng),
        _ => return false,
    }
    if sources.is_empty() {
        return false;
    }
    let source = sources[rng.usize(0..sources.len())];
    let more = match name {
        "forbidden" => operand(&like.name, source, Role::Forbidden, last),
        _ => operand(&like.name, source, Role::Required, like.quantifier),
    };
    model.situations[s].operands.push(more);
    true
}

/// A stateless rule for an event that some operand takes.
fn made(model: &mut Model, s: usize, rng: &mut Rng) -> bool {
    let operands = model.situations[s].operands.iter();
    let events = operands.filter_map(|o| match o.source {
        Source::Event(e) => Some(e),
        Source::Situation(_) => None,
    });
    let events: Vec<usize> = events
        .filter(|&e| model.events[e].adopted.is_none())
        .collect();
    if events.is_empty() || model.events.len() < 2 {
        return false;
    }
    let target = events[rng.usize(0..events.len())];
    let from = (target + 1 + rng.usize(0..model.events.len() - 1)) % model.events.len();
    let source = Source::Event(from);
    let map = super::parts::map(model, target, source);
    model.refers.push(Refer {
        target,
        source,
        condition: None,
        map,
    });
    true
}
