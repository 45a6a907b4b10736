//! What stateless rules and actions read of an event, judge of it and make from it.

use super::expr::{Code, Read, code, count_nodes};
use super::names::Names;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::Model;
use rtcep_lang::model::{Attribute, Expr, Source};

/// Reads the attributes of `event`, which is of `source`.
pub(super) fn own<'a>(
    model: &'a Model,
    names: &'a Names,
    source: Source,
) -> impl Fn(Attribute) -> TokenStream + 'a {
    move |attribute| match attribute {
        Attribute::Own(a) | Attribute::Operand(_, a) => {
            names.read(model, source, a, &quote!(event))
        }
        Attribute::Common(_) | Attribute::Initiator(_) | Attribute::Missed => quote!(()),
    }
}

/// Goes on if the condition holds; `not` and `fault` leave.
pub(super) fn condition(
    model: &Model,
    condition: Option<&Expr>,
    read: &dyn Read,
    fault: &TokenStream,
    not: &TokenStream,
) -> TokenStream {
    let Some(condition) = condition else {
        return quote!();
    };
    let nodes = count_nodes(Some(condition), &quote!(1));
    let Code { tokens, fallible } = code(model, condition, read);
    if !fallible {
        return quote!(#nodes if !(#tokens) { #not });
    }
    quote! {
        #nodes
        match #tokens {
            ::core::option::Option::Some(true) => {}
            ::core::option::Option::Some(false) => { #not }
            ::core::option::Option::None => #fault
        }
    }
}

/// A struct of all these values, of which none faults; `fault` leaves.
pub(super) fn record(
    model: &Model,
    values: &[(Ident, &Expr)],
    read: &dyn Read,
    ty: &TokenStream,
    fault: &TokenStream,
) -> TokenStream {
    let bytes: u64 = values.iter().map(|(_, value)| value.ty.bytes()).sum();
    let words = bytes.div_ceil(8);
    let (mut nodes, mut lets, mut fields) = (quote!(), quote!(), quote!());
    let mut fallible = Vec::new();
    for (i, (field, expr)) in values.iter().enumerate() {
        let value = format_ident!("v{i}");
        nodes.extend(count_nodes(Some(expr), &quote!(1)));
        let code = code(model, expr, read);
        let tokens = code.tokens;
        lets.extend(quote!(let #value = #tokens;));
        fields.extend(quote!(#field: #value,));
        if code.fallible {
            fallible.push(value);
        }
    }
    let unwrap = (!fallible.is_empty()).then(|| {
        quote! {
            let (#(::core::option::Option::Some(#fallible),)*) = (#(#fallible,)*) else #fault;
        }
    });
    quote! {{
        g.count(::rtcep::Op::Word, #words);
        #nodes
        #lets
        #unwrap
        #ty { #fields }
    }}
}
