//! Consumption of sets of candidates: what leaves a list, and its twins in others.

use super::consume::{always_stays, stays};
use super::context::Entry;
use super::used::{mask_words, used_name};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::plan::{Level, Storage};

/// Sets of candidates: what one role consumes leaves every list.
pub(super) fn places(cx: &Entry<'_>, levels: &[Level]) -> TokenStream {
    let mut output = TokenStream::new();
    let lists: Vec<usize> = (0..cx.plan.lists.len()).collect();
    for &l in &lists {
        let gone = gone_name(l);
        let words = mask_words(cx.plan.lists[l].max);
        let mut judged = TokenStream::new();
        let mut plain = Vec::new();
        for level in levels.iter().filter(|level| level.list == l) {
            let (o, used, field) = (level.operand, used_name(level.operand), cx.list(l));
            if always_stays(cx, o) {
                continue;
            }
            match stays(cx, o, &cx.of_candidate(o)) {
                None => plain.push(used),
                Some(stays) => judged.extend(quote! {
                    for place in #used.ones() {
                        let stays = match self.#field.as_slice().get(place) {
                            ::core::option::Option::Some(x) => #stays,
                            ::core::option::Option::None => true,
                        };
                        if !stays { #gone.insert(place); }
                    }
                }),
            }
        }
        output.extend(quote! {
            let mut #gone = ::rtcep::storage::Mask::<#words>::EMPTY #(.or(&#plain))*;
            #judged
        });
    }
    output.extend(twins(cx, &lists));
    for &l in &lists {
        if !levels.iter().any(|level| level.list == l) && !cx.plan.lists[l].twin {
            continue;
        }
        let (gone, field) = (gone_name(l), cx.list(l));
        let storage = cx.plan.lists[l].storage;
        debug_assert_ne!(
            storage,
            Storage::Ring,
            "rings hold what is taken at the front"
        );
        output.extend(quote! {
            if !#gone.is_empty() {
                g.places(::rtcep::Op::Consume, #gone.len());
                self.#field.remove(&#gone, &mut g);
            }
        });
    }
    output
}

fn gone_name(l: usize) -> Ident {
    format_ident!("gone{l}")
}

/// A consumed event that stands in two lists leaves both.
fn twins(cx: &Entry<'_>, lists: &[usize]) -> TokenStream {
    let mut found = TokenStream::new();
    let mut merged = TokenStream::new();
    for &l in lists {
        for &other in lists {
            let (list, twin) = (&cx.plan.lists[l], &cx.plan.lists[other]);
            if l == other || list.source != twin.source {
                continue;
            }
            let (gone, field, twin_field) = (gone_name(l), cx.list(l), cx.list(other));
            let also = format_ident!("also{l}_{other}");
            let words = mask_words(twin.max);
            let twin_gone = gone_name(other);
            found.extend(quote! {
                let #also: ::rtcep::storage::Mask<#words> = ::rtcep::storage::twins(
                    &#gone,
                    self.#field.as_slice(),
                    |x| x.__n,
                    self.#twin_field.as_slice(),
                    |y| y.__n,
                    &mut g,
                );
            });
            merged.extend(quote!(let #twin_gone = #twin_gone.or(&#also);));
        }
    }
    quote!(#found #merged)
}
