//! What judging an event once says of it for all instances, by machine: which
//! operands take it, and what else is known of it then.

use super::context::Entry;
use super::{aggregate, count, thresholds};
use proc_macro2::TokenStream;
use quote::quote;
use rtcep_lang::model::{Counted, Expr, Operand, Situation};
use rtcep_lang::plan::{EntryPlan, Machine, SituationPlan};

/// Its type; it is `Copy`.
pub(super) fn ty(cx: &Entry<'_>) -> TokenStream {
    match cx.plan.machine {
        Machine::Join | Machine::Any | Machine::Not | Machine::Timer(_) => {
            let verdicts = cx.entry.verdicts();
            quote!([bool; #verdicts])
        }
        Machine::Aggregate(_) => aggregate::verdict(cx.model, cx.names, cx.s, cx.entry),
        Machine::Count(_) => quote!(::core::option::Option<::rtcep::storage::Taken>),
    }
}

/// Whether it lets the event in.
pub(super) fn passes(plan: &SituationPlan, verdict: &TokenStream) -> TokenStream {
    match plan.machine {
        Machine::Join | Machine::Any | Machine::Not | Machine::Timer(_) => {
            quote!(#verdict.contains(&true))
        }
        Machine::Count(_) | Machine::Aggregate(_) => quote!(#verdict.is_some()),
    }
}

/// What it is of every event, where nothing has to be judged.
pub(super) fn certain(
    situation: &Situation,
    plan: &SituationPlan,
    entry: &EntryPlan,
) -> Option<TokenStream> {
    let operands = || entry.judged.iter().map(|j| &situation.operands[j.operand]);
    match plan.machine {
        Machine::Join | Machine::Any | Machine::Not | Machine::Timer(_) => {
            let passes = entry.judged.len();
            let all = operands().all(|o| o.threshold.is_none() && o.overrides.is_none());
            let all = all && entry.screens.is_empty();
            all.then(|| quote!([true; #passes]))
        }
        Machine::Count(_) | Machine::Aggregate(_) => None,
    }
}

/// Whether judging an operand may tell of a fault.
pub(super) fn can_fault(situation: &Situation, plan: &SituationPlan, o: usize) -> bool {
    let values = match &plan.machine {
        Machine::Aggregate(plan) => &plan.operands[o].values[..],
        _ => &[],
    };
    // What is aggregated may not be NaN.
    expressions(&situation.operands[o]).any(Expr::can_fault)
        || values.iter().any(|v| v.ty.is_float() || v.can_fault())
}

/// All that is judged of an event before any instance takes it.
fn expressions(operand: &Operand) -> impl Iterator<Item = &Expr> {
    let counted = match &operand.counted {
        Counted::If(condition) => Some(condition),
        Counted::Never | Counted::Always => None,
    };
    [
        operand.threshold.as_ref(),
        operand.weight.as_ref(),
        operand.overrides.as_ref(),
        counted,
    ]
    .into_iter()
    .flatten()
}

/// Judges `event`: a block whose value is the verdict. Faults are told if `told`;
/// then some instance takes the event.
pub(super) fn judge(cx: &Entry<'_>) -> TokenStream {
    match &cx.plan.machine {
        Machine::Join | Machine::Any | Machine::Not | Machine::Timer(_) => thresholds::verdict(cx),
        Machine::Aggregate(plan) => aggregate::judge(cx, plan),
        Machine::Count(plan) => count::judge(cx, plan),
    }
}

/// Takes the verdict `pass` apart in one instance.
pub(super) fn taken(cx: &Entry<'_>) -> TokenStream {
    match &cx.plan.machine {
        Machine::Join | Machine::Any | Machine::Not | Machine::Timer(_) => thresholds::taken(cx),
        Machine::Count(_) | Machine::Aggregate(_) => quote! {
            let ::core::option::Option::Some(taken) = pass else { return };
        },
    }
}
