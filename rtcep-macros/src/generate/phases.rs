//! What an event goes through: terminate, add, initiate, and then its
//! detections that feed something (language.md, 2.1).

use super::names::{Names, field, ident};
use super::offers::{add, met};
use super::stateless::processed;
use super::{initiate, terminate};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rtcep_core::bounds::Phase;
use rtcep_lang::Model;
use rtcep_lang::cost::{Costs, EntryCosts};
use rtcep_lang::model::Source;
use rtcep_lang::plan::Composition;

/// A detection as a derived event.
pub(super) fn derived(model: &Model, names: &Names, costs: &Costs, s: usize) -> TokenStream {
    let name = derive_name(model, s);
    let ty = ident(&model.situations[s].name);
    let processed = processed(model, names, costs, Source::Situation(s));
    quote! {
        #[inline]
        fn #name(
            &mut self,
            cause: ::rtcep::engine::Trigger,
            event: &#ty,
            sink: &mut impl ::rtcep::Sink<Self>,
        ) {
            ::rtcep::Probe::count(&mut self.probe, ::rtcep::Scope::Engine, ::rtcep::Op::Derive, 1);
            #processed
        }
    }
}

pub(super) fn derive_name(model: &Model, s: usize) -> Ident {
    format_ident!("derive_{}", field(model, s))
}

/// Whether events take running numbers of their own. Where nothing is derived or made the
/// ordinal of the call orders as well.
pub(super) fn numbers(model: &Model) -> bool {
    !model.refers.is_empty() || (0..model.situations.len()).any(|s| model.feeds(s))
}

/// All that happens to the event `event` of `source`, which `cause` brought.
pub(super) fn phases(model: &Model, names: &Names, costs: &Costs, source: Source) -> TokenStream {
    let terminate = terminate::phase(model, names, costs, source);
    let number = if numbers(model) {
        quote!(let now = self.clock.number(cause);)
    } else {
        quote!(let now = cause;)
    };
    let met = met(model, names, costs, source);
    let entered = costs.entered(source);
    let adds = entered.entries.iter().filter(|e| e.phase == Phase::Add);
    let add: TokenStream = adds.map(|e| add(model, names, costs, source, e)).collect();
    let initiate = initiate::phase(model, names, costs, source);
    let closure: TokenStream = [Phase::Add, Phase::Initiate]
        .into_iter()
        .flat_map(|phase| entered.entries.iter().filter(move |e| e.phase == phase))
        .filter(|e| keeps(model, costs, source, e))
        .map(|e| closure(model, e))
        .collect();
    quote! {
        let _ = (&event, &sink);
        #terminate
        #number
        #met
        #add
        #initiate
        #closure
    }
}

/// Whether detections of an entry are kept for the closure.
pub(super) fn keeps(model: &Model, costs: &Costs, source: Source, entry: &EntryCosts) -> bool {
    let plan = costs.plans[entry.situation].entry(source);
    model.feeds(entry.situation) && plan.is_some_and(|e| e.composition != Composition::None)
}

/// The buffer that keeps the detections of an entry.
pub(super) fn kept_name(model: &Model, entry: &EntryCosts) -> Ident {
    let state = field(model, entry.situation);
    match entry.phase {
        Phase::Initiate => format_ident!("kept_including_{state}"),
        Phase::Add | Phase::Fire | Phase::Terminate => format_ident!("kept_{state}"),
    }
}

/// The type of that buffer.
pub(super) fn kept_type(model: &Model, entry: &EntryCosts) -> TokenStream {
    let ty = ident(&model.situations[entry.situation].name);
    let capacity = usize::try_from(entry.detections).unwrap_or(usize::MAX);
    quote!(::rtcep::heapless::Vec::<#ty, #capacity>)
}

fn closure(model: &Model, entry: &EntryCosts) -> TokenStream {
    let kept = kept_name(model, entry);
    let derive = derive_name(model, entry.situation);
    quote! {
        for event in &#kept {
            self.#derive(now, event, sink);
        }
    }
}
