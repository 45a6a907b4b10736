//! The method of one event type at one situation: thresholds, what expires,
//! one composition, consumption, and only then storing (language.md, 3.1).

use super::context::{Entry, Keep, number};
use super::names::{Names, ident, method, source_type};
use super::{
    absence, admit, aggregate, any, compose, consume, count, full, group, noted, overrides, roles,
    settle, thresholds, timer, verdict,
};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use rtcep_lang::Model;
use rtcep_lang::plan::{Composition, EntryPlan, Machine, SituationPlan};

/// The methods of one event type at one situation.
///
/// Where the only instance opens at startup and never ends, `on_<event>` judges
/// and takes the event. Elsewhere `judge_<event>` judges it once, and
/// `on_<event>` takes it in one instance.
pub(super) fn entry(
    model: &Model,
    names: &Names,
    s: usize,
    plan: &SituationPlan,
    entry: &EntryPlan,
) -> TokenStream {
    let detects = entry.composition != Composition::None;
    let cx = Entry {
        model,
        names,
        s,
        situation: &model.situations[s],
        plan,
        entry,
        done: super::names::done(model, entry.source),
        keep: if model.feeds(s) && detects {
            Keep::Own
        } else {
            Keep::Nothing
        },
    };
    let name = method(model, entry.source);
    let ty = source_type(model, entry.source);
    let lifespan = &model.lifespans[cx.situation.lifespan];
    let rest = rest(&cx);
    let cold = full::cold(&cx);
    let ended = plan.ends.then(|| {
        quote!(if self.ended {
            return;
        })
    });
    let event = quote!(event: &#ty,);
    if lifespan.is_static() {
        let judged = judged_at_once(&cx);
        let ordinal = startup_ordinal(model, cx.situation.lifespan);
        let body = quote! {
            let at = ::rtcep::storage::Instance { ordinal: #ordinal, opened: 0 };
            g.count(::rtcep::Op::Offer, 1);
            #ended
            #judged
            #rest
        };
        let method = taking(&cx, &name, &event, &body);
        return quote!(#cold #method);
    }
    let verdict = verdict::ty(&cx);
    let taken = verdict::taken(&cx);
    let (frozen, taken) = thresholds::resting(&cx, taken);
    let body = quote! {
        g.count(::rtcep::Op::Offer, 1);
        #ended
        #frozen
        #taken
        #rest
    };
    let event = quote! {
        at: ::rtcep::storage::Instance,
        event: &#ty,
        pass: #verdict,
    };
    let method = taking(&cx, &name, &event, &body);
    let judge = judge(&cx, &ty);
    quote!(#cold #judge #method)
}

/// What is judged of an event where there is one instance alone.
fn judged_at_once(cx: &Entry<'_>) -> TokenStream {
    if cx.plan.machine == Machine::Join {
        let frozen = cx.plan.freezes.then(|| thresholds::frozen(cx));
        let thresholds = thresholds::thresholds(cx);
        return quote!(#frozen #thresholds);
    }
    let (told, frozen) = if cx.plan.freezes {
        let lost = super::exact::lost(cx);
        (
            quote!(!self.frozen),
            quote!(if self.frozen {
                #lost
                return;
            }),
        )
    } else {
        (quote!(true), quote!())
    };
    let (judge, taken) = (verdict::judge(cx), verdict::taken(cx));
    let passes = verdict::passes(cx.plan, &quote!(pass));
    quote! {
        let told = #told;
        let pass = { #judge };
        if !#passes { return; }
        #frozen
        #taken
    }
}

/// The ordinal of the instance of a lifespan that opens at startup.
pub(super) fn startup_ordinal(model: &Model, l: usize) -> u64 {
    let before = model.lifespans[..l].iter().filter(|l| l.starts());
    before.count() as u64 + 1
}

/// A method that takes an event in one instance.
pub(super) fn taking(
    cx: &Entry<'_>,
    name: &Ident,
    event: &TokenStream,
    body: &TokenStream,
) -> TokenStream {
    let detection = &cx.names.detection;
    let scope = number(cx.s);
    let accounts = cx.accounts();
    let own = ident(&cx.situation.name);
    let (room, kept) = match cx.keep {
        Keep::Nothing => (quote!(), quote!()),
        Keep::Own => (
            quote!(, const __N: usize),
            quote!(kept: &mut ::rtcep::heapless::Vec<#own, __N>,),
        ),
        Keep::Any => (
            quote!(, const __N: usize),
            quote!(kept: &mut ::rtcep::heapless::Vec<#detection, __N>,),
        ),
    };
    quote! {
        #[inline]
        #[allow(unused_variables, unused_mut, unused_parens, unused_assignments, unused_labels, unreachable_code)]
        fn #name<__E, __P, __S #room>(
            &mut self,
            now: ::rtcep::engine::Trigger,
            #event
            accounts: &mut #accounts,
            probe: &mut __P,
            sink: &mut __S,
            #kept
        )
        where
            __E: ::rtcep::Engine<Detection = #detection>,
            __P: ::rtcep::Probe,
            __S: ::rtcep::Sink<__E>,
        {
            let mut g = ::rtcep::storage::Gauge::new(probe, ::rtcep::Scope::Situation(#scope));
            #body
        }
    }
}

/// The function that judges an event for all instances.
fn judge(cx: &Entry<'_>, ty: &TokenStream) -> TokenStream {
    let name = super::names::judge(cx.model, cx.entry.source);
    let detection = &cx.names.detection;
    let (scope, accounts) = (number(cx.s), cx.accounts());
    let (ty_verdict, verdict) = (verdict::ty(cx), verdict::judge(cx));
    quote! {
        #[inline]
        #[allow(unused_variables, unused_mut, unused_parens, unused_assignments)]
        fn #name<__E, __P, __S>(
            event: &#ty,
            told: bool,
            accounts: &mut #accounts,
            probe: &mut __P,
            sink: &mut __S,
        ) -> #ty_verdict
        where
            __E: ::rtcep::Engine<Detection = #detection>,
            __P: ::rtcep::Probe,
            __S: ::rtcep::Sink<__E>,
        {
            let mut g = ::rtcep::storage::Gauge::new(probe, ::rtcep::Scope::Situation(#scope));
            #verdict
        }
    }
}

/// What follows once some threshold has passed.
fn rest(cx: &Entry<'_>) -> TokenStream {
    match &cx.plan.machine {
        Machine::Join => joined(cx),
        Machine::Count(count) => count::rest(cx, count),
        Machine::Not => absence::rest(),
        Machine::Timer(_) => timer::rest(cx),
        Machine::Any => any::rest(cx),
        Machine::Aggregate(plan) => aggregate::take(cx, plan),
    }
}

fn joined(cx: &Entry<'_>) -> TokenStream {
    let noted = noted::all(cx);
    if cx.entry.roles.is_empty() {
        return noted;
    }
    let emptied = overrides::emptied(cx);
    let settled = settle::before(cx);
    let first = overrides::first(cx);
    let composed = match &cx.entry.composition {
        Composition::None | Composition::Single => quote!(let trigger_consumed = false;),
        Composition::Fixed(search) => {
            let search_code = compose::fixed(cx, search);
            let after = consume::after(cx, search.trigger, &group::parts(search));
            quote!(#search_code #after)
        }
        Composition::Roles(search) => {
            let search_code = roles::roles(cx, search);
            let after = consume::after(cx, None, &group::parts(search));
            quote!(#search_code #after)
        }
    };
    let admitted = admit::admissions(cx);
    quote!(#emptied #settled #first #composed #admitted #noted)
}
