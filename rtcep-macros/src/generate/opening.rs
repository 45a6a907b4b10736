//! Opening an instance: what is ignored, what is frozen, and what happens where
//! there is no room (language.md, 5).

use super::context::number;
use super::instances::freezes_keys;
use super::names::{Names, lifespan_field};
use super::offers::{find, met_name};
use super::{initiator, moment};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::Model;
use rtcep_lang::model::{OnFull, Policy, Source};

/// Opens an instance if there is room, or makes some.
/// `source`: whose event opens it, which has the key, if there is one; none at
/// a moment.
pub(super) fn opening(
    model: &Model,
    names: &Names,
    source: Option<Source>,
    l: usize,
) -> TokenStream {
    let lifespan = &model.lifespans[l];
    let field = lifespan_field(model, l);
    let open = format_ident!("open_{field}");
    let keyed = lifespan.key.is_some();
    let met = met_name(l);
    let (find_met, key, keys) = match (&lifespan.key, source) {
        (Some(k), Some(source)) => {
            let takes = model
                .entered(source)
                .iter()
                .any(|&s| model.situations[s].lifespan == l);
            let found = if takes {
                quote!(#met)
            } else {
                find(model, names, source, l)
            };
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
        _ => (quote!(), quote!(), quote!()),
    };
    let init = source.and_then(|source| initiator::value(model, names, source, l));
    let init = init.map(|init| quote!(, #init));
    let open = quote! {{
        self.accounts.newest = self.accounts.newest.wrapping_add(1);
        let newest = self.accounts.newest;
        self.#open(newest, now.t #keys #init)
    }};
    let ignored = match (lifespan.policy, keyed) {
        (Policy::Add, _) => quote!(false),
        (Policy::Ignore, true) => quote!(met.is_some()),
        (Policy::Ignore, false) => quote!(!self.#field.slots.is_empty()),
    };
    let full = if lifespan.can_be_full() {
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
    // Nothing of it is open any more: nothing is ignored, full or lost.
    let over = moment::over(lifespan, &quote!(now.t))
        .map(|over| quote!(if #over { ::core::option::Option::None } else));
    quote! {{
        #find_met
        #key
        #over if #ignored {
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
    if freezes_keys(lifespan) {
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
            let freeze = if freezes_keys(lifespan) {
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
