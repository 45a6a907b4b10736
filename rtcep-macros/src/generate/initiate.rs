//! The initiate phase: which lifespans an event opens (language.md, 2.4 and 5).

use super::entry::number;
use super::names::{Names, field, lifespan_field, method};
use super::phases::{find, judged, keeps, kept_name, kept_type, met_name};
use super::terminate::condition;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use rtcep_core::bounds::Phase;
use rtcep_lang::Model;
use rtcep_lang::cost::Costs;
use rtcep_lang::model::{Initiator, OnFull, Policy, Source};
use rtcep_lang::plan::can_be_full;

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
    let opening = opening(model, names, source, l);
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

/// Opens an instance if there is room, or makes some.
fn opening(model: &Model, names: &Names, source: Source, l: usize) -> TokenStream {
    let lifespan = &model.lifespans[l];
    let field = lifespan_field(model, l);
    let open = format_ident!("open_{field}");
    let keyed = lifespan.key.is_some();
    let met = met_name(l);
    let takes = model
        .entered(source)
        .iter()
        .any(|&s| model.situations[s].lifespan == l);
    let found = if takes {
        quote!(#met)
    } else {
        find(model, names, source, l)
    };
    let (find_met, key, keys) = match &lifespan.key {
        Some(k) => {
            let key = names.read(
                model,
                source,
                k.attribute(source).unwrap_or(0),
                &quote!(event),
            );
            (
                quote!(let mut met = #found;),
                quote!(let key = #key;),
                quote!(, key, met),
            )
        }
        None => (quote!(), quote!(), quote!()),
    };
    let open = quote! {{
        self.accounts.newest = self.accounts.newest.wrapping_add(1);
        let newest = self.accounts.newest;
        self.#open(newest, now.t #keys)
    }};
    let ignored = match (lifespan.policy, keyed) {
        (Policy::Add, _) => quote!(false),
        (Policy::Ignore, true) => quote!(met.is_some()),
        (Policy::Ignore, false) => quote!(!self.#field.slots.is_empty()),
    };
    let full = if can_be_full(lifespan) {
        let frozen = frozen(model, l);
        let (key_full, limited) = key_full(model, l);
        let full = full(model, l, &open, limited);
        quote! {
            else if #frozen {
                let newest = self.accounts.newest;
                self.accounts.lifespans[#l].lost(newest, u64::MAX);
                ::core::option::Option::None
            } else if self.#field.slots.is_full() | #key_full {
                #full
            }
        }
    } else {
        quote!()
    };
    quote! {{
        #find_met
        #key
        if #ignored {
            ::core::option::Option::None
        } #full else #open
    }}
}

/// Whether nothing opens until what is open has ended.
fn frozen(model: &Model, l: usize) -> TokenStream {
    let lifespan = &model.lifespans[l];
    let field = lifespan_field(model, l);
    if lifespan.on_full != OnFull::Freeze {
        return quote!(false);
    }
    if super::instances::freezes_keys(lifespan) {
        return quote!((self.#field.frozen
            | met.is_some_and(|slot| self.#field.frozen_keys.contains(usize::from(slot)))));
    }
    quote!(self.#field.frozen)
}

/// Whether as many instances of the key are open as may be, and whether that is
/// less than of all keys.
fn key_full(model: &Model, l: usize) -> (TokenStream, bool) {
    let lifespan = &model.lifespans[l];
    let field = lifespan_field(model, l);
    if lifespan.key.is_none() || lifespan.per_key() >= lifespan.max_open {
        return (quote!(false), false);
    }
    if lifespan.met() == 1 {
        return (quote!(met.is_some()), true);
    }
    let most = Literal::u32_unsuffixed(lifespan.per_key());
    let full = quote!(met.is_some_and(|head| u32::from(self.#field.keys.len(head)) >= #most));
    (full, true)
}

/// What a full lifespan does.
fn full(model: &Model, l: usize, open: &TokenStream, limited: bool) -> TokenStream {
    let lifespan = &model.lifespans[l];
    let field = lifespan_field(model, l);
    let lost = quote! {
        let newest = self.accounts.newest;
        self.accounts.lifespans[#l].lost(newest, u64::MAX);
    };
    let (index, name) = (number(l), &lifespan.name);
    let notice = |policy: &str| {
        let policy = format_ident!("{policy}");
        quote! {
            #lost
            ::rtcep::Probe::count(
                &mut self.probe, ::rtcep::Scope::Lifespan(#index), ::rtcep::Op::Notice, 1
            );
            sink.notice(::rtcep::Notice::LifespanFull {
                lifespan: ::rtcep::Place { index: #index, name: #name },
                on_full: ::rtcep::OnFull::#policy,
            });
        }
    };
    match lifespan.on_full {
        OnFull::Reject => {
            let notice = notice("Reject");
            quote!(#notice ::core::option::Option::None)
        }
        OnFull::Freeze => {
            let freeze = format_ident!("freeze_{field}");
            let freeze = if super::instances::freezes_keys(lifespan) {
                quote! {
                    if self.#field.slots.is_full() {
                        self.#field.frozen = true;
                    } else {
                        self.#freeze(met);
                    }
                }
            } else {
                quote!(self.#field.frozen = true;)
            };
            let notice = notice("Freeze");
            quote!(#freeze #notice ::core::option::Option::None)
        }
        OnFull::DropOldest => {
            let (close, ended) = (
                format_ident!("close_{field}"),
                format_ident!("ended_{field}"),
            );
            let (_, key_full) = (limited, key_full(model, l).0);
            let newer = if lifespan.met() == 1 {
                quote!(::core::option::Option::None)
            } else {
                quote!(self.#field.keys.newer(victim))
            };
            // The oldest of the key is the head of its chain: the next one becomes it.
            let promote = lifespan
                .key
                .is_some()
                .then(|| quote!(if met == ::core::option::Option::Some(victim) { met = #newer; }));
            let oldest = if limited {
                quote!(if #key_full { met } else { self.#field.slots.first() })
            } else {
                quote!(self.#field.slots.first())
            };
            let notice = notice("DropOldest");
            quote! {
                if let ::core::option::Option::Some(victim) = #oldest {
                    #promote
                    self.#close(victim, ::core::option::Option::None, false);
                    self.#ended(now.t);
                }
                let opened = #open;
                #notice
                opened
            }
        }
    }
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
            quote! {
                let pass = match #verdict {
                    ::core::option::Option::Some(pass) => pass,
                    ::core::option::Option::None => #judged,
                };
                if pass.contains(&true) {
                    if let ::core::option::Option::Some(state) = self.#field.get_mut(usize::from(slot)) {
                        state.#on::<#engine<__P>, _, _ #room>(
                            now, at, event, pass, &mut self.accounts, &mut self.probe, sink, #keep
                        );
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
