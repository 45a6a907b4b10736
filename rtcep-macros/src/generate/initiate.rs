//! The initiate phase: which lifespans an event opens (language.md, 2.4 and 5).

use super::names::{Names, field, lifespan_field, method};
use super::offers::judged;
use super::opening;
use super::phases::{keeps, kept_name, kept_type};
use super::terminate::condition;
use super::timers;
use super::verdict;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rtcep_core::bounds::Phase;
use rtcep_lang::Model;
use rtcep_lang::cost::Costs;
use rtcep_lang::model::{Initiator, Source};

/// What a situation's thresholds said of the event in its add phase.
pub(super) fn verdict_name(s: usize) -> Ident {
    format_ident!("verdict{s}")
}

/// Whether that is asked for again: by an instance that the event opens and enters.
pub(super) fn remembers(model: &Model, source: Source, s: usize) -> bool {
    model.lifespans[model.situations[s].lifespan].includes(source)
}

pub(super) fn phase(model: &Model, names: &Names, costs: &Costs, source: Source) -> TokenStream {
    (0..model.lifespans.len())
        .filter(|&l| model.lifespans[l].opened_by(source))
        .map(|l| lifespan(model, names, costs, source, l))
        .collect()
}

fn lifespan(model: &Model, names: &Names, costs: &Costs, source: Source, l: usize) -> TokenStream {
    let clauses = clauses(model, names, source, l);
    let opening = opening::opening(model, names, Some(source), l);
    let including = including(model, names, costs, source, l);
    let buffers: TokenStream = costs
        .entered(source)
        .entries
        .iter()
        .filter(|e| e.phase == Phase::Initiate && model.situations[e.situation].lifespan == l)
        .filter(|e| keeps(model, costs, source, e))
        .map(|e| {
            let (kept, ty) = (kept_name(model, e), kept_type(model, e));
            quote!(let mut #kept = #ty::new();)
        })
        .collect();
    quote! {
        #buffers
        {
            let mut including: ::core::option::Option<bool> = ::core::option::Option::None;
            #clauses
            if let ::core::option::Option::Some(including) = including {
                let opened: ::core::option::Option<u16> = #opening;
                #including
            }
        }
    }
}

/// The first clause that matches opens.
fn clauses(model: &Model, names: &Names, source: Source, l: usize) -> TokenStream {
    let clauses = model.lifespans[l]
        .initiators
        .iter()
        .filter_map(|i| match i {
            Initiator::Event {
                source: s,
                condition,
                including,
            } if *s == source => Some((condition, *including)),
            _ => None,
        });
    clauses
        .map(|(c, included)| {
            let holds = condition(model, names, source, l, c.as_ref(), "From");
            quote! {
                if including.is_none() && #holds {
                    including = ::core::option::Option::Some(#included);
                }
            }
        })
        .collect()
}

/// The new instance takes the event that opened it.
fn including(model: &Model, names: &Names, costs: &Costs, source: Source, l: usize) -> TokenStream {
    let lifespan = &model.lifespans[l];
    if !lifespan.includes(source) {
        return quote!(let _ = (opened, including););
    }
    let instances = lifespan_field(model, l);
    let engine = &names.engine;
    let on = method(model, source);
    let entered = costs.entered(source);
    let offers = model
        .entered(source)
        .into_iter()
        .filter(|&s| model.situations[s].lifespan == l)
        .map(|s| {
            let field = field(model, s);
            let verdict = verdict_name(s);
            let judged = judged(model, names, costs, source, s, &quote!(true));
            let entry = entered.entry(s, Phase::Initiate);
            let kept = entry.filter(|e| keeps(model, costs, source, e));
            let (keep, room) = match kept {
                Some(entry) => {
                    let kept = kept_name(model, entry);
                    (quote!(&mut #kept), quote!(, _))
                }
                None => (quote!(), quote!()),
            };
            let passes = verdict::passes(&costs.plans[s], &quote!(pass));
            let waits = timers::waits(model, s, &costs.plans[s]);
            quote! {
                let pass = match #verdict {
                    ::core::option::Option::Some(pass) => pass,
                    ::core::option::Option::None => #judged,
                };
                if #passes {
                    if let ::core::option::Option::Some(state) = self.#field.get_mut(usize::from(slot)) {
                        state.#on::<#engine<__P>, _, _ #room>(
                            now, at, event, pass, &mut self.accounts, &mut self.probe, sink, #keep
                        );
                        #waits
                    }
                }
            }
        });
    quote! {
        if let (true, ::core::option::Option::Some(slot)) = (including, opened) {
            let at = self.#instances.slots.instance(slot);
            #(#offers)*
        }
    }
}
