//! What an expression of a case reads, and the types of it.

use super::format::{Rules, Situation};
use super::node::Expr;
use serde_json::Value as Json;

/// The type of an expression of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Type {
    Bool,
    U32,
    I64,
    /// A count, or a sum of `u32`.
    U64,
    /// A sum of i64.
    I128,
    /// Computed from `u32` or from a count, and so an i64.
    Wide,
    F64,
    /// An integer that takes the type of the other side.
    Literal {
        fits_u32: bool,
    },
}

/// The types of the attributes that an expression may read.
pub(crate) struct Scope<'a> {
    pub(crate) rules: &'a Rules,
    /// The event that is judged alone, in thresholds and `retain`.
    pub(crate) own: Option<&'a str>,
    /// Names of operands and their events, in `when` and `emit`.
    pub(crate) operands: Vec<(&'a str, &'a str)>,
    /// The event whose attributes `init.x` reads, in the condition of an `until`.
    pub(crate) initiator: Option<&'a str>,
    /// How many more steps derived attributes are followed: a cycle of
    /// situations has no types, and the language is to say so.
    pub(crate) depth: usize,
}

impl<'a> Scope<'a> {
    /// What `when` and `emit` of a situation read.
    pub(crate) fn of(rules: &'a Rules, situation: &'a Situation, depth: usize) -> Self {
        let operands = situation.operands.iter();
        Self {
            rules,
            own: None,
            operands: operands
                .map(|operand| (operand.name.as_str(), operand.event.as_str()))
                .collect(),
            initiator: None,
            depth,
        }
    }

    /// What a condition over one event reads.
    pub(crate) fn own(rules: &'a Rules, event: Option<&'a str>) -> Self {
        Self {
            rules,
            own: event,
            operands: Vec::new(),
            initiator: None,
            depth: rules.situations.len(),
        }
    }

    /// The type of an attribute; none if there is no such attribute, which the
    /// language is to say.
    pub(crate) fn attribute(&self, operand: Option<&str>, name: &str) -> Option<Type> {
        match operand {
            None => self.attribute_of(self.own?, name),
            Some("it") => self.common(name),
            Some("init") if self.initiator.is_some() => self.attribute_of(self.initiator?, name),
            Some(operand) => {
                let mut operands = self.operands.iter();
                let (_, event) = operands.find(|(name, _)| *name == operand)?;
                self.attribute_of(event, name)
            }
        }
    }

    /// The type of an attribute that all operands have.
    fn common(&self, name: &str) -> Option<Type> {
        self.attribute_of(self.operands.first()?.1, name)
    }

    /// The type of an attribute of an event or of a situation's detections.
    fn attribute_of(&self, event: &str, name: &str) -> Option<Type> {
        if let Some(attributes) = self.rules.events.get(event) {
            return match attributes.get(name)?.as_str()? {
                "bool" => Some(Type::Bool),
                "u32" => Some(Type::U32),
                "i64" => Some(Type::I64),
                "f64" => Some(Type::F64),
                _ => None,
            };
        }
        let mut situations = self.rules.situations.iter();
        let situation = situations.find(|situation| situation.name == event)?;
        let value = Expr::try_from(situation.emit.get(name)?.clone()).ok()?;
        if let (Expr::Literal(_), Some(key)) = (&value, self.key_of(event, name)) {
            return Some(key);
        }
        Scope::of(self.rules, situation, self.depth.checked_sub(1)?).type_of(&value)
    }

    /// The type that an attribute of a situation's detections has as a key: by it they
    /// meet instances of a lifespan, as input events do.
    pub(crate) fn key_of(&self, situation: &str, name: &str) -> Option<Type> {
        let mut lifespans = self.rules.lifespans.iter();
        lifespans.find(|lifespan| {
            let situations = self.rules.situations.iter();
            let mut inside = situations.filter(|s| s.lifespan == lifespan.name);
            let by_key = lifespan.key.as_deref() == Some(name);
            let opens = || {
                lifespan
                    .from
                    .iter()
                    .any(|f| f.event.as_deref() == Some(situation))
            };
            let ends = || {
                lifespan
                    .until
                    .iter()
                    .any(|u| u.event.as_deref() == Some(situation))
            };
            by_key && (opens() || ends() || inside.any(|s| takes(s, situation)))
        })?;
        let mut events = self.rules.events.keys();
        events.find_map(|event| self.attribute_of(event, name))
    }

    /// The type of an aggregate.
    fn aggregate(
        &self,
        function: &str,
        operand: Option<&str>,
        attribute: Option<&str>,
    ) -> Option<Type> {
        let of = || match operand {
            None => self.common(attribute?),
            Some(_) => self.attribute(operand, attribute?),
        };
        match function {
            "count" => Some(Type::U64),
            "avg" => Some(Type::F64),
            "sum" => match of()? {
                Type::U32 => Some(Type::U64),
                Type::F64 => Some(Type::F64),
                _ => Some(Type::I128),
            },
            _ => of(),
        }
    }

    /// The type of an expression; none if it has no good one.
    pub(crate) fn type_of(&self, expr: &Expr) -> Option<Type> {
        match expr {
            Expr::Literal(Json::Bool(_)) => Some(Type::Bool),
            Expr::Literal(Json::Number(n)) => match n.as_i64() {
                Some(n) => Some(Type::Literal {
                    fits_u32: u32::try_from(n).is_ok(),
                }),
                None => n.is_f64().then_some(Type::F64),
            },
            Expr::Literal(_) | Expr::Other(_) => None,
            Expr::Aggregate(function, operand, attribute) => {
                self.aggregate(function, operand.as_deref(), attribute.as_deref())
            }
            Expr::Default(e, _) => self.type_of(e),
            Expr::Count => Some(Type::U64),
            Expr::Missed => Some(Type::I64),
            Expr::Attribute(operand, name) => self.attribute(operand.as_deref(), name),
            Expr::Unary(op, _) if op == "!" => Some(Type::Bool),
            Expr::Unary(_, e) => Some(computed(self.type_of(e)?)),
            Expr::Binary(op, a, b) => match op.as_str() {
                "+" | "-" | "*" | "/" | "%" => {
                    Some(computed(common(self.type_of(a)?, self.type_of(b)?)))
                }
                _ => Some(Type::Bool),
            },
        }
    }
}

/// Whether a situation takes the detections of another.
fn takes(situation: &Situation, other: &str) -> bool {
    situation
        .operands
        .iter()
        .any(|operand| operand.event == other)
}

/// The type in which two sides are compared.
pub(crate) fn common(a: Type, b: Type) -> Type {
    match (a, b) {
        (Type::Literal { fits_u32: true }, other @ (Type::U32 | Type::U64))
        | (other @ (Type::U32 | Type::U64), Type::Literal { fits_u32: true }) => other,
        (a, b) if a == b => a,
        (Type::I128, _) | (_, Type::I128) => Type::I128,
        (Type::Literal { .. }, other) | (other, Type::Literal { .. }) => computed(other),
        (Type::U32 | Type::U64 | Type::Wide, Type::U32 | Type::U64 | Type::Wide) => Type::Wide,
        (Type::I64, Type::U32 | Type::U64 | Type::Wide)
        | (Type::U32 | Type::U64 | Type::Wide, Type::I64) => Type::Wide,
        (other, _) => other,
    }
}

/// The type in which the case computes with a value.
fn computed(ty: Type) -> Type {
    match ty {
        Type::U32 | Type::U64 => Type::Wide,
        // Nothing says that the result fits as the literals do.
        Type::Literal { .. } => Type::Literal { fits_u32: false },
        other => other,
    }
}
