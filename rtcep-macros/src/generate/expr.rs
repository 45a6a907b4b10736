//! Expressions: plain Rust where nothing can fault, `Option` where it can.
//!
//! Both sides of every operator are evaluated, so `&&` becomes `&`.

use super::call::{call, declared};
use super::literal::{literal, narrow};
use super::names::value_type;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rtcep_core::{Op, OpCounts};
use rtcep_lang::Model;
use rtcep_lang::cost::nodes;
use rtcep_lang::model::{Aggregate, Attribute, BinaryOp, Expr, ExprKind, Type, UnaryOp, Value};

/// An expression as Rust.
pub(crate) struct Code {
    /// Evaluates to the value, or to an `Option` of it if `fallible`.
    pub(crate) tokens: TokenStream,
    /// Whether `None` stands for a fault.
    pub(crate) fallible: bool,
}

impl Code {
    pub(crate) fn plain(tokens: TokenStream) -> Self {
        Self {
            tokens,
            fallible: false,
        }
    }

    pub(crate) fn fallible(tokens: TokenStream) -> Self {
        Self {
            tokens,
            fallible: true,
        }
    }

    /// As an `Option`, whether it can fault or not.
    pub(super) fn option(&self) -> TokenStream {
        let tokens = &self.tokens;
        if self.fallible {
            quote!(#tokens)
        } else {
            quote!(::core::option::Option::Some(#tokens))
        }
    }
}

/// Where an expression finds what it reads.
pub(crate) trait Read {
    /// The place of an attribute.
    fn attribute(&self, attribute: Attribute) -> TokenStream;

    /// An aggregate, where there are any.
    fn aggregate(&self, _: &Aggregate) -> Code {
        Code::plain(quote!(()))
    }
}

impl<F: Fn(Attribute) -> TokenStream> Read for F {
    fn attribute(&self, attribute: Attribute) -> TokenStream {
        self(attribute)
    }
}

/// The code of an expression; `read` gives the places of what it reads.
pub(crate) fn code(model: &Model, expr: &Expr, read: &dyn Read) -> Code {
    match &expr.kind {
        ExprKind::Literal(value) => Code::plain(literal(model, expr.ty, *value)),
        ExprKind::Attribute(attribute) => Code::plain(read.attribute(*attribute)),
        ExprKind::Aggregate(aggregate) => read.aggregate(aggregate),
        ExprKind::Default(e, default) => {
            default_of(e, &code(model, e, read), &code(model, default, read))
        }
        ExprKind::Unary(op, e) => unary(*op, expr.ty, &code(model, e, read)),
        ExprKind::Binary(op, a, b) => {
            let side = |e: &Expr| match (&e.kind, op.is_comparison()) {
                // Compared with as many bytes as it has.
                (ExprKind::Literal(Value::Str(text)), true) => Code::plain(narrow(text.as_str())),
                _ => code(model, e, read),
            };
            let (a_code, b_code) = (side(a), side(b));
            match rank(model, *op, a.ty) {
                Some(rank) => ranked(*op, &rank, &a_code, &b_code),
                None if op.can_fault(expr.ty, b) => checked(*op, &a_code, &b_code),
                None => binary(*op, &a_code, &b_code),
            }
        }
        ExprKind::Call(function, arguments) => {
            let codes = arguments.iter().map(|e| code(model, e, read)).collect();
            call(*function, expr, arguments, codes)
        }
        ExprKind::Declared(function, arguments) => {
            let codes: Vec<Code> = arguments.iter().map(|e| code(model, e, read)).collect();
            declared(model, *function, &codes)
        }
        ExprKind::Convert(e) => {
            let inner = code(model, e, read);
            let ty = value_type(&model.enums, expr.ty);
            let from = value_type(&model.enums, e.ty);
            let tokens = &inner.tokens;
            if inner.fallible {
                return Code::fallible(quote! {
                    (#tokens).and_then(|x: #from| ::rtcep::arith::Convert::<#ty>::convert(x))
                });
            }
            let can_fault = Expr {
                kind: ExprKind::Convert(Box::new(Expr {
                    kind: ExprKind::Attribute(Attribute::Own(0)),
                    ty: e.ty,
                })),
                ty: expr.ty,
            }
            .can_fault();
            if can_fault {
                Code::fallible(quote!(::rtcep::arith::Convert::<#ty>::convert(#tokens)))
            } else {
                Code::plain(quote!((#tokens) as #ty))
            }
        }
    }
}

/// `agg or literal`: the literal stands for nothing, not for a fault, which a sum
/// can be, and an average of values for which there is no wider type.
fn default_of(e: &Expr, value: &Code, default: &Code) -> Code {
    let nothing = match &e.kind {
        ExprKind::Aggregate(aggregate) => {
            !aggregate.function.of_nothing() && !aggregate.can_outgrow()
        }
        _ => false,
    };
    let (tokens, default) = (&value.tokens, &default.tokens);
    match (value.fallible, nothing) {
        (true, true) => Code::plain(quote!((#tokens).unwrap_or(#default))),
        (true, false) => Code::fallible(quote!(#tokens)),
        (false, _) => Code::plain(quote!(#tokens)),
    }
}

/// Reports the operations of `times` evaluations to the gauge `g`.
pub(crate) fn count_nodes(expr: Option<&Expr>, times: &TokenStream) -> TokenStream {
    let ops = expr.map_or(OpCounts::ZERO, nodes);
    Op::ALL
        .iter()
        .filter_map(|op| {
            let n = ops.get(*op);
            let op = format_ident!("{op:?}");
            (n > 0).then(|| quote!(g.count(::rtcep::Op::#op, #n * #times);))
        })
        .collect()
}

fn unary(op: UnaryOp, ty: Type, e: &Code) -> Code {
    let tokens = &e.tokens;
    match (op, ty.is_integer(), e.fallible) {
        (UnaryOp::Not, _, false) => Code::plain(quote!(!(#tokens))),
        (UnaryOp::Not, _, true) => Code::fallible(quote!(::rtcep::arith::not(#tokens))),
        (UnaryOp::Negate, true, false) => Code::fallible(quote!((#tokens).checked_neg())),
        (UnaryOp::Negate, true, true) => {
            Code::fallible(quote!((#tokens).and_then(|x| x.checked_neg())))
        }
        (UnaryOp::Negate, false, false) => Code::plain(quote!(-(#tokens))),
        (UnaryOp::Negate, false, true) => Code::fallible(quote!((#tokens).map(|x| -x))),
    }
}

/// An operator that cannot fault by itself.
fn binary(op: BinaryOp, a: &Code, b: &Code) -> Code {
    let (left, right) = (a.option(), b.option());
    let symbol = match op {
        BinaryOp::Or => quote!(|),
        BinaryOp::And => quote!(&),
        _ => op.symbol().parse().unwrap_or_default(),
    };
    let (x, y) = (&a.tokens, &b.tokens);
    match (op, a.fallible || b.fallible) {
        (_, false) => Code::plain(quote!(((#x) #symbol (#y)))),
        (BinaryOp::Or, true) => Code::fallible(quote!(::rtcep::arith::or(#left, #right))),
        (BinaryOp::And, true) => Code::fallible(quote!(::rtcep::arith::and(#left, #right))),
        (_, true) => Code::fallible(quote! {
            ::rtcep::arith::both(#left, #right, |x, y| x #symbol y)
        }),
    }
}

/// The function that gives variants of an adopted enum their places, where `op`
/// compares those. A declared enum is ordered by the compiler.
fn rank(model: &Model, op: BinaryOp, ty: Type) -> Option<Ident> {
    let Type::Enum(e) = ty else { return None };
    let alias = model.enums[e].adopted.as_ref()?;
    (op.is_comparison() && !matches!(op, BinaryOp::Equal | BinaryOp::NotEqual))
        .then(|| super::adopted::rank(alias))
}

/// An order of variants of an adopted enum: one that the rules do not name has
/// no place in it, and is neither below nor above any.
fn ranked(op: BinaryOp, rank: &Ident, a: &Code, b: &Code) -> Code {
    let symbol: TokenStream = op.symbol().parse().unwrap_or_default();
    if !a.fallible && !b.fallible {
        let (x, y) = (&a.tokens, &b.tokens);
        return Code::plain(quote! {
            (::rtcep::arith::both(#rank(&#x), #rank(&#y), |x, y| x #symbol y)
                == ::core::option::Option::Some(true))
        });
    }
    let (left, right) = (a.option(), b.option());
    Code::fallible(quote! {
        ::rtcep::arith::both(#left, #right, |x, y| {
            ::rtcep::arith::both(#rank(&x), #rank(&y), |x, y| x #symbol y)
                == ::core::option::Option::Some(true)
        })
    })
}

/// The checked form of an integer operator that can fault by itself.
fn checked(op: BinaryOp, a: &Code, b: &Code) -> Code {
    let method = match op {
        BinaryOp::Add => quote!(|x, y| x.checked_add(y)),
        BinaryOp::Subtract => quote!(|x, y| x.checked_sub(y)),
        BinaryOp::Multiply => quote!(|x, y| x.checked_mul(y)),
        BinaryOp::Divide => quote!(|x, y| x.checked_div(y)),
        BinaryOp::Remainder => quote!(|x, y| x.checked_rem(y)),
        BinaryOp::ShiftLeft => {
            quote!(|x, y| { x.checked_shl(::rtcep::arith::Convert::<u32>::convert(y)?) })
        }
        BinaryOp::ShiftRight => {
            quote!(|x, y| { x.checked_shr(::rtcep::arith::Convert::<u32>::convert(y)?) })
        }
        _ => return binary(op, a, b),
    };
    let (left, right) = (a.option(), b.option());
    Code::fallible(quote!(::rtcep::arith::checked(#left, #right, #method)))
}
