//! The method that composes at the end of an instance.

use super::context::{Entry, Keep};
use super::entry::taking;
use super::names::Names;
use super::{absence, aggregate, compose, consume, count, noted, settle};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use rtcep_lang::Model;
use rtcep_lang::model::Source;
use rtcep_lang::plan::{Conclusion, EntryPlan, Machine, SituationPlan};

/// The method that composes at the end of an instance.
pub(super) fn conclusion(
    model: &Model,
    names: &Names,
    s: usize,
    plan: &SituationPlan,
) -> Option<TokenStream> {
    let conclusion = plan.conclusion.as_ref()?;
    let none = EntryPlan::nothing(Source::Situation(s));
    let cx = Entry {
        model,
        names,
        s,
        situation: &model.situations[s],
        plan,
        entry: &none,
        done: super::names::done_at_end(),
        keep: if model.feeds(s) {
            Keep::Any
        } else {
            Keep::Nothing
        },
    };
    let composed = match (&plan.machine, conclusion) {
        (_, Conclusion::Search(search)) => {
            let forbidden = noted::forbidden(&cx);
            let settled = settle::at_end(&cx);
            let search = compose::fixed(&cx, search);
            let told = consume::at_end(&cx);
            quote!(#forbidden #settled #search #told)
        }
        (Machine::Count(count), Conclusion::Single) => count::at_end(&cx, count),
        (Machine::Not, Conclusion::Single) => absence::at_end(&cx),
        (Machine::Aggregate(plan), Conclusion::Single) => aggregate::at_end(&cx, plan),
        (Machine::Join | Machine::Any | Machine::Timer(_), Conclusion::Single) => quote!(),
    };
    let body = quote! {
        g.count(::rtcep::Op::Conclude, 1);
        #composed
    };
    let event = quote!(at: ::rtcep::storage::Instance,);
    Some(taking(&cx, &format_ident!("conclude"), &event, &body))
}
