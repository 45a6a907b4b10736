//! What a composition leaves behind: whether it detected something, which
//! candidates it used, how many evaluations faulted.

use super::context::Entry;
use super::emit;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::model::{Detect, Expr, Quantifier};
use rtcep_lang::plan::{Level, repeats};

/// How a composition remembers which candidates it used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Used {
    /// The front of every list.
    Fronts,
    /// At most one place per level.
    Place,
    /// A set of places per level.
    Places,
    /// Not at all: at the end of an instance nothing is consumed.
    Nothing,
}

/// Which way a composition over `levels` remembers.
pub(super) fn used(cx: &Entry<'_>, levels: &[Level], fronts: bool) -> Used {
    if cx.situation.detect == Detect::Deferred {
        return Used::Nothing;
    }
    if repeats(cx.situation) {
        return Used::Places;
    }
    let each = levels.iter().any(|l| l.quantifier == Quantifier::Each);
    let alone = levels.iter().all(|level| {
        !cx.plan.lists[level.list].twin
            && levels.iter().filter(|l| l.list == level.list).count() == 1
    });
    match (fronts, !each || cx.situation.once, alone) {
        (true, ..) => Used::Fronts,
        (_, true, true) => Used::Place,
        _ => Used::Places,
    }
}

pub(super) fn used_name(operand: usize) -> Ident {
    format_ident!("used{operand}")
}

/// Words of a mask over the places of a list.
pub(super) fn mask_words(places: u64) -> Literal {
    Literal::u64_unsuffixed(places.div_ceil(64).max(1))
}

/// The variables in which a composition leaves what it found.
pub(super) fn results(cx: &Entry<'_>, levels: &[Level], used: Used) -> TokenStream {
    let mut output = quote!(let mut detected = false;);
    for level in levels {
        let name = used_name(level.operand);
        let words = mask_words(cx.plan.lists[level.list].max);
        output.extend(match used {
            Used::Fronts | Used::Nothing => quote!(),
            Used::Place => quote!(let mut #name: ::core::option::Option<usize> =
                ::core::option::Option::None;),
            Used::Places => quote!(let mut #name = ::rtcep::storage::Mask::<#words>::EMPTY;),
        });
    }
    if when_can_fault(cx) {
        output.extend(quote!(let mut when_faults = 0u64;));
    }
    if emit::can_fault(cx) {
        output.extend(quote!(let mut emit_faults = 0u64;));
    }
    output
}

pub(super) fn when_can_fault(cx: &Entry<'_>) -> bool {
    cx.situation.when.as_ref().is_some_and(Expr::can_fault)
}

pub(super) fn remember(levels: &[Level], used: Used) -> TokenStream {
    levels
        .iter()
        .map(|level| {
            let (name, place) = (
                used_name(level.operand),
                format_ident!("i{}", level.operand),
            );
            match used {
                Used::Fronts | Used::Nothing => quote!(),
                Used::Place => quote!(#name = ::core::option::Option::Some(#place);),
                Used::Places => quote!(#name.insert(#place);),
            }
        })
        .collect()
}
