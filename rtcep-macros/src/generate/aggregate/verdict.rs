//! The verdict on an event: which operand takes it, and what is known of it then.

use super::super::names::{Names, source_part, value_type};
use super::part;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::Model;
use rtcep_lang::plan::{AggregatePlan, EntryPlan};

/// The type of the verdict: none of an event that nobody takes.
pub(in super::super) fn verdict(
    model: &Model,
    names: &Names,
    s: usize,
    entry: &EntryPlan,
) -> TokenStream {
    let name = name(model, names, s, entry);
    quote!(::core::option::Option<#name>)
}

pub(super) fn name(model: &Model, names: &Names, s: usize, entry: &EntryPlan) -> Ident {
    let part = source_part(model, entry.source);
    format_ident!("__taken{}_{part}", names.state(model, s))
}

pub(super) fn variant(o: usize) -> Ident {
    format_ident!("O{o}")
}

/// What is known of an event that an operand takes: `name: type`.
pub(super) fn fields(
    model: &Model,
    s: usize,
    plan: &AggregatePlan,
    o: usize,
) -> Vec<(Ident, TokenStream)> {
    let (operand, declared) = (&plan.operands[o], &model.situations[s].operands[o]);
    let mut fields: Vec<(Ident, TokenStream)> = operand
        .kept
        .iter()
        .copied()
        .chain(plan.together.iter().map(|p| plan.common[p.value].places[o]))
        .map(|v| {
            (
                part::value(v),
                value_type(&model.enums, operand.values[v].ty),
            )
        })
        .collect();
    fields.sort_by_key(|(name, _)| name.to_string());
    fields.dedup_by_key(|(name, _)| name.to_string());
    if operand.weighs {
        fields.push((format_ident!("weight"), quote!(u32)));
    }
    if operand.judges {
        fields.push((format_ident!("counted"), quote!(bool)));
    }
    if declared.overrides.is_some() {
        fields.push((format_ident!("overrides"), quote!(bool)));
    }
    fields
}

/// The enum of all that can be known.
pub(super) fn item(
    model: &Model,
    names: &Names,
    s: usize,
    plan: &AggregatePlan,
    entry: &EntryPlan,
) -> TokenStream {
    let name = name(model, names, s, entry);
    let variants = entry.roles.iter().map(|&o| {
        let variant = variant(o);
        let (names, types): (Vec<_>, Vec<_>) = fields(model, s, plan, o).into_iter().unzip();
        quote!(#variant { #(#names: #types),* })
    });
    quote! {
        #[doc(hidden)]
        #[derive(Clone, Copy, Debug)]
        #[allow(non_camel_case_types, dead_code)]
        enum #name {
            /// It passes a threshold, and what else is judged keeps it out.
            Refused,
            #(#variants),*
        }
    }
}
