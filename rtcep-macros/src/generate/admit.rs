//! Storing an event: by declaration of the lists that it may enter.

use super::entry::{Entry, pass};
use super::settle::settle_name;
use proc_macro2::TokenStream;
use quote::quote;
use rtcep_lang::model::{Kind, OnFull};
use rtcep_lang::plan::ListPlan;

pub(super) fn admissions(cx: &Entry<'_>) -> TokenStream {
    if cx.entry.admits.is_empty() {
        return quote!();
    }
    let adds = cx
        .entry
        .judged
        .iter()
        .enumerate()
        .filter_map(|(j, judged)| {
            let l = judged.list?;
            let pass = pass(j);
            let add = add(cx, l);
            Some(quote!(if #pass { #add }))
        });
    let freezes = cx
        .entry
        .admits
        .iter()
        .any(|&l| cx.plan.lists[l].on_full == OnFull::Freeze);
    let (declare, freeze) = if freezes {
        let notice = overflow(cx, &quote!(operand), OnFull::Freeze);
        (
            quote!(let mut without_room: ::core::option::Option<::rtcep::Place> =
                ::core::option::Option::None;),
            // It strikes after the other adds, and one notice names the first operand.
            quote! {
                if let ::core::option::Option::Some(operand) = without_room {
                    self.frozen = true;
                    #notice
                }
            },
        )
    } else {
        (quote!(), quote!())
    };
    quote! {
        if !trigger_consumed {
            #declare
            #(#adds)*
            #freeze
        }
    }
}

fn overflow(cx: &Entry<'_>, operand: &TokenStream, on_full: OnFull) -> TokenStream {
    let situation = cx.place();
    let policy = match on_full {
        OnFull::Reject => quote!(Reject),
        OnFull::DropOldest => quote!(DropOldest),
        OnFull::Freeze => quote!(Freeze),
    };
    quote! {
        g.count(::rtcep::Op::Notice, 1);
        self.tally.lost = self.tally.lost.saturating_add(1);
        sink.notice(::rtcep::Notice::Overflow {
            situation: #situation,
            operand: #operand,
            on_full: ::rtcep::OnFull::#policy,
        });
    }
}

/// Adds to the list at `l`, after what is gone from it by now.
fn add(cx: &Entry<'_>, l: usize) -> TokenStream {
    let list = &cx.plan.lists[l];
    let operand = list.operands[0];
    let field = cx.list(l);
    let store = store(cx, l, list);
    let place = cx.operand_place(operand);
    let full = match list.on_full {
        OnFull::Reject => overflow(cx, &place, OnFull::Reject),
        OnFull::DropOldest => {
            let notice = overflow(cx, &place, OnFull::DropOldest);
            let evict = match list.storage {
                rtcep_lang::plan::Storage::Ring => quote!(self.#field.pop_front();),
                _ => quote!(self.#field.pop_front(&mut g);),
            };
            quote! {
                g.count(::rtcep::Op::Evict, 1);
                #evict
                #store
                #notice
            }
        }
        OnFull::Freeze => {
            quote!(without_room = without_room.or(::core::option::Option::Some(#place));)
        }
    };
    let test = quote! {
        if self.#field.is_full() {
            #full
        } else {
            #store
        }
    };
    match cx.situation.kind {
        Kind::All if cx.situation.within.is_some() && !cx.entry.settles.contains(&l) => quote! {
            self.#field.expire(|x| x.__t < cutoff, &mut g);
            #test
        },
        Kind::All => test,
        Kind::Sequence => {
            // Between two adds the lists change; alone, they are settled.
            let settle = (cx.entry.roles.len() > 1).then(|| {
                let name = settle_name(operand);
                quote!(let before = self.#name(cutoff, &mut g);)
            });
            if operand == 0 {
                quote!(#settle #test)
            } else {
                quote! {
                    #settle
                    if before < now.n { #test }
                }
            }
        }
    }
}

fn store(cx: &Entry<'_>, l: usize, list: &ListPlan) -> TokenStream {
    let field = cx.list(l);
    let words = list.words;
    let candidate = projection(cx, l);
    quote! {
        g.count(::rtcep::Op::Admit, 1);
        g.count(::rtcep::Op::Word, #words);
        let _ = self.#field.push(#candidate);
    }
}

/// The event as a candidate of the list at `l`.
pub(super) fn projection(cx: &Entry<'_>, l: usize) -> TokenStream {
    let list = &cx.plan.lists[l];
    let candidate = cx.candidate(l);
    let fields = list.fields.iter().map(|&a| {
        let field = cx.attribute(list.source, a);
        quote!(#field: event.#field,)
    });
    let time = list.time.then(|| quote!(__t: now.t,));
    let order = list.order.then(|| quote!(__n: now.n,));
    quote!(#candidate { #(#fields)* #time #order })
}
