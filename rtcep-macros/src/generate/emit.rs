//! A detection: emitted at its composition and kept if it feeds something.

use super::context::{Entry, Keep};
use super::expr::{Read, code, count_nodes};
use super::names::ident;
use super::{actions, exact, group};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use rtcep_lang::model::Expr;
use rtcep_lang::plan::Machine;

/// Emits the combination at hand. Its attributes are all evaluated; if one
/// faults the combination counts as chosen and only the detection is missing.
pub(super) fn emission(cx: &Entry<'_>, trigger: Option<usize>) -> TokenStream {
    let read = &cx.combined(trigger);
    emitted(cx, &group::Reads { cx, read })
}

/// Emits what `read` gives.
pub(super) fn emitted(cx: &Entry<'_>, read: &dyn Read) -> TokenStream {
    let name = ident(&cx.situation.name);
    let detection = &cx.names.detection;
    let words = words(cx);
    let mut nodes = TokenStream::new();
    let mut values = TokenStream::new();
    let mut fields = TokenStream::new();
    let mut fallible = Vec::new();
    for (i, emission) in cx.situation.emit.iter().enumerate() {
        nodes.extend(count_nodes(Some(&emission.value), &quote!(1)));
        let (value, field) = (format_ident!("v{i}"), ident(&emission.name));
        let code = code(cx.model, &emission.value, read);
        let tokens = code.tokens;
        values.extend(quote!(let #value = #tokens;));
        fields.extend(quote!(#field: #value,));
        if code.fallible {
            fallible.push(value);
        }
    }
    let kept = match cx.keep {
        Keep::Nothing => None,
        Keep::Own => Some(quote!(emitted)),
        Keep::Any => Some(quote!(#detection::#name(emitted))),
    };
    let keep = kept.map(|kept| {
        quote! {
            g.count(::rtcep::Op::Keep, 1);
            ::rtcep::storage::fits(kept.push(#kept).is_ok());
        }
    });
    let (recall, exact) = (exact::recall(cx), exact::exact(cx));
    let acts = actions::on_detection(cx);
    let deliver = quote! {
        let emitted = #name { #fields };
        #keep
        sink.detection(::rtcep::Detection::new(
            now.t,
            now.call,
            at.ordinal,
            #exact,
            #detection::#name(emitted),
        ));
        #acts
    };
    let deliver = if fallible.is_empty() {
        deliver
    } else {
        // Without a fault it may still have no value where the checks know better.
        let fault = can_fault(cx).then(|| quote!(emit_faults += 1;));
        quote! {
            if let (#(::core::option::Option::Some(#fallible),)*) = (#(#fallible,)*) {
                #deliver
            } else {
                #fault
            }
        }
    };
    quote! {
        g.count(::rtcep::Op::Emit, 1);
        g.count(::rtcep::Op::Word, #words);
        #recall
        #nodes
        #values
        #deliver
    }
}

/// The variables that an emission outside of a search writes.
pub(super) fn results(cx: &Entry<'_>) -> TokenStream {
    if can_fault(cx) {
        quote!(let mut emit_faults = 0u64;)
    } else {
        quote!()
    }
}

fn words(cx: &Entry<'_>) -> u64 {
    let bytes: u64 = cx.situation.emit.iter().map(|e| e.value.ty.bytes()).sum();
    bytes.div_ceil(8)
}

/// Whether some emitted attribute can fault.
pub(super) fn can_fault(cx: &Entry<'_>) -> bool {
    let can_fault = |e: &Expr| match &cx.plan.machine {
        Machine::Aggregate(plan) => plan.can_fault(&cx.plan.lists, e),
        _ => e.can_fault(),
    };
    cx.situation.emit.iter().any(|e| can_fault(&e.value))
}
