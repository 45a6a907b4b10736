//! The innermost loop as a bit mask.

use super::compose::chosen;
use super::context::Entry;
use super::emit;
use super::expr::{code, count_nodes};
use super::relations::{related, window};
use super::used::{Used, mask_words, remember, used_name};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::model::Quantifier;
use rtcep_lang::plan::Search;

/// The innermost level as a bit mask over all places of its list.
pub(super) fn masked(cx: &Entry<'_>, search: &Search, used: Used, i: usize) -> TokenStream {
    let level = &search.levels[i];
    let list = &cx.plan.lists[level.list];
    let field = cx.list(level.list);
    let (x, place) = (
        format_ident!("x{}", level.operand),
        format_ident!("i{}", level.operand),
    );
    let (words, places) = (mask_words(list.max), Literal::u64_unsuffixed(list.max));
    let read = cx.combined(search.trigger);
    let nodes = count_nodes(cx.situation.when.as_ref(), &quote!(#places));
    let mut holds: Vec<TokenStream> = cx
        .situation
        .when
        .iter()
        .map(|when| code(cx.model, when, &read).tokens)
        .collect();
    let related = related(cx, search, i);
    if !related.is_empty() {
        holds.push(related);
    }
    let window = window(cx, search);
    if !window.is_empty() {
        holds.push(window);
    }
    if holds.is_empty() {
        holds.push(quote!(true));
    }
    let chooses = level.quantifier != Quantifier::Each || cx.situation.once;
    let judge = if chooses {
        quote!(choices)
    } else {
        quote!(matching)
    };
    let search_mask = quote! {
        #nodes
        let hits: ::rtcep::storage::Mask<#words> =
            self.#field.#judge(|#x| #((#holds))&*, &mut g);
    };
    if chooses {
        let end = match level.quantifier {
            Quantifier::Last => quote!(highest),
            Quantifier::First | Quantifier::Each => quote!(lowest),
        };
        let chosen = chosen(cx, search, used);
        return quote! {
            #search_mask
            if let ::core::option::Option::Some(#place) = hits.#end()
                && let ::core::option::Option::Some(#x) = self.#field.get(#place)
            {
                #chosen
            }
        };
    }
    let emission = emit::emission(cx, search.trigger);
    let own = (used != Used::Nothing).then(|| {
        let own_used = used_name(level.operand);
        quote!(#own_used = #own_used.or(&hits);)
    });
    let outer = remember(&search.levels[..i], used);
    quote! {
        #search_mask
        if !hits.is_empty() {
            detected = true;
            #own
            #outer
            for #place in hits.ones() {
                if let ::core::option::Option::Some(#x) = self.#field.get(#place) {
                    #emission
                }
            }
        }
    }
}
