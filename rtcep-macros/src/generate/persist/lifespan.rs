//! What is open of a lifespan, and the timers of its situations.

use super::super::names::{Names, field, lifespan_field, value_type};
use super::super::{initiator, instances, timers};
use super::parts::{Parts, into};
use super::stored::form;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use rtcep_lang::Model;
use rtcep_lang::cost::Costs;
use rtcep_lang::model::{ClockEnd, Lifespan, Moment};
use rtcep_lang::plan::{SituationPlan, Timing};

impl Parts {
    /// What is open of a lifespan: when it opened, keys, what is frozen, and the
    /// states of its situations.
    pub(super) fn lifespan(&mut self, model: &Model, names: &Names, costs: &Costs, l: usize) {
        let lifespan = &model.lifespans[l];
        let field = lifespan_field(model, l);
        let slots = Literal::u32_unsuffixed(lifespan.slots());
        let block = quote!(::rtcep::storage::Slots<#slots>);
        let here = into(&quote!(#field.slots));
        let [lasts, any, ends] = clock(lifespan);
        let openings = lifespan.openings();
        let (since, ticks) = (&openings.since, &openings.ticks);
        let mut situations = model.situations_in(l).into_iter();
        let waits = situations.any(|s| timers::after(&costs.plans[s]).is_some());
        let read = waits.then(|| quote!(let read = from.clone();));
        // What opens at startup alone decides nothing, and when that was is not written.
        let load = if lifespan.ever().is_some() && !openings.is_empty() {
            let starts = lifespan.starts();
            let moments = quote!(#starts, &[#(#since),*], &[#(#ticks),*]);
            quote!(<#block>::load_of_moments(from, #here, #moments)?)
        } else {
            quote!(<#block>::load(from, #here)?)
        };
        let most = (costs.open[l].all < u64::from(lifespan.slots())).then(|| {
            let all = Literal::u64_unsuffixed(costs.open[l].all);
            quote!(from.demand(open <= #all, ::rtcep::persist::Problem::Length)?;)
        });
        self.add(
            &quote!(#field: #slots,).to_string(),
            quote!(<#block>::SNAPSHOT_BYTES),
            quote!(self.#field.slots.save(to);),
            quote!(#read #lasts let open = #load; #most #any #ends),
        );
        if !openings.is_empty() {
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
                let most = u64::from(lifespan.per_key()).min(costs.open[l].key);
                let most = Literal::u64_unsuffixed(most);
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
        if let Some((ty, _)) = initiator::column(model, names, l) {
            self.column(&quote!(#field.init), &ty, (&field, &slots));
        }
        for s in model.situations_in(l) {
            let (state, ty) = (self::field(model, s), names.state(model, s));
            let (state, ty) = (quote!(#state), quote!([#ty; #slots]));
            let Some(after) = timers::after(&costs.plans[s]) else {
                self.column(&state, &ty, (&field, &slots));
                continue;
            };
            // What waits has come since its instance opened, which counts rest on.
            let here = into(&state);
            let alike = costs.waiting[s].is_some_and(|waiting| waiting.alike);
            let load = quote! {
                from.leaves_after(#after);
                let instances = read.clone();
                ::rtcep::persist::load_since_opening::<#ty>(from, instances, open, #alike, #here)?;
                from.of_any_age();
            };
            self.column_loaded(&state, &ty, (&field, &slots), load);
        }
        for s in model.situations_in(l) {
            self.timers(model, s, costs, Some((&field, &slots)));
        }
    }

    /// The timers of a situation, and what it has missed.
    pub(super) fn timers(
        &mut self,
        model: &Model,
        s: usize,
        costs: &Costs,
        instances: Option<(&Ident, &Literal)>,
    ) {
        let plan = &costs.plans[s];
        self.load.extend(waits(plan));
        for (field, ty) in timers::kept(model, s) {
            self.part(&field, &ty);
        }
        let Some(due) = timers::due(model, s) else {
            return;
        };
        let ty = timers::due_type(model, s);
        let (state, set) = (field(model, s), timers::set_name(model, s));
        match (timers::after(plan), instances) {
            // When each is due stands in the situation's own list.
            (Some(_), Some(_)) => self.load.push(quote! {
                if let ::core::option::Option::Some(engine) = into.as_deref_mut() {
                    for slot in (0..=u16::MAX).take(open) {
                        let state = engine.#state.get(usize::from(slot));
                        let due = state.and_then(|state| state.due());
                        engine.#set(slot, due);
                    }
                }
            }),
            (Some(_), None) => self.load.push(quote! {
                if let ::core::option::Option::Some(engine) = into.as_deref_mut() {
                    let due = engine.#state.due();
                    engine.#set(0, due);
                }
            }),
            (None, Some(instances)) => {
                self.column(&due, &ty, instances);
                let (field, _) = instances;
                self.load.extend(lasting(model, s, plan).map(|lasting| {
                    quote! {
                        if let ::core::option::Option::Some(engine) = into.as_deref_mut() {
                            let slots = &engine.#field.slots;
                            ::rtcep::persist::in_step(from, slots, &mut engine.#due, #lasting);
                        }
                    }
                }));
            }
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
        if costs.waiting[s].is_some_and(|waiting| waiting.exact) {
            self.load.push(quote! {
                if let ::core::option::Option::Some(engine) = into.as_deref_mut() {
                    engine.#due.exact();
                }
            });
        }
    }
}

/// The period of an `every`, and how long its instances last, if an interval ends them
/// later.
fn lasting(model: &Model, s: usize, plan: &SituationPlan) -> Option<TokenStream> {
    let (lasts, _) = model.lifespans[model.situations[s].lifespan].after()?;
    match timers::timing(plan)? {
        Timing::Every(period) if period < lasts => Some(quote!([#period, #lasts])),
        _ => None,
    }
}

/// Tells the reader of a snapshot how long the timers of a situation can wait.
fn waits(plan: &SituationPlan) -> Option<TokenStream> {
    Some(match timers::timing(plan)? {
        Timing::At(Moment::SinceStartup(ticks)) => quote! {
            let moment = from.since_startup(#ticks);
            from.due_at(moment);
        },
        Timing::At(Moment::Tick(tick)) => {
            quote!(from.due_at(::core::option::Option::Some(#tick));)
        }
        Timing::Every(ticks) | Timing::After(ticks) => quote!(from.due_within(#ticks);),
    })
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
