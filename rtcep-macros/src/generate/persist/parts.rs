//! The fields of the engine.

use super::super::names::{Names, field};
use super::super::phases::numbers;
use super::super::{moment, timers};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use rtcep_lang::Model;
use rtcep_lang::cost::Costs;

/// The parts of the engine.
#[derive(Default)]
pub(super) struct Parts {
    pub(super) bytes: Vec<TokenStream>,
    pub(super) save: Vec<TokenStream>,
    pub(super) load: Vec<TokenStream>,
    /// What distinguishes one order of parts from another.
    pub(super) layout: String,
}

impl Parts {
    pub(super) fn of_engine(model: &Model, names: &Names, costs: &Costs) -> Self {
        let mut parts = Self::default();
        // The clock and the accounts say what numbers others may have.
        parts.part(&quote!(clock), &quote!(::rtcep::engine::Clock));
        let own = numbers(model);
        parts.load.push(quote!(from.numbered(#own)?;));
        parts.part(&quote!(accounts), &names.accounts(model));
        if !model.refers.is_empty() {
            let events = model.events.len();
            parts.part(
                &quote!(referred),
                &quote!([::rtcep::notice::Tally; #events]),
            );
        }
        if costs.timed && moment::needs_startup(model) {
            parts.startup();
        }
        for (s, situation) in model.situations.iter().enumerate() {
            if model.lifespans[situation.lifespan].is_static() {
                let (field, state) = (field(model, s), names.state(model, s));
                let waits = timers::after(&costs.plans[s]);
                let waits = waits.map(|after| quote!(from.leaves_after(#after);));
                let any = waits.is_some().then(|| quote!(from.of_any_age();));
                parts.load.extend(waits);
                parts.part(&quote!(#field), &quote!(#state));
                parts.load.extend(any);
                parts.timers(model, s, costs, None);
            }
        }
        for l in 0..model.lifespans.len() {
            if !model.lifespans[l].is_static() {
                parts.lifespan(model, names, costs, l);
            }
        }
        if costs.timed {
            parts.due();
        }
        parts
    }

    pub(super) fn add(
        &mut self,
        layout: &str,
        bytes: TokenStream,
        save: TokenStream,
        load: TokenStream,
    ) {
        self.layout.push_str(layout);
        self.bytes.push(bytes);
        self.save.push(save);
        self.load.push(load);
    }

    /// A field that is a part by itself.
    pub(super) fn part(&mut self, field: &TokenStream, ty: &TokenStream) {
        let into = into(field);
        self.add(
            &quote!(#field: #ty,).to_string(),
            quote!(<#ty as ::rtcep::persist::Part>::BYTES),
            quote!(::rtcep::persist::Part::save(&self.#field, to);),
            quote!(<#ty as ::rtcep::persist::Part>::load(from, #into)?;),
        );
    }

    /// Something of each open instance of a lifespan.
    pub(super) fn column(
        &mut self,
        column: &TokenStream,
        ty: &TokenStream,
        instances: (&Ident, &Literal),
    ) {
        let into = into(column);
        let load = quote!(::rtcep::persist::load::<#ty>(from, open, #into)?;);
        self.column_loaded(column, ty, instances, load);
    }

    /// The same, read in another way.
    pub(super) fn column_loaded(
        &mut self,
        column: &TokenStream,
        ty: &TokenStream,
        (lifespan, slots): (&Ident, &Literal),
        load: TokenStream,
    ) {
        self.add(
            &quote!(#column: #ty,).to_string(),
            quote!(<#ty as ::rtcep::persist::Column>::BYTES.saturating_mul(#slots)),
            quote!(::rtcep::persist::save(&self.#column, &self.#lifespan.slots, to);),
            load,
        );
    }

    /// The tick of startup.
    fn startup(&mut self) {
        let into = into(&quote!(startup));
        self.add(
            "startup,",
            quote!(8),
            quote!(::rtcep::persist::Part::save(&self.startup, to);),
            quote!(::rtcep::persist::startup(from, #into)?;),
        );
    }

    /// When the timers are looked at next: not after any of them is due.
    fn due(&mut self) {
        self.add(
            "next_due,",
            quote!(8),
            quote!(::rtcep::persist::Part::save(&self.next_due, to);),
            quote! {
                let due = <u64 as ::rtcep::persist::Item>::read(from)?;
                if let ::core::option::Option::Some(engine) = into {
                    let next = ::rtcep::Engine::next_deadline(&*engine);
                    let next = next.map_or(u64::MAX, ::rtcep::Timestamp::ticks);
                    engine.next_due = ::core::cmp::Ord::min(due, next);
                }
            },
        );
    }
}

/// Where a field is kept.
pub(super) fn into(field: &TokenStream) -> TokenStream {
    quote!(into.as_deref_mut().map(|engine| &mut engine.#field))
}
