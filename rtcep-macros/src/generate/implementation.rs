//! The implementation of `Engine`.

use super::engine::instant;
use super::names::{Names, arrival, ident};
use super::{actions, bounds, sweep, timers};
use proc_macro2::TokenStream;
use quote::quote;
use rtcep_lang::Model;
use rtcep_lang::cost::Costs;

pub(super) fn implementation(model: &Model, names: &Names, costs: &Costs) -> TokenStream {
    let (engine, event, detection) = (&names.engine, &names.event, &names.detection);
    let instant = instant(model);
    let arms = model.events.iter().map(|e| {
        let (variant, arrival) = (ident(&e.name), arrival(&e.name));
        quote!(#event::#variant(event) => self.#arrival(cause, event, sink))
    });
    let bounds = bounds::bounds(model, names, costs);
    let action = actions::ty(model, names);
    let (next_action, action_tally) = if model.actions.is_empty() {
        let none = quote!(::core::option::Option::None);
        (none.clone(), quote!({ let _ = action; #none }))
    } else {
        (
            quote!(self.accounts.actions.take()),
            quote!(self.accounts.actions.tally(action)),
        )
    };
    let event_tally = event_tally(model);
    let sweep = sweep::gate(costs);
    let next = sweep::next(model);
    let tally = timers::tally(model);
    quote! {
        #[allow(clippy::all, clippy::pedantic, clippy::nursery)]
        impl<__P: ::rtcep::Probe> ::rtcep::Engine for #engine<__P> {
            type Event = #event;
            type Detection = #detection;
            type Action = #action;
            type Instant = #instant;

            const BOUNDS: ::rtcep::Bounds = #bounds;

            #[inline]
            fn process(
                &mut self,
                t: #instant,
                event: &#event,
                sink: &mut impl ::rtcep::Sink<Self>,
            ) -> ::core::result::Result<(), ::rtcep::Late> {
                let cause = self.clock.accept(::rtcep::Timestamp::ticks(t))?;
                #sweep
                match event { #(#arms),* }
                ::core::result::Result::Ok(())
            }

            fn advance(
                &mut self,
                t: #instant,
                sink: &mut impl ::rtcep::Sink<Self>,
            ) -> ::core::result::Result<(), ::rtcep::Late> {
                let _ = &sink;
                let cause = self.clock.accept(::rtcep::Timestamp::ticks(t))?;
                #sweep
                let _ = cause;
                ::core::result::Result::Ok(())
            }

            #[allow(unused_mut)]
            fn next_deadline(&self) -> ::core::option::Option<#instant> {
                #next
                next.map(<#instant as ::rtcep::Timestamp>::from_ticks)
            }

            #[inline]
            fn next_action(&mut self) -> ::core::option::Option<::rtcep::Queued<#action>> {
                #next_action
            }

            fn late(&self) -> u64 {
                self.clock.late()
            }

            fn tally(&self, situation: usize) -> ::core::option::Option<::rtcep::notice::Tally> {
                #tally
            }

            fn lifespan_tally(
                &self,
                lifespan: usize,
            ) -> ::core::option::Option<::rtcep::notice::Tally> {
                self.accounts.lifespans.get(lifespan).map(|account| account.tally())
            }

            fn event_tally(&self, event: usize) -> ::core::option::Option<::rtcep::notice::Tally> {
                #event_tally
            }

            fn action_tally(&self, action: usize) -> ::core::option::Option<::rtcep::notice::Tally> {
                #action_tally
            }
        }
    }
}

/// Faults of the stateless rules that make an event.
fn event_tally(model: &Model) -> TokenStream {
    if !model.refers.is_empty() {
        return quote!(self.referred.get(event).copied());
    }
    let events = model.events.len();
    quote! {
        if event < #events {
            ::core::option::Option::Some(::rtcep::notice::Tally::ZERO)
        } else {
            ::core::option::Option::None
        }
    }
}
