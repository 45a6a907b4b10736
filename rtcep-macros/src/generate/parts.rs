//! What the machine of a situation adds to its state, beside lists and flags.

use super::names::Names;
use super::{absence, count};
use proc_macro2::TokenStream;
use rtcep_lang::Model;
use rtcep_lang::plan::{Machine, SituationPlan};

/// Parts of the struct of a situation's state.
#[derive(Default)]
pub(super) struct Parts {
    /// Items beside it.
    pub(super) items: TokenStream,
    /// `name: type,`
    pub(super) fields: TokenStream,
    /// `name: value,` of a state that is new.
    pub(super) values: TokenStream,
    /// Statements that make `self` ready for a new instance.
    pub(super) reset: TokenStream,
    /// Methods.
    pub(super) methods: TokenStream,
}

pub(super) fn parts(model: &Model, names: &Names, s: usize, plan: &SituationPlan) -> Parts {
    match &plan.machine {
        Machine::Count(count) => count::parts(model, names, s, plan, count),
        Machine::Not => absence::parts(),
        Machine::Join | Machine::Any | Machine::Aggregate => Parts::default(),
    }
}
