//! Moments: openings and ends that neither an event nor an interval brings
//! (language.md, 1.6 and 5), and the tick of startup that they count from.

use super::names::lifespan_field;
use proc_macro2::TokenStream;
use quote::quote;
use rtcep_lang::Model;
use rtcep_lang::model::{ClockEnd, Demand, End, Lifespan, Moment};

/// Whether the engine remembers the tick of startup.
pub(super) fn needs_startup(model: &Model) -> bool {
    let since = |moment| matches!(moment, Moment::SinceStartup(_));
    let mut lifespans = model.lifespans.iter();
    lifespans.any(|l| !l.openings().is_empty() || l.absolute_ends().any(since))
        || model.situations.iter().any(|s| match s.demand {
            Demand::At(moment) => since(moment),
            _ => false,
        })
}

/// The tick of a moment, as an `Option`: none if the clock does not reach it.
pub(super) fn moment(moment: Moment) -> TokenStream {
    match moment {
        Moment::SinceStartup(ticks) => quote!(self.startup.checked_add(#ticks)),
        Moment::Tick(tick) => quote!(::core::option::Option::Some::<u64>(#tick)),
    }
}

/// The next tick at which the clock ends instances of a lifespan, as an `Option`.
pub(super) fn next_end(model: &Model, l: usize) -> Option<TokenStream> {
    let slots = lifespan_field(model, l);
    let ends = model.lifespans[l].clock_ends().into_iter();
    let ends = ends.map(|(end, _)| match end {
        // All last equally long: the oldest is the first to end.
        ClockEnd::After(ticks) => quote!(self.#slots.slots.deadline(#ticks)),
        ClockEnd::At(at) => {
            let at = moment(at);
            quote! {
                if self.#slots.slots.is_empty() { ::core::option::Option::None } else { #at }
            }
        }
    });
    earliest(ends)
}

/// The first of several ticks, each an `Option`.
fn earliest(ticks: impl Iterator<Item = TokenStream>) -> Option<TokenStream> {
    ticks.reduce(|first, other| quote!(::rtcep::engine::earlier(#first, #other)))
}

/// How the instance in the first slot ends at the tick `due`, as an `Option` of
/// whether it is terminated: of ends at one tick, as the first declared says.
pub(super) fn ends_now(model: &Model, l: usize) -> TokenStream {
    let slots = lifespan_field(model, l);
    let none = quote!(::core::option::Option::None);
    let ends = model.lifespans[l].clock_ends().into_iter().rev();
    ends.fold(none, |otherwise, (end, how)| {
        let at = match end {
            ClockEnd::After(ticks) => quote!(self.#slots.slots.deadline(#ticks)),
            ClockEnd::At(at) => moment(at),
        };
        let terminated = how == End::Terminate;
        quote! {
            if #at == ::core::option::Option::Some(due) {
                ::core::option::Option::Some(#terminated)
            } else {
                #otherwise
            }
        }
    })
}

/// Sets the engine's timer for the ends of an instance that opens at `t`.
pub(super) fn armed(model: &Model, l: usize) -> TokenStream {
    let ends = model.lifespans[l].clock_ends().into_iter();
    ends.map(|(end, _)| {
        let due = match end {
            ClockEnd::After(ticks) => quote!(t.checked_add(#ticks)),
            ClockEnd::At(at) => moment(at),
        };
        quote! {
            if let ::core::option::Option::Some(due) = #due {
                self.next_due = ::core::cmp::Ord::min(self.next_due, due);
            }
        }
    })
    .collect()
}

/// Whether an absolute end has come by the tick `t`: nothing opens any more.
/// None for a lifespan that has none.
pub(super) fn over(lifespan: &Lifespan, t: &TokenStream) -> Option<TokenStream> {
    let ends = lifespan.absolute_ends().map(|end| match end {
        Moment::Tick(tick) => quote!((#t >= #tick)),
        since @ Moment::SinceStartup(_) => {
            let end = moment(since);
            quote!(#end.is_some_and(|end| #t >= end))
        }
    });
    ends.reduce(|first, other| quote!(#first | #other))
}

/// What a lifespan's openings are asked with: the constants of the rules, and
/// the tick of startup. None for a lifespan without any.
pub(super) fn openings(lifespan: &Lifespan) -> Option<TokenStream> {
    let openings = lifespan.openings();
    let (since, ticks) = (&openings.since, &openings.ticks);
    (!openings.is_empty()).then(|| quote!(&[#(#since),*], &[#(#ticks),*], self.startup))
}
