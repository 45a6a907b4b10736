//! What a kind demands beside its word: `atleast 5`, `crosses up 10 of avg(x)`.

use super::clause::Clause;
use super::expr::Lowering;
use super::scope::{Scope, View};
use super::tables::{Attributes, Tables};
use super::time::{Clock, ticks};
use crate::ast;
use crate::diagnostic::Diagnostic;
use crate::model::{Crossing, Demand, Direction, Expr, ExprKind, Run, Share, Type, Value};

/// The demand of a situation; nothing where an error was reported.
pub(super) fn demand(
    ast: &ast::Situation,
    view: View<'_>,
    tables: &Tables,
    clock: Clock,
    errors: &mut Vec<Diagnostic>,
) -> Demand {
    match &ast.demand {
        ast::Demand::At(moment) => clock
            .moment(moment, errors)
            .map_or(Demand::Nothing, Demand::At),
        ast::Demand::Every(period) => {
            ticks(period, clock.resolution, errors).map_or(Demand::Nothing, Demand::Every)
        }
        ast::Demand::After(delay) => {
            ticks(delay, clock.resolution, errors).map_or(Demand::Nothing, Demand::After)
        }
        ast::Demand::Nothing | ast::Demand::Lost => Demand::Nothing,
        ast::Demand::Count(n) => Demand::Count(n.value),
        ast::Demand::Share { compare, limit } => Demand::Share(Share {
            compare: *compare,
            limit: limit.value,
        }),
        ast::Demand::Crossing {
            direction,
            crossing,
        } => {
            let mut lowering = Lowering {
                tables,
                scope: Scope::Operands(View {
                    emits: false,
                    ..view
                }),
                errors,
            };
            let crossing = lowering.crossing(*direction, crossing);
            crossing.map_or(Demand::Nothing, |c| Demand::Crossing(Box::new(c)))
        }
        ast::Demand::Run { direction, n, of } => {
            let unknown = Attributes::unknown();
            let operand = view.operands.first();
            let mut lowering = Lowering {
                tables,
                scope: Scope::Own {
                    clause: Clause::Operand("of"),
                    operand: operand.map_or("", |o| &o.name),
                    event: operand.map_or("", |o| &o.event),
                    attributes: operand.map_or(&unknown, |o| &o.attributes),
                    initiator: None,
                },
                errors,
            };
            let of = lowering.number(of, "a trend");
            of.map_or(Demand::Nothing, |of| {
                Demand::Run(Box::new(Run {
                    direction: *direction,
                    n: n.value,
                    of,
                }))
            })
        }
    }
}

impl Lowering<'_> {
    /// A number; `what` compares it.
    fn number(&mut self, of: &ast::Expr, what: &str) -> Option<Expr> {
        let lowered = self.lower(of, None)?;
        if lowered.ty.is_number() {
            return Some(lowered);
        }
        let (text, ty) = (self.text(&lowered), self.type_name(lowered.ty));
        self.refuse(of.range, format!("{what} is of numbers, `{text}` is {ty}"))
    }

    fn crossing(&mut self, direction: Direction, ast: &ast::Crossing) -> Option<Crossing> {
        let ast::Crossing {
            bound,
            hysteresis,
            of,
        } = ast;
        let value = self.number(of, "`crosses`")?;
        let mut aggregates = false;
        value.visit(&mut |e| aggregates |= matches!(e.kind, ExprKind::Aggregate(_)));
        if !aggregates {
            let text = self.text(&value);
            let message =
                format!("`{text}` never changes: `crosses` judges an aggregate, as in `of avg(x)`");
            return self.refuse(of.range, message);
        }
        let ty = value.ty;
        let limit = self.limit(bound, &value);
        let fall = match hysteresis {
            Some(hysteresis) => Some(self.limit(hysteresis, &value)?),
            None => None,
        };
        let limit = limit?;
        if let (Some(at), Some(fall)) = (&hysteresis, fall)
            && is_negative(fall)
        {
            let message = "a hysteresis is not negative: it is how far the value goes back";
            return self.refuse(at.range, message.to_owned());
        }
        Some(Crossing {
            direction,
            of: value,
            bound: limit,
            hysteresis: fall,
            back: back(direction, ty, limit, fall),
        })
    }

    /// A bound of `crosses`, in the type of what it judges.
    fn limit(&mut self, literal: &ast::Expr, of: &Expr) -> Option<Value> {
        let lowered = self.lower(literal, Some(of.ty))?;
        if lowered.ty != of.ty {
            let (text, ty) = (self.text(of), self.type_name(of.ty));
            let (value, other) = (self.text(&lowered), self.type_name(lowered.ty));
            let instead = if of.ty.is_integer() && lowered.ty.is_float() {
                format!("write a whole number, or `of {text} as f64`")
            } else {
                "write the number without its type".to_owned()
            };
            return self.refuse(
                literal.range,
                format!("`{text}` is {ty}, and `{value}` is {other}; {instead}"),
            );
        }
        match lowered.kind {
            ExprKind::Literal(value) => Some(value),
            _ => None,
        }
    }
}

