//! Snapshots: what the parts of an engine are, in the order in which they are
//! written. How each is written is said in the core.

use super::names::{Names, field, ident, lifespan_field, list, value_type, variant};
use super::situation::{kept, storage};
use super::{instances, moment, parts, timers};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::Model;
use rtcep_lang::cost::Costs;
use rtcep_lang::fingerprint::{fingerprint, of_text};
use rtcep_lang::model::{ClockEnd, Lifespan, Moment, Type};
use rtcep_lang::plan::SituationPlan;

pub(super) fn persist(model: &Model, names: &Names, costs: &Costs) -> TokenStream {
    let enums = enumerations(model);
    let states = costs.plans.iter().enumerate();
    let states: TokenStream = states
        .map(|(s, plan)| state(model, names, s, plan))
        .collect();
    let engine = Parts::of_engine(model, names, costs);
    let rules = fingerprint(model);
    let layout = of_text(&format!("{states} {}", engine.layout));
    let (name, bytes) = (&names.engine, &engine.bytes);
    let (save, load) = (&engine.save, &engine.load);
    quote! {
        #enums
        #states

        #[allow(clippy::all, clippy::pedantic, clippy::nursery)]
        impl<__P: ::rtcep::Probe> ::rtcep::persist::Part for #name<__P> {
            const BYTES: usize = 0_usize #(.saturating_add(#bytes))*;

            fn save(&self, to: &mut ::rtcep::persist::Writer<'_>) {
                #(#save)*
            }

            fn load(
                from: &mut ::rtcep::persist::Reader<'_>,
                mut into: ::core::option::Option<&mut Self>,
            ) -> ::core::result::Result<(), ::rtcep::persist::Corrupt> {
                #(#load)*
                ::core::result::Result::Ok(())
            }
        }

        impl<__P: ::rtcep::Probe> ::rtcep::Snapshot for #name<__P> {
            const FINGERPRINT: ::rtcep::persist::Fingerprint = ::rtcep::persist::Fingerprint {
                rules: #rules,
                layout: #layout,
            };
        }
    }
}

/// The parts of the engine.
#[derive(Default)]
struct Parts {
    bytes: Vec<TokenStream>,
    save: Vec<TokenStream>,
    load: Vec<TokenStream>,
    /// What distinguishes one order of parts from another.
    layout: String,
}

