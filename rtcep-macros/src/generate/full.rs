//! A full list: the cold method that makes room in it, and what tells of it.

use super::admit::{Existence, existence};
use super::context::Entry;
use super::exact;
use super::settle::settle_name;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::model::{Kind, OnFull};
use rtcep_lang::plan::Storage;

pub(super) fn overflow(cx: &Entry<'_>, operand: &TokenStream, on_full: OnFull) -> TokenStream {
    let (lost, notice) = (exact::lost(cx), overflow_notice(cx, operand, on_full));
    quote!(#lost #notice)
}

/// Tells that a list was full; what was lost is counted apart.
pub(super) fn overflow_notice(
    cx: &Entry<'_>,
    operand: &TokenStream,
    on_full: OnFull,
) -> TokenStream {
    let situation = cx.place();
    let policy = match on_full {
        OnFull::Reject => quote!(Reject),
        OnFull::DropOldest => quote!(DropOldest),
        OnFull::Freeze => quote!(Freeze),
    };
    quote! {
        g.count(::rtcep::Op::Notice, 1);
        sink.notice(::rtcep::Notice::Overflow {
            situation: #situation,
            operand: #operand,
            on_full: ::rtcep::OnFull::#policy,
        });
    }
}

/// The cold method that makes room in a full list, or tells that there is none.
pub(super) fn full_name(cx: &Entry<'_>, l: usize) -> Ident {
    format_ident!("full_{}", cx.list(l))
}

/// The cold methods of an entry: one per list that it may enter.
pub(super) fn cold(cx: &Entry<'_>) -> TokenStream {
    let admits = cx.entry.admits.iter();
    let can_be_full = admits.filter(|&&l| !cx.plan.lists[l].roomy);
    can_be_full.map(|&l| full(cx, l)).collect()
}

fn full(cx: &Entry<'_>, l: usize) -> TokenStream {
    let list = &cx.plan.lists[l];
    let field = cx.list(l);
    let name = full_name(cx, l);
    let detection = &cx.names.detection;
    let settle = match existence(cx, l) {
        Existence::Always | Existence::Settled => quote!(),
        Existence::Window if cx.situation.kind != Kind::Sequence => quote! {
            self.#field.expire(|x| x.__t < cutoff, g);
        },
        Existence::Window | Existence::Youngest(_) => {
            let settle = settle_name(list.operands[0]);
            quote!(let _ = self.#settle(cutoff, g);)
        }
    };
    let settled = if settle.is_empty() {
        quote!()
    } else {
        quote! {
            #settle
            if !self.#field.is_full() { return true; }
        }
    };
    let accounts = cx.accounts();
    let place = cx.operand_place(list.operands[0]);
    let policy = match list.on_full {
        OnFull::Reject => {
            let notice = overflow(cx, &place, OnFull::Reject);
            quote!(#notice false)
        }
        OnFull::DropOldest => {
            let notice = overflow(cx, &place, OnFull::DropOldest);
            let evict = match list.storage {
                Storage::Ring | Storage::Weighed => quote!(self.#field.pop_front();),
                Storage::Aged | Storage::Each => quote!(self.#field.evict(g);),
            };
            quote! {
                g.count(::rtcep::Op::Evict, 1);
                #evict
                #notice
                true
            }
        }
        // It strikes after the other adds: the caller tells.
        OnFull::Freeze => quote!(false),
    };
    quote! {
        #[cold]
        #[inline(never)]
        #[allow(unused_variables)]
        fn #name<__E, __P, __S>(
            &mut self,
            now: ::rtcep::engine::Trigger,
            cutoff: u64,
            accounts: &mut #accounts,
            g: &mut ::rtcep::storage::Gauge<'_, __P>,
            sink: &mut __S,
        ) -> bool
        where
            __E: ::rtcep::Engine<Detection = #detection>,
            __P: ::rtcep::Probe,
            __S: ::rtcep::Sink<__E>,
        {
            #settled
            #policy
        }
    }
}
