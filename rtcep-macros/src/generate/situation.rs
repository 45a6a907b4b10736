//! The state of one situation: its lists, its flags and its methods.

use super::names::{Names, done, done_at_end, ident, list, value_type, variant};
use super::{aggregate, conclusion, entry, group, noted, parts, settle};
use proc_macro2::{Ident, Literal, TokenStream};
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
    let kept = kept(model, situation, plan);
    let (fields, types) = (kept.iter().map(|k| &k.name), kept.iter().map(|k| &k.ty));
    let (named, empties) = (fields.clone(), kept.iter().map(|k| &k.empty));
    quote! {
        #[doc(hidden)]
        #[derive(Clone, Copy, Debug)]
        #[allow(non_camel_case_types, dead_code)]
        struct #name {
            #(#fields: #types,)*
        }

        #[allow(dead_code)]
        impl #name {
            const EMPTY: Self = Self { #(#named: #empties,)* };
        }
    }
}

/// A field of a candidate.
pub(super) struct Kept {
    pub(super) name: Ident,
    pub(super) ty: TokenStream,
    /// A value for places that hold none.
    empty: TokenStream,
    /// The type in the rules, if it is that of an attribute.
    pub(super) attribute: Option<Type>,
}

/// The fields of a list's candidates.
pub(super) fn kept(model: &Model, situation: &SituationPlan, plan: &ListPlan) -> Vec<Kept> {
    let field = |name: Ident, ty: TokenStream, empty: TokenStream| Kept {
        name,
        ty,
        empty,
        attribute: None,
    };
    let attributes = model.attributes(plan.source);
    let mut kept: Vec<Kept> = Vec::new();
    for attribute in plan.fields.iter().map(|&a| &attributes[a]) {
        kept.push(Kept {
            name: ident(&attribute.name),
            ty: value_type(&model.enums, attribute.ty),
            empty: empty(model, attribute.ty),
            attribute: Some(attribute.ty),
        });
    }
    if let Machine::Aggregate(aggregate) = &situation.machine {
        let values = aggregate::candidate(model, aggregate, plan);
        kept.extend(
            values
                .into_iter()
                .map(|(name, ty, value)| field(name, ty, value)),
        );
    }
    let own = [
        (plan.time, "__t", quote!(u64)),
        (plan.order, "__n", quote!(u64)),
        (plan.weight, "__w", quote!(u32)),
    ];
    let own = own.into_iter().filter(|(wanted, ..)| *wanted);
    kept.extend(own.map(|(_, name, ty)| field(ident(name), ty, quote!(0))));
    let absent = plan.gaps.iter().map(|&o| noted::kept(o));
    kept.extend(absent.map(|name| field(name, quote!(u64), quote!(0))));
    let flags = plan.screened.iter().map(|&o| group::flags(o));
    kept.extend(flags.map(|name| field(name, quote!(bool), quote!(false))));
    kept
}

pub(super) fn storage(model: &Model, names: &Names, s: usize, plan: &ListPlan) -> TokenStream {
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
