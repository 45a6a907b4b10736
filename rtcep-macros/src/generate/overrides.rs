//! What an event does to the earlier candidates of the operands that it may take,
//! before it composes: `override`, and what is absolute (language.md, 3.3 and 3.5).

use super::context::Entry;
use super::expr::count_nodes;
use super::group;
use super::settle::settle_name;
use super::thresholds::pass;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::model::{Expr, Kind, Situation};
use rtcep_lang::plan::{EntryPlan, Judged, older};

/// The judged thresholds behind which an override is judged.
pub(super) fn judges<'a>(
    situation: &'a Situation,
    entry: &'a EntryPlan,
) -> impl Iterator<Item = (usize, &'a Expr)> {
    let judged = entry.judged.iter().enumerate();
    judged.filter_map(|(j, judged)| Some((j, judged.condition(situation)?)))
}

/// The variable that says whether an override holds.
fn drops(j: usize) -> Ident {
    format_ident!("drop{j}")
}

/// Those of all overrides.
pub(super) fn names(cx: &Entry<'_>) -> Vec<Ident> {
    let judges = judges(cx.situation, cx.entry);
    judges.map(|(j, _)| drops(j)).collect()
}

/// Every override of a threshold that passes, then the notice of their faults.
pub(super) fn judged(cx: &Entry<'_>, told: Option<&TokenStream>) -> TokenStream {
    let faults = format_ident!("override_faults");
    let mut output = TokenStream::new();
    let mut can_fault = false;
    for (j, expr) in judges(cx.situation, cx.entry) {
        let (pass, drops) = (group::admits(cx, j), drops(j));
        let nodes = count_nodes(Some(expr), &quote!(1));
        let holds = cx.condition(expr, &cx.own(), &faults);
        can_fault |= expr.can_fault();
        output.extend(quote! {
            let #drops = if #pass {
                g.count(::rtcep::Op::Override, 1);
                #nodes
                #holds
            } else {
                false
            };
        });
    }
    if !can_fault {
        return output;
    }
    let notice = cx.fault_notice("Override", &faults);
    let tell = match told {
        Some(told) => quote!(if #told { #notice }),
        None => notice,
    };
    quote! {
        let mut #faults = 0u64;
        #output
        #tell
    }
}

/// The lists of the operands that the event overrides are emptied.
pub(super) fn emptied(cx: &Entry<'_>) -> TokenStream {
    let mut output = TokenStream::new();
    for (j, judged) in cx.entry.judged.iter().enumerate() {
        let Some(l) = judged.list else { continue };
        let drops = if judged.always_drops(cx.situation) {
            group::admits(cx, j)
        } else if judged.condition(cx.situation).is_some() {
            let drops = drops(j);
            quote!(#drops)
        } else {
            continue;
        };
        let field = cx.list(l);
        output.extend(quote! {
            if #drops {
                g.count(::rtcep::Op::Clear, 1);
                self.#field.clear();
            }
        });
    }
    output
}

/// The flag of an operand that one event takes for ever: whether that has come.
pub(super) fn came(operand: usize) -> Ident {
    format_ident!("came{operand}")
}

/// The flags of a situation.
pub(super) fn flags(entries: &[EntryPlan], situation: &Situation) -> Vec<Ident> {
    let judged = entries.iter().flat_map(|entry| &entry.judged);
    let once = judged.filter(|judged| judged.takes_one(situation));
    once.map(|judged| came(judged.operand)).collect()
}

/// Whether the trigger of an entry asks for itself whether it exists.
pub(super) fn asks(cx: &Entry<'_>, operand: usize) -> bool {
    let mut judged = cx.entry.judged.iter();
    judged.any(|j| j.operand == operand && j.takes_one(cx.situation))
}

/// Only the first event that exists takes an `absolute first` operand, whatever
/// becomes of it.
pub(super) fn first(cx: &Entry<'_>) -> TokenStream {
    let judged = cx.entry.judged.iter().enumerate();
    judged
        .filter(|(_, judged)| judged.takes_one(cx.situation))
        .map(|(j, judged)| {
            let (pass, came) = (pass(j), came(judged.operand));
            let exists = exists(cx, judged);
            quote! {
                let #pass = #pass && !self.#came && #exists;
                if #pass { self.#came = true; }
            }
        })
        .collect()
}

/// Whether the event exists for an operand, after what it overrides.
fn exists(cx: &Entry<'_>, judged: &Judged) -> TokenStream {
    let position = cx.position(judged.operand);
    match (cx.situation.kind, position) {
        (Kind::Sequence, 1) => {
            let before = cx.list(0);
            // After a group there must be as many as it needs.
            match older(cx.situation, cx.plan.lists[0].operands[0]) {
                1 => quote!(!self.#before.is_empty()),
                n => {
                    let n = usize::try_from(n).unwrap_or(usize::MAX);
                    quote!((self.#before.len() >= #n))
                }
            }
        }
        (Kind::Sequence, 2..) => {
            let settle = settle_name(judged.operand);
            quote!((self.#settle(cutoff, &mut g) < now.n))
        }
        _ => quote!(true),
    }
}
