//! What has to hold between the candidates of a combination before `when` is
//! asked: order, distinctness, the window of a deferred situation; and which
//! combinations are done.

use super::context::Entry;
use super::noted;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use rtcep_lang::model::{Kind, Quantifier};
use rtcep_lang::plan::{Level, Search};

/// Order in a sequence; in `all`, an event that stands in two lists is used once.
pub(super) fn related(cx: &Entry<'_>, search: &Search, i: usize) -> TokenStream {
    let level = &search.levels[i];
    let x = format_ident!("x{}", level.operand);
    let source = |l: &Level| cx.situation.operands[l.operand].source;
    let mut tests = Vec::new();
    for (j, other) in search.levels[..i].iter().enumerate() {
        if other.list == level.list {
            continue;
        }
        let y = format_ident!("x{}", other.operand);
        match cx.situation.kind {
            Kind::Sequence if j + 1 == i => tests.push(quote!((#x.__n > #y.__n))),
            Kind::Sequence => {}
            _ if source(other) == source(level) => tests.push(quote!((#x.__n != #y.__n))),
            _ => {}
        }
    }
    tests.extend(nothing_between(cx, search, i));
    quote!(#(#tests)&*)
}

/// No absent event came between a candidate and the one before it in a sequence,
/// or between the last one and the trigger.
fn nothing_between(cx: &Entry<'_>, search: &Search, i: usize) -> Vec<TokenStream> {
    let gap = |o: &usize| cx.plan.gaps.contains(o);
    let level = &search.levels[i];
    let x = format_ident!("x{}", level.operand);
    // A group between them has members of its own (`group`).
    let next = |from: usize, to: usize| {
        let mut groups = search.groups.iter();
        !groups.any(|g| (from..to).contains(&g.operand))
    };
    let before = search.levels[..i].last().filter(|_| gap(&level.operand));
    let before = before.filter(|before| next(before.operand, level.operand));
    let before = before.map(|before| {
        let (y, kept) = (
            format_ident!("x{}", before.operand),
            noted::kept(level.operand),
        );
        quote!((#x.#kept <= #y.__n))
    });
    let last = i + 1 == search.levels.len();
    let behind = search.trigger.filter(|trigger| last && gap(trigger));
    let behind = behind.filter(|&trigger| next(level.operand, trigger + 1));
    let behind = behind.map(|trigger| {
        let newest = noted::newest(trigger);
        quote!((self.#newest <= #x.__n))
    });
    before.into_iter().chain(behind).collect()
}

/// Whether a combination of a deferred situation fits its window; nothing where
/// it has none, or only one operand.
pub(super) fn window(cx: &Entry<'_>, search: &Search) -> TokenStream {
    // Groups have members that belong to the span.
    let (Some(within), true) = (cx.situation.tests(), search.groups.is_empty()) else {
        return quote!();
    };
    let time = |level: &Level| {
        let x = format_ident!("x{}", level.operand);
        quote!(#x.__t)
    };
    let (Some((first, others)), Some(last)) = (search.levels.split_first(), search.levels.last())
    else {
        return quote!();
    };
    if others.is_empty() {
        return quote!();
    }
    let first = time(first);
    let (oldest, newest) = match cx.situation.kind {
        Kind::Sequence => (first, time(last)),
        _ => others
            .iter()
            .map(time)
            .fold((first.clone(), first), |(a, b), t| {
                (
                    quote!(::core::cmp::Ord::min(#a, #t)),
                    quote!(::core::cmp::Ord::max(#b, #t)),
                )
            }),
    };
    quote!((#newest.saturating_sub(#oldest) <= #within))
}

/// Skips a combination of the `each` operands that is done.
pub(super) fn done(cx: &Entry<'_>, search: &Search, i: usize) -> TokenStream {
    let marked = search.marks(cx.situation, &cx.plan.lists).is_some();
    if !marked || search.last_each(cx.situation) != Some(i) {
        return quote!();
    }
    let mut index = quote!(0usize);
    for level in search.levels[..=i]
        .iter()
        .filter(|l| l.quantifier == Quantifier::Each)
    {
        let places = usize::try_from(cx.plan.lists[level.list].max).unwrap_or(usize::MAX);
        let place = format_ident!("i{}", level.operand);
        index = quote!((#index * #places + #place));
    }
    let done = cx.done();
    quote! {
        let combination = #index;
        if self.#done.contains(combination) { continue; }
    }
}
