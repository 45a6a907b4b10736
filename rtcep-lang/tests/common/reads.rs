//! What random situations of the kinds demand and read.

use super::expr::{expr, literal};
use super::{Choices, own};
use rtcep_lang::model::*;

pub(super) fn demand(c: &mut Choices, model: &Model, situation: &Situation) -> Demand {
    match situation.kind {
        Kind::AtLeast | Kind::AtMost | Kind::Nth => Demand::Count(1 + c.number() % 5),
        Kind::Percentage => Demand::Share(Share {
            compare: c.one_of(&[
                BinaryOp::Greater,
                BinaryOp::GreaterEqual,
                BinaryOp::Less,
                BinaryOp::LessEqual,
            ]),
            limit: 1 + c.number() % 99,
        }),
        Kind::Crosses => {
            let of = aggregate(c, model, situation);
            let (bound, back) = match literal(c, model, of.ty) {
                // Random floats may be too large to go back from.
                Value::F32(_) => (Value::F32(1.5), Value::F32(1.5)),
                Value::F64(_) => (Value::F64(-2.5), Value::F64(-2.5)),
                other => (other, other),
            };
            Demand::Crossing(Box::new(Crossing {
                direction: c.one_of(&[Direction::Up, Direction::Down]),
                of,
                bound,
                hysteresis: None,
                back: Some(back),
            }))
        }
        Kind::Trend => {
            let own = own(model, situation.operands[0].source);
            let ty = c.one_of(&[Type::U32, Type::F64, Type::I8]);
            Demand::Run(Box::new(Run {
                direction: c.one_of(&[Slope::Increasing, Slope::Decreasing]),
                n: 2 + u32::try_from(c.below(3)).expect("small"),
                of: expr(c, model, &own, ty, 2),
            }))
        }
        _ => Demand::Nothing,
    }
}

/// What `when` or `emit` reads: attributes of single events, `it`, or
/// aggregates that have a value.
pub(super) fn value(
    c: &mut Choices,
    model: &Model,
    situation: &Situation,
    ty: Type,
    emits: bool,
) -> Expr {
    let mut readable = Vec::new();
    for o in situation.required() {
        let operand = &situation.operands[o];
        for (a, def) in model.attributes(operand.source).iter().enumerate() {
            match situation.kind {
                Kind::Any if o == 0 => readable.push((Attribute::Common(a), def.ty)),
                kind if kind.joins() && operand.repetition.is_none() => {
                    readable.push((Attribute::Operand(o, a), def.ty));
                }
                _ => {}
            }
        }
    }
    let groups = situation.operands.iter().any(|o| o.repetition.is_some());
    if !(situation.kind.aggregates() || groups) || c.one_in(2) {
        if situation.kind.counts() && ty == Type::U64 {
            return count(None);
        }
        return expr(c, model, &readable, ty, 3);
    }
    let aggregate = aggregate(c, model, situation);
    let aggregate = match &aggregate.kind {
        ExprKind::Aggregate(a) if emits && !a.function.of_nothing() => Expr {
            ty: aggregate.ty,
            kind: ExprKind::Default(
                Box::new(aggregate.clone()),
                Box::new(Expr {
                    kind: ExprKind::Literal(literal(c, model, aggregate.ty)),
                    ty: aggregate.ty,
                }),
            ),
        },
        _ => aggregate,
    };
    if ty == Type::Bool {
        let of = aggregate.ty;
        let right = Box::new(Expr {
            kind: ExprKind::Literal(literal(c, model, of)),
            ty: of,
        });
        return Expr {
            kind: ExprKind::Binary(BinaryOp::Less, Box::new(aggregate), right),
            ty,
        };
    }
    aggregate
}

fn count(operand: Option<usize>) -> Expr {
    Expr {
        kind: ExprKind::Aggregate(Box::new(Aggregate {
            function: AggregateFn::Count,
            operand,
            value: None,
        })),
        ty: Type::U64,
    }
}

/// `count(a)`, `sum(x)`, `max(a.x + 1)`
fn aggregate(c: &mut Choices, model: &Model, situation: &Situation) -> Expr {
    let joins = situation.kind.joins();
    let ranged: Vec<usize> = situation
        .required()
        .filter(|&o| !joins || situation.operands[o].repetition.is_some())
        .collect();
    let operand = if joins || c.one_in(2) {
        Some(c.one_of(&ranged))
    } else {
        None
    };
    let source = situation.operands[operand.unwrap_or(ranged[0])].source;
    let attributes = model.attributes(source);
    let numbers: Vec<(Attribute, Type)> = attributes
        .iter()
        .enumerate()
        .filter(|(_, def)| def.ty.is_number() && (def.ty.is_integer() || operand.is_some()))
        .map(|(a, def)| match operand {
            Some(_) => (Attribute::Own(a), def.ty),
            None => (Attribute::Common(a), def.ty),
        })
        .collect();
    if numbers.is_empty() || c.one_in(4) {
        return count(operand);
    }
    let (attribute, of) = c.one_of(&numbers);
    let read = Expr {
        kind: ExprKind::Attribute(attribute),
        ty: of,
    };
    let value = if c.one_in(2) {
        read
    } else {
        let right = expr(c, model, &numbers, of, 1);
        Expr {
            kind: ExprKind::Binary(BinaryOp::Multiply, Box::new(read), Box::new(right)),
            ty: of,
        }
    };
    let (function, ty) = match c.below(4) {
        0 => (AggregateFn::Min, of),
        1 => (AggregateFn::Max, of),
        2 => (AggregateFn::Average, Type::F64),
        _ => (
            AggregateFn::Sum,
            match of {
                Type::U8 | Type::U16 | Type::U32 => Type::U64,
                Type::I8 | Type::I16 | Type::I32 => Type::I64,
                Type::U64 => Type::U128,
                Type::I64 => Type::I128,
                other => other,
            },
        ),
    };
    Expr {
        kind: ExprKind::Aggregate(Box::new(Aggregate {
            function,
            operand,
            value: Some(value),
        })),
        ty,
    }
}
