//! `at`, `every` and `after` (language.md, 4.5): what events set, and what fires in
//! one instance.

use super::context::{Entry, Keep};
use super::entry::taking;
use super::names::Names;
use super::parts::Parts;
use super::{admit, consume, emit, overrides};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::Model;
use rtcep_lang::model::{Quantifier, Source};
use rtcep_lang::plan::{EntryPlan, SituationPlan, Timing, misses};

/// The state of `after` is its list alone; the others have none.
pub(super) fn parts(
    model: &Model,
    names: &Names,
    s: usize,
    plan: &SituationPlan,
    timing: Timing,
) -> Parts {
    // There is no event when a timer fires.
    let none = EntryPlan::nothing(Source::Situation(s));
    let cx = Entry {
        model,
        names,
        s,
        situation: &model.situations[s],
        plan,
        entry: &none,
        done: super::names::done_at_end(),
        keep: if model.feeds(s) {
            Keep::Any
        } else {
            Keep::Nothing
        },
    };
    let (due, fire) = match timing {
        Timing::At(_) | Timing::Every(_) => (None, at_once(&cx)),
        Timing::After(ticks) => (Some(due(&cx, ticks)), waited(&cx, ticks)),
    };
    let missed = matches!(timing, Timing::Every(_)).then(|| quote!(missed: u64,));
    let parameters = quote!(at: ::rtcep::storage::Instance, #missed);
    let fire = taking(&cx, &format_ident!("fire"), &parameters, &fire);
    Parts {
        methods: quote!(#due #fire),
        ..Parts::default()
    }
}

/// The one detection of an instance.
fn at_once(cx: &Entry<'_>) -> TokenStream {
    let (results, emission) = (emit::results(cx), emit::emission(cx, None));
    let told = consume::at_end(cx);
    let misses = misses(cx.model, cx.situation);
    let missed = misses.then(|| missed(cx));
    let again = misses.then(|| quote!(g.count(::rtcep::Op::Arm, 1);));
    quote! {
        g.count(::rtcep::Op::Fire, 1);
        #again
        #results
        #emission
        #told
        #missed
    }
}

/// What a late call skips is told, and is a loss from now on.
fn missed(cx: &Entry<'_>) -> TokenStream {
    let (place, s) = (cx.place(), Literal::usize_unsuffixed(cx.s));
    quote! {
        if missed > 0 {
            g.count(::rtcep::Op::Notice, 1);
            accounts.situations[#s].missed(accounts.newest);
            sink.notice(::rtcep::Notice::Missed { situation: #place, count: missed });
        }
    }
}

/// When the oldest one that waits is due.
fn due(cx: &Entry<'_>, ticks: u64) -> TokenStream {
    let list = cx.list(0);
    quote! {
        #[inline]
        fn due(&self) -> ::core::option::Option<u64> {
            match self.#list.front() {
                ::core::option::Option::Some(x) => x.__t.checked_add(#ticks),
                ::core::option::Option::None => ::core::option::Option::None,
            }
        }
    }
}

/// A detection for each event that has waited long enough, oldest first.
fn waited(cx: &Entry<'_>, ticks: u64) -> TokenStream {
    let list = cx.list(0);
    let (results, emission) = (emit::results(cx), emit::emission(cx, None));
    let told = consume::at_end(cx);
    let most = Literal::u64_unsuffixed(cx.plan.lists[0].max);
    let x = format_ident!("x0");
    let ends = cx.plan.ends.then(|| {
        quote! {
            self.ended = true;
            self.#list.clear();
        }
    });
    let again = cx.plan.lists.iter().any(|list| !list.roomy) && !cx.plan.ends;
    let again = again.then(|| quote!(g.count(::rtcep::Op::Arm, 1);));
    quote! {
        #results
        for _ in 0..#most {
            let ::core::option::Option::Some(&#x) = self.#list.front() else { break };
            if #x.__t.checked_add(#ticks) != ::core::option::Option::Some(now.t) { break }
            g.count(::rtcep::Op::Fire, 1);
            self.#list.pop_front();
            #emission
            #ends
        }
        #told
        #again
    }
}

/// An event that passes: it waits, unless another one of `first` does.
pub(super) fn rest(cx: &Entry<'_>) -> TokenStream {
    let list = cx.list(0);
    let emptied = overrides::emptied(cx);
    let admitted = admit::admissions(cx);
    let admitted = match cx.situation.operands[0].quantifier {
        Quantifier::Each => admitted,
        Quantifier::First => quote!(if self.#list.is_empty() { #admitted }),
        Quantifier::Last => quote!(self.#list.clear(); #admitted),
    };
    quote! {
        let (cutoff, trigger_consumed) = (0u64, false);
        #emptied
        #admitted
    }
}
