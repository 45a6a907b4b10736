//! What the machine of a situation adds to its state, beside lists and flags.

use super::names::{Names, ident};
use super::{absence, aggregate, count, noted, overrides, restored, timer};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
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
    /// The method that makes what was restored agree with itself, where it might not.
    pub(super) settle: Option<Ident>,
}

pub(super) fn parts(model: &Model, names: &Names, s: usize, plan: &SituationPlan) -> Parts {
    match &plan.machine {
        Machine::Count(count) => count::parts(model, names, s, plan, count),
        Machine::Not => absence::parts(),
        Machine::Join => joined(model, s, plan),
        Machine::Any => Parts::default(),
        Machine::Timer(timing) => timer::parts(model, names, s, plan, *timing),
        Machine::Aggregate(plans) => aggregate::parts(model, names, s, plan, plans),
    }
}

/// What an absolute operand has seen, and what was noted.
fn joined(model: &Model, s: usize, plan: &SituationPlan) -> Parts {
    let mut flags = overrides::flags(&plan.entries, &model.situations[s]);
    flags.extend(plan.forbids.then(|| ident("forbidden")));
    let newest: Vec<Ident> = plan.gaps.iter().map(|&o| noted::newest(o)).collect();
    let settled = restored::order(model, s, plan);
    Parts {
        settle: settled.is_some().then(|| ident("settle_order")),
        methods: settled.unwrap_or_default(),
        fields: quote!(#(#flags: bool,)* #(#newest: u64,)*),
        values: quote!(#(#flags: false,)* #(#newest: 0,)*),
        reset: quote!(#(self.#flags = false;)* #(self.#newest = 0;)*),
        ..Parts::default()
    }
}
