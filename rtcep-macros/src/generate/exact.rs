//! Whether a detection is exact: whether a loss of what it builds on was live
//! since its instance opened (language.md, 7).

use super::context::Entry;
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use rtcep_lang::plan::Lossy;

/// Counts the losses that are asked.
pub(super) fn recall(cx: &Entry<'_>) -> TokenStream {
    match cx.plan.losses.len() as u64 {
        0 => quote!(),
        asked => quote!(g.count(::rtcep::Op::Recall, #asked);),
    }
}

/// Asks all losses, whatever the first one says.
pub(super) fn exact(cx: &Entry<'_>) -> TokenStream {
    let asked = cx.plan.losses.iter().map(|&lossy| {
        let account = account(lossy);
        let from = from(cx, lossy);
        quote!(#account.touches(at.ordinal, #from))
    });
    if cx.plan.losses.is_empty() {
        return quote!(true);
    }
    quote!(!(#(#asked)|*))
}

/// The account of something that loses.
pub(super) fn account(lossy: Lossy) -> TokenStream {
    match lossy {
        Lossy::Situation(s) => {
            let s = Literal::usize_unsuffixed(s);
            quote!(accounts.situations[#s])
        }
        Lossy::Lifespan(l) => {
            let l = Literal::usize_unsuffixed(l);
            quote!(accounts.lifespans[#l])
        }
    }
}

/// The tick from which on a loss counts.
fn from(cx: &Entry<'_>, lossy: Lossy) -> TokenStream {
    let ends = match lossy {
        Lossy::Situation(s) => cx.model.situations[s].prunes().is_some(),
        Lossy::Lifespan(_) => false,
    };
    match cx.situation.prunes() {
        Some(d) => quote!(::core::cmp::Ord::max(at.opened, now.t.saturating_sub(#d))),
        // Whether the instance saw it is known from the ordinals, but for a
        // loss that ceased to matter by itself.
        None if ends => quote!(at.opened),
        None => quote!(0),
    }
}

/// Something of the situation is lost.
pub(super) fn lost(cx: &Entry<'_>) -> TokenStream {
    let account = account(Lossy::Situation(cx.s));
    let end = match cx.situation.prunes() {
        Some(d) => quote!(now.t.saturating_add(#d)),
        None => quote!(u64::MAX),
    };
    quote!(#account.lost(accounts.newest, #end);)
}
