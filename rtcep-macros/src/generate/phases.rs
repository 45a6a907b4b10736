//! What an event goes through: terminate, add, initiate, and then its
//! detections that feed something (language.md, 2.1).

use super::names::{Names, field, ident, judge, lifespan_field, method};
use super::{initiate, terminate};
use proc_macro2::{Ident, Literal, TokenStream};
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
    let phases = phases(model, names, costs, Source::Situation(s));
    quote! {
        #[inline]
        fn #name(
            &mut self,
            cause: ::rtcep::engine::Trigger,
            event: &#ty,
            sink: &mut impl ::rtcep::Sink<Self>,
        ) {
            ::rtcep::Probe::count(&mut self.probe, ::rtcep::Scope::Engine, ::rtcep::Op::Derive, 1);
            #phases
        }
    }
}

pub(super) fn derive_name(model: &Model, s: usize) -> Ident {
    format_ident!("derive_{}", field(model, s))
}

/// All that happens to the event `event` of `source`, which `cause` brought.
pub(super) fn phases(model: &Model, names: &Names, costs: &Costs, source: Source) -> TokenStream {
    let terminate = terminate::phase(model, names, costs, source);
    // Where nothing is derived the ordinal of the call orders as well.
    let number = if (0..model.situations.len()).any(|s| model.feeds(s)) {
        quote!(let now = self.clock.number(cause);)
    } else {
        quote!(let now = cause;)
    };
    let met = met(model, names, source);
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
        Phase::Add | Phase::Terminate => format_ident!("kept_{state}"),
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

/// The oldest instance that an event meets in a lifespan.
pub(super) fn met_name(l: usize) -> Ident {
    format_ident!("met{l}")
}

/// Finds the instances that the event meets, once for all situations of a lifespan.
fn met(model: &Model, names: &Names, source: Source) -> TokenStream {
    let situations = model.entered(source);
    let takes = |l: usize| {
        situations
            .iter()
            .any(|&s| model.situations[s].lifespan == l)
    };
    (0..model.lifespans.len())
        .filter(|&l| takes(l) && !model.lifespans[l].is_static())
        .map(|l| {
            let met = met_name(l);
            let find = find(model, names, source, l);
            quote!(let #met = #find;)
        })
        .collect()
}

/// The oldest open instance with the event's key.
pub(super) fn find(model: &Model, names: &Names, source: Source, l: usize) -> TokenStream {
    let field = lifespan_field(model, l);
    match &model.lifespans[l].key {
        None => quote!(self.#field.slots.first()),
        Some(key) => {
            let attribute = key.attribute(source).unwrap_or(0);
            let key = names.read(model, source, attribute, &quote!(event));
            let gauge = gauge(l);
            quote!(self.#field.keys.find(#key, #gauge))
        }
    }
}

/// A gauge for the operations of a lifespan.
pub(super) fn gauge(l: usize) -> TokenStream {
    let l = super::entry::number(l);
    quote!(&mut ::rtcep::storage::Gauge::new(&mut self.probe, ::rtcep::Scope::Lifespan(#l)))
}

/// Offers the event to a situation in every instance that it meets.
fn add(
    model: &Model,
    names: &Names,
    costs: &Costs,
    source: Source,
    entry: &EntryCosts,
) -> TokenStream {
    let s = entry.situation;
    let (field, engine, on) = (field(model, s), &names.engine, method(model, source));
    let kept = keeps(model, costs, source, entry).then(|| kept_name(model, entry));
    let (declare, keep, room) = match &kept {
        Some(kept) => {
            let ty = kept_type(model, entry);
            (
                quote!(let mut #kept = #ty::new();),
                quote!(&mut #kept),
                quote!(, _),
            )
        }
        None => (quote!(), quote!(), quote!()),
    };
    let l = model.situations[s].lifespan;
    let lifespan = &model.lifespans[l];
    if lifespan.is_static() {
        return quote! {
            #declare
            self.#field.#on::<#engine<__P>, _, _ #room>(
                now, event, &mut self.accounts, &mut self.probe, sink, #keep
            );
        };
    }
    let (met, instances) = (met_name(l), lifespan_field(model, l));
    let (scan, someone, told) = scan(model, costs, s, l);
    let judged = judged(model, names, costs, source, s, &told);
    let remember = initiate::remembers(model, source, s).then(|| {
        let verdict = initiate::verdict_name(s);
        quote!(if #told { #verdict = ::core::option::Option::Some(pass); })
    });
    let forget = remember.is_some().then(|| {
        let verdict = initiate::verdict_name(s);
        quote!(let mut #verdict = ::core::option::Option::None;)
    });
    let take = quote! {
        if let ::core::option::Option::Some(state) = self.#field.get_mut(usize::from(slot)) {
            let at = self.#instances.slots.instance(slot);
            state.#on::<#engine<__P>, _, _ #room>(
                now, at, event, pass, &mut self.accounts, &mut self.probe, sink, #keep
            );
        }
    };
    let walk = walk(model, l, &take);
    quote! {
        #declare
        #forget
        if let ::core::option::Option::Some(first) = #met {
            #scan
            if #someone {
                let pass = #judged;
                #remember
                if pass.contains(&true) { #walk }
            }
        }
    }
}

/// Looks at all instances where some may rest: code, whether anyone would take
/// or lose the event, whether anyone takes it.
fn scan(
    model: &Model,
    costs: &Costs,
    s: usize,
    l: usize,
) -> (TokenStream, TokenStream, TokenStream) {
    let plan = &costs.plans[s];
    if !plan.rests() {
        return (quote!(), quote!(true), quote!(true));
    }
    let field = field(model, s);
    let scope = super::entry::number(s);
    let ended = if plan.ends {
        quote!(state.ended)
    } else {
        quote!(false)
    };
    let frozen = if plan.freezes {
        quote!(state.frozen)
    } else {
        quote!(false)
    };
    let look = quote! {
        ::rtcep::Probe::count(
            &mut self.probe, ::rtcep::Scope::Situation(#scope), ::rtcep::Op::Scan, 1
        );
        if let ::core::option::Option::Some(state) = self.#field.get(usize::from(slot)) {
            takes |= !(#ended | #frozen);
            loses |= #frozen & !#ended;
        }
    };
    let walk = walk(model, l, &look);
    (
        quote! {
            let (mut takes, mut loses) = (false, false);
            #walk
        },
        quote!((takes | loses)),
        quote!(takes),
    )
}

/// Does something in every instance that was met, `slot` by `slot`.
fn walk(model: &Model, l: usize, body: &TokenStream) -> TokenStream {
    let lifespan = &model.lifespans[l];
    let most = Literal::u32_unsuffixed(lifespan.met());
    if lifespan.met() == 1 {
        return quote!({ let slot = first; #body });
    }
    let field = lifespan_field(model, l);
    let chain = match lifespan.key {
        None => quote!(slots),
        Some(_) => quote!(keys),
    };
    quote! {
        let mut next = ::core::option::Option::Some(first);
        for _ in 0..#most {
            let ::core::option::Option::Some(slot) = next else { break };
            #body
            next = self.#field.#chain.newer(slot);
        }
    }
}

/// The verdict of all thresholds on the event.
pub(super) fn judged(
    model: &Model,
    names: &Names,
    costs: &Costs,
    source: Source,
    s: usize,
    told: &TokenStream,
) -> TokenStream {
    let entry = costs.plans[s].entry(source);
    let judged = entry.map_or(&[][..], |e| &e.judged);
    let operands = &model.situations[s].operands;
    if judged
        .iter()
        .all(|j| operands[j.operand].threshold.is_none())
    {
        let passes = judged.len();
        return quote!([true; #passes]);
    }
    let (state, engine, judge) = (names.state(model, s), &names.engine, judge(model, source));
    quote! {
        #state::#judge::<#engine<__P>, _, _>(
            event, #told, &mut self.accounts, &mut self.probe, sink
        )
    }
}
