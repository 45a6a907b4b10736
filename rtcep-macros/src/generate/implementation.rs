//! The implementation of `Engine`.

use super::engine::instant;
use super::names::{Names, arrival, ident};
use super::{bounds, sweep, timers};
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
    let events = model.events.len();
    let event_tally = quote! {
        if event < #events {
            ::core::option::Option::Some(::rtcep::notice::Tally::ZERO)
        } else {
            ::core::option::Option::None
        }
    };
    let sweep = sweep::gate(costs);
    let next = sweep::next(model);
    let tally = timers::tally(model);
    quote! {
        #[allow(clippy::all, clippy::pedantic, clippy::nursery)]
        impl<__P: ::rtcep::Probe> ::rtcep::Engine for #engine<__P> {
            type Event = #event;
            type Detection = #detection;
            type Action = ::rtcep::NoAction;
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

            fn next_action(
                &mut self,
            ) -> ::core::option::Option<::rtcep::Queued<::rtcep::NoAction>> {
                ::core::option::Option::None
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

            fn action_tally(&self, _: usize) -> ::core::option::Option<::rtcep::notice::Tally> {
                ::core::option::Option::None
            }
        }
    }
}
