//! Whether something is detected, and what follows.

use super::super::context::Entry;
use super::super::emit;
use super::super::expr::{Read, code, count_nodes};
use super::super::literal::literal;
use super::fold::fold;
use super::{read, state, third};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use rtcep_lang::model::{BinaryOp, Counted, Crossing, Demand, Direction, Expr, Run, Share};
use rtcep_lang::plan::AggregatePlan;

/// At the end of an instance.
pub(in super::super) fn at_end(cx: &Entry<'_>, plan: &AggregatePlan) -> TokenStream {
    decided(cx, plan)
}

/// After an event is taken up, or at the end.
pub(super) fn decided(cx: &Entry<'_>, plan: &AggregatePlan) -> TokenStream {
    let kept = read::Kept { cx, plan };
    let (early, late) = (fold(cx, plan, true), fold(cx, plan, false));
    let (fires, told) = fires(cx, plan, &kept);
    let results = emit::results(cx);
    let emission = emit::emitted(cx, &kept);
    let after = after(cx);
    let emit_told =
        emit::can_fault(cx).then(|| cx.fault_notice("Emit", &format_ident!("emit_faults")));
    quote! {
        #early
        #fires
        #results
        if fires {
            #late
            #emission
            #after
        }
        #told
        #emit_told
    }
}

/// Code that declares `fires`, and what tells of a fault behind it.
fn fires(
    cx: &Entry<'_>,
    plan: &AggregatePlan,
    kept: &read::Kept<'_, '_>,
) -> (TokenStream, TokenStream) {
    let decide = quote!(g.count(::rtcep::Op::Decide, 1););
    match &cx.situation.demand {
        Demand::Share(share) => {
            let holds = share_holds(cx, plan, kept, share);
            (quote!(#decide let fires: bool = #holds;), quote!())
        }
        Demand::Run(run) => {
            let long = long_enough(kept, run);
            (quote!(#decide let fires: bool = #long;), quote!())
        }
        Demand::Crossing(crossing) => {
            let (of, told) = crosses(cx, plan, kept, crossing);
            (quote!(#decide #of), told)
        }
        _ => when(cx, plan, kept),
    }
}

/// `when` of a `report`.
fn when(
    cx: &Entry<'_>,
    plan: &AggregatePlan,
    kept: &read::Kept<'_, '_>,
) -> (TokenStream, TokenStream) {
    let Some(when) = &cx.situation.when else {
        return (quote!(let fires = true;), quote!());
    };
    let none = quote!(false);
    decisive(
        cx,
        plan,
        when,
        kept,
        "When",
        &quote!(|holds: bool| holds),
        &none,
    )
}

/// The decisive expression: its nodes, its value through `then`, what there is
/// without one, and its faults.
fn decisive(
    cx: &Entry<'_>,
    plan: &AggregatePlan,
    expr: &Expr,
    kept: &read::Kept<'_, '_>,
    expression: &str,
    then: &TokenStream,
    none: &TokenStream,
) -> (TokenStream, TokenStream) {
    let nodes = count_nodes(Some(expr), &quote!(1));
    let code = code(cx.model, expr, kept as &dyn Read);
    let tokens = &code.tokens;
    if !code.fallible {
        return (quote!(#nodes let fires: bool = (#then)(#tokens);), quote!());
    }
    if !plan.can_fault(&cx.plan.lists, expr) {
        let fires = quote! {
            #nodes
            let fires: bool = match #tokens {
                ::core::option::Option::Some(value) => (#then)(value),
                ::core::option::Option::None => #none,
            };
        };
        return (fires, quote!());
    }
    let faults = format_ident!("decisive_faults");
    let faulted = third::faulted(cx.model, expr, kept as &dyn Read);
    let fires = quote! {
        #nodes
        let mut #faults = 0u64;
        let fires: bool = match #tokens {
            ::core::option::Option::Some(value) => (#then)(value),
            ::core::option::Option::None => {
                #faults = u64::from(#faulted);
                #none
            }
        };
    };
    (fires, cx.fault_notice(expression, &faults))
}

fn share_holds(
    cx: &Entry<'_>,
    plan: &AggregatePlan,
    kept: &read::Kept<'_, '_>,
    share: &Share,
) -> TokenStream {
    let all = |o: usize| {
        if plan.operands[o].weighs {
            let weights = read::weights(o);
            quote!(u128::from(self.#weights.get()))
        } else {
            let count = kept.count(Some(o));
            quote!(u128::from(#count))
        }
    };
    let operands = 0..plan.operands.len();
    let counted = operands
        .clone()
        .filter_map(|o| match cx.situation.operands[o].counted {
            Counted::Never => None,
            Counted::Always => Some(all(o)),
            Counted::If(_) => {
                let counted = read::counted(o);
                Some(quote!(u128::from(self.#counted.get())))
            }
        });
    let all = operands.map(all);
    let compare = match share.compare {
        BinaryOp::Less => quote!(lt),
        BinaryOp::LessEqual => quote!(le),
        BinaryOp::Greater => quote!(gt),
        _ => quote!(ge),
    };
    let limit = share.limit;
    quote! {
        ::rtcep::aggregate::share(
            0u128 #(.wrapping_add(#counted))*,
            0u128 #(.wrapping_add(#all))*,
            #limit,
            ::core::cmp::PartialOrd::#compare,
        )
    }
}

fn long_enough(kept: &read::Kept<'_, '_>, run: &Run) -> TokenStream {
    let (count, n) = (kept.count(Some(0)), u64::from(run.n));
    quote!((#count >= #n))
}

fn crosses(
    cx: &Entry<'_>,
    plan: &AggregatePlan,
    kept: &read::Kept<'_, '_>,
    crossing: &Crossing,
) -> (TokenStream, TokenStream) {
    let ty = crossing.of.ty;
    let bound = literal(cx.model, ty, crossing.bound);
    let back = match crossing.back {
        Some(back) => {
            let back = literal(cx.model, ty, back);
            quote!(::core::option::Option::Some(#back))
        }
        None => quote!(::core::option::Option::None),
    };
    let (side, next) = (
        state::side(),
        match crossing.direction {
            Direction::Up => quote!(rises),
            Direction::Down => quote!(falls),
        },
    );
    let then = quote!(|value| self.#side.#next(value, #bound, #back));
    decisive(cx, plan, &crossing.of, kept, "Of", &then, &quote!(false))
}

/// What a detection leaves behind.
fn after(cx: &Entry<'_>) -> TokenStream {
    if cx.plan.ends {
        return quote!(self.ended = true;);
    }
    match &cx.situation.demand {
        Demand::Run(_) if cx.situation.operands[0].retain.is_none() => {
            let drop = state::drop_name(0);
            quote!(self.#drop();)
        }
        _ => quote!(),
    }
}
