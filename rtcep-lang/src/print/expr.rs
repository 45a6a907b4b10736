//! Expressions with the fewest parentheses and type suffixes that keep their
//! meaning.

use super::given::{default_of, given_to, is_anchored, suits};
use super::words::raw;
use crate::model::{
    Aggregate, Attribute, BinaryOp, EnumDef, Expr, ExprKind, FunctionDef, Kind, Model, Source,
    Type, UnaryOp, Value,
};

/// Whose attributes an expression reads.
#[derive(Clone, Copy, Debug)]
pub enum Scope {
    /// Those of one event or detection (`if`, `retain`).
    Own(Source),
    /// Those of the operands of a situation, by declaration (`when`, `emit`).
    Operands(usize),
}

/// The canonical text of an expression of a model.
#[must_use]
pub fn print_expr(model: &Model, scope: Scope, expr: &Expr) -> String {
    print_given(model, scope, expr, None)
}

/// The same where a reader gives its literals the type `given`.
pub(crate) fn print_given(model: &Model, scope: Scope, expr: &Expr, given: Option<Type>) -> String {
    let names = |source: Source, attribute: usize| {
        model
            .attributes(source)
            .get(attribute)
            .map_or_else(|| "_".to_owned(), |a| raw(&a.name))
    };
    let function = |f: &FunctionDef| Signature {
        name: raw(&f.name),
        parameters: f.parameters.iter().map(|p| Some(p.ty)).collect(),
    };
    let functions: Vec<Signature> = model.functions.iter().map(function).collect();
    let attribute = |attribute: Attribute| match (scope, attribute) {
        (Scope::Own(source), Attribute::Own(a)) => names(source, a),
        (Scope::Operands(s), Attribute::Operand(o, a)) => {
            let operand = &model.situations[s].operands[o];
            format!("{}.{}", raw(&operand.name), names(operand.source, a))
        }
        (Scope::Operands(s), Attribute::Common(a)) => {
            let situation = &model.situations[s];
            let name = names(situation.operands[0].source, a);
            match situation.kind {
                Kind::Any => format!("it.{name}"),
                _ => name,
            }
        }
        // An attribute of the other scope has no name here.
        _ => "_".to_owned(),
    };
    let operand = |o: usize| match scope {
        Scope::Operands(s) => raw(&model.situations[s].operands[o].name),
        Scope::Own(_) => "_".to_owned(),
    };
    Words {
        enums: &model.enums,
        functions: &functions,
        attribute: &attribute,
        operand: &operand,
        member: None,
    }
    .given(expr, given)
}

/// What a declared function is called, and what it gives its arguments.
pub(crate) struct Signature {
    pub(crate) name: String,
    pub(crate) parameters: Vec<Option<Type>>,
}

/// What an expression's leaves are called.
pub(crate) struct Words<'a> {
    pub(crate) enums: &'a [EnumDef],
    pub(crate) functions: &'a [Signature],
    pub(crate) attribute: &'a dyn Fn(Attribute) -> String,
    /// What an operand is called.
    pub(crate) operand: &'a dyn Fn(usize) -> String,
    /// The operand whose attributes an aggregate reads as its own.
    pub(crate) member: Option<usize>,
}

