//! An event taken in one instance: what has left the window goes, `override` drops
//! what was there, the event is added, and then something may be detected.

use super::super::context::Entry;
use super::{add, decide, part, read, state, verdict};
use proc_macro2::TokenStream;
use quote::quote;
use rtcep_lang::model::{Demand, Detect, Slope};
use rtcep_lang::plan::AggregatePlan;

/// What follows once some threshold has passed; `taken` is the verdict.
pub(in super::super) fn take(cx: &Entry<'_>, plan: &AggregatePlan) -> TokenStream {
    let name = verdict::name(cx.model, cx.names, cx.s, cx.entry);
    let arms = cx.entry.roles.iter().map(|&o| {
        let (variant, fields) = (
            verdict::variant(o),
            verdict::fields(cx.model, cx.s, plan, o),
        );
        let fields = fields.iter().map(|(name, _)| name);
        let taken = taken(cx, plan, o);
        quote!(#name::#variant { #(#fields),* } => { #taken })
    });
    quote! {
        match taken {
            #name::Refused => {}
            #(#arms)*
        }
    }
}

fn taken(cx: &Entry<'_>, plan: &AggregatePlan, o: usize) -> TokenStream {
    let drop = state::drop_name(o);
    let prune = cx.situation.prunes().map(|d| {
        quote! {
            let cutoff = now.t.saturating_sub(#d);
            self.prune(cutoff, &mut g);
        }
    });
    let overrides = &cx.situation.operands[o].overrides;
    let overrides = overrides
        .as_ref()
        .map(|_| quote!(if overrides { self.#drop(); }));
    let before = before(cx, plan, o);
    let add = add::add(cx, plan, o);
    let decided = match cx.situation.detect {
        Detect::Immediate => decide::decided(cx, plan),
        Detect::Deferred => quote!(),
    };
    let evicted = add::evicted(cx, plan, o);
    quote! {
        #prune
        #overrides
        #before
        #add
        #decided
        #evicted
    }
}

/// What a crossing or a run looks at before the event is added.
fn before(cx: &Entry<'_>, plan: &AggregatePlan, o: usize) -> TokenStream {
    let kept = read::Kept { cx, plan };
    match &cx.situation.demand {
        Demand::Crossing(_) if !plan.watched.is_empty() => {
            let counts = plan.watched.iter().map(|&o| kept.count(Some(o)));
            let side = state::side();
            quote! {
                if #((#counts == 0))&* {
                    self.#side = ::rtcep::aggregate::Side::UNKNOWN;
                }
            }
        }
        Demand::Run(run) => {
            let (value, drop) = (part::value(0), state::drop_name(o));
            let symbol = match run.direction {
                Slope::Increasing => quote!(>),
                Slope::Decreasing => quote!(<),
            };
            match plan.operands[o].list {
                Some(l) => {
                    let list = cx.list(l);
                    quote! {
                        if self.#list.back().is_some_and(|x| !(#value #symbol x.#value)) {
                            self.#drop();
                        }
                    }
                }
                None => {
                    let (last, count) = (state::last(), kept.count(Some(o)));
                    quote! {
                        if #count > 0 && !(#value #symbol self.#last) { self.#drop(); }
                        self.#last = #value;
                    }
                }
            }
        }
        _ => quote!(),
    }
}
