//! Sums, counts and extremes over events (language.md, 4.2 and 4.4).

use super::expr::{Missing, Outcome};
use super::judge::{counted, weight};
use super::rules::Rules;
use super::scalar::{arithmetic, compare, convert};
use super::state::Candidate;
use crate::model::{Aggregate, AggregateFn, BinaryOp, Type, Value};

/// What is known of the events of an operand, or of several.
#[derive(Clone, Debug, Default)]
pub(super) struct Sums {
    /// How many there are.
    pub(super) events: u64,
    /// Their weights together.
    pub(super) weight: u128,
    /// The weights of the counted ones together.
    pub(super) counted: u128,
    /// By what is aggregated.
    values: Vec<Values>,
}

/// An expression aggregated over events.
#[derive(Clone, Debug)]
struct Values {
    /// Of the widest integers, or of floats.
    sum: Outcome,
    least: Option<Extreme>,
    greatest: Option<Extreme>,
}

/// A value, and the number of the event that had it first.
#[derive(Clone, Copy, Debug)]
struct Extreme {
    value: Value,
    n: u64,
}

impl Sums {
    /// Of events of an operand, oldest first.
    pub(super) fn of<'a>(
        rules: &Rules,
        operand: usize,
        events: impl IntoIterator<Item = &'a Candidate>,
    ) -> Self {
        let mut sums = Self::default();
        for event in events {
            sums.add(rules, operand, event);
        }
        sums
    }

    /// One more event of an operand, newer than all others.
    pub(super) fn add(&mut self, rules: &Rules, operand: usize, event: &Candidate) {
        let values = rules.aggregated_of(operand, event);
        self.add_values(rules, operand, event, &values);
    }

    /// One more event of any operand, with what is aggregated over all of them.
    pub(super) fn add_total(&mut self, rules: &Rules, operand: usize, event: &Candidate) {
        let own = rules.aggregated_of(operand, event);
        let totals = rules.totals.iter();
        let values = totals.map(|total| own[total.places[operand]]);
        self.add_values(rules, operand, event, &values.collect::<Vec<_>>());
    }

    fn add_values(
        &mut self,
        rules: &Rules,
        operand: usize,
        event: &Candidate,
        values: &[Option<Value>],
    ) {
        let weight = u128::from(weight(rules, operand, event).unwrap_or(0));
        self.events += 1;
        self.weight += weight;
        if counted(rules, operand, event) == Some(true) {
            self.counted += weight;
        }
        self.values.resize(values.len(), Values::default());
        for (sums, value) in self.values.iter_mut().zip(values) {
            if let Some(value) = value {
                sums.add(*value, event.n);
            }
        }
    }

    /// Joins what is known of an operand to what is known of all.
    pub(super) fn join_total(&mut self, rules: &Rules, operand: usize, of: &Self) {
        self.events += of.events;
        self.weight += of.weight;
        self.counted += of.counted;
        self.values.resize(rules.totals.len(), Values::default());
        for (sums, total) in self.values.iter_mut().zip(&rules.totals) {
            if let Some(values) = of.values.get(total.places[operand]) {
                sums.join(values);
            }
        }
    }

    /// An aggregate, where `place` says which expression it ranges over.
    pub(super) fn read(&self, aggregate: &Aggregate, place: Option<usize>, ty: Type) -> Outcome {
        let values = place.and_then(|place| self.values.get(place));
        let extreme = |extreme: fn(&Values) -> Option<Extreme>| {
            let extreme = values.and_then(extreme).ok_or(Missing::Nothing)?;
            Ok(extreme.value)
        };
        let sum = values.map_or(Err(Missing::Nothing), |values| values.sum);
        match aggregate.function {
            AggregateFn::Count => Ok(Value::U64(self.events)),
            AggregateFn::Sum => match sum {
                Ok(sum) => convert(sum, ty).ok_or(Missing::Fault),
                Err(Missing::Nothing) => Ok(zero(ty)),
                Err(Missing::Fault) => Err(Missing::Fault),
            },
            AggregateFn::Min => extreme(|values| values.least),
            AggregateFn::Max => extreme(|values| values.greatest),
            AggregateFn::Average => {
                let sum = convert(sum?, Type::F64);
                let count = convert(Value::U64(self.events), Type::F64);
                let (sum, count) = sum.zip(count).ok_or(Missing::Fault)?;
                arithmetic(BinaryOp::Divide, sum, count).ok_or(Missing::Fault)
            }
        }
    }
}

impl Default for Values {
    fn default() -> Self {
        Self {
            sum: Err(Missing::Nothing),
            least: None,
            greatest: None,
        }
    }
}

impl Values {
    fn add(&mut self, value: Value, n: u64) {
        let new = Some(Extreme { value, n });
        self.join(&Self {
            sum: widen(value),
            least: new,
            greatest: new,
        });
    }

    fn join(&mut self, other: &Self) {
        self.sum = match (self.sum, other.sum) {
            // Only sums of sums can outgrow 128 bits.
            (Ok(a), Ok(b)) => arithmetic(BinaryOp::Add, a, b).ok_or(Missing::Fault),
            // Sums of floats begin with +0.0: `0.0 + -0.0` is `0.0`.
            (Err(Missing::Nothing), Ok(Value::F32(x))) => Ok(Value::F32(0.0 + x)),
            (Err(Missing::Nothing), Ok(Value::F64(x))) => Ok(Value::F64(0.0 + x)),
            (Err(Missing::Nothing), other) | (other, Err(Missing::Nothing)) => other,
            _ => Err(Missing::Fault),
        };
        self.least = first_of(BinaryOp::Less, self.least, other.least);
        self.greatest = first_of(BinaryOp::Greater, self.greatest, other.greatest);
    }
}

/// Whichever compares so; of equals the one that came first.
fn first_of(op: BinaryOp, a: Option<Extreme>, b: Option<Extreme>) -> Option<Extreme> {
    let (Some(one), Some(other)) = (a, b) else {
        return a.or(b);
    };
    let equal = compare(BinaryOp::Equal, one.value, other.value);
    let takes_other = compare(op, other.value, one.value) || (equal && other.n < one.n);
    Some(if takes_other { other } else { one })
}

/// A value in the widest type of its kind; nothing if there is no sum of such.
fn widen(value: Value) -> Outcome {
    let widest = match value {
        Value::U8(_) | Value::U16(_) | Value::U32(_) | Value::U64(_) => Type::U128,
        Value::I8(_) | Value::I16(_) | Value::I32(_) | Value::I64(_) => Type::I128,
        Value::U128(_) | Value::I128(_) | Value::F32(_) | Value::F64(_) => return Ok(value),
        _ => return Err(Missing::Nothing),
    };
    convert(value, widest).ok_or(Missing::Fault)
}

/// The sum of nothing.
fn zero(ty: Type) -> Value {
    match ty {
        Type::U64 => Value::U64(0),
        Type::I64 => Value::I64(0),
        Type::U128 => Value::U128(0),
        Type::I128 => Value::I128(0),
        Type::F32 => Value::F32(0.0),
        Type::F64 => Value::F64(0.0),
        other => unreachable!("a sum of type {other:?}"),
    }
}
