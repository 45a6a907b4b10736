//! Expressions and names for what is put in.

use fastrand::Rng;
use rtcep_lang::Model;
use rtcep_lang::model::{
    Aggregate, AggregateFn, Attribute, AttributeDef, BinaryOp, Counted, Expr, ExprKind, Kind,
    OnFull, Operand, Quantifier, Role, Source, Type, Value,
};

/// `true`
pub(super) fn always() -> Expr {
    Expr {
        kind: ExprKind::Literal(Value::Bool(true)),
        ty: Type::Bool,
    }
}

/// What is read under its name.
fn read(attribute: Attribute) -> Expr {
    Expr {
        kind: ExprKind::Attribute(attribute),
        ty: Type::Bool,
    }
}

/// The place of `b`, which all events and situations of random rules have.
fn place_of_b(model: &Model, source: Source) -> Option<usize> {
    let attributes = model.attributes(source);
    let is_b = |a: &AttributeDef| a.name == "b" && a.ty == Type::Bool;
    attributes.iter().position(is_b)
}

/// A condition over an event's own attributes that sometimes holds.
pub(super) fn sometimes(model: &Model, source: Source, rng: &mut Rng) -> Option<Expr> {
    let b = read(Attribute::Own(place_of_b(model, source)?));
    Some(match rng.bool() {
        true => b,
        false => Expr {
            kind: ExprKind::Binary(BinaryOp::Equal, Box::new(b), Box::new(literal(false))),
            ty: Type::Bool,
        },
    })
}

fn literal(value: bool) -> Expr {
    Expr {
        kind: ExprKind::Literal(Value::Bool(value)),
        ty: Type::Bool,
    }
}

/// A condition for `when`: over a candidate, or over how many there are.
pub(super) fn over_candidates(model: &Model, s: usize) -> Option<Expr> {
    let situation = &model.situations[s];
    if !situation.kind.aggregates() && situation.kind != Kind::AtLeast {
        let mut required = situation.required();
        let single = required.find(|&o| situation.operands[o].repetition.is_none());
        if let Some(o) = single {
            let b = place_of_b(model, situation.operands[o].source)?;
            return Some(read(Attribute::Operand(o, b)));
        }
    }
    let count = ExprKind::Aggregate(Box::new(Aggregate {
        function: AggregateFn::Count,
        operand: situation.kind.joins().then_some(0),
        value: None,
    }));
    let [count, one] = [count, ExprKind::Literal(Value::U64(1))].map(|kind| Expr {
        kind,
        ty: Type::U64,
    });
    Some(Expr {
        kind: ExprKind::Binary(BinaryOp::Greater, Box::new(count), Box::new(one)),
        ty: Type::Bool,
    })
}

/// `init.b`
pub(super) fn over_initiator(model: &Model, lifespan: usize) -> Option<Expr> {
    let first = model.first_initiator(lifespan);
    // Where no event opens it, any place: the language refuses it.
    let b = first.map_or(Some(0), |first| place_of_b(model, first))?;
    Some(read(Attribute::Initiator(b)))
}

/// An operand that takes events of a source, and nothing more.
pub(super) fn operand(name: &str, source: Source, role: Role, quantifier: Quantifier) -> Operand {
    Operand {
        name: name.to_owned(),
        source,
        role,
        quantifier,
        absolute: false,
        repetition: None,
        threshold: None,
        weight: None,
        counted: Counted::Never,
        overrides: None,
        retain: None,
        max: None,
        on_full: OnFull::Reject,
    }
}

/// Values for all attributes of an event, of those of another source where it has them.
pub(super) fn map(model: &Model, target: usize, source: Source) -> Vec<Expr> {
    let own = model.attributes(source);
    let attributes = model.events[target].attributes.iter();
    let values = attributes.map(|wanted| {
        let same = own.iter().position(|a| a == wanted);
        let kind = match same {
            Some(a) => ExprKind::Attribute(Attribute::Own(a)),
            None => ExprKind::Literal(nothing(wanted.ty)),
        };
        Expr {
            kind,
            ty: wanted.ty,
        }
    });
    values.collect()
}

/// 0, and what is like it.
pub(crate) fn nothing(ty: Type) -> Value {
    match ty {
        Type::Bool => Value::Bool(false),
        Type::U8 => Value::U8(0),
        Type::U16 => Value::U16(0),
        Type::U32 => Value::U32(0),
        Type::U64 => Value::U64(0),
        Type::U128 => Value::U128(0),
        Type::I8 => Value::I8(0),
        Type::I16 => Value::I16(0),
        Type::I32 => Value::I32(0),
        Type::I64 => Value::I64(0),
        Type::I128 => Value::I128(0),
        Type::F32 => Value::F32(0.0),
        Type::F64 => Value::F64(0.0),
        Type::Str(_) => Value::Str(rtcep_core::Str::cut("")),
        Type::Enum(_) => Value::Variant(0),
    }
}
