//! The engine's struct, how it is made, and its typed entries.

use super::names::{Names, arrival, docs, entry, field, lifespan_field, source_type};
use super::{
    actions, adapters, hover, implementation, lifetime, moment, phases, stateless, sweep, timers,
};
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use rtcep_lang::Model;
use rtcep_lang::cost::Costs;
use rtcep_lang::model::Source;
use rtcep_lang::resolve::Names as Places;

pub(super) fn engine(model: &Model, names: &Names, costs: &Costs, places: &Places) -> TokenStream {
    let (visibility, engine) = (&names.visibility, &names.engine);
    let doc = docs(&model.doc, "An engine of fixed capacity for its rules.");
    let hover = hover::engine(model, costs);
    let state = State::new(model, names, costs);
    let (fields, types, values) = (&state.fields, &state.types, &state.values);
    let entries = (0..model.events.len()).map(|e| typed_entry(model, names, costs, places, e));
    let derived = (0..model.situations.len())
        .filter(|&s| model.feeds(s))
        .map(|s| phases::derived(model, names, costs, s));
    let lifespans = (0..model.lifespans.len()).map(|l| lifetime::methods(model, names, l));
    let stateless = stateless::methods(model, names, costs);
    let sweep = sweep::methods(model, names, costs);
    let timers = timers::methods(model, names, costs);
    let adapters = adapters::constructors(model, names);
    let implementation = implementation::implementation(model, names, costs);
    quote! {
        #doc
        #(#[doc = #hover])*
        #[derive(Clone, Debug)]
        #visibility struct #engine<__P = ::rtcep::NoProbe> {
            clock: ::rtcep::engine::Clock,
            #(#fields: #types,)*
            probe: __P,
        }

        #[allow(dead_code)]
        impl #engine {
            /// Worst-case operation counts, whatever the input.
            #visibility const BOUNDS: ::rtcep::Bounds = <Self as ::rtcep::Engine>::BOUNDS;

            /// Bytes of a snapshot at most.
            #visibility const SNAPSHOT_BYTES: usize = <Self as ::rtcep::Snapshot>::SNAPSHOT_BYTES;

            /// An engine that has seen nothing yet.
            #[must_use]
            #visibility const fn new() -> Self {
                Self::with_probe(::rtcep::NoProbe)
            }

            #adapters
        }

        #[allow(dead_code)]
        impl<__P> #engine<__P> {
            /// An engine that reports its operations to `probe`.
            #[must_use]
            #visibility const fn with_probe(probe: __P) -> Self {
                Self {
                    clock: ::rtcep::engine::Clock::new(),
                    #(#fields: #values,)*
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
        #[allow(dead_code, non_snake_case, unused_qualifications, unused_variables, unused_mut)]
        impl<__P: ::rtcep::Probe> #engine<__P> {
            #(#entries)*
            #(#derived)*
            #(#lifespans)*
            #stateless
            #sweep
            #timers
        }

        #implementation
    }
}

/// The fields of the engine between its clock and its probe.
struct State {
    fields: Vec<TokenStream>,
    types: Vec<TokenStream>,
    values: Vec<TokenStream>,
}

impl State {
    fn new(model: &Model, names: &Names, costs: &Costs) -> Self {
        let mut state = Self {
            fields: Vec::new(),
            types: Vec::new(),
            values: Vec::new(),
        };
        if costs.timed {
            // The first call looks at the timers: it begins what begins at startup.
            let due = if sweep::begins(model) {
                quote!(0)
            } else {
                quote!(u64::MAX)
            };
            state.add(quote!(next_due), quote!(u64), due);
            if moment::needs_startup(model) {
                state.add(quote!(startup), quote!(u64), quote!(0));
            }
        }
        for l in 0..model.lifespans.len() {
            if model.lifespans[l].is_static() {
                continue;
            }
            let (field, ty) = (lifespan_field(model, l), names.instances(model, l));
            state.add(quote!(#field), quote!(#ty), quote!(#ty::new()));
        }
        for [field, ty, value] in timers::fields(model) {
            state.add(field, ty, value);
        }
        for (s, situation) in model.situations.iter().enumerate() {
            let (field, ty) = (field(model, s), names.state(model, s));
            let lifespan = &model.lifespans[situation.lifespan];
            if lifespan.is_static() {
                state.add(quote!(#field), quote!(#ty), quote!(#ty::new()));
            } else {
                let slots = Literal::u32_unsuffixed(lifespan.slots());
                let new = quote!([const { #ty::new() }; #slots]);
                state.add(quote!(#field), quote!([#ty; #slots]), new);
            }
        }
        let accounts = names.accounts(model);
        let started = model.lifespans.iter().filter(|l| l.starts()).count() as u64;
        let queue = match actions::queue_type(model, names) {
            Some(queue) => quote!(<#queue>::new()),
            None => quote!(()),
        };
        let new = quote!(<#accounts>::new(#started, #queue));
        state.add(quote!(accounts), accounts, new);
        if !model.refers.is_empty() {
            // Faults of the rules that make an event, by event.
            let events = model.events.len();
            let new = quote!([::rtcep::notice::Tally::ZERO; #events]);
            let ty = quote!([::rtcep::notice::Tally; #events]);
            state.add(quote!(referred), ty, new);
        }
        state
    }

    fn add(&mut self, field: TokenStream, ty: TokenStream, value: TokenStream) {
        self.fields.push(field);
        self.types.push(ty);
        self.values.push(value);
    }
}

/// The type of instants in the resolution of the rules.
pub(super) fn instant(model: &Model) -> TokenStream {
    let (numerator, denominator) = (model.resolution.numerator, model.resolution.denominator);
    quote!(::rtcep::time::Instant<#numerator, #denominator>)
}

/// `process_<event>`: clock, timers, and then the event. What comes behind the timers
/// is apart: `process` looks at the clock once and asks for the type only then.
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
    let arrival = arrival(&event.name);
    let ty = source_type(model, Source::Event(e));
    let instant = instant(model);
    let sweep = sweep::gate(costs);
    let processed = stateless::processed(model, names, costs, Source::Event(e));
    let doc = format!(
        "Processes one `{}` with its transitive closure.\n{}\n\n# Errors\n\
         [`Late`](::rtcep::Late) if `t` is before an accepted call.",
        event.name,
        hover::event(costs, e).join("\n")
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
            let cause = self.clock.accept(::rtcep::Timestamp::ticks(t))?;
            #sweep
            self.#arrival(cause, event, sink);
            ::core::result::Result::Ok(())
        }

        #[inline]
        fn #arrival(
            &mut self,
            cause: ::rtcep::engine::Trigger,
            event: &#ty,
            sink: &mut impl ::rtcep::Sink<Self>,
        ) {
            ::rtcep::Probe::count(&mut self.probe, ::rtcep::Scope::Engine, ::rtcep::Op::Arrival, 1);
            #processed
        }
    }
}
