//! Events that no combination contains: what is forbidden, and what is absent
//! between two operands of a sequence (language.md, 4.1 and 4.3).

use super::context::Entry;
use super::thresholds::pass;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::plan::Noted;

/// The field of a situation's state with the newest event that was absent before
/// an operand; 0 for none.
pub(super) fn newest(operand: usize) -> Ident {
    format_ident!("absent{operand}")
}

/// The field of a candidate with what that was when it came.
pub(super) fn kept(operand: usize) -> Ident {
    format_ident!("__absent{operand}")
}

/// What an event is noted for, last of all: it is not its own absent event.
pub(super) fn all(cx: &Entry<'_>) -> TokenStream {
    cx.entry.noted.iter().map(note).collect()
}

/// What is seen while the instance is frozen, too. An absent event matters to
/// candidates behind it alone, and there will be none.
pub(super) fn forbids(cx: &Entry<'_>) -> TokenStream {
    let noted = cx.entry.noted.iter();
    noted.filter(|n| n.before.is_none()).map(note).collect()
}

/// At the end of an instance: whether some event forbade the detection.
pub(super) fn forbidden(cx: &Entry<'_>) -> Option<TokenStream> {
    cx.plan.forbids.then(|| {
        quote! {
            g.count(::rtcep::Op::Veto, 1);
            if self.forbidden { return; }
        }
    })
}

fn note(noted: &Noted) -> TokenStream {
    let pass = pass(noted.judged);
    let note = match noted.before {
        Some(operand) => {
            let newest = newest(operand);
            quote!(self.#newest = now.n;)
        }
        None => quote!(self.forbidden = true;),
    };
    quote! {
        if #pass {
            g.count(::rtcep::Op::Veto, 1);
            #note
        }
    }
}
