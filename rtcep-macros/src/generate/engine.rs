//! The engine's struct, `process` and the transitive closure.

use super::bounds;
use super::names::{Names, docs, entry, field, ident, method, source_type};
use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::Model;
use rtcep_lang::cost::{Costs, EntryCosts};
use rtcep_lang::model::Source;
use rtcep_lang::resolve::Names as Places;

pub(super) fn engine(model: &Model, names: &Names, costs: &Costs, places: &Places) -> TokenStream {
    let (visibility, engine) = (&names.visibility, &names.engine);
    let doc = docs(&model.doc, "An engine of fixed capacity for its rules.");
    let fields: Vec<_> = (0..model.situations.len())
        .map(|s| field(model, s))
        .collect();
    let states: Vec<_> = (0..model.situations.len())
        .map(|s| names.state(model, s))
        .collect();
    let entries = (0..model.events.len()).map(|e| typed_entry(model, names, costs, places, e));
    let derived = (0..model.situations.len())
        .filter(|&s| model.feeds(s))
        .map(|s| derived(model, names, costs, s));
    let implementation = implementation(model, names, costs);
    quote! {
        #doc
        #[derive(Clone, Debug)]
        #visibility struct #engine<__P = ::rtcep::NoProbe> {
            clock: ::rtcep::engine::Clock,
            #(#fields: #states,)*
            probe: __P,
        }

        #[allow(dead_code)]
        impl #engine {
            /// Worst-case operation counts, whatever the input.
            #visibility const BOUNDS: ::rtcep::Bounds = <Self as ::rtcep::Engine>::BOUNDS;

            /// An engine that has seen nothing yet.
            #[must_use]
            #visibility const fn new() -> Self {
                Self::with_probe(::rtcep::NoProbe)
            }
        }

        #[allow(dead_code)]
        impl<__P> #engine<__P> {
            /// An engine that reports its operations to `probe`.
            #[must_use]
            #visibility const fn with_probe(probe: __P) -> Self {
                Self {
                    clock: ::rtcep::engine::Clock::new(),
                    #(#fields: #states::new(),)*
                    probe,
                }
            }

            /// The probe.
            #visibility const fn probe(&self) -> &__P {
                &self.probe
            }

            /// The probe, to reset it.
            #visibility const fn probe_mut(&mut self) -> &mut __P {
                &mut self.probe
            }
        }

        impl<__P: ::core::default::Default> ::core::default::Default for #engine<__P> {
            fn default() -> Self {
                Self::with_probe(__P::default())
            }
        }

        #[allow(clippy::all, clippy::pedantic, clippy::nursery)]
        #[allow(dead_code, non_snake_case, unused_qualifications)]
        impl<__P: ::rtcep::Probe> #engine<__P> {
            #(#entries)*
            #(#derived)*
        }

        #implementation
    }
}

/// The type of instants in the resolution of the rules.
fn instant(model: &Model) -> TokenStream {
    let (numerator, denominator) = (model.resolution.numerator, model.resolution.denominator);
    quote!(::rtcep::time::Instant<#numerator, #denominator>)
}

/// `process_<event>`: clock, arrival, add phase, closure.
fn typed_entry(
    model: &Model,
    names: &Names,
    costs: &Costs,
    places: &Places,
    e: usize,
) -> TokenStream {
    let visibility = &names.visibility;
    let event = &model.events[e];
    let name = entry(&event.name, places.events[e].name);
    let ty = source_type(model, Source::Event(e));
    let instant = instant(model);
    let phase = add_phase(model, names, Source::Event(e), &costs.events[e].entries);
    let accept = if (0..model.situations.len()).any(|s| model.feeds(s)) {
        quote!(accept)
    } else {
        quote!(accept_underived)
    };
    let doc = format!(
        "Processes one `{}` with its transitive closure.\n\n# Errors\n\
         [`Late`](::rtcep::Late) if `t` is before an accepted call.",
        event.name
    );
    quote! {
        #[doc = #doc]
        #[inline]
        #visibility fn #name(
            &mut self,
            t: #instant,
            event: &#ty,
            sink: &mut impl ::rtcep::Sink<Self>,
        ) -> ::core::result::Result<(), ::rtcep::Late> {
            let now = self.clock.#accept(::rtcep::Timestamp::ticks(t))?;
            ::rtcep::Probe::count(&mut self.probe, ::rtcep::Scope::Engine, ::rtcep::Op::Arrival, 1);
            #phase
            ::core::result::Result::Ok(())
        }
    }
}

