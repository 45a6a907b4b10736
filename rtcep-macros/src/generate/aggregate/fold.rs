//! Aggregates folded anew from the candidates, oldest first.

use super::super::context::Entry;
use super::part::{self, Of};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use rtcep_lang::plan::{AggregatePlan, Part};

/// Folds what is read `early`, before it is known whether something is detected, or
/// what is read only then, into variables.
pub(super) fn fold(cx: &Entry<'_>, plan: &AggregatePlan, early: bool) -> TokenStream {
    let wanted = |parts: &[Part]| -> Vec<Part> {
        let parts = parts.iter().filter(|p| p.early == early);
        parts.copied().collect()
    };
    let apart = plan.operands.iter().enumerate().map(|(o, operand)| {
        let parts = wanted(&operand.folded);
        match operand.list {
            Some(l) if !parts.is_empty() => one(cx, o, l, &parts),
            _ => quote!(),
        }
    });
    let apart: TokenStream = apart.collect();
    let merged = wanted(&plan.merged);
    let merged = (!merged.is_empty()).then(|| merge(cx, plan, &merged));
    quote!(#apart #merged)
}

fn declare(cx: &Entry<'_>, of: Of, parts: &[Part]) -> TokenStream {
    let declare = parts.iter().map(|p| {
        let (name, empty) = (part::name(of, p), part::empty(cx.model, of, p));
        quote!(let mut #name = #empty;)
    });
    declare.collect()
}

/// The candidates of one operand.
fn one(cx: &Entry<'_>, o: usize, l: usize, parts: &[Part]) -> TokenStream {
    let (of, list) = (Of::Operand(o, true), cx.list(l));
    let declare = declare(cx, of, parts);
    let adds = parts.iter().map(|p| {
        let (name, value) = (part::name(of, p), part::value(p.value));
        part::add(&quote!(#name), p, &quote!(x.#value), &quote!(x.__n))
    });
    let number = parts.len() as u64;
    quote! {
        #declare
        for x in self.#list.iter() {
            g.count(::rtcep::Op::Fold, #number);
            #(#adds)*
        }
    }
}

/// The candidates of all operands, in the order in which they came.
fn merge(cx: &Entry<'_>, plan: &AggregatePlan, parts: &[Part]) -> TokenStream {
    let of = Of::Merged;
    let declare = declare(cx, of, parts);
    let number = parts.len() as u64;
    let lists: Vec<(usize, usize)> = plan
        .operands
        .iter()
        .enumerate()
        .filter_map(|(o, operand)| Some((o, operand.list?)))
        .collect();
    let places: Vec<_> = lists
        .iter()
        .map(|(o, _)| format_ident!("place_{o}"))
        .collect();
    let names: Vec<_> = lists.iter().map(|(_, l)| cx.list(*l)).collect();
    let numbers: Vec<_> = lists
        .iter()
        .map(|(o, _)| format_ident!("number_{o}"))
        .collect();
    let looked_at = lists.len() as u64;
    let most = lists.iter().fold(0u64, |sum, (_, l)| {
        sum.saturating_add(cx.plan.lists[*l].max)
    });
    let arms = lists.iter().zip(places.iter().zip(&names)).map(|((o, _), (place, list))| {
        let adds = parts.iter().map(|p| {
            let name = part::name(of, p);
            let value = part::value(plan.common[p.value].places[*o]);
            part::add(&quote!(#name), p, &quote!(x.#value), &quote!(x.__n))
        });
        let number = format_ident!("number_{o}");
        quote! {
            if let (true, ::core::option::Option::Some(x)) = (#number == first, self.#list.get(#place)) {
                #(#adds)*
                #place += 1;
                continue;
            }
        }
    });
    quote! {
        #declare
        #(let mut #places = 0usize;)*
        for _ in 0..#most {
            #(let #numbers = self.#names.get(#places).map_or(u64::MAX, |x| x.__n);)*
            let first = u64::MAX #(.min(#numbers))*;
            if first == u64::MAX { break; }
            g.count(::rtcep::Op::Merge, #looked_at);
            g.count(::rtcep::Op::Fold, #number);
            #(#arms)*
        }
    }
}
