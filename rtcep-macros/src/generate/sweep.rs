//! Timers: the ends of lifespans that come after an interval, tick by tick
//! (language.md, 1.3), and the openings at startup.

use super::names::{Names, lifespan_field};
use super::{lifetime, terminate};
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

/// Lifespans whose instances end after an interval.
fn timed(model: &Model) -> impl Iterator<Item = (usize, u64, End)> + '_ {
    model
        .lifespans
        .iter()
        .enumerate()
        .filter_map(|(l, lifespan)| {
            let (after, end) = lifespan.after()?;
            Some((l, after, end))
        })
}

/// When the next timer is due, as an `Option` of ticks.
pub(super) fn next(model: &Model) -> TokenStream {
    let deadlines = timed(model).map(|(l, after, _)| {
        let field = lifespan_field(model, l);
        quote! {
            if let ::core::option::Option::Some(due) = self.#field.slots.deadline(#after) {
                next = ::core::option::Option::Some(next.map_or(due, |next: u64| {
                    ::core::cmp::Ord::min(next, due)
                }));
            }
        }
    });
    quote! {
        let mut next = ::core::option::Option::<u64>::None;
        #(#deadlines)*
    }
}

/// `sweep`, where there are timers or openings at startup.
pub(super) fn methods(model: &Model, names: &Names, costs: &Costs) -> TokenStream {
    if !costs.timed {
        return quote!();
    }
    let start: TokenStream = (0..model.lifespans.len())
        .filter(|&l| model.lifespans[l].starts() && !model.lifespans[l].is_static())
        .map(|l| lifetime::start(model, l))
        .collect();
    let start = (!start.is_empty()).then(|| quote!(if cause.is_first() { #start }));
    let checks = timed(model).count() as u64;
    let next = next(model);
    let close = timed(model).map(|(l, after, end)| {
        let field = lifespan_field(model, l);
        let (close, ended) = (
            format_ident!("close_{field}"),
            format_ident!("ended_{field}"),
        );
        let terminated = end == End::Terminate;
        let most = model.lifespans[l].slots();
        // All last equally long: those that are due are the oldest ones.
        quote! {
            let mut closed = false;
            for _ in 0..#most {
                let ::core::option::Option::Some(slot) = self.#field.slots.first() else { break };
                if self.#field.slots.deadline(#after) != ::core::option::Option::Some(due) { break }
                self.#close(slot, ::core::option::Option::None, #terminated);
                closed = true;
            }
            // What ends at a tick was open up to the one before.
            if closed { self.#ended(due.saturating_sub(1)); }
        }
    });
    let concluding: Vec<usize> = timed(model)
        .filter(|(_, _, end)| *end == End::Terminate)
        .map(|(l, ..)| l)
        .collect();
    let conclude = terminate::conclude(model, names, &concluding, kept(model, costs));
    let rounds = costs.sweep.checks;
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
                #conclude
            }
        }
    }
}

/// Detections that the ends of one tick keep at most.
pub(super) fn kept(model: &Model, costs: &Costs) -> u64 {
    let entries = costs.sweep.entered.entries.iter();
    entries
        .filter(|e| model.feeds(e.situation))
        .fold(0u64, |sum, entry| {
            let lifespan = &model.lifespans[model.situations[entry.situation].lifespan];
            let one = entry.detections_each;
            sum.saturating_add(one.saturating_mul(u64::from(lifespan.slots())))
        })
}
