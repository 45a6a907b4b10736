//! Expressions: typed trees over constants and attributes.

use super::Type;
use rtcep_core::Value;

/// A typed expression.
#[derive(Clone, Debug, PartialEq)]
pub struct Expr {
    /// What it computes.
    pub kind: ExprKind,
    /// The type of its value.
    pub ty: Type,
}

/// The node of an expression.
#[derive(Clone, Debug, PartialEq)]
pub enum ExprKind {
    /// A constant of the node's type.
    Literal(Value),
    /// An attribute.
    Attribute(Attribute),
    /// An operator with one side.
    Unary(UnaryOp, Box<Expr>),
    /// An operator with two sides; both are always evaluated.
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// `e as T`, checked.
    Convert(Box<Expr>),
    /// `min(a, b)`, `x.len()`: a function of the language; all arguments are evaluated.
    Call(Function, Vec<Expr>),
    /// A declared function, by declaration.
    Declared(usize, Vec<Expr>),
    /// `sum(a.x)`: over accepted events, or over the members of a group.
    Aggregate(Box<Aggregate>),
    /// `min(a.x) or 0`: the literal where the aggregate of nothing has no value.
    Default(Box<Expr>, Box<Expr>),
}

/// An aggregate: `count()`, `count(a)`, `sum(x)`, `avg(a.x * 2)`.
#[derive(Clone, Debug, PartialEq)]
pub struct Aggregate {
    /// What is computed.
    pub function: AggregateFn,
    /// The operand whose events it ranges over; none: all operands.
    pub operand: Option<usize>,
    /// What is aggregated; none for `count`. It reads [`Attribute::Own`] of an event
    /// of the operand; over all operands, [`Attribute::Common`].
    pub value: Option<Expr>,
}

/// What an aggregate computes (language.md, 4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AggregateFn {
    /// How many; in a counting kind the sum of the weights. `u64`.
    Count,
    /// The sum: `u64` of unsigned integers up to 32 bits, `i64` of signed ones,
    /// `u128` and `i128` of those of 64 bits, floats as they are. Of nothing: 0.
    Sum,
    /// The least, the first of equals. Of nothing: none.
    Min,
    /// The greatest, the first of equals. Of nothing: none.
    Max,
    /// `sum as f64 / count as f64`. Of nothing: none.
    Average,
}

impl AggregateFn {
    /// The word in the rules.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            AggregateFn::Count => "count",
            AggregateFn::Sum => "sum",
            AggregateFn::Min => "min",
            AggregateFn::Max => "max",
            AggregateFn::Average => "avg",
        }
    }

    /// Whether the aggregate of nothing has a value.
    #[must_use]
    pub const fn of_nothing(self) -> bool {
        matches!(self, AggregateFn::Count | AggregateFn::Sum)
    }
}

impl Aggregate {
    /// Whether it may not fit its type: a sum of what is 128 bits wide itself.
    #[must_use]
    pub fn can_outgrow(&self) -> bool {
        let sums = matches!(self.function, AggregateFn::Sum | AggregateFn::Average);
        let widest = |value: &Expr| matches!(value.ty, Type::U128 | Type::I128);
        sums && self.value.as_ref().is_some_and(widest)
    }
}

/// A function of the language (language.md, section 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Function {
    /// `min(a, b)`: the first of equals; NaN if either is.
    Min,
    /// `max(a, b)`: the first of equals; NaN if either is.
    Max,
    /// `abs(a)`; of the least signed integer a fault.
    Abs,
    /// `clamp(a, low, high)`; a fault if `low > high` or either is NaN.
    Clamp,
    /// `len(s)`: bytes, `u32`.
    Len,
    /// `starts_with(s, "literal")`
    StartsWith,
    /// `ends_with(s, "literal")`
    EndsWith,
    /// `contains(s, "literal")`
    Contains,
}

impl Function {
    /// The word in the rules.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Function::Min => "min",
            Function::Max => "max",
            Function::Abs => "abs",
            Function::Clamp => "clamp",
            Function::Len => "len",
            Function::StartsWith => "starts_with",
            Function::EndsWith => "ends_with",
            Function::Contains => "contains",
        }
    }
}

/// An attribute that an expression reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Attribute {
    /// Of the event that is judged alone (`if`, `retain`), by declaration.
    Own(usize),
    /// Of an operand's candidate (`when`, `emit`): operand and attribute by declaration.
    Operand(usize, usize),
    /// `it.x` of `any`, and what an aggregate over all operands reads: an attribute that
    /// all operands have, as the first one declares it ([`Model::common`](super::Model::common)).
    Common(usize),
}

/// An operator with one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnaryOp {
    /// `!` on bool.
    Not,
    /// `-` on signed numbers.
    Negate,
}

/// An operator with two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // named by the operators that `symbol` shows
pub enum BinaryOp {
    Or,
    And,
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    BitOr,
    BitXor,
    BitAnd,
    ShiftLeft,
    ShiftRight,
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
}

