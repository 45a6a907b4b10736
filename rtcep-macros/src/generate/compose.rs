//! The loops of a composition whose trigger takes one known operand.
//!
//! Combinations are tried lexicographically in declaration order, each operand
//! oldest first (`last`: newest first). Behind the last level that takes
//! `each`, the first choice that holds ends the search for that combination of
//! the `each` operands.

use super::context::Entry;
use super::emit;
use super::expr::count_nodes;
use super::group::{self, Taken};
use super::masked::masked;
use super::relations::{done, related, window};
use super::used::{Used, remember, results, used};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::model::{Kind, Quantifier};
use rtcep_lang::plan::{Level, Search};
use syn::Lifetime;

pub(super) fn fixed(cx: &Entry<'_>, search: &Search) -> TokenStream {
    let fronts = !search.levels.is_empty() && search.fronts(&cx.plan.lists);
    let parts = group::parts(search);
    let used = used(cx, &parts, fronts);
    let results = results(cx, &parts, used);
    let judged = search.trigger.map(|trigger| group::open(cx, trigger));
    let body = if fronts {
        take_fronts(cx, search)
    } else {
        let enough = enough(cx, search);
        let slices = slices(cx, &search.levels);
        let marks = marks(cx, search);
        let loops = level(cx, search, used, 0);
        quote! {
            'compose: {
                #enough
                #slices
                #marks
                #loops
            }
        }
    };
    match judged {
        Some(pass) => quote! {
            #results
            if #pass { #body }
        },
        None => quote! {
            #results
            #body
        },
    }
}

