//! Which open instances the clauses of a terminator end, and in which order they
//! close (language.md, 5).

use super::names::{Names, lifespan_field};
use super::terminate::{Clause, holds_name, pick_name};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::Model;
use rtcep_lang::cost::text_words;
use rtcep_lang::model::{End, Quantifier, Source};

/// How instances of a key follow each other, and the newest of them.
fn chain(model: &Model, l: usize, keyed: bool) -> (TokenStream, TokenStream, u32) {
    let lifespan = &model.lifespans[l];
    let field = lifespan_field(model, l);
    match (keyed, lifespan.met()) {
        (false, _) => (
            quote!(self.#field.slots.newer(slot)),
            quote!(self.#field.slots.last()),
            lifespan.slots(),
        ),
        (true, 1) => (quote!(::core::option::Option::None), quote!(met), 1),
        (true, most) => (
            quote!(self.#field.keys.newer(slot)),
            quote!(met.and_then(|head| self.#field.keys.newest(head))),
            most,
        ),
    }
}

/// A walk over the instances of a key, or over all: how they follow each other,
/// the oldest, and how many there are at most.
pub(super) fn walked(model: &Model, l: usize, keyed: bool) -> (TokenStream, TokenStream, Literal) {
    let (newer, _, most) = chain(model, l, keyed);
    (newer, first(model, l, keyed), Literal::u32_unsuffixed(most))
}

fn first(model: &Model, l: usize, keyed: bool) -> TokenStream {
    let field = lifespan_field(model, l);
    if keyed {
        quote!(met)
    } else {
        quote!(self.#field.slots.first())
    }
}

/// The only clause holds.
pub(super) fn one(model: &Model, l: usize, clause: &Clause<'_>) -> TokenStream {
    let field = lifespan_field(model, l);
    let (name, scan) = (format_ident!("close_{field}"), scan(l));
    let terminated = clause.end == End::Terminate;
    let (newer, newest, most) = chain(model, l, clause.keyed);
    let oldest = first(model, l, clause.keyed);
    let picked = match clause.which {
        Quantifier::First => oldest,
        Quantifier::Last => newest,
        Quantifier::Each => {
            let most = Literal::u32_unsuffixed(most);
            // From the oldest on: each is the head of its chain when it closes.
            return quote! {
                let mut next = #oldest;
                for _ in 0..#most {
                    let ::core::option::Option::Some(slot) = next else { break };
                    #scan
                    next = #newer;
                    self.#name(slot, ::core::option::Option::None, #terminated);
                }
            };
        }
    };
    let head = if clause.keyed {
        quote!(met)
    } else {
        quote!(::core::option::Option::None)
    };
    quote! {
        if let ::core::option::Option::Some(slot) = #picked {
            #scan
            self.#name(slot, #head, #terminated);
        }
    }
}

/// Counts the comparison of a key that is a text.
fn compared(model: &Model, l: usize) -> TokenStream {
    let key = model.lifespans[l].key.as_ref();
    let words = key.map_or(0, |key| text_words(key.ty));
    let l = super::context::number(l);
    if words == 0 {
        return TokenStream::new();
    }
    quote! {
        ::rtcep::Probe::count(
            &mut self.probe, ::rtcep::Scope::Lifespan(#l), ::rtcep::Op::Text, #words
        );
    }
}

fn scan(l: usize) -> TokenStream {
    let l = super::context::number(l);
    quote! {
        ::rtcep::Probe::count(
            &mut self.probe, ::rtcep::Scope::Lifespan(#l), ::rtcep::Op::Scan, 1
        );
    }
}

/// Several clauses: every instance ends as the first clause says that selects it.
pub(super) fn select(
    model: &Model,
    names: &Names,
    source: Source,
    l: usize,
    clauses: &[Clause<'_>],
) -> TokenStream {
    let field = lifespan_field(model, l);
    let (name, scan) = (format_ident!("close_{field}"), scan(l));
    let keyed = clauses.iter().all(|c| c.keyed);
    let (newer, _, most) = chain(model, l, keyed);
    let most = Literal::u32_unsuffixed(most);
    let oldest = first(model, l, keyed);
    let each = |c: &Clause<'_>| c.keyed && !c.reads() && c.which == Quantifier::Each;
    let compares = !keyed && clauses.iter().any(each);
    let own = compares.then(|| {
        let text = compared(model, l);
        quote!(#text let own = self.#field.keys.is(slot, key);)
    });
    let key = compares.then(|| {
        let attribute = model.lifespans[l]
            .key
            .as_ref()
            .and_then(|key| key.attribute(source));
        let key = names.read(model, source, attribute.unwrap_or(0), &quote!(event));
        quote!(let key = #key;)
    });
    // All choices are made before anything closes.
    let mut picks = TokenStream::new();
    let mut ends = quote!(::core::option::Option::None);
    for (c, clause) in clauses.iter().enumerate().rev() {
        let (holds, pick) = (holds_name(c), pick_name(c));
        let (_, newest, _) = chain(model, l, clause.keyed);
        let selected = match (clause.which, clause.keyed && !keyed) {
            (Quantifier::Each, _) if clause.reads() => quote!(#pick.contains(usize::from(slot))),
            (_, _) if clause.reads() => quote!((#pick == ::core::option::Option::Some(slot))),
            (Quantifier::Each, true) => quote!(own),
            (Quantifier::Each, false) => quote!(true),
            (which, _) => {
                let picked = match which {
                    Quantifier::Last => newest,
                    _ => first(model, l, clause.keyed),
                };
                picks.extend(quote!(let #pick = #picked;));
                quote!((#pick == ::core::option::Option::Some(slot)))
            }
        };
        let terminated = clause.end == End::Terminate;
        ends = quote! {
            if #holds & #selected { ::core::option::Option::Some(#terminated) } else { #ends }
        };
    }
    let (head, promote) = if keyed {
        (
            quote!(head),
            quote!(if head == ::core::option::Option::Some(slot) {
                head = next;
            }),
        )
    } else {
        (quote!(::core::option::Option::None), quote!())
    };
    let declare = keyed.then(|| quote!(let mut head = met;));
    quote! {
        #key
        #picks
        #declare
        let mut next = #oldest;
        for _ in 0..#most {
            let ::core::option::Option::Some(slot) = next else { break };
            #scan
            #own
            next = #newer;
            let end: ::core::option::Option<bool> = #ends;
            if let ::core::option::Option::Some(terminated) = end {
                self.#name(slot, #head, terminated);
                #promote
            }
        }
    }
}