impl Parts {
    fn of_engine(model: &Model, names: &Names, costs: &Costs) -> Self {
        let mut parts = Self::default();
        // The clock and the accounts say what numbers others may have.
        parts.part(&quote!(clock), &quote!(::rtcep::engine::Clock));
        parts.part(&quote!(accounts), &names.accounts(model));
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
                parts.timers(model, s, &costs.plans[s], None);
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

    fn add(&mut self, layout: &str, bytes: TokenStream, save: TokenStream, load: TokenStream) {
        self.layout.push_str(layout);
        self.bytes.push(bytes);
        self.save.push(save);
        self.load.push(load);
    }

    /// A field that is a part by itself.
    fn part(&mut self, field: &TokenStream, ty: &TokenStream) {
        let into = into(field);
        self.add(
            &quote!(#field: #ty,).to_string(),
            quote!(<#ty as ::rtcep::persist::Part>::BYTES),
            quote!(::rtcep::persist::Part::save(&self.#field, to);),
            quote!(<#ty as ::rtcep::persist::Part>::load(from, #into)?;),
        );
    }

    /// What is open of a lifespan: when it opened, keys, what is frozen, and the
    /// states of its situations.
    fn lifespan(&mut self, model: &Model, names: &Names, costs: &Costs, l: usize) {
        let lifespan = &model.lifespans[l];
        let field = lifespan_field(model, l);
        let slots = Literal::u32_unsuffixed(lifespan.slots());
        let block = quote!(::rtcep::storage::Slots<#slots>);
        let here = into(&quote!(#field.slots));
        let [lasts, any, ends] = clock(lifespan);
        self.add(
            &quote!(#field: #slots,).to_string(),
            quote!(<#block>::SNAPSHOT_BYTES),
            quote!(self.#field.slots.save(to);),
            quote!(#lasts let open = <#block>::load(from, #here)?; #any #ends),
        );
        let openings = lifespan.openings();
        if !openings.is_empty() {
            let (since, ticks) = (&openings.since, &openings.ticks);
            let here = into(&quote!(#field.moments));
            self.load.push(quote! {
                ::rtcep::persist::moments(from, &[#(#since),*], &[#(#ticks),*], #here);
            });
        }
        if let Some(key) = &lifespan.key {
            let (ty, form) = (value_type(&model.enums, key.ty), form(model, key.ty));
            let here = into(&quote!(#field.keys));
            let load = if lifespan.met() == 1 {
                quote!(::rtcep::persist::keys::<#form, #ty, #slots>(from, open, #here)?;)
            } else {
                let most = Literal::u32_unsuffixed(lifespan.per_key());
                quote!(
                    ::rtcep::persist::several_keys::<#form, #ty, #slots>(from, open, #most, #here)?;
                )
            };
            self.add(
                &quote!(#field.keys: #ty as #form,).to_string(),
                quote!(<#ty as ::rtcep::persist::Item<#form>>::BYTES.saturating_mul(#slots)),
                quote!(self.#field.keys.save::<#form>(&self.#field.slots, to);),
                load,
            );
        }
        if instances::freezes(lifespan) {
            let here = into(&quote!(#field.frozen));
            self.add(
                "frozen,",
                quote!(1),
                quote!(::rtcep::persist::Part::save(&self.#field.frozen, to);),
                quote!(::rtcep::persist::flag(from, open, #here)?;),
            );
        }
        if instances::freezes_keys(lifespan) {
            let words = Literal::u32_unsuffixed(lifespan.slots().div_ceil(64));
            self.column(
                &quote!(#field.frozen_keys),
                &quote!(::rtcep::storage::Mask<#words>),
                (&field, &slots),
            );
        }
        for s in model.situations_in(l) {
            let (state, ty) = (super::names::field(model, s), names.state(model, s));
            let waits =
                timers::after(&costs.plans[s]).map(|after| quote!(from.leaves_after(#after);));
            let any = waits.is_some().then(|| quote!(from.of_any_age();));
            self.load.extend(waits);
            self.column(&quote!(#state), &quote!([#ty; #slots]), (&field, &slots));
            self.load.extend(any);
        }
        for s in model.situations_in(l) {
            self.timers(model, s, &costs.plans[s], Some((&field, &slots)));
        }
    }

    /// The timers of a situation, and what it has missed.
    fn timers(
        &mut self,
        model: &Model,
        s: usize,
        plan: &SituationPlan,
        instances: Option<(&Ident, &Literal)>,
    ) {
        for (field, ty) in timers::kept(model, s) {
            self.part(&field, &ty);
        }
        let Some(due) = timers::due(model, s) else {
            return;
        };
        let ty = timers::due_type(model, s);
        let state = field(model, s);
        match (timers::after(plan), instances) {
            // When each is due stands in the situation's own list.
            (Some(_), Some(_)) => self.load.push(quote! {
                if let ::core::option::Option::Some(engine) = into.as_deref_mut() {
                    for (slot, state) in (0..=u16::MAX).zip(&engine.#state).take(open) {
                        engine.#due.set(slot, state.due());
                    }
                }
            }),
            (Some(_), None) => self.load.push(quote! {
                if let ::core::option::Option::Some(engine) = into.as_deref_mut() {
                    engine.#due.set(0, engine.#state.due());
                }
            }),
            (None, Some(instances)) => self.column(&due, &ty, instances),
            (None, None) => {
                let into = into(&due);
                self.add(
                    "due,",
                    quote!(8),
                    quote!(::rtcep::persist::Column::save(&self.#due, 0, to);),
                    quote!(<#ty as ::rtcep::persist::Column>::load(from, 0, #into)?;),
                );
            }
        }
    }

    /// Something of each open instance of a lifespan.
    fn column(
        &mut self,
        column: &TokenStream,
        ty: &TokenStream,
        (lifespan, slots): (&Ident, &Literal),
    ) {
        let into = into(column);
        self.add(
            &quote!(#column: #ty,).to_string(),
            quote!(<#ty as ::rtcep::persist::Column>::BYTES.saturating_mul(#slots)),
            quote!(::rtcep::persist::save(&self.#column, &self.#lifespan.slots, to);),
            quote!(::rtcep::persist::load::<#ty>(from, open, #into)?;),
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

/// What the clock says of the open instances of a lifespan: before they are read,
/// behind that, and of all of them.
fn clock(lifespan: &Lifespan) -> [Option<TokenStream>; 3] {
    let lasts = lifespan.clock_ends().into_iter();
    let lasts = lasts.filter_map(|(end, _)| match end {
        ClockEnd::After(ticks) => Some(ticks),
        ClockEnd::At(_) => None,
    });
    let lasts = lasts.min().map(|ticks| quote!(from.leaves_after(#ticks);));
    let any = lasts.is_some().then(|| quote!(from.of_any_age();));
    let (mut since, mut ticks) = (Vec::new(), Vec::new());
    for end in lifespan.absolute_ends() {
        match end {
            Moment::SinceStartup(t) => since.push(t),
            Moment::Tick(t) => ticks.push(t),
        }
    }
    let ends = !(since.is_empty() && ticks.is_empty());
    let ends =
        ends.then(|| quote!(::rtcep::persist::ends(from, open, &[#(#since),*], &[#(#ticks),*])?;));
    [lasts, any, ends]
}

/// Where a field is kept.
fn into(field: &TokenStream) -> TokenStream {
    quote!(into.as_deref_mut().map(|engine| &mut engine.#field))
}

/// The state of a situation, and the candidates of its lists.
fn state(model: &Model, names: &Names, s: usize, plan: &SituationPlan) -> TokenStream {
    let candidates = plan.lists.iter().map(|l| {
        let name = names.candidate(model, s, l.operands[0]);
        let kept = kept(model, plan, l);
        let (fields, types) = (kept.iter().map(|k| &k.name), kept.iter().map(|k| &k.ty));
        let none = quote!(());
        let forms = kept.iter().map(|k| match k.attribute {
            Some(ty) => form(model, ty),
            None => none.clone(),
        });
        let t = l.time.then(|| ident("__t"));
        let n = l.order.then(|| ident("__n"));
        quote!(::rtcep::stored_item!(#name { #(#fields: #types as #forms,)* } age(#t, #n));)
    });
    let name = names.state(model, s);
    let lists = plan.lists.iter().map(|l| list(model, s, l.operands[0]));
    let storages = plan.lists.iter().map(|l| storage(model, names, s, l));
    let ended = plan.ends.then(|| quote!(ended: bool,));
    let frozen = plan.freezes.then(|| quote!(frozen: bool,));
    let own = parts::parts(model, names, s, plan).fields;
    // The marks of the combinations that are done are those of one event.
    quote! {
        #(#candidates)*
        ::rtcep::stored_part!(#name { #(#lists: #storages,)* #ended #frozen #own });
    }
}

/// How values of a type are written, as the `Form` of `persist::Item`.
fn form(model: &Model, ty: Type) -> TokenStream {
    let adopted = match ty {
        Type::Enum(e) => model.enums.get(e).and_then(|def| def.adopted.as_deref()),
        _ => None,
    };
    adopted.map_or_else(
        || quote!(()),
        |alias| {
            let form = form_name(alias);
            quote!(#form)
        },
    )
}

fn form_name(alias: &str) -> Ident {
    format_ident!("{alias}_form")
}

/// Variants by declaration. An adopted enumeration may have more of them, and
/// other engines may adopt it: so its form is a type of this one.
fn enumerations(model: &Model) -> TokenStream {
    let all = model.enums.iter().enumerate().map(|(e, def)| {
        let ty = value_type(&model.enums, Type::Enum(e));
        let form = form(model, Type::Enum(e));
        let marker = def.adopted.as_deref().map(|alias| {
            let form = form_name(alias);
            quote! {
                #[doc(hidden)]
                #[allow(non_camel_case_types, dead_code, missing_debug_implementations)]
                struct #form;
            }
        });
        let title = &def.name;
        let variants = def.variants.iter().zip(0u16..).map(|(v, i)| {
            let (i, variant) = (Literal::u16_unsuffixed(i), variant(def, v));
            quote!(#i: #variant)
        });
        quote!(#marker ::rtcep::stored_variants!(#ty as #form, #title { #(#variants,)* });)
    });
    all.collect()
}
