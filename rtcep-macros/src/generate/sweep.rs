//! Timers, tick by tick (language.md, 1.3): the ends of lifespans, the openings
//! at moments, and the openings at startup.

use super::context::number;
use super::names::{Names, lifespan_field};
use super::{lifetime, moment, opening, terminate, timers};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use rtcep_lang::Model;
use rtcep_lang::cost::Costs;
use rtcep_lang::model::End;

/// Looks whether a timer may be due, before the event.
pub(super) fn gate(costs: &Costs) -> TokenStream {
    if !costs.timed {
        return quote!();
    }
    quote! {
        ::rtcep::Probe::count(
            &mut self.probe, ::rtcep::Scope::Engine, ::rtcep::Op::TimerCheck, 1
        );
        if cause.t >= self.next_due {
            self.sweep(cause, sink);
        }
    }
}

/// Whether the first call looks at the timers, whatever its tick: something
/// begins at startup.
pub(super) fn begins(model: &Model) -> bool {
    let mut lifespans = model.lifespans.iter();
    let starts = lifespans.any(|l| l.starts() && !l.is_static());
    starts || moment::needs_startup(model) || !timers::start(model).is_empty()
}

/// Lifespans whose instances the clock ends.
fn ending(model: &Model) -> impl Iterator<Item = usize> + '_ {
    (0..model.lifespans.len()).filter(|&l| !model.lifespans[l].clock_ends().is_empty())
}

/// When the next timer is due, as an `Option` of ticks.
pub(super) fn next(model: &Model) -> TokenStream {
    let ends = (0..model.lifespans.len()).filter_map(|l| moment::next_end(model, l));
    let openings = (0..model.lifespans.len()).filter_map(|l| {
        let field = lifespan_field(model, l);
        let openings = moment::openings(&model.lifespans[l])?;
        let next = quote!(self.#field.moments.next(#openings));
        // What would open at or after the end of all is not waited for.
        Some(match moment::over(&model.lifespans[l], &quote!(due)) {
            None => next,
            Some(over) => quote!(#next.filter(|&due| !(#over))),
        })
    });
    let due = ends.chain(timers::next(model)).chain(openings);
    quote! {
        let mut next = ::core::option::Option::<u64>::None;
        #(next = ::rtcep::engine::earlier(next, #due);)*
    }
}

/// `sweep`, where there are timers or openings at startup.
pub(super) fn methods(model: &Model, names: &Names, costs: &Costs) -> TokenStream {
    if !costs.timed {
        return quote!();
    }
    let start = start(model);
    let next = next(model);
    let close = ending(model).map(|l| close(model, l));
    let concluding: Vec<usize> = ending(model)
        .filter(|&l| {
            let mut ends = model.lifespans[l].clock_ends().into_iter();
            ends.any(|(_, end)| end == End::Terminate)
        })
        .collect();
    let open: TokenStream = (0..model.lifespans.len())
        .filter_map(|l| open(model, names, l))
        .collect();
    let kept = kept(model, costs);
    let fire = timers::firing(model);
    let composed = terminate::conclude(model, names, &concluding, Some(&quote!(#fire #open)), kept);
    let (rounds, checks) = (costs.sweep.checks, costs.timers);
    quote! {
        /// The timers that are due at `cause`, tick by tick.
        #[cold]
        #[inline(never)]
        fn sweep(&mut self, cause: ::rtcep::engine::Trigger, sink: &mut impl ::rtcep::Sink<Self>) {
            #start
            let now = cause;
            for _ in 0..#rounds {
                ::rtcep::Probe::count(
                    &mut self.probe, ::rtcep::Scope::Engine, ::rtcep::Op::TimerCheck, #checks
                );
                #next
                let due = match next {
                    ::core::option::Option::Some(due) if due <= now.t => due,
                    waiting => {
                        self.next_due = waiting.unwrap_or(u64::MAX);
                        return;
                    }
                };
                let cause = now.timer(due);
                #(#close)*
                #composed
            }
        }
    }
}

/// What the first call begins with.
fn start(model: &Model) -> TokenStream {
    let startup = moment::needs_startup(model).then(|| quote!(self.startup = cause.t;));
    let moments = (0..model.lifespans.len()).filter_map(|l| {
        let ticks = model.lifespans[l].openings();
        let (field, ticks_of) = (lifespan_field(model, l), &ticks.ticks);
        (!ticks.is_empty()).then(|| quote!(self.#field.moments.start(&[#(#ticks_of),*], cause.t);))
    });
    let starting = (0..model.lifespans.len())
        .filter(|&l| model.lifespans[l].starts() && !model.lifespans[l].is_static())
        .map(|l| lifetime::start(model, l));
    let timers = timers::start(model);
    let begins = quote!(#startup #(#moments)* #(#starting)* #timers);
    if begins.is_empty() {
        return begins;
    }
    quote!(if cause.is_first() { #begins })
}

/// Closes the instances of a lifespan that end at the tick `due`.
fn close(model: &Model, l: usize) -> TokenStream {
    let field = lifespan_field(model, l);
    let (close, ended) = (
        format_ident!("close_{field}"),
        format_ident!("ended_{field}"),
    );
    let most = model.lifespans[l].slots();
    let (ends, number) = (moment::ends_now(model, l), number(l));
    // Those that are due are the oldest ones, or all.
    quote! {
        let mut closed = false;
        for _ in 0..#most {
            let ::core::option::Option::Some(slot) = self.#field.slots.first() else { break };
            let end: ::core::option::Option<bool> = #ends;
            let ::core::option::Option::Some(terminated) = end else { break };
            ::rtcep::Probe::count(
                &mut self.probe, ::rtcep::Scope::Lifespan(#number), ::rtcep::Op::Lapse, 1
            );
            self.#close(slot, ::core::option::Option::None, terminated);
            closed = true;
        }
        // What ends at a tick was open up to the one before.
        if closed { self.#ended(due.saturating_sub(1)); }
    }
}

/// Opens an instance, if a moment at which one opens is the tick `due`.
fn open(model: &Model, names: &Names, l: usize) -> Option<TokenStream> {
    let field = lifespan_field(model, l);
    let openings = moment::openings(&model.lifespans[l])?;
    let opening = opening::opening(model, names, None, l);
    Some(quote! {
        if self.#field.moments.next(#openings) == ::core::option::Option::Some(due) {
            self.#field.moments.pass(#openings, due);
            let now = cause;
            let _: ::core::option::Option<u16> = #opening;
        }
    })
}

/// Detections that the ends and the timers of one tick keep at most.
pub(super) fn kept(model: &Model, costs: &Costs) -> u64 {
    let entries = costs.sweep.entered.entries.iter();
    entries
        .filter(|e| model.feeds(e.situation))
        .fold(0u64, |sum, entry| {
            let lifespan = &model.lifespans[model.situations[entry.situation].lifespan];
            // All that waits in an instance may be due at one tick.
            let waiting = costs.plans[entry.situation].waiting();
            let one = entry.detections_each.saturating_mul(waiting);
            sum.saturating_add(one.saturating_mul(u64::from(lifespan.slots())))
        })
}
