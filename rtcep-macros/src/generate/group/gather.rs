//! The members of each group, for one choice of the single operands: gathered
//! once, by declaration; nothing is tried again.

use super::super::context::Entry;
use super::super::noted;
use super::{count, members, within};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::model::{Kind, Quantifier};
use rtcep_lang::plan::{Before, Group, Search};

/// How the trigger gets into a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Taken {
    /// The plan says whether it is a member.
    Planned,
    /// The first group that may have it takes it, if no single operand has.
    Open,
}

/// Gathers all groups; `skip` is what a choice does for which that fails.
pub(in super::super) fn gathered(
    cx: &Entry<'_>,
    search: &Search,
    taken: Taken,
    skip: &TokenStream,
) -> TokenStream {
    let mut output = TokenStream::new();
    for g in 0..search.groups.len() {
        output.extend(one(cx, search, g, taken, skip));
    }
    if taken == Taken::Open && !search.groups.is_empty() {
        output.extend(quote!(if !taken { #skip }));
    }
    for gap in gaps(cx, search) {
        output.extend(quote!(if !(#gap) { #skip }));
    }
    let window = window(cx, search);
    if !window.is_empty() {
        output.extend(quote!(if !(#window) { #skip }));
    }
    output
}

fn one(cx: &Entry<'_>, search: &Search, g: usize, taken: Taken, skip: &TokenStream) -> TokenStream {
    let group = &search.groups[g];
    let o = group.operand;
    let (own, number, inside) = (members(o), count(o), within(o));
    let least = Literal::u64_unsuffixed(group.least);
    let takes = match taken {
        Taken::Planned => {
            let trigger = group.trigger;
            quote!(let #inside = #trigger;)
        }
        Taken::Open if cx.entry.roles.contains(&o) => {
            let open = super::super::roles::open_name(o);
            quote! {
                let #inside = #open & !taken;
                let taken = taken | #inside;
            }
        }
        Taken::Open => quote!(let #inside = false;),
    };
    let chosen = chosen(cx, search, g, taken);
    quote! {
        #takes
        #chosen
        let #number = #own.len() as u64 + u64::from(#inside);
        if #number < #least { #skip }
    }
}

/// The stored members.
fn chosen(cx: &Entry<'_>, search: &Search, g: usize, taken: Taken) -> TokenStream {
    let group = &search.groups[g];
    let (own, inside) = (members(group.operand), within(group.operand));
    let words = super::super::used::mask_words(cx.plan.lists[group.list].max);
    if taken == Taken::Planned && group.stored_most() == 0 {
        return quote!(let #own = ::rtcep::storage::Mask::<#words>::EMPTY;);
    }
    let field = cx.list(group.list);
    let mut tests = match cx.situation.kind {
        Kind::Sequence => between(cx, search, g),
        _ => apart(cx, search, group),
    };
    if cx.plan.lists[group.list].screened.contains(&group.operand) {
        let flag = super::flags(group.operand);
        tests.push(quote!(x.#flag));
    }
    if tests.is_empty() {
        tests.push(quote!(true));
    }
    let others = if cx.situation.kind == Kind::Sequence {
        quote!()
    } else {
        used(cx, search, g)
    };
    let most = Literal::usize_unsuffixed(usize::try_from(group.most).unwrap_or(usize::MAX));
    let end = match group.quantifier {
        Quantifier::Last => quote!(newest),
        Quantifier::First | Quantifier::Each => quote!(oldest),
    };
    quote! {
        let #own: ::rtcep::storage::Mask<#words> = self.#field.members(|x| #(#tests)&*, &mut g);
        #others
        let #own = #own.#end(#most - usize::from(#inside));
    }
}

/// In a sequence the members stand between the operands beside them.
fn between(cx: &Entry<'_>, search: &Search, g: usize) -> Vec<TokenStream> {
    let mut tests = Vec::new();
    match search.before(g) {
        Before::Nothing => {}
        Before::Level(l) => {
            let y = format_ident!("x{}", search.levels[l].operand);
            tests.push(quote!((x.__n > #y.__n)));
        }
        Before::Group(before) => {
            let newest = end(cx, &search.groups[before], &quote!(highest), &quote!(__n));
            tests.push(quote!((x.__n > #newest)));
        }
    }
    if let Some(l) = search.behind(g) {
        let y = format_ident!("x{}", search.levels[l].operand);
        tests.push(quote!((x.__n < #y.__n)));
    }
    tests
}

/// The oldest (`lowest`) or newest (`highest`) member that is stored: its `what`.
/// There is one.
fn end(cx: &Entry<'_>, group: &Group, side: &TokenStream, what: &TokenStream) -> TokenStream {
    let (members, field) = (members(group.operand), cx.list(group.list));
    quote! {
        #members.#side().and_then(|place| self.#field.get(place)).map_or(0, |x| x.#what)
    }
}

/// In an `all` no member of another list is the event of a single operand.
fn apart(cx: &Entry<'_>, search: &Search, group: &Group) -> Vec<TokenStream> {
    let source = |o: usize| cx.situation.operands[o].source;
    search
        .levels
        .iter()
        .filter(|l| l.list != group.list && source(l.operand) == source(group.operand))
        .map(|l| {
            let y = format_ident!("x{}", l.operand);
            quote!((x.__n != #y.__n))
        })
        .collect()
}

/// In an `all` what single operands and earlier groups use is left out.
fn used(cx: &Entry<'_>, search: &Search, g: usize) -> TokenStream {
    let group = &search.groups[g];
    let own = members(group.operand);
    let source = |o: usize| cx.situation.operands[o].source;
    let mut output = TokenStream::new();
    let same = search.levels.iter().filter(|l| l.list == group.list);
    let places: Vec<_> = same.map(|l| format_ident!("i{}", l.operand)).collect();
    if !places.is_empty() {
        output.extend(quote! {
            let mut #own = #own;
            #(#own.remove(#places);)*
        });
    }
    for other in &search.groups[..g] {
        let theirs = members(other.operand);
        if other.list == group.list {
            output.extend(quote!(let #own = #own.without(&#theirs);));
        } else if source(other.operand) == source(group.operand) {
            let (list, twin) = (cx.list(other.list), cx.list(group.list));
            output.extend(quote! {
                let #own = #own.without(&::rtcep::storage::twins(
                    &#theirs,
                    self.#list.as_slice(),
                    |x| x.__n,
                    self.#twin.as_slice(),
                    |y| y.__n,
                    &mut g,
                ));
            });
        }
    }
    output
}

/// No absent event came between the last member before a gap and the first one
/// behind it, where one of them belongs to a group.
fn gaps(cx: &Entry<'_>, search: &Search) -> Vec<TokenStream> {
    let group = |o: usize| search.groups.iter().find(|group| group.operand == o);
    let test = |&gap: &usize| {
        let before = cx.situation.required().take_while(|&o| o < gap).last()?;
        let (from, to) = (group(before), group(gap));
        if from.is_none() && to.is_none() {
            return None;
        }
        let last = match from {
            Some(from) => end(cx, from, &quote!(highest), &quote!(__n)),
            None => {
                let y = format_ident!("x{before}");
                quote!(#y.__n)
            }
        };
        let (kept, newest) = (noted::kept(gap), noted::newest(gap));
        let first = match to {
            // Alone in it, the trigger is the first.
            Some(to) if to.trigger && to.stored_most() == 0 => quote!(self.#newest),
            Some(to) => end(cx, to, &quote!(lowest), &quote!(#kept)),
            None if search.trigger == Some(gap) => quote!(self.#newest),
            None => {
                let x = format_ident!("x{gap}");
                quote!(#x.#kept)
            }
        };
        Some(quote!((#first <= #last)))
    };
    cx.plan.gaps.iter().filter_map(test).collect()
}

/// Whether a combination with groups fits the window of a deferred situation.
fn window(cx: &Entry<'_>, search: &Search) -> TokenStream {
    let (Some(within), false) = (cx.situation.tests(), search.groups.is_empty()) else {
        return quote!();
    };
    let parts = super::parts(search);
    let group = |o: usize| search.groups.iter().find(|group| group.operand == o);
    let time = |o: usize, side: &TokenStream| match group(o) {
        Some(group) => end(cx, group, side, &quote!(__t)),
        None => {
            let x = format_ident!("x{o}");
            quote!(#x.__t)
        }
    };
    let oldest = |o: usize| time(o, &quote!(lowest));
    let newest = |o: usize| time(o, &quote!(highest));
    let (Some(first), Some(last)) = (parts.first(), parts.last()) else {
        return quote!();
    };
    let (from, to) = match cx.situation.kind {
        Kind::Sequence => (oldest(first.operand), newest(last.operand)),
        _ => parts[1..].iter().fold(
            (oldest(first.operand), newest(first.operand)),
            |(from, to), part| {
                let (a, b) = (oldest(part.operand), newest(part.operand));
                (
                    quote!(::core::cmp::Ord::min(#from, #a)),
                    quote!(::core::cmp::Ord::max(#to, #b)),
                )
            },
        ),
    };
    quote!((#to.saturating_sub(#from) <= #within))
}
