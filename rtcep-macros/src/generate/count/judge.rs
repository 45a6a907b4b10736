//! The verdict on an event: which operand takes it, its weight, and whether it
//! restarts the count of that operand. Each is judged once for all instances.

use super::super::context::{Entry, number};
use super::super::expr::{code, count_nodes};
use super::super::thresholds::{self, pass};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use rtcep_lang::model::Operand;
use rtcep_lang::plan::{CountPlan, Judged, Weight};

/// A block whose value is the verdict. What comes behind the thresholds is
/// judged only if some instance takes the event.
pub(in super::super) fn judge(cx: &Entry<'_>, count: &CountPlan) -> TokenStream {
    let thresholds = thresholds::told(cx);
    let taken = cx.entry.judged.iter().enumerate().rev().fold(
        quote!(::core::option::Option::None),
        |otherwise, (j, judged)| {
            let pass = pass(j);
            let taken = taken(cx, judged, count.weights[judged.operand]);
            quote!(if #pass { #taken } else { #otherwise })
        },
    );
    quote!(#thresholds #taken)
}

fn taken(cx: &Entry<'_>, judged: &Judged, weight: Weight) -> TokenStream {
    let operand = &cx.situation.operands[judged.operand];
    let place = number(judged.operand);
    let (admitted, weighed) = match weight {
        Weight::Constant(weight) => (quote!(true), quote!(let weight = #weight;)),
        Weight::Judged => (quote!(admitted), weighed(cx, operand)),
    };
    let overrides = overrides(cx, operand, &admitted);
    quote! {{
        #weighed
        let overrides = #overrides;
        ::core::option::Option::Some(::rtcep::storage::Taken {
            operand: #place,
            admitted: #admitted,
            weight,
            overrides,
        })
    }}
}

/// An event whose weight faults is not admitted.
fn weighed(cx: &Entry<'_>, operand: &Operand) -> TokenStream {
    let Some(weight) = &operand.weight else {
        return quote!(let (admitted, weight) = (true, 1u32););
    };
    let nodes = count_nodes(Some(weight), &quote!(1));
    let code = code(cx.model, weight, &cx.own());
    let tokens = code.tokens;
    let value = if code.fallible {
        let faults = format_ident!("weight_faults");
        let notice = cx.fault_notice("Weight", &faults);
        quote! {
            match #tokens {
                ::core::option::Option::Some(weight) => (true, weight),
                ::core::option::Option::None => {
                    let weight_faults = 1u64;
                    #notice
                    (false, 0)
                }
            }
        }
    } else {
        quote!((true, #tokens))
    };
    quote! {
        let (admitted, weight): (bool, u32) = if told {
            g.count(::rtcep::Op::Weigh, 1);
            #nodes
            #value
        } else {
            (false, 0)
        };
    }
}

fn overrides(cx: &Entry<'_>, operand: &Operand, admitted: &TokenStream) -> TokenStream {
    let Some(overrides) = &operand.overrides else {
        return quote!(false);
    };
    let nodes = count_nodes(Some(overrides), &quote!(1));
    let faults = format_ident!("override_faults");
    let holds = cx.condition(overrides, &cx.own(), &faults);
    let (declare, notice) = if overrides.can_fault() {
        (
            quote!(let mut override_faults = 0u64;),
            cx.fault_notice("Override", &faults),
        )
    } else {
        (quote!(), quote!())
    };
    quote! {
        if told & #admitted {
            g.count(::rtcep::Op::Override, 1);
            #nodes
            #declare
            let holds = #holds;
            #notice
            holds
        } else {
            false
        }
    }
}
