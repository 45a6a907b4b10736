//! The timers of a situation in the engine: when they are due, by slot
//! (language.md, 1.3 and 4.5).

use super::context::number;
use super::names::{Names, field};
use super::{firing, moment};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::Model;
use rtcep_lang::cost::Costs;
use rtcep_lang::model::Kind;
use rtcep_lang::plan::{Machine, SituationPlan, Timing, misses};

/// The engine's field with what is due.
pub(super) fn due_name(model: &Model, s: usize) -> Ident {
    format_ident!("due_{}", field(model, s))
}

pub(super) fn timing(plan: &SituationPlan) -> Option<Timing> {
    match plan.machine {
        Machine::Timer(timing) => Some(timing),
        _ => None,
    }
}

/// The engine's field with the periods that late calls have skipped.
pub(super) fn missed_name(model: &Model, s: usize) -> Ident {
    format_ident!("missed_{}", field(model, s))
}

/// These fields with their types and values.
pub(super) fn fields(model: &Model) -> Vec<[TokenStream; 3]> {
    let mut fields = Vec::new();
    for s in temporal(model) {
        let (due, ty) = (due_name(model, s), due_type(model, s));
        fields.push([quote!(#due), ty, quote!(::rtcep::storage::Timers::new())]);
        if misses(model, &model.situations[s]) {
            let missed = missed_name(model, s);
            fields.push([quote!(#missed), quote!(u64), quote!(0)]);
        }
    }
    fields
}

/// The type of what is due.
pub(super) fn due_type(model: &Model, s: usize) -> TokenStream {
    let lifespan = &model.lifespans[model.situations[s].lifespan];
    let slots = if lifespan.is_static() {
        1
    } else {
        lifespan.slots()
    };
    let slots = Literal::u32_unsuffixed(slots);
    quote!(::rtcep::storage::Timers<#slots>)
}

/// The engine's field with what is due of a situation, if it has timers.
pub(super) fn due(model: &Model, s: usize) -> Option<TokenStream> {
    let due = due_name(model, s);
    model.situations[s].kind.temporal().then(|| quote!(#due))
}

/// The fields of a situation that are parts of the engine by themselves, with
/// their types.
pub(super) fn kept(model: &Model, s: usize) -> Vec<(TokenStream, TokenStream)> {
    let due = due(model, s).map(|due| (due, due_type(model, s)));
    let missed = missed_name(model, s);
    let missed = misses(model, &model.situations[s]).then(|| (quote!(#missed), quote!(u64)));
    due.into_iter().chain(missed).collect()
}

/// After how many ticks an event of a situation is due.
pub(super) fn after(plan: &SituationPlan) -> Option<u64> {
    match timing(plan) {
        Some(Timing::After(ticks)) => Some(ticks),
        _ => None,
    }
}

/// What the situations have told of, by what their accounts say.
pub(super) fn tally(model: &Model) -> TokenStream {
    let account = quote! {
        self.accounts.situations.get(situation).map(|account| account.tally())
    };
    let arms: TokenStream = temporal(model)
        .filter(|&s| misses(model, &model.situations[s]))
        .map(|s| {
            let missed = missed_name(model, s);
            quote!(#s => tally.missed = self.#missed,)
        })
        .collect();
    if arms.is_empty() {
        return account;
    }
    quote! {
        let mut tally = #account?;
        match situation {
            #arms
            _ => {}
        }
        ::core::option::Option::Some(tally)
    }
}

/// The situations with timers of their own.
fn temporal(model: &Model) -> impl Iterator<Item = usize> + '_ {
    (0..model.situations.len()).filter(|&s| model.situations[s].kind.temporal())
}

/// A slot of lifespan `l` closes: nothing of it is due any more.
pub(super) fn stop(model: &Model, l: usize) -> TokenStream {
    temporal(model)
        .filter(|&s| model.situations[s].lifespan == l)
        .map(|s| {
            let due = due_name(model, s);
            quote!(self.#due.stop(slot);)
        })
        .collect()
}

/// An instance of lifespan `l` opens at `t`, in `slot`, or with the engine.
pub(super) fn armed(model: &Model, l: usize) -> TokenStream {
    arming(model, l)
        .map(|s| {
            let arm = format_ident!("arm_{}", field(model, s));
            quote!(self.#arm(slot, t);)
        })
        .collect()
}

/// The situations of a lifespan whose timers its opening sets.
pub(super) fn arming(model: &Model, l: usize) -> impl Iterator<Item = usize> + '_ {
    let by_opening = |s: &usize| model.situations[*s].kind != Kind::After;
    let here = temporal(model).filter(move |&s| model.situations[s].lifespan == l);
    here.filter(by_opening)
}

/// What the first call sets in the lifespans that are open for ever.
pub(super) fn start(model: &Model) -> TokenStream {
    (0..model.lifespans.len())
        .filter(|&l| model.lifespans[l].is_static() && arming(model, l).next().is_some())
        .map(|l| {
            let (scope, arms) = (number(l), arming(model, l).count() as u64);
            let armed = armed(model, l);
            quote! {{
                ::rtcep::Probe::count(
                    &mut self.probe, ::rtcep::Scope::Lifespan(#scope), ::rtcep::Op::Arm, #arms
                );
                let (slot, t) = (0u16, cause.t);
                #armed
            }}
        })
        .collect()
}

/// When the timers of each situation are due, each an `Option` of ticks.
pub(super) fn next(model: &Model) -> impl Iterator<Item = TokenStream> + '_ {
    temporal(model).map(|s| {
        let next = format_ident!("next_{}", field(model, s));
        quote!(self.#next())
    })
}

/// All timers that are due at the tick `due`, by declaration.
pub(super) fn firing(model: &Model) -> TokenStream {
    temporal(model)
        .map(|s| {
            let (next, fire) = (
                format_ident!("next_{}", field(model, s)),
                format_ident!("fire_{}", field(model, s)),
            );
            let kept = model.feeds(s).then(|| quote!(, &mut kept));
            quote! {
                if self.#next() == ::core::option::Option::Some(due) {
                    self.#fire(cause, now.t, sink #kept);
                }
            }
        })
        .collect()
}

/// The situations whose timers make detections that feed something.
pub(super) fn feeding(model: &Model) -> impl Iterator<Item = usize> + '_ {
    temporal(model).filter(|&s| model.feeds(s))
}

/// After `state` has taken an event in `slot`: its timer is set by what waits.
pub(super) fn waits(model: &Model, s: usize, plan: &SituationPlan) -> Option<TokenStream> {
    timing(plan).map(|_| {
        let set = set_name(model, s);
        quote! {
            let due = state.due();
            self.#set(slot, due);
        }
    })
}

pub(super) fn set_name(model: &Model, s: usize) -> Ident {
    format_ident!("set_{}", field(model, s))
}

/// The engine's methods for the timers of all situations: `next_`, `arm_`, `set_`
/// and `fire_`.
pub(super) fn methods(model: &Model, names: &Names, costs: &Costs) -> TokenStream {
    let plans = costs.plans.iter().enumerate();
    plans
        .filter_map(|(s, plan)| {
            let timing = timing(plan)?;
            let set = set(model, s);
            let arm = arm(model, s, timing);
            let fire = firing::fire(model, names, s, timing);
            Some(quote!(#set #arm #fire))
        })
        .collect()
}

fn set(model: &Model, s: usize) -> TokenStream {
    let (next, set, due) = (
        format_ident!("next_{}", field(model, s)),
        set_name(model, s),
        due_name(model, s),
    );
    quote! {
        /// When a timer is due, or earlier where one was stopped.
        #[inline]
        fn #next(&self) -> ::core::option::Option<u64> {
            self.#due.next()
        }

        #[inline]
        fn #set(&mut self, slot: u16, due: ::core::option::Option<u64>) {
            self.#due.set(slot, due);
            if let ::core::option::Option::Some(due) = due {
                self.next_due = ::core::cmp::Ord::min(self.next_due, due);
            }
        }
    }
}

/// Sets the timer of an instance that opens at `t`.
fn arm(model: &Model, s: usize, timing: Timing) -> TokenStream {
    let due = match timing {
        Timing::At(moment) => {
            let moment = moment::moment(moment);
            quote!(#moment.filter(|due| *due > t))
        }
        Timing::Every(period) => quote!(t.checked_add(#period)),
        Timing::After(_) => return quote!(),
    };
    let (arm, set) = (format_ident!("arm_{}", field(model, s)), set_name(model, s));
    quote! {
        #[inline]
        fn #arm(&mut self, slot: u16, t: u64) {
            let due = #due;
            self.#set(slot, due);
        }
    }
}
