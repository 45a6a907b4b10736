//! What judging an event once says of it for all instances, by machine: which
//! operands take it, and what else is known of it then.

use super::context::Entry;
use super::{count, thresholds};
use proc_macro2::TokenStream;
use quote::quote;
use rtcep_lang::model::{Counted, Expr, Operand, Situation};
use rtcep_lang::plan::{EntryPlan, Machine, SituationPlan};

/// Its type; it is `Copy`.
pub(super) fn ty(plan: &SituationPlan, entry: &EntryPlan) -> TokenStream {
    match plan.machine {
        Machine::Join | Machine::Any | Machine::Not | Machine::Aggregate => {
            let verdicts = entry.verdicts();
            quote!([bool; #verdicts])
        }
        Machine::Count(_) => quote!(::core::option::Option<::rtcep::storage::Taken>),
    }
}

/// Whether it lets the event in.
pub(super) fn passes(plan: &SituationPlan, verdict: &TokenStream) -> TokenStream {
    match plan.machine {
        Machine::Join | Machine::Any | Machine::Not | Machine::Aggregate => {
            quote!(#verdict.contains(&true))
        }
        Machine::Count(_) => quote!(#verdict.is_some()),
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
        Machine::Join | Machine::Any | Machine::Not => {
            let passes = entry.judged.len();
            let all = operands().all(|o| o.threshold.is_none() && o.overrides.is_none());
            let all = all && entry.screens.is_empty();
            all.then(|| quote!([true; #passes]))
        }
        Machine::Count(_) | Machine::Aggregate => None,
    }
}

/// All that is judged of an event before any instance takes it.
pub(super) fn expressions(operand: &Operand) -> impl Iterator<Item = &Expr> {
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
        Machine::Join | Machine::Any | Machine::Not | Machine::Aggregate => thresholds::verdict(cx),
        Machine::Count(plan) => count::judge(cx, plan),
    }
}

/// Takes the verdict `pass` apart in one instance.
pub(super) fn taken(cx: &Entry<'_>) -> TokenStream {
    match &cx.plan.machine {
        Machine::Join | Machine::Any | Machine::Not | Machine::Aggregate => thresholds::taken(cx),
        Machine::Count(_) => quote! {
            let ::core::option::Option::Some(taken) = pass else { return };
        },
    }
}
