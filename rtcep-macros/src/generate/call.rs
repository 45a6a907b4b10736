//! Functions: those of the language, and declared ones.
//!
//! All arguments are evaluated; a fault of any of them is the fault of the call.

use super::expr::Code;
use super::literal::narrow;
use super::names::ident;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use rtcep_lang::Model;
use rtcep_lang::model::{Expr, ExprKind, Function, Value, sorted};

/// A function of the language; `expr` is the call.
pub(super) fn call(
    function: Function,
    expr: &Expr,
    arguments: &[Expr],
    mut codes: Vec<Code>,
) -> Code {
    let path = |path: TokenStream| move |a: &[TokenStream]| quote!(#path(#(#a),*));
    match function {
        Function::Min => applied(&codes, path(quote!(::rtcep::arith::min))),
        Function::Max => applied(&codes, path(quote!(::rtcep::arith::max))),
        Function::Abs if expr.ty.is_float() => applied(&codes, |a| quote!(#(#a)*.abs())),
        Function::Abs => checked(&codes, path(quote!(::rtcep::arith::Number::abs))),
        Function::Clamp if sorted(&arguments[1], &arguments[2]) => {
            applied(&codes, path(quote!(::rtcep::arith::nearest)))
        }
        Function::Clamp => checked(&codes, path(quote!(::rtcep::arith::clamp))),
        Function::Len => applied(&codes, |a| quote!((#(#a)*.len() as u32))),
        Function::StartsWith | Function::EndsWith | Function::Contains => {
            let method = ident(function.name());
            let part = match arguments.get(1).map(|part| &part.kind) {
                Some(ExprKind::Literal(Value::Str(part))) => narrow(part.as_str()),
                _ => narrow(""),
            };
            codes.truncate(1);
            applied(&codes, |a| quote!(#(#a)*.#method(&#part)))
        }
    }
}

/// A declared function: the wrapper that calls the user's own.
pub(super) fn declared(model: &Model, function: usize, codes: &[Code]) -> Code {
    let wrapper = ident(&model.functions[function].path);
    applied(codes, |a| quote!(#wrapper(#(#a),*)))
}

/// A call that never faults.
fn applied(arguments: &[Code], call: impl Fn(&[TokenStream]) -> TokenStream) -> Code {
    if arguments.iter().any(|a| a.fallible) {
        return Code::fallible(with_values(arguments, |values| {
            let call = call(values);
            quote!(::core::option::Option::Some(#call))
        }));
    }
    Code::plain(call(&plain(arguments)))
}

/// A call that may fault.
fn checked(arguments: &[Code], call: impl Fn(&[TokenStream]) -> TokenStream) -> Code {
    if arguments.iter().any(|a| a.fallible) {
        return Code::fallible(with_values(arguments, call));
    }
    Code::fallible(call(&plain(arguments)))
}

fn plain(arguments: &[Code]) -> Vec<TokenStream> {
    let tokens = arguments.iter().map(|a| &a.tokens);
    tokens.map(|tokens| quote!((#tokens))).collect()
}

/// What `then` does with the values of all arguments, unless one faults.
fn with_values(arguments: &[Code], then: impl Fn(&[TokenStream]) -> TokenStream) -> TokenStream {
    let names = (0..arguments.len()).map(|i| format_ident!("a{i}"));
    let names: Vec<TokenStream> = names.map(|name| quote!(#name)).collect();
    let values = arguments.iter().map(Code::option);
    let then = then(&names);
    quote! {
        match (#(#values,)*) {
            (#(::core::option::Option::Some(#names),)*) => #then,
            _ => ::core::option::Option::None,
        }
    }
}