/// No condition and all `first`: the oldest of each list, if there is one.
fn take_fronts(cx: &Entry<'_>, search: &Search) -> TokenStream {
    let names: Vec<Ident> = search
        .levels
        .iter()
        .map(|l| format_ident!("x{}", l.operand))
        .collect();
    let lists = search.levels.iter().map(|l| cx.list(l.list));
    let steps = (search.levels.len() as u64).saturating_sub(1);
    let emission = emit::emission(cx, search.trigger);
    quote! {
        if let (#(::core::option::Option::Some(#names),)*) = (#(self.#lists.front(),)*) {
            g.count(::rtcep::Op::Step, #steps);
            g.count(::rtcep::Op::Row, 1);
            detected = true;
            #emission
        }
    }
}

/// A list shorter than what reads it needs makes no combination.
fn enough(cx: &Entry<'_>, search: &Search) -> TokenStream {
    let short: Vec<TokenStream> = (0..cx.plan.lists.len())
        .filter_map(|l| {
            let field = cx.list(l);
            match search.needs(l) {
                0 => None,
                1 => Some(quote!(self.#field.is_empty())),
                n => {
                    let n = usize::try_from(n).unwrap_or(usize::MAX);
                    Some(quote!((self.#field.len() < #n)))
                }
            }
        })
        .collect();
    if short.is_empty() {
        return quote!();
    }
    quote!(if #(#short)|* { break 'compose; })
}

fn slices(cx: &Entry<'_>, levels: &[Level]) -> TokenStream {
    levels
        .iter()
        .map(|level| {
            let (name, field) = (format_ident!("list{}", level.operand), cx.list(level.list));
            quote!(let #name = self.#field.as_slice();)
        })
        .collect()
}

/// Which combinations of the `each` operands are done, where a level that
/// chooses stands before one of them; `left` ends the search when all are.
fn marks(cx: &Entry<'_>, search: &Search) -> TokenStream {
    let Some(marks) = search.marks(cx.situation, &cx.plan.lists) else {
        return quote!();
    };
    let (words, done) = (Literal::u128_unsuffixed(marks.div_ceil(64)), cx.done());
    let mut seen = vec![0usize; cx.plan.lists.len()];
    let mut product = quote!(1usize);
    for level in &search.levels {
        if level.quantifier == Quantifier::Each {
            let (list, taken) = (format_ident!("list{}", level.operand), seen[level.list]);
            product.extend(quote!(.saturating_mul(#list.len().saturating_sub(#taken))));
            seen[level.list] += 1;
        }
    }
    quote! {
        g.count(::rtcep::Op::Word, #words);
        self.#done = ::rtcep::storage::Mask::EMPTY;
        let mut left = #product;
    }
}

pub(super) fn label(i: usize) -> Lifetime {
    Lifetime::new(&format!("'level{i}"), proc_macro2::Span::call_site())
}

/// The loop of level `i` with all deeper ones inside.
fn level(cx: &Entry<'_>, search: &Search, used: Used, i: usize) -> TokenStream {
    let Some(level_plan) = search.levels.get(i) else {
        return leaf(cx, search, used);
    };
    let innermost = i + 1 == search.levels.len();
    if innermost && search.masked(cx.situation, &cx.plan.lists) {
        return masked(cx, search, used, i);
    }
    let o = level_plan.operand;
    let (list, place, x) = (
        format_ident!("list{o}"),
        format_ident!("i{o}"),
        format_ident!("x{o}"),
    );
    let outer = &search.levels[..i];
    let shared = outer.iter().rev().find(|l| l.list == level_plan.list);
    let mut places = quote!(#list.iter().enumerate());
    let mut repeated = quote!();
    match (cx.situation.kind, shared) {
        (Kind::Sequence, Some(before)) => {
            let before = format_ident!("i{}", before.operand);
            places.extend(quote!(.skip(#before + 1)));
        }
        (_, Some(_)) => {
            let same = outer
                .iter()
                .filter(|l| l.list == level_plan.list)
                .map(|l| format_ident!("i{}", l.operand));
            repeated = quote!(if #((#place == #same))|* { continue; });
        }
        (_, None) => {}
    }
    if level_plan.quantifier == Quantifier::Last {
        places.extend(quote!(.rev()));
    }
    let op = if innermost { quote!(Row) } else { quote!(Step) };
    let related = related(cx, search, i);
    let related = (!related.is_empty()).then(|| quote!(if !(#related) { continue; }));
    let done = done(cx, search, i);
    let deeper = level(cx, search, used, i + 1);
    let label = label(i);
    quote! {
        #label: for (#place, #x) in #places {
            #repeated
            g.count(::rtcep::Op::#op, 1);
            #related
            #done
            #deeper
        }
    }
}

/// The innermost point: the condition, and what a combination that holds does.
fn leaf(cx: &Entry<'_>, search: &Search, used: Used) -> TokenStream {
    let row = search
        .levels
        .is_empty()
        .then(|| quote!(g.count(::rtcep::Op::Row, 1);));
    let chosen = chosen(cx, search, used);
    let read = cx.combined(search.trigger);
    let (nodes, holds) = condition(cx, &read);
    let window = window(cx, search);
    let outside = (!window.is_empty()).then(|| quote!(if !(#window) { continue; }));
    let skip = match search.levels.is_empty() {
        true => quote!(break 'compose;),
        false => quote!(continue;),
    };
    let gathered = group::gathered(cx, search, Taken::Planned, &skip);
    let (judged, emitted) = (
        group::folded(cx, search, true),
        group::folded(cx, search, false),
    );
    quote! {
        #row
        #outside
        #gathered
        #judged
        #nodes
        if #holds { #emitted #chosen }
    }
}

/// `when`, with its nodes; a fault is counted and is false.
pub(super) fn condition(
    cx: &Entry<'_>,
    read: &dyn Fn(rtcep_lang::model::Attribute) -> TokenStream,
) -> (TokenStream, TokenStream) {
    match &cx.situation.when {
        None => (quote!(), quote!(true)),
        Some(when) => (
            count_nodes(Some(when), &quote!(1)),
            cx.condition(when, read, &format_ident!("when_faults")),
        ),
    }
}

pub(super) fn chosen(cx: &Entry<'_>, search: &Search, used: Used) -> TokenStream {
    let emission = emit::emission(cx, search.trigger);
    let members = group::remember(search, used);
    let remember = remember(&search.levels, used);
    let next = match search.last_each(cx.situation) {
        None => quote!(break 'compose;),
        Some(last) => {
            let label = label(last);
            let done = cx.done();
            let mark = search.marks(cx.situation, &cx.plan.lists).map(|_| {
                quote! {
                    self.#done.insert(combination);
                    left = left.saturating_sub(1);
                    if left == 0 { break 'compose; }
                }
            });
            quote!(#mark continue #label;)
        }
    };
    quote! {
        #emission
        detected = true;
        #remember
        #members
        #next
    }
}