impl Words<'_> {
    /// The text of an expression that stands alone.
    pub(crate) fn text(&self, expr: &Expr) -> String {
        self.given(expr, None)
    }

    /// The same where a reader would give its literals the type `given`.
    fn given(&self, expr: &Expr, given: Option<Type>) -> String {
        let mut out = String::new();
        self.write(expr, given, &mut out);
        out
    }

    /// The name of a type.
    pub(crate) fn type_name(&self, ty: Type) -> String {
        match ty {
            Type::Enum(e) => self
                .enums
                .get(e)
                .map_or_else(|| "_".to_owned(), |def| raw(&def.name)),
            Type::Str(n) => format!("str<{n}>"),
            other => format!("{other:?}").to_lowercase(),
        }
    }

    /// Writes an expression where a reader would give its literals the type
    /// `given`, if anything gives them one.
    fn write(&self, expr: &Expr, given: Option<Type>, out: &mut String) {
        match &expr.kind {
            ExprKind::Literal(value) => self.literal(*value, expr.ty, given, out),
            ExprKind::Attribute(attribute) => {
                let attribute = match (*attribute, self.member) {
                    (Attribute::Own(a), Some(o)) => Attribute::Operand(o, a),
                    (attribute, _) => attribute,
                };
                out.push_str(&(self.attribute)(attribute));
            }
            ExprKind::Unary(op, inner) => {
                out.push(match op {
                    UnaryOp::Not => '!',
                    UnaryOp::Negate => '-',
                });
                let given = match op {
                    UnaryOp::Not => None,
                    UnaryOp::Negate => given,
                };
                self.wrapped(inner, needs_parentheses_after(*op, inner), given, out);
            }
            ExprKind::Binary(op, left, right) => self.binary(*op, left, right, given, out),
            ExprKind::Call(function, arguments) => {
                out.push_str(function.name());
                let given = given_to(*function, arguments, expr.ty, given);
                self.arguments(arguments, |i| given.get(i).copied().flatten(), out);
            }
            ExprKind::Declared(f, arguments) => {
                let function = self.functions.get(*f);
                out.push_str(function.map_or("_", |f| &f.name));
                let parameters = function.map_or(&[][..], |f| &f.parameters);
                self.arguments(arguments, |i| parameters.get(i).copied().flatten(), out);
            }
            ExprKind::Aggregate(aggregate) => self.aggregate(aggregate, out),
            ExprKind::Default(aggregate, default) => {
                self.write(aggregate, None, out);
                out.push_str(" or ");
                self.write(default, Some(expr.ty), out);
            }
            ExprKind::Convert(inner) => {
                let wrapped = matches!(inner.kind, ExprKind::Binary(..));
                self.wrapped(inner, wrapped, None, out);
                out.push_str(" as ");
                out.push_str(&self.type_name(expr.ty));
            }
        }
    }

    /// `count()`, `count(a)`, `sum(a.x)`
    fn aggregate(&self, aggregate: &Aggregate, out: &mut String) {
        out.push_str(aggregate.function.name());
        out.push('(');
        match (&aggregate.value, aggregate.operand) {
            (Some(value), member) => Words { member, ..*self }.write(value, None, out),
            (None, Some(o)) => out.push_str(&(self.operand)(o)),
            (None, None) => {}
        }
        out.push(')');
    }

    /// `(a, b)`; `given` tells what a reader gives each of them.
    fn arguments(
        &self,
        arguments: &[Expr],
        given: impl Fn(usize) -> Option<Type>,
        out: &mut String,
    ) {
        out.push('(');
        for (i, argument) in arguments.iter().enumerate() {
            if i > 0 {
                out.push_str(", ");
            }
            self.write(argument, given(i), out);
        }
        out.push(')');
    }

    fn wrapped(&self, expr: &Expr, parentheses: bool, given: Option<Type>, out: &mut String) {
        if parentheses {
            out.push('(');
        }
        self.write(expr, given, out);
        if parentheses {
            out.push(')');
        }
    }

    fn binary(
        &self,
        op: BinaryOp,
        left: &Expr,
        right: &Expr,
        given: Option<Type>,
        out: &mut String,
    ) {
        let shift = matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight);
        // What the sides give each other, as a reader sees it.
        let (to_left, to_right) = if shift {
            (given, Some(Type::U32))
        } else if op.is_logic() {
            (None, None)
        } else {
            let ty = left.ty;
            let outer = if op.is_comparison() { None } else { given };
            if is_anchored(left) || is_anchored(right) {
                (Some(ty), Some(ty))
            } else if suits(ty, outer) {
                (outer, outer)
            } else {
                // The first literal gets a suffix and gives its type to the rest.
                (None, Some(ty))
            }
        };
        let p = op.precedence();
        let below = |side: &Expr, or_equal: bool| match side.kind {
            ExprKind::Binary(inner, ..) => {
                inner.precedence() < p || (or_equal && inner.precedence() == p)
            }
            _ => false,
        };
        self.wrapped(left, below(left, op.is_comparison()), to_left, out);
        out.push(' ');
        out.push_str(op.symbol());
        out.push(' ');
        self.wrapped(right, below(right, true), to_right, out);
    }

    fn literal(&self, value: Value, ty: Type, given: Option<Type>, out: &mut String) {
        let text = match value {
            Value::Bool(v) => v.to_string(),
            Value::U8(v) => v.to_string(),
            Value::U16(v) => v.to_string(),
            Value::U32(v) => v.to_string(),
            Value::U64(v) => v.to_string(),
            Value::I8(v) => v.to_string(),
            Value::I16(v) => v.to_string(),
            Value::I32(v) => v.to_string(),
            Value::I64(v) => v.to_string(),
            Value::U128(v) => v.to_string(),
            Value::I128(v) => v.to_string(),
            // The shortest text that reads back as the same value.
            Value::F32(v) => format!("{v:?}"),
            Value::F64(v) => format!("{v:?}"),
            Value::Str(v) => format!("{:?}", v.as_str()),
            Value::Variant(v) => self.variant(ty, v),
        };
        out.push_str(&text);
        if ty.is_number() && given != Some(ty) && !(given.is_none() && ty == default_of(ty)) {
            out.push_str(&self.type_name(ty));
        }
    }

    fn variant(&self, ty: Type, variant: u16) -> String {
        let name = match ty {
            Type::Enum(e) => self
                .enums
                .get(e)
                .and_then(|def| def.variants.get(usize::from(variant))),
            _ => None,
        };
        let name = name.map_or_else(|| "_".to_owned(), |name| raw(name));
        format!("{}::{name}", self.type_name(ty))
    }
}

/// `-(a as i64)` is not `-a as i64`, and `-(5)` is not the literal `-5`.
fn needs_parentheses_after(op: UnaryOp, inner: &Expr) -> bool {
    match &inner.kind {
        ExprKind::Binary(..) | ExprKind::Convert(_) => true,
        ExprKind::Literal(value) => {
            op == UnaryOp::Negate
                && match value {
                    Value::I8(v) => *v >= 0,
                    Value::I16(v) => *v >= 0,
                    Value::I32(v) => *v >= 0,
                    Value::I64(v) => *v >= 0,
                    Value::I128(v) => *v >= 0,
                    Value::F32(v) => v.is_sign_positive(),
                    Value::F64(v) => v.is_sign_positive(),
                    _ => true,
                }
        }
        _ => false,
    }
}
