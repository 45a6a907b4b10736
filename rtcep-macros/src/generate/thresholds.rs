//! Thresholds: judged once per event and list, whatever follows.

use super::context::Entry;
use super::expr::count_nodes;
use super::{exact, group, noted, overrides};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::model::Expr;

/// The variable that says whether the roles of a judged threshold are open.
pub(super) fn pass(j: usize) -> Ident {
    format_ident!("pass{j}")
}

/// Every threshold once, then the notice of their faults; returns if none passes.
pub(super) fn thresholds(cx: &Entry<'_>) -> TokenStream {
    let faults = format_ident!("threshold_faults");
    let judged = judge(cx, &faults);
    let screened = group::judged(cx, None);
    let any = any_open(cx);
    let overrides = overrides::judged(cx, None);
    let notice = cx.fault_notice("Threshold", &faults);
    let (declare, tell) = if can_fault(cx) {
        (quote!(let mut #faults = 0u64;), notice)
    } else {
        (quote!(), quote!())
    };
    quote! {
        #declare
        #judged
        #tell
        #screened
        if !(#any) { return; }
        #overrides
    }
}

fn judge(cx: &Entry<'_>, faults: &Ident) -> TokenStream {
    cx.entry
        .judged
        .iter()
        .enumerate()
        .map(|(j, judged)| {
            let pass = pass(j);
            match &cx.situation.operands[judged.operand].threshold {
                None => quote!(let #pass = true;),
                Some(threshold) => {
                    let nodes = count_nodes(Some(threshold), &quote!(1));
                    let holds = cx.condition(threshold, &cx.own(), faults);
                    quote! {
                        g.count(::rtcep::Op::Threshold, 1);
                        #nodes
                        let #pass = #holds;
                    }
                }
            }
        })
        .collect()
}

fn any_open(cx: &Entry<'_>) -> TokenStream {
    let opens = (0..cx.entry.judged.len()).map(|j| group::admits(cx, j));
    quote!(#(#opens)|*)
}

/// A frozen instance takes nothing more; what would have passed is lost, and what
/// forbids is seen.
pub(super) fn frozen(cx: &Entry<'_>) -> TokenStream {
    let faults = format_ident!("unseen");
    let judged = judge(cx, &faults);
    let lost = lost(cx);
    let forbids = noted::forbids(cx);
    quote! {
        if self.frozen {
            let mut unseen = 0u64;
            #judged
            #lost
            #forbids
            return;
        }
    }
}

/// The same where the verdict is known: what to do in a frozen instance, and then the
/// verdict taken apart by `taken`.
pub(super) fn resting(cx: &Entry<'_>, taken: TokenStream) -> (Option<TokenStream>, TokenStream) {
    if !cx.plan.freezes {
        return (None, taken);
    }
    if cx.entry.noted.is_empty() {
        let lost = exact::lost(cx);
        let frozen = quote!(if self.frozen {
            #lost
            return;
        });
        return (Some(frozen), taken);
    }
    // Where some event is noted alone, not all that passes is lost.
    let (lost, forbids) = (lost(cx), noted::forbids(cx));
    let frozen = quote! {
        #taken
        if self.frozen {
            #lost
            #forbids
            return;
        }
    };
    (Some(frozen), quote!())
}

/// An event that passes a threshold of an operand is lost where it is frozen.
pub(super) fn lost(cx: &Entry<'_>) -> TokenStream {
    if cx.entry.roles.is_empty() {
        return quote!();
    }
    let judged = cx.entry.judged.iter().enumerate();
    let own = judged.filter(|(_, j)| !j.roles.is_empty());
    let passes = own.map(|(j, _)| pass(j));
    let lost = exact::lost(cx);
    quote!(if #(#passes)|* { #lost })
}

/// All thresholds as an array, for several instances.
pub(super) fn verdict(cx: &Entry<'_>) -> TokenStream {
    let judged = told(cx);
    let told = Some(&quote!(told));
    let (screened, overrides) = (group::judged(cx, told), overrides::judged(cx, told));
    let verdicts = verdicts(cx);
    quote!(#judged #screened #overrides [#(#verdicts),*])
}

/// All thresholds; their faults are told if some instance takes the event.
pub(super) fn told(cx: &Entry<'_>) -> TokenStream {
    let faults = format_ident!("threshold_faults");
    let judged = judge(cx, &faults);
    let notice = cx.fault_notice("Threshold", &faults);
    let tell = can_fault(cx).then(|| quote!(if told { #notice }));
    quote! {
        let mut #faults = 0u64;
        #judged
        #tell
    }
}

/// The same array taken apart.
pub(super) fn taken(cx: &Entry<'_>) -> TokenStream {
    let verdicts = verdicts(cx);
    let any = any_open(cx);
    let kept_out = (!cx.entry.screens.is_empty()).then(|| quote!(if !(#any) { return; }));
    quote!(let [#(#verdicts),*] = pass; #kept_out)
}

fn can_fault(cx: &Entry<'_>) -> bool {
    cx.entry.judged.iter().any(|j| {
        let threshold = &cx.situation.operands[j.operand].threshold;
        threshold.as_ref().is_some_and(Expr::can_fault)
    })
}

/// The verdicts: all thresholds, then what keeps the event out of a group, and
/// then all overrides.
fn verdicts(cx: &Entry<'_>) -> Vec<Ident> {
    let passes = (0..cx.entry.judged.len()).map(pass);
    let sounds = group::sounds(cx);
    passes.chain(sounds).chain(overrides::names(cx)).collect()
}