/// Where the state falls back; none where that does not fit the type.
fn back(direction: Direction, ty: Type, bound: Value, hysteresis: Option<Value>) -> Option<Value> {
    let Some(hysteresis) = hysteresis else {
        return Some(bound);
    };
    let up = direction == Direction::Up;
    match (bound, hysteresis) {
        (Value::F32(b), Value::F32(h)) => Some(Value::F32(if up { b - h } else { b + h })),
        (Value::F64(b), Value::F64(h)) => Some(Value::F64(if up { b - h } else { b + h })),
        // Half of these fit no `i128`.
        (Value::U128(b), Value::U128(h)) => {
            let back = if up {
                b.checked_sub(h)
            } else {
                b.checked_add(h)
            };
            back.map(Value::U128)
        }
        _ => {
            let (b, h) = (whole(bound)?, whole(hysteresis)?);
            let back = if up {
                b.checked_sub(h)
            } else {
                b.checked_add(h)
            }?;
            let literal = ast::Int {
                value: back.unsigned_abs(),
                negative: back < 0,
                suffix: None,
            };
            super::literal::int(&literal, ty).ok()
        }
    }
}

/// An integer; none where it is none, or does not fit.
fn whole(value: Value) -> Option<i128> {
    Some(match value {
        Value::U8(v) => v.into(),
        Value::U16(v) => v.into(),
        Value::U32(v) => v.into(),
        Value::U64(v) => v.into(),
        Value::I8(v) => v.into(),
        Value::I16(v) => v.into(),
        Value::I32(v) => v.into(),
        Value::I64(v) => v.into(),
        Value::I128(v) => v,
        Value::U128(v) => v.try_into().ok()?,
        _ => return None,
    })
}

fn is_negative(value: Value) -> bool {
    match value {
        Value::F32(v) => v < 0.0,
        Value::F64(v) => v < 0.0,
        value => whole(value).is_some_and(|v| v < 0),
    }
}

#[cfg(test)]
mod tests {
    use super::{Direction, Type, Value, back};

    #[test]
    fn a_bound_of_128_bits_falls_back_where_its_type_allows() {
        let of = |direction, bound, hysteresis| {
            let fall = Some(Value::U128(hysteresis));
            back(direction, Type::U128, Value::U128(bound), fall)
        };
        let back_to = |value| Some(Value::U128(value));
        assert_eq!(of(Direction::Up, u128::MAX, 1), back_to(u128::MAX - 1));
        assert_eq!(of(Direction::Down, u128::MAX - 1, 1), back_to(u128::MAX));
        assert_eq!(of(Direction::Up, 1, 2), None);
        assert_eq!(of(Direction::Down, u128::MAX, 1), None);
    }
}
