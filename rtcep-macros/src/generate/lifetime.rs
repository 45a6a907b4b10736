//! The engine's methods that open and close the instances of a lifespan, and
//! compose at the end of one (language.md, 5).

use super::entry::startup_ordinal;
use super::instances::{freezes, freezes_keys};
use super::names::{Names, field, lifespan_field, value_type};
use super::offers::gauge;
use super::{initiator, moment, timers};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::Model;
use rtcep_lang::plan::loses;

/// The engine's methods for a lifespan.
pub(super) fn methods(model: &Model, names: &Names, l: usize) -> TokenStream {
    if model.lifespans[l].is_static() {
        return quote!();
    }
    let open = open(model, names, l);
    let close = close(model, l);
    let freeze = freeze(model, l);
    let ended = ended(model, l);
    let conclude = conclude(model, names, l);
    quote!(#open #close #freeze #ended #conclude)
}

fn open(model: &Model, names: &Names, l: usize) -> TokenStream {
    let lifespan = &model.lifespans[l];
    let field = lifespan_field(model, l);
    let (name, gauge) = (format_ident!("open_{field}"), gauge(l));
    let (parameters, insert) = match &lifespan.key {
        None => (quote!(), quote!()),
        Some(key) => {
            let ty = value_type(&model.enums, key.ty);
            let insert = if lifespan.met() == 1 {
                quote!(self.#field.keys.insert(slot, key);)
            } else {
                quote!(self.#field.keys.insert(slot, key, met);)
            };
            (quote!(, key: #ty, met: ::core::option::Option<u16>), insert)
        }
    };
    let thaw =
        freezes_keys(lifespan).then(|| quote!(self.#field.frozen_keys.remove(usize::from(slot));));
    let situations = model.situations_in(l);
    let resets = situations.len() as u64;
    let reset = situations.iter().map(|&s| {
        let state = super::names::field(model, s);
        quote! {
            if let ::core::option::Option::Some(state) = self.#state.get_mut(usize::from(slot)) {
                state.reset();
            }
        }
    });
    let due = moment::armed(model, l);
    let init = initiator::kept(model, names, l).map(|kept| quote!(, init: #kept));
    let store = initiator::store(model, l);
    let armed = timers::armed(model, l);
    let arms = timers::arming(model, l).count() as u64;
    let arms = (arms > 0).then(|| quote!(g.count(::rtcep::Op::Arm, #arms);));
    quote! {
        #[inline]
        fn #name(&mut self, ordinal: u64, t: u64 #parameters #init) -> ::core::option::Option<u16> {
            let g = #gauge;
            g.count(::rtcep::Op::Open, 1);
            g.count(::rtcep::Op::Reset, #resets);
            #arms
            let slot = self.#field.slots.open(::rtcep::storage::Instance { ordinal, opened: t })?;
            #insert
            #thaw
            #store
            #(#reset)*
            #due
            #armed
            ::core::option::Option::Some(slot)
        }
    }
}

/// Opens the instance of startup.
pub(super) fn start(model: &Model, l: usize) -> TokenStream {
    let open = format_ident!("open_{}", lifespan_field(model, l));
    let ordinal = startup_ordinal(model, l);
    let open = quote!(let _ = self.#open(#ordinal, cause.t););
    // Its number is taken, whether it opens or is over before it begins.
    match moment::over(&model.lifespans[l], &quote!(cause.t)) {
        None => open,
        Some(over) => quote!(if !(#over) { #open }),
    }
}

/// Closes one instance. `terminated`: what is deferred composes.
fn close(model: &Model, l: usize) -> TokenStream {
    let lifespan = &model.lifespans[l];
    let field = lifespan_field(model, l);
    let (name, gauge) = (format_ident!("close_{field}"), gauge(l));
    let remove = match (&lifespan.key, lifespan.met()) {
        (None, _) => quote!(),
        (Some(_), 1) => quote!(self.#field.keys.remove(slot);),
        (Some(_), _) => quote!(self.#field.keys.remove(slot, head, g);),
    };
    let stop = timers::stop(model, l);
    let close = if model.deferred_in(l).is_empty() {
        quote!(self.#field.slots.discard(slot);)
    } else {
        quote! {
            if terminated {
                self.#field.slots.terminate(slot);
            } else {
                self.#field.slots.discard(slot);
            }
        }
    };
    quote! {
        #[inline]
        fn #name(&mut self, slot: u16, head: ::core::option::Option<u16>, terminated: bool) {
            let g = #gauge;
            g.count(::rtcep::Op::Close, 1);
            #stop
            #remove
            #close
        }
    }
}

/// Nothing more opens with a key until all of its instances have ended.
fn freeze(model: &Model, l: usize) -> TokenStream {
    let lifespan = &model.lifespans[l];
    if !freezes_keys(lifespan) {
        return quote!();
    }
    let field = lifespan_field(model, l);
    let (name, gauge) = (format_ident!("freeze_{field}"), gauge(l));
    let most = Literal::u32_unsuffixed(lifespan.met());
    let newer = if lifespan.met() == 1 {
        quote!(::core::option::Option::None)
    } else {
        quote!(self.#field.keys.newer(slot))
    };
    quote! {
        #[cold]
        fn #name(&mut self, met: ::core::option::Option<u16>) {
            let g = #gauge;
            let mut next = met;
            for _ in 0..#most {
                let ::core::option::Option::Some(slot) = next else { break };
                g.count(::rtcep::Op::Scan, 1);
                self.#field.frozen_keys.insert(usize::from(slot));
                next = #newer;
            }
        }
    }
}

/// After instances have closed that were open up to the tick `end`: a freeze is
/// over when none is open, and losses are live no longer when none is open that
/// met them.
fn ended(model: &Model, l: usize) -> TokenStream {
    let lifespan = &model.lifespans[l];
    let field = lifespan_field(model, l);
    let name = format_ident!("ended_{field}");
    let thaw =
        freezes(lifespan).then(|| quote!(self.#field.frozen &= !self.#field.slots.is_empty();));
    let own = lifespan.can_be_full().then(|| {
        let l = Literal::usize_unsuffixed(l);
        quote!(self.accounts.lifespans[#l].closed(oldest, newest, end);)
    });
    let lossy = model.situations_in(l).into_iter();
    let situations = lossy
        .filter(|&s| loses(model, &model.situations[s]))
        .map(|s| {
            let s = Literal::usize_unsuffixed(s);
            quote!(self.accounts.situations[#s].closed(oldest, newest, end);)
        });
    quote! {
        #[inline]
        fn #name(&mut self, end: u64) {
            let (oldest, newest) = (self.#field.slots.oldest(), self.accounts.newest);
            #thaw
            #own
            #(#situations)*
        }
    }
}

/// The buffer of detections that the ends of a lifespan's instances keep.
pub(super) fn keeps(model: &Model, l: usize) -> bool {
    model.deferred_in(l).into_iter().any(|s| model.feeds(s))
}

/// What is deferred composes in every instance that was terminated.
fn conclude(model: &Model, names: &Names, l: usize) -> TokenStream {
    let deferred = model.deferred_in(l);
    if deferred.is_empty() {
        return quote!();
    }
    let instances = lifespan_field(model, l);
    let (engine, detection) = (&names.engine, &names.detection);
    let name = format_ident!("conclude_{instances}");
    let most = Literal::u32_unsuffixed(model.lifespans[l].slots());
    let (room, kept) = if keeps(model, l) {
        (
            quote!(<const __N: usize>),
            quote!(, kept: &mut ::rtcep::heapless::Vec<#detection, __N>),
        )
    } else {
        (quote!(), quote!())
    };
    let compose = deferred.iter().map(|&s| {
        let state = field(model, s);
        let (room, kept) = if model.feeds(s) {
            (quote!(, _), quote!(kept))
        } else {
            (quote!(), quote!())
        };
        quote! {
            if let ::core::option::Option::Some(state) = self.#state.get_mut(usize::from(slot)) {
                state.conclude::<#engine<__P>, _, _ #room>(
                    cause, at, &mut self.accounts, &mut self.probe, sink, #kept
                );
            }
        }
    });
    quote! {
        #[inline]
        fn #name #room (
            &mut self,
            cause: ::rtcep::engine::Trigger,
            sink: &mut impl ::rtcep::Sink<Self>
            #kept
        ) {
            for _ in 0..#most {
                let ::core::option::Option::Some(slot) = self.#instances.slots.ended() else { break };
                let at = self.#instances.slots.instance(slot);
                #(#compose)*
                self.#instances.slots.release(slot);
            }
        }
    }
}
