//! Expressions: plain Rust where nothing can fault, `Option` where it can.
//!
//! Both sides of every operator are evaluated, so `&&` becomes `&`.

use super::names::{value_type, variant};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use rtcep_core::Op;
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
    fn option(&self) -> TokenStream {
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
            let (a_code, b_code) = (code(model, a, read), code(model, b, read));
            binary(*op, expr.ty, &a_code, &b_code)
        }
        // Refused as unfinished before anything is generated.
        ExprKind::Call(..) | ExprKind::Declared(..) => Code::plain(quote!(())),
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
/// alone can be.
fn default_of(e: &Expr, value: &Code, default: &Code) -> Code {
    let nothing = match &e.kind {
        ExprKind::Aggregate(aggregate) => !aggregate.function.of_nothing(),
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
    let ops = expr.map(nodes).unwrap_or_default();
    Op::ALL
        .iter()
        .filter_map(|op| {
            let n = ops.iter().filter(|o| *o == op).count() as u64;
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

fn binary(op: BinaryOp, ty: Type, a: &Code, b: &Code) -> Code {
    let (left, right) = (a.option(), b.option());
    if let Some(method) = checked(op, ty) {
        return Code::fallible(quote!(::rtcep::arith::checked(#left, #right, #method)));
    }
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

/// The checked form of an integer operator that can fault by itself.
fn checked(op: BinaryOp, ty: Type) -> Option<TokenStream> {
    if !ty.is_integer() {
        return None;
    }
    Some(match op {
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
        _ => return None,
    })
}

/// A constant in its own type.
pub(crate) fn literal(model: &Model, ty: Type, value: Value) -> TokenStream {
    let literal = match value {
        Value::Bool(b) => return quote!(#b),
        Value::Variant(v) => {
            let Type::Enum(e) = ty else {
                return quote!(());
            };
            let def = &model.enums[e];
            return variant(def, &def.variants[usize::from(v)]);
        }
        Value::U8(x) => Literal::u8_suffixed(x),
        Value::U16(x) => Literal::u16_suffixed(x),
        Value::U32(x) => Literal::u32_suffixed(x),
        Value::U64(x) => Literal::u64_suffixed(x),
        Value::U128(x) => Literal::u128_suffixed(x),
        Value::I128(x) => {
            let magnitude = Literal::u128_suffixed(x.unsigned_abs());
            let sign = if x < 0 {
                "wrapping_sub_unsigned"
            } else {
                "wrapping_add_unsigned"
            };
            let sign = super::names::ident(sign);
            return quote!((0i128.#sign(#magnitude)));
        }
        Value::I8(x) => return signed(x.unsigned_abs().into(), x < 0, "i8"),
        Value::I16(x) => return signed(x.unsigned_abs().into(), x < 0, "i16"),
        Value::I32(x) => return signed(x.unsigned_abs().into(), x < 0, "i32"),
        Value::I64(x) => return signed(x.unsigned_abs(), x < 0, "i64"),
        Value::F32(x) => {
            let magnitude = Literal::f32_suffixed(x.abs());
            return if x.is_sign_negative() {
                quote!((-#magnitude))
            } else {
                quote!(#magnitude)
            };
        }
        Value::F64(x) => {
            let magnitude = Literal::f64_suffixed(x.abs());
            return if x.is_sign_negative() {
                quote!((-#magnitude))
            } else {
                quote!(#magnitude)
            };
        }
    };
    quote!(#literal)
}

/// A signed integer; a literal token of its own may not be negative.
fn signed(magnitude: u64, negative: bool, suffix: &str) -> TokenStream {
    let literal: TokenStream = format!("{magnitude}{suffix}").parse().unwrap_or_default();
    if negative {
        quote!((-#literal))
    } else {
        literal
    }
}
