//! What is judged of an event once: which operand takes it, the first whose threshold
//! it passes, and then that operand's weight, what is aggregated, `override` and
//! `counted`.

use super::super::context::Entry;
use super::super::expr::{code, count_nodes};
use super::super::names::value_type;
use super::super::thresholds::{self, pass};
use super::part;
use super::verdict::{fields, name, variant};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::model::{Counted, Expr};
use rtcep_lang::plan::AggregatePlan;

/// A block whose value is the verdict on `event`.
pub(in super::super) fn judge(cx: &Entry<'_>, plan: &AggregatePlan) -> TokenStream {
    let name = name(cx.model, cx.names, cx.s, cx.entry);
    let thresholds = thresholds::told(cx);
    let passes: Vec<Ident> = (0..cx.entry.judged.len()).map(pass).collect();
    let frozen = cx.plan.freezes.then(|| {
        // Only frozen instances are left, which lose it whatever follows.
        quote! {
            else if !told { ::core::option::Option::Some(#name::Refused) }
        }
    });
    let operands = cx.entry.judged.iter().enumerate().map(|(j, judged)| {
        let pass = pass(j);
        let taken = taken(cx, plan, judged.operand);
        quote!(else if #pass { #taken })
    });
    quote! {
        #thresholds
        if !(#(#passes)|*) { ::core::option::Option::None }
        #frozen
        #(#operands)*
        else { ::core::option::Option::None }
    }
}

/// What is judged of an event that operand `o` takes.
fn taken(cx: &Entry<'_>, plan: &AggregatePlan, o: usize) -> TokenStream {
    let name = name(cx.model, cx.names, cx.s, cx.entry);
    let (variant, fields) = (variant(o), fields(cx.model, cx.s, plan, o));
    let fields = fields.iter().map(|(name, _)| name);
    let refused = if cx.plan.freezes {
        quote!(break 'judged ::core::option::Option::Some(#name::Refused))
    } else {
        quote!(break 'judged ::core::option::Option::None)
    };
    let weight = weight(cx, o, &refused);
    let values = values(cx, plan, o, &refused);
    let overrides = overrides(cx, o);
    let counted = counted(cx, o);
    quote! {
        'judged: {
            #weight
            #values
            #overrides
            #counted
            ::core::option::Option::Some(#name::#variant { #(#fields),* })
        }
    }
}

fn weight(cx: &Entry<'_>, o: usize, refused: &TokenStream) -> TokenStream {
    let Some(weight) = &cx.situation.operands[o].weight else {
        return quote!();
    };
    let code = code(cx.model, weight, &cx.own());
    let tokens = &code.tokens;
    if weight.is_literal() {
        return quote!(let weight: u32 = #tokens;);
    }
    let nodes = count_nodes(Some(weight), &quote!(1));
    let counted = quote!(g.count(::rtcep::Op::Weigh, 1); #nodes);
    if !code.fallible {
        return quote!(#counted let weight: u32 = #tokens;);
    }
    let faults = format_ident!("weight_faults");
    let told = cx.fault_notice("Weight", &faults);
    quote! {
        #counted
        let weight: u32 = match #tokens {
            ::core::option::Option::Some(weight) => weight,
            ::core::option::Option::None => {
                let #faults = 1u64;
                #told
                #refused
            }
        };
    }
}

/// All that is aggregated is evaluated, and then seen to have values.
fn values(cx: &Entry<'_>, plan: &AggregatePlan, o: usize, refused: &TokenStream) -> TokenStream {
    let (mut evaluate, mut unsure) = (TokenStream::new(), Vec::new());
    for (v, value) in plan.operands[o].values.iter().enumerate() {
        let name = part::value(v);
        let code = code(cx.model, value, &cx.own());
        let (tokens, nodes) = (&code.tokens, count_nodes(Some(value), &quote!(1)));
        let ty = value_type(&cx.model.enums, value.ty);
        let value = match (code.fallible, value.ty.is_float()) {
            (false, false) => quote!(let #name: #ty = #tokens;),
            (true, false) => quote!(let #name: ::core::option::Option<#ty> = #tokens;),
            (true, true) => quote! {
                let #name: ::core::option::Option<#ty> = (#tokens).filter(|x| !x.is_nan());
            },
            (false, true) => quote! {
                let #name: ::core::option::Option<#ty> =
                    ::core::option::Option::Some(#tokens).filter(|x: &#ty| !x.is_nan());
            },
        };
        evaluate.extend(quote!(#nodes #value));
        if code.fallible || plan.operands[o].values[v].ty.is_float() {
            unsure.push(name);
        }
    }
    if unsure.is_empty() {
        return evaluate;
    }
    let faults = format_ident!("aggregate_faults");
    let told = cx.fault_notice("Aggregate", &faults);
    quote! {
        #evaluate
        let (#(#unsure,)*) = match (#(#unsure,)*) {
            (#(::core::option::Option::Some(#unsure),)*) => (#(#unsure,)*),
            _ => {
                let #faults = 0u64 #(+ u64::from(#unsure.is_none()))*;
                #told
                #refused
            }
        };
    }
}

fn overrides(cx: &Entry<'_>, o: usize) -> TokenStream {
    let overrides = cx.situation.operands[o].overrides.as_ref();
    let judged = |e| condition(cx, e, "Override", "override_faults", &quote!(Override));
    overrides.map_or_else(TokenStream::new, |e| {
        let judged = judged(e);
        quote!(let overrides = #judged;)
    })
}

fn counted(cx: &Entry<'_>, o: usize) -> TokenStream {
    let Counted::If(counted) = &cx.situation.operands[o].counted else {
        return quote!();
    };
    let judged = condition(cx, counted, "Counted", "counted_faults", &quote!(Threshold));
    quote!(let counted = #judged;)
}

/// A condition whose fault is told and counts as false.
fn condition(
    cx: &Entry<'_>,
    e: &Expr,
    expression: &str,
    faults: &str,
    op: &TokenStream,
) -> TokenStream {
    let faults = format_ident!("{faults}");
    let nodes = count_nodes(Some(e), &quote!(1));
    let holds = cx.condition(e, &cx.own(), &faults);
    let (declare, told) = if e.can_fault() {
        (
            quote!(let mut #faults = 0u64;),
            cx.fault_notice(expression, &faults),
        )
    } else {
        (quote!(), quote!())
    };
    quote!({
        g.count(::rtcep::Op::#op, 1);
        #nodes
        #declare
        let holds: bool = #holds;
        #told
        holds
    })
}
