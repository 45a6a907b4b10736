//! The walk over the instances in which the timers of a situation fire
//! (language.md, 1.3 and 4.5).

use super::context::number;
use super::entry::startup_ordinal;
use super::moment;
use super::names::{Names, field, lifespan_field};
use super::timers::{due_name, missed_name};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::Model;
use rtcep_lang::model::ClockEnd;
use rtcep_lang::plan::{Timing, misses};

/// All that is due at `cause`, in the instances in opening order, in a call at `now`.
pub(super) fn fire(model: &Model, names: &Names, s: usize, timing: Timing) -> TokenStream {
    let (state, due) = (field(model, s), due_name(model, s));
    let name = format_ident!("fire_{state}");
    let (engine, detection) = (&names.engine, &names.detection);
    let l = model.situations[s].lifespan;
    let lifespan = &model.lifespans[l];
    let instances = lifespan_field(model, l);
    let (room, parameter, generic, kept) = if model.feeds(s) {
        (
            quote!(<const __N: usize>),
            quote!(, kept: &mut ::rtcep::heapless::Vec<#detection, __N>),
            quote!(, _),
            quote!(kept),
        )
    } else {
        (quote!(), quote!(), quote!(), quote!())
    };
    let (at, with_state) = if lifespan.is_static() {
        let ordinal = startup_ordinal(model, l);
        (
            quote!(::rtcep::storage::Instance { ordinal: #ordinal, opened: 0 }),
            quote!(let state = &mut self.#state;),
        )
    } else {
        (
            quote!(self.#instances.slots.instance(slot)),
            quote! {
                let ::core::option::Option::Some(state) = self.#state.get_mut(usize::from(slot))
                else { break };
            },
        )
    };
    let (before, missed, after) = match timing {
        Timing::At(_) => (quote!(), quote!(), quote!()),
        Timing::After(_) => (
            quote!(),
            quote!(),
            quote! {
                let due = state.due();
                self.#due.set(slot, due);
            },
        ),
        // The only detection: nothing is missed.
        Timing::Every(_) if !misses(model, &model.situations[s]) => {
            (quote!(), quote!(0,), quote!())
        }
        Timing::Every(period) => {
            let (end, told) = (clock_end(model, l), missed_name(model, s));
            (
                quote! {
                    let end = #end;
                    let (missed, due) = ::rtcep::storage::skipped(cause.t, #period, now, end);
                    self.#told = self.#told.saturating_add(missed);
                },
                quote!(missed,),
                quote!(self.#due.set(slot, due);),
            )
        }
    };
    let take = quote! {
        if self.#due.take(slot, cause.t) {
            let at = #at;
            #before
            #with_state
            state.fire::<#engine<__P>, _, _ #generic>(
                cause, at, #missed &mut self.accounts, &mut self.probe, sink, #kept
            );
            #after
        }
    };
    let walk = if lifespan.is_static() {
        quote!(let slot = 0u16; #take)
    } else {
        let (most, scope) = (Literal::u32_unsuffixed(lifespan.slots()), number(s));
        quote! {
            let mut next = self.#instances.slots.first();
            for _ in 0..#most {
                let ::core::option::Option::Some(slot) = next else { break };
                ::rtcep::Probe::count(
                    &mut self.probe, ::rtcep::Scope::Situation(#scope), ::rtcep::Op::Scan, 1
                );
                #take
                next = self.#instances.slots.newer(slot);
            }
        }
    };
    quote! {
        #[inline]
        fn #name #room (
            &mut self,
            cause: ::rtcep::engine::Trigger,
            now: u64,
            sink: &mut impl ::rtcep::Sink<Self>
            #parameter
        ) {
            self.#due.walk();
            #walk
        }
    }
}

/// When the clock ends the instance in `slot`, as an `Option`.
fn clock_end(model: &Model, l: usize) -> TokenStream {
    let ends = model.lifespans[l].clock_ends().into_iter();
    let ends = ends.map(|(end, _)| match end {
        ClockEnd::After(ticks) => quote!(at.opened.checked_add(#ticks)),
        ClockEnd::At(moment) => moment::moment(moment),
    });
    let none = quote!(::core::option::Option::None);
    ends.fold(
        none,
        |first, end| quote!(::rtcep::engine::earlier(#first, #end)),
    )
}