/// A detection as a derived event: taken when its add phase begins.
fn derived(model: &Model, names: &Names, costs: &Costs, s: usize) -> TokenStream {
    let name = format_ident!("derive_{}", field(model, s));
    let ty = ident(&model.situations[s].name);
    let phase = add_phase(model, names, Source::Situation(s), &costs.situations[s]);
    quote! {
        #[inline]
        fn #name(
            &mut self,
            cause: ::rtcep::engine::Trigger,
            event: &#ty,
            sink: &mut impl ::rtcep::Sink<Self>,
        ) {
            let now = self.clock.derive(cause);
            ::rtcep::Probe::count(&mut self.probe, ::rtcep::Scope::Engine, ::rtcep::Op::Derive, 1);
            #phase
        }
    }
}

/// The situations that an event enters by declaration, then the detections
/// that feed something, depth first in composition order.
fn add_phase(model: &Model, names: &Names, source: Source, entries: &[EntryCosts]) -> TokenStream {
    let on = method(model, source);
    let engine = &names.engine;
    let mut offers = TokenStream::new();
    let mut closure = TokenStream::new();
    for entry in entries {
        let s = entry.situation;
        let state = field(model, s);
        let feeds = model.feeds(s) && entry.detections > 0;
        if feeds {
            let kept = format_ident!("kept_{state}");
            let kept_ty = kept_type(model, entry);
            let derive = format_ident!("derive_{state}");
            offers.extend(quote! {
                let mut #kept = #kept_ty::new();
                self.#state.#on::<#engine<__P>, _, _>(now, event, &mut self.probe, sink, &mut #kept);
            });
            closure.extend(quote! {
                for event in &#kept {
                    self.#derive(now, event, sink);
                }
            });
        } else {
            offers.extend(quote! {
                self.#state.#on::<#engine<__P>, _, _>(now, event, &mut self.probe, sink);
            });
        }
    }
    let used = (entries.is_empty()).then(|| quote!(let _ = (now, event, &sink);));
    quote!(#used #offers #closure)
}

/// The buffer that keeps the detections of one trigger for the closure.
pub(super) fn kept_type(model: &Model, entry: &EntryCosts) -> TokenStream {
    let ty = ident(&model.situations[entry.situation].name);
    let capacity = usize::try_from(entry.detections).unwrap_or(usize::MAX);
    quote!(::rtcep::heapless::Vec::<#ty, #capacity>)
}

fn implementation(model: &Model, names: &Names, costs: &Costs) -> TokenStream {
    let (engine, event, detection) = (&names.engine, &names.event, &names.detection);
    let instant = instant(model);
    let arms = model.events.iter().map(|e| {
        let (variant, name) = (ident(&e.name), entry(&e.name, Span::call_site()));
        quote!(#event::#variant(event) => self.#name(t, event, sink))
    });
    let tallies = (0..model.situations.len()).map(|s| {
        let state = field(model, s);
        quote!(#s => ::core::option::Option::Some(self.#state.tally))
    });
    let bounds = bounds::bounds(model, names, costs);
    quote! {
        impl<__P: ::rtcep::Probe> ::rtcep::Engine for #engine<__P> {
            type Event = #event;
            type Detection = #detection;
            type Instant = #instant;

            const BOUNDS: ::rtcep::Bounds = #bounds;

            #[inline]
            fn process(
                &mut self,
                t: #instant,
                event: &#event,
                sink: &mut impl ::rtcep::Sink<Self>,
            ) -> ::core::result::Result<(), ::rtcep::Late> {
                match event { #(#arms),* }
            }

            fn advance(
                &mut self,
                t: #instant,
                sink: &mut impl ::rtcep::Sink<Self>,
            ) -> ::core::result::Result<(), ::rtcep::Late> {
                // Nothing in these rules waits for time: no timer can be due.
                let _ = sink;
                self.clock.advance(::rtcep::Timestamp::ticks(t))
            }

            fn late(&self) -> u64 {
                self.clock.late()
            }

            fn tally(&self, situation: usize) -> ::core::option::Option<::rtcep::notice::Tally> {
                match situation {
                    #(#tallies,)*
                    _ => ::core::option::Option::None,
                }
            }
        }
    }
}
