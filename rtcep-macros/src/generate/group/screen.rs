//! What keeps an event out of a group alone: an aggregated expression that faults
//! or is NaN. It is judged once per event, like a threshold.

use super::super::context::Entry;
use super::super::expr::{code, count_nodes};
use super::super::thresholds::pass;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::model::Expr;

/// Whether an event may enter the group of an operand; exists where some
/// expression can fail.
pub(in super::super) fn sound(operand: usize) -> Ident {
    format_ident!("sound{operand}")
}

/// The names of all that are judged.
pub(in super::super) fn sounds(cx: &Entry<'_>) -> Vec<Ident> {
    let screens = cx.entry.screens.iter();
    screens.map(|screen| sound(screen.operand)).collect()
}

/// The field of a candidate that says whether it is one of an operand.
pub(in super::super) fn flags(operand: usize) -> Ident {
    format_ident!("__in{operand}")
}

/// Whether the event may take an operand.
pub(in super::super) fn open(cx: &Entry<'_>, operand: usize) -> TokenStream {
    if cx.entry.screen(operand).is_some() {
        let sound = sound(operand);
        return quote!(#sound);
    }
    let roles = |j: &rtcep_lang::plan::Judged| j.roles.contains(&operand);
    let pass = pass(cx.entry.judged.iter().position(roles).unwrap_or(0));
    quote!(#pass)
}

/// Whether the event may take some operand of a judged threshold.
pub(in super::super) fn admits(cx: &Entry<'_>, j: usize) -> TokenStream {
    let roles = &cx.entry.judged[j].roles;
    let screened = |o: &&usize| cx.entry.screen(**o).is_some();
    if roles.is_empty() || roles.iter().filter(screened).count() < roles.len() {
        let pass = pass(j);
        return quote!(#pass);
    }
    let sounds: Vec<Ident> = roles.iter().map(|&o| sound(o)).collect();
    quote!((#(#sounds)|*))
}

/// Judges the aggregated expressions of each operand whose threshold has passed,
/// and tells of those that failed if `told`.
pub(in super::super) fn judged(cx: &Entry<'_>, told: Option<&TokenStream>) -> TokenStream {
    if cx.entry.screens.is_empty() {
        return quote!();
    }
    let faults = format_ident!("aggregate_faults");
    let screens = cx.entry.screens.iter().map(|screen| {
        let o = screen.operand;
        let roles = |j: &rtcep_lang::plan::Judged| j.roles.contains(&o);
        let pass = pass(cx.entry.judged.iter().position(roles).unwrap_or(0));
        let sound = sound(o);
        let values = screen.values.iter().map(|value| one(cx, value, &faults));
        quote! {
            let #sound = #pass && {
                let mut sound = true;
                #(#values)*
                sound
            };
        }
    });
    let notice = cx.fault_notice("Aggregate", &faults);
    let tell = match told {
        Some(told) => quote!(if #told { #notice }),
        None => notice,
    };
    quote! {
        let mut #faults = 0u64;
        #(#screens)*
        #tell
    }
}

fn one(cx: &Entry<'_>, value: &Expr, faults: &Ident) -> TokenStream {
    let mut nodes = count_nodes(Some(value), &quote!(1));
    if value.ty.is_float() {
        nodes.extend(quote!(g.count(::rtcep::Op::Compare, 1);));
    }
    let code = code(cx.model, value, &cx.own());
    let tokens = code.tokens;
    let number = |x: TokenStream| match value.ty.is_float() {
        true => quote!(!#x.is_nan()),
        false => quote!(true),
    };
    let holds = if code.fallible {
        let number = number(quote!(value));
        quote! {
            match #tokens {
                ::core::option::Option::Some(value) => #number,
                ::core::option::Option::None => false,
            }
        }
    } else {
        number(quote!((#tokens)))
    };
    quote! {
        #nodes
        if !(#holds) {
            #faults += 1;
            sound = false;
        }
    }
}
