//! The state of one situation: its lists, its flags and its methods.

use super::names::{Names, done, done_at_end, ident, list, value_type, variant};
use super::{aggregate, conclusion, entry, group, noted, parts, settle};
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use rtcep_lang::Model;
use rtcep_lang::model::Type;
use rtcep_lang::plan::{Conclusion, ListPlan, Machine, SituationPlan, Storage};

pub(super) fn situation(
    model: &Model,
    names: &Names,
    s: usize,
    plan: &SituationPlan,
) -> TokenStream {
    let state = names.state(model, s);
    let candidates = plan
        .lists
        .iter()
        .map(|l| candidate(model, names, s, (plan, l)));
    let lists: Vec<_> = plan
        .lists
        .iter()
        .map(|l| list(model, s, l.operands[0]))
        .collect();
    let storages = plan.lists.iter().map(|l| storage(model, names, s, l));
    let values = plan.lists.iter().map(|l| {
        let candidate = names.candidate(model, s, l.operands[0]);
        match l.storage {
            Storage::Aged => quote!(::rtcep::storage::Aged::new()),
            Storage::Ring => quote!(::rtcep::storage::Ring::new(#candidate::EMPTY)),
            Storage::Each => quote!(::rtcep::storage::Each::new(#candidate::EMPTY)),
            Storage::Weighed => quote!(::rtcep::storage::Weighed::new(#candidate::EMPTY)),
        }
    });
    let marks: Vec<_> = plan
        .entries
        .iter()
        .filter_map(|e| {
            let marks = e.marks(&model.situations[s], &plan.lists)?;
            let words = Literal::u128_unsuffixed(marks.div_ceil(64));
            Some((done(model, e.source), words))
        })
        .collect();
    let at_end = plan.conclusion.as_ref().and_then(|conclusion| {
        let Conclusion::Search(search) = conclusion else {
            return None;
        };
        let marks = search.marks(&model.situations[s], &plan.lists)?;
        Some((done_at_end(), Literal::u128_unsuffixed(marks.div_ceil(64))))
    });
    let (done, words): (Vec<_>, Vec<_>) = marks.into_iter().chain(at_end).unzip();
    let (ended_field, ended_value) = flag(plan.ends, "ended");
    let (frozen_field, frozen_value) = flag(plan.freezes, "frozen");
    let settle = settle::methods(model, s, plan);
    let entries = plan
        .entries
        .iter()
        .map(|e| entry::entry(model, names, s, plan, e));
    let conclusion = conclusion::conclusion(model, names, s, plan);
    let parts = parts::parts(model, names, s, plan);
    let (items, ready, methods) = (&parts.items, &parts.reset, &parts.methods);
    let (own_fields, own_values) = (&parts.fields, &parts.values);
    let reset = (!model.lifespans[model.situations[s].lifespan].is_static()).then(|| {
        let ended = plan.ends.then(|| quote!(self.ended = false;));
        let frozen = plan.freezes.then(|| quote!(self.frozen = false;));
        quote! {
            /// Made ready for a new instance.
            #[inline(always)]
            fn reset(&mut self) {
                #(self.#lists.clear();)*
                #ended
                #frozen
                #ready
            }
        }
    });
    quote! {
        #(#candidates)*
        #items

        #[doc(hidden)]
        #[derive(Clone, Debug)]
        #[allow(non_camel_case_types, non_snake_case, clippy::all, clippy::pedantic, clippy::nursery)]
        struct #state {
            #(#lists: #storages,)*
            #ended_field
            #frozen_field
            #(#done: ::rtcep::storage::Mask<#words>,)*
            #own_fields
        }

        #[allow(clippy::all, clippy::pedantic, clippy::nursery)]
        #[allow(dead_code, non_snake_case, unused_qualifications)]
        impl #state {
            const fn new() -> Self {
                Self {
                    #(#lists: #values,)*
                    #ended_value
                    #frozen_value
                    #(#done: ::rtcep::storage::Mask::EMPTY,)*
                    #own_values
                }
            }
            #reset
            #settle
            #(#entries)*
            #conclusion
            #methods
        }
    }
}

fn flag(wanted: bool, name: &str) -> (TokenStream, TokenStream) {
    let name = ident(name);
    if wanted {
        (quote!(#name: bool,), quote!(#name: false,))
    } else {
        (quote!(), quote!())
    }
}

/// What of an event a list keeps.
fn candidate(
    model: &Model,
    names: &Names,
    s: usize,
    (situation, plan): (&SituationPlan, &ListPlan),
) -> TokenStream {
    let name = names.candidate(model, s, plan.operands[0]);
    let attributes = model.attributes(plan.source);
    let kept: Vec<_> = plan.fields.iter().map(|&a| &attributes[a]).collect();
    let kept = kept.iter().map(|a| {
        let ty = value_type(&model.enums, a.ty);
        (ident(&a.name), ty, empty(model, a.ty))
    });
    let values = match &situation.machine {
        Machine::Aggregate(aggregate) => aggregate::candidate(model, aggregate, plan),
        _ => Vec::new(),
    };
    let kept: Vec<_> = kept.chain(values).collect();
    let fields: Vec<_> = kept.iter().map(|(name, ..)| name).collect();
    let types = kept.iter().map(|(_, ty, _)| ty);
    let empties = kept.iter().map(|(.., empty)| empty);
    let (time, time_empty) = if plan.time {
        (quote!(__t: u64,), quote!(__t: 0,))
    } else {
        (quote!(), quote!())
    };
    let (order, order_empty) = if plan.order {
        (quote!(__n: u64,), quote!(__n: 0,))
    } else {
        (quote!(), quote!())
    };
    let (weight, weight_empty) = if plan.weight {
        (quote!(__w: u32,), quote!(__w: 0,))
    } else {
        (quote!(), quote!())
    };
    let absent: Vec<_> = plan.gaps.iter().map(|&o| noted::kept(o)).collect();
    let flags: Vec<_> = plan.screened.iter().map(|&o| group::flags(o)).collect();
    quote! {
        #[doc(hidden)]
        #[derive(Clone, Copy, Debug)]
        #[allow(non_camel_case_types, dead_code)]
        struct #name {
            #(#fields: #types,)*
            #time
            #order
            #weight
            #(#absent: u64,)*
            #(#flags: bool,)*
        }

        #[allow(dead_code)]
        impl #name {
            const EMPTY: Self = Self { #(#fields: #empties,)* #time_empty #order_empty #weight_empty #(#absent: 0,)* #(#flags: false,)* };
        }
    }
}

fn storage(model: &Model, names: &Names, s: usize, plan: &ListPlan) -> TokenStream {
    let candidate = names.candidate(model, s, plan.operands[0]);
    let max = Literal::u64_unsuffixed(plan.max);
    match plan.storage {
        Storage::Aged => quote!(::rtcep::storage::Aged<#candidate, #max>),
        Storage::Each => quote!(::rtcep::storage::Each<#candidate, #max>),
        Storage::Ring | Storage::Weighed => {
            let places = Literal::u64_unsuffixed(plan.max.next_power_of_two());
            let block = match plan.storage {
                Storage::Weighed => quote!(Weighed),
                _ => quote!(Ring),
            };
            quote!(::rtcep::storage::#block<#candidate, #max, #places>)
        }
    }
}

/// A value for a place that holds none.
pub(super) fn empty(model: &Model, ty: Type) -> TokenStream {
    match ty {
        Type::Bool => quote!(false),
        Type::F32 | Type::F64 => quote!(0.0),
        Type::Enum(e) => {
            let def = &model.enums[e];
            def.variants
                .first()
                .map_or_else(|| quote!(()), |first| variant(def, first))
        }
        Type::Str(_) => quote!(::rtcep::Str::EMPTY),
        _ => quote!(0),
    }
}
