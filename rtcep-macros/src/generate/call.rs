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
    match function {
        Function::Min => applied(&codes, &quote!(::rtcep::arith::min)),
        Function::Max => applied(&codes, &quote!(::rtcep::arith::max)),
        Function::Abs if expr.ty.is_float() => applied(&codes, &quote!((|x| x.abs()))),
        Function::Abs => checked(&codes, &quote!(::rtcep::arith::Number::abs)),
        Function::Clamp if sorted(&arguments[1], &arguments[2]) => {
            applied(&codes, &quote!(::rtcep::arith::nearest))
        }
        Function::Clamp => checked(&codes, &quote!(::rtcep::arith::clamp)),
        Function::Len => applied(&codes, &quote!((|s| s.len() as u32))),
        Function::StartsWith | Function::EndsWith | Function::Contains => {
            let method = ident(function.name());
            let part = match arguments.get(1).map(|part| &part.kind) {
                Some(ExprKind::Literal(Value::Str(part))) => narrow(part.as_str()),
                _ => narrow(""),
            };
            codes.truncate(1);
            applied(&codes, &quote!((|s| s.#method(&#part))))
        }
    }
}

/// A declared function: the wrapper that calls the user's own.
pub(super) fn declared(model: &Model, function: usize, codes: Vec<Code>) -> Code {
    let wrapper = ident(&model.functions[function].path);
    applied(&codes, &quote!(#wrapper))
}

/// A function that never faults.
fn applied(arguments: &[Code], function: &TokenStream) -> Code {
    if arguments.iter().any(|a| a.fallible) {
        let call = |names: &TokenStream| quote!(::core::option::Option::Some(#function(#names)));
        return Code::fallible(with_values(arguments, call));
    }
    let arguments = arguments.iter().map(|a| &a.tokens);
    Code::plain(quote!(#function(#(#arguments),*)))
}

/// A function that may fault.
fn checked(arguments: &[Code], function: &TokenStream) -> Code {
    if arguments.iter().any(|a| a.fallible) {
        return Code::fallible(with_values(arguments, |names| quote!(#function(#names))));
    }
    let arguments = arguments.iter().map(|a| &a.tokens);
    Code::fallible(quote!(#function(#(#arguments),*)))
}

/// What `then` does with the values of all arguments, unless one faults.
fn with_values(arguments: &[Code], then: impl Fn(&TokenStream) -> TokenStream) -> TokenStream {
    let names: Vec<_> = (0..arguments.len())
        .map(|i| format_ident!("a{i}"))
        .collect();
    let values = arguments.iter().map(Code::option);
    let then = then(&quote!(#(#names),*));
    quote! {
        match (#(#values,)*) {
            (#(::core::option::Option::Some(#names),)*) => #then,
            _ => ::core::option::Option::None,
        }
    }
}