impl BinaryOp {
    /// The operator as written.
    #[must_use]
    pub const fn symbol(self) -> &'static str {
        match self {
            BinaryOp::Or => "||",
            BinaryOp::And => "&&",
            BinaryOp::Equal => "==",
            BinaryOp::NotEqual => "!=",
            BinaryOp::Less => "<",
            BinaryOp::LessEqual => "<=",
            BinaryOp::Greater => ">",
            BinaryOp::GreaterEqual => ">=",
            BinaryOp::BitOr => "|",
            BinaryOp::BitXor => "^",
            BinaryOp::BitAnd => "&",
            BinaryOp::ShiftLeft => "<<",
            BinaryOp::ShiftRight => ">>",
            BinaryOp::Add => "+",
            BinaryOp::Subtract => "-",
            BinaryOp::Multiply => "*",
            BinaryOp::Divide => "/",
            BinaryOp::Remainder => "%",
        }
    }

    /// How tightly it binds, as in Rust: larger binds tighter.
    #[must_use]
    pub const fn precedence(self) -> u8 {
        match self {
            BinaryOp::Or => 1,
            BinaryOp::And => 2,
            BinaryOp::Equal
            | BinaryOp::NotEqual
            | BinaryOp::Less
            | BinaryOp::LessEqual
            | BinaryOp::Greater
            | BinaryOp::GreaterEqual => 3,
            BinaryOp::BitOr => 4,
            BinaryOp::BitXor => 5,
            BinaryOp::BitAnd => 6,
            BinaryOp::ShiftLeft | BinaryOp::ShiftRight => 7,
            BinaryOp::Add | BinaryOp::Subtract => 8,
            BinaryOp::Multiply | BinaryOp::Divide | BinaryOp::Remainder => 9,
        }
    }

    /// Whether it is a comparison (which do not chain).
    #[must_use]
    pub const fn is_comparison(self) -> bool {
        self.precedence() == 3
    }

    /// Whether it is `&&` or `||`.
    #[must_use]
    pub const fn is_logic(self) -> bool {
        matches!(self, BinaryOp::Or | BinaryOp::And)
    }
}

impl Expr {
    /// Whether an evaluation can fault: some integer operator can overflow or
    /// divide by zero, or a conversion may not fit.
    #[must_use]
    pub fn can_fault(&self) -> bool {
        match &self.kind {
            ExprKind::Literal(_) | ExprKind::Attribute(_) => false,
            ExprKind::Unary(op, e) => {
                (*op == UnaryOp::Negate && self.ty.is_integer()) || e.can_fault()
            }
            ExprKind::Binary(op, a, b) => {
                let own = match op {
                    BinaryOp::Add
                    | BinaryOp::Subtract
                    | BinaryOp::Multiply
                    | BinaryOp::Divide
                    | BinaryOp::Remainder => self.ty.is_integer(),
                    BinaryOp::ShiftLeft | BinaryOp::ShiftRight => true,
                    _ => false,
                };
                own || a.can_fault() || b.can_fault()
            }
            ExprKind::Convert(e) => !widens(e.ty, self.ty) || e.can_fault(),
            ExprKind::Call(function, arguments) => {
                let own = match function {
                    Function::Abs => self.ty.is_integer(),
                    Function::Clamp => !sorted(&arguments[1], &arguments[2]),
                    _ => false,
                };
                own || arguments.iter().any(Expr::can_fault)
            }
            ExprKind::Declared(_, arguments) => arguments.iter().any(Expr::can_fault),
            // That there is nothing to aggregate is no fault (`can_be_none`).
            ExprKind::Aggregate(aggregate) => aggregate.can_outgrow(),
            ExprKind::Default(e, _) => e.can_fault(),
        }
    }

    /// Whether it calls a declared function.
    #[must_use]
    pub fn calls_declared(&self) -> bool {
        let mut calls = false;
        self.visit(&mut |e| calls |= matches!(e.kind, ExprKind::Declared(..)));
        calls
    }

    /// Visits every node, operands before operators.
    pub fn visit<'a>(&'a self, f: &mut impl FnMut(&'a Expr)) {
        match &self.kind {
            ExprKind::Literal(_) | ExprKind::Attribute(_) => {}
            ExprKind::Unary(_, e) | ExprKind::Convert(e) => e.visit(f),
            ExprKind::Binary(_, a, b) => {
                a.visit(f);
                b.visit(f);
            }
            ExprKind::Call(_, arguments) | ExprKind::Declared(_, arguments) => {
                for argument in arguments {
                    argument.visit(f);
                }
            }
            // What is aggregated is an expression of its own: over one event.
            ExprKind::Aggregate(_) => {}
            ExprKind::Default(e, default) => {
                e.visit(f);
                default.visit(f);
            }
        }
        f(self);
    }

    /// Whether the expression is a literal.
    #[must_use]
    pub fn is_literal(&self) -> bool {
        matches!(self.kind, ExprKind::Literal(_))
    }

    /// Whether the expression is the literal `true`.
    #[must_use]
    pub fn is_true(&self) -> bool {
        self.kind == ExprKind::Literal(Value::Bool(true))
    }
}

/// Whether two limits are constants of which the first is not above the second.
#[must_use]
pub fn sorted(low: &Expr, high: &Expr) -> bool {
    limits(low, high) == Some(true)
}

/// Whether the first of two limits is not above the second, if both are constants.
pub(crate) fn limits(low: &Expr, high: &Expr) -> Option<bool> {
    let (ExprKind::Literal(low), ExprKind::Literal(high)) = (&low.kind, &high.kind) else {
        return None;
    };
    macro_rules! pairs {
        ($($variant:ident)+) => {
            match (low, high) {
                $((Value::$variant(low), Value::$variant(high)) => Some(low <= high),)+
                _ => None,
            }
        };
    }
    pairs!(U8 U16 U32 U64 U128 I8 I16 I32 I64 I128 F32 F64)
}

/// Whether every value of `from` converts into `to` without a fault.
fn widens(from: Type, to: Type) -> bool {
    if to.is_float() {
        // The largest u128 have no nearest f32.
        return match (from, to) {
            (Type::U128, Type::F32) => false,
            _ => from.is_integer() || from == to || to == Type::F64,
        };
    }
    if !from.is_integer() {
        return false;
    }
    match (from.is_signed(), to.is_signed()) {
        (false, true) => from.bytes() < to.bytes(),
        (true, false) => false,
        _ => from.bytes() <= to.bytes(),
    }
}
