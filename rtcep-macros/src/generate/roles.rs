//! The loops of an `all` whose trigger may take several operands.
//!
//! Every level may take the trigger, as the newest of its list, as long as no
//! other level has; the last level that may must, if none before it did. So
//! exactly the combinations that contain the trigger are visited.

use super::admit::projection;
use super::compose::{condition, label};
use super::context::Entry;
use super::emit;
use super::group::{self, Taken};
use super::used::{Used, remember, results};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::model::Quantifier;
use rtcep_lang::plan::{Level, Search, last_each};

/// Whether an operand's role was taken by the trigger in some detection.
pub(super) fn took(operand: usize) -> Ident {
    format_ident!("took{operand}")
}

pub(super) fn roles(cx: &Entry<'_>, search: &Search) -> TokenStream {
    let levels = &search.levels;
    let parts = group::parts(search);
    let results = results(cx, &parts, Used::Places);
    let last = if cx.situation.once {
        None
    } else {
        last_each(levels)
    };
    let marks = cx.entry.marks(cx.situation, &cx.plan.lists);
    let mut before = quote!();
    for part in &parts {
        let (list, field) = (format_ident!("list{}", part.operand), cx.list(part.list));
        let open = open_name(part.operand);
        let may = if cx.entry.roles.contains(&part.operand) {
            let took = took(part.operand);
            before.extend(quote!(let mut #took = false;));
            group::open(cx, part.operand)
        } else {
            quote!(false)
        };
        before.extend(quote! {
            let #list = self.#field.as_slice();
            let #open = #may;
        });
    }
    for &l in &cx.entry.admits {
        let (own, projection) = (format_ident!("own{l}"), projection(cx, l));
        before.extend(quote!(let #own = #projection;));
    }
    let done = marks.map(|marks| {
        let field = cx.done();
        let words = Literal::u128_unsuffixed(marks.div_ceil(64));
        quote! {
            g.count(::rtcep::Op::Word, #words);
            self.#field = ::rtcep::storage::Mask::EMPTY;
        }
    });
    let enough = enough(cx, search);
    let loops = level(cx, search, last, marks.is_some(), 0);
    quote! {
        #results
        #before
        'compose: {
            #enough
            #done
            let taken = false;
            #loops
        }
    }
}

/// Whether the event may take an operand.
pub(super) fn open_name(operand: usize) -> Ident {
    format_ident!("open{operand}")
}

/// With groups: a list that stays shorter than needed with the event makes no
/// combination.
fn enough(cx: &Entry<'_>, search: &Search) -> TokenStream {
    if search.groups.is_empty() {
        return quote!();
    }
    let short = (0..cx.plan.lists.len()).map(|l| {
        let field = cx.list(l);
        let may = u64::from(cx.entry.admits.contains(&l));
        let needs = search.needs(l).saturating_sub(may);
        let needs = usize::try_from(needs).unwrap_or(usize::MAX);
        quote!((self.#field.len() < #needs))
    });
    quote!(if #(#short)|* { break 'compose; })
}

fn level(
    cx: &Entry<'_>,
    search: &Search,
    last: Option<usize>,
    marked: bool,
    i: usize,
) -> TokenStream {
    let levels = &search.levels;
    let Some(level_plan) = levels.get(i) else {
        return leaf(cx, search, last, marked);
    };
    let o = level_plan.operand;
    let (list, place, x, open) = (
        format_ident!("list{o}"),
        format_ident!("i{o}"),
        format_ident!("x{o}"),
        open_name(o),
    );
    let groups = search.groups.iter().map(|group| open_name(group.operand));
    let later = levels[i + 1..].iter().map(|l| open_name(l.operand));
    let later = later.chain(groups);
    let own = format_ident!("own{}", level_plan.list);
    let may_take = cx.entry.roles.contains(&o);
    let candidate = if may_take {
        quote! {
            let trigger = #place == #list.len();
            let taken = taken | trigger;
            let #x = match #list.get(#place) {
                ::core::option::Option::Some(stored) => stored,
                ::core::option::Option::None => &#own,
            };
        }
    } else {
        quote! {
            let ::core::option::Option::Some(#x) = #list.get(#place) else { continue };
        }
    };
    let rev = (level_plan.quantifier == Quantifier::Last).then(|| quote!(.rev()));
    let op = if i + 1 == levels.len() {
        quote!(Row)
    } else {
        quote!(Step)
    };
    let repeated: Vec<TokenStream> = levels[..i]
        .iter()
        .filter(|l| l.list == level_plan.list)
        .map(|l| {
            let before = format_ident!("i{}", l.operand);
            quote!((#place == #before))
        })
        .collect();
    let repeated = (!repeated.is_empty()).then(|| quote!(if #(#repeated)|* { continue; }));
    let twins: Vec<TokenStream> = levels[..i]
        .iter()
        .filter(|l| l.list != level_plan.list)
        .filter(|l| cx.situation.operands[l.operand].source == cx.situation.operands[o].source)
        .map(|l| {
            let y = format_ident!("x{}", l.operand);
            quote!((#x.__n == #y.__n))
        })
        .collect();
    let twins = (!twins.is_empty()).then(|| quote!(if #(#twins)|* { continue; }));
    let skip_done = (marked && last == Some(i)).then(|| done(cx, levels, i));
    let deeper = level(cx, search, last, marked, i + 1);
    let label = label(i);
    quote! {
        // A level that must take the trigger starts there; one that may not ends before.
        let must = !taken & !(false #(| #later)*);
        let from = if must { #list.len() } else { 0 };
        let to = #list.len() + usize::from(#open & !taken);
        #label: for #place in (from..to)#rev {
            #repeated
            g.count(::rtcep::Op::#op, 1);
            #candidate
            #twins
            #skip_done
            #deeper
        }
    }
}

fn done(cx: &Entry<'_>, levels: &[Level], i: usize) -> TokenStream {
    let mut index = quote!(0usize);
    for level in levels[..=i]
        .iter()
        .filter(|l| l.quantifier == Quantifier::Each)
    {
        let places = usize::try_from(cx.plan.lists[level.list].max)
            .unwrap_or(usize::MAX)
            .saturating_add(1);
        // The trigger is the place behind the last one, however many are stored.
        let (place, list) = (
            format_ident!("i{}", level.operand),
            format_ident!("list{}", level.operand),
        );
        let full = places - 1;
        index = quote!((#index * #places + if #place == #list.len() { #full } else { #place }));
    }
    let done = cx.done();
    quote! {
        let combination = #index;
        if self.#done.contains(combination) { continue; }
    }
}

fn leaf(cx: &Entry<'_>, search: &Search, last: Option<usize>, marked: bool) -> TokenStream {
    let levels = &search.levels;
    let read = cx.combined(None);
    let (nodes, holds) = condition(cx, &read);
    let emission = emit::emission(cx, None);
    let mut used = TokenStream::new();
    for level in levels {
        let (place, list) = (
            format_ident!("i{}", level.operand),
            format_ident!("list{}", level.operand),
        );
        let stored = remember(std::slice::from_ref(level), Used::Places);
        used.extend(if cx.entry.roles.contains(&level.operand) {
            let took = took(level.operand);
            quote!(if #place == #list.len() { #took = true; } else { #stored })
        } else {
            stored
        });
    }
    for group in &search.groups {
        if cx.entry.roles.contains(&group.operand) {
            let (took, inside) = (took(group.operand), group::within(group.operand));
            used.extend(quote!(if #inside { #took = true; }));
        }
    }
    used.extend(group::remember(search, Used::Places));
    let next = match last {
        None => quote!(break 'compose;),
        Some(last) => {
            let label = label(last);
            let done = cx.done();
            let mark = marked.then(|| quote!(self.#done.insert(combination);));
            quote!(#mark continue #label;)
        }
    };
    let (row, skip) = if levels.is_empty() {
        (
            quote!(g.count(::rtcep::Op::Row, 1);),
            quote!(break 'compose;),
        )
    } else {
        (quote!(), quote!(continue;))
    };
    let gathered = group::gathered(cx, search, Taken::Open, &skip);
    let (judged, emitted) = (
        group::folded(cx, search, true),
        group::folded(cx, search, false),
    );
    quote! {
        #row
        #gathered
        #judged
        #nodes
        if #holds {
            #emitted
            #emission
            detected = true;
            #used
            #next
        }
    }
}
