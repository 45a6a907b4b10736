//! `atleast`, `atmost`, `nth` (language.md, 4.2).

use super::context::Entry;
use super::names::Names;
use super::parts::Parts;
use proc_macro2::TokenStream;
use quote::quote;
use rtcep_lang::Model;
use rtcep_lang::plan::{CountPlan, SituationPlan};

pub(super) fn parts(
    _model: &Model,
    _names: &Names,
    _s: usize,
    _plan: &SituationPlan,
    _count: &CountPlan,
) -> Parts {
    Parts::default()
}

/// An event that some operand takes.
pub(super) fn rest(_cx: &Entry<'_>, _count: &CountPlan) -> TokenStream {
    quote!()
}

/// At the end of an instance.
pub(super) fn at_end(_cx: &Entry<'_>, _count: &CountPlan) -> TokenStream {
    quote!()
}

/// The verdict on an event, as the value of a block.
pub(super) fn judge(_cx: &Entry<'_>, _count: &CountPlan) -> TokenStream {
    quote!(::core::option::Option::None)
}
