//! The add phase: which instances an event meets, and the event offered to the
//! situations in each of them (language.md, 2.3).

use super::names::{Names, field, judge, lifespan_field, method};
use super::phases::{keeps, kept_name, kept_type};
use super::walk::{scan, walk};
use super::{initiate, timers, verdict};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rtcep_core::bounds::Phase;
use rtcep_lang::Model;
use rtcep_lang::cost::{Costs, EntryCosts, text_words};
use rtcep_lang::model::Source;

/// The oldest instance that an event meets in a lifespan.
pub(super) fn met_name(l: usize) -> Ident {
    format_ident!("met{l}")
}

/// Finds the instances that the event meets, once for all situations of a lifespan.
pub(super) fn met(model: &Model, names: &Names, costs: &Costs, source: Source) -> TokenStream {
    (0..model.lifespans.len())
        .filter(|&l| !model.lifespans[l].is_static())
        .filter(|&l| !taking(model, source, l).is_empty())
        .map(|l| {
            let met = met_name(l);
            let find = find(model, names, source, l);
            if !judged_first(model, costs, source, l) {
                return quote!(let #met = #find;);
            }
            let mut judge = TokenStream::new();
            let mut passes = Vec::new();
            for s in taking(model, source, l) {
                let pass = pass_name(s);
                // Nothing of it can fault: nothing is told.
                let judged = judged(model, names, costs, source, s, &quote!(true));
                judge.extend(quote!(let #pass = #judged;));
                passes.push(verdict::passes(&costs.plans[s], &quote!(#pass)));
            }
            quote! {
                #judge
                let #met = if #(#passes)|* { #find } else { ::core::option::Option::None };
            }
        })
        .collect()
}

/// The situations of a lifespan that take events of `source`.
fn taking(model: &Model, source: Source, l: usize) -> Vec<usize> {
    let mut situations = model.entered(source);
    situations.retain(|&s| model.situations[s].lifespan == l);
    situations
}

/// What the thresholds of a situation say, where they are judged first.
fn pass_name(s: usize) -> Ident {
    format_ident!("pass{s}")
}

/// Whether thresholds are judged before the key is looked up, which is dearer:
/// nothing tells the difference where none of them can fault, nor what a group
/// aggregates, and the event needs no look-up anyway, as it does not open an instance.
fn judged_first(model: &Model, costs: &Costs, source: Source, l: usize) -> bool {
    let lifespan = &model.lifespans[l];
    let sure = |s: &usize| {
        let (operands, plan) = (&model.situations[*s].operands, &costs.plans[*s]);
        let meets = costs.entered(source).entry(*s, Phase::Add);
        let entry = plan.entry(source);
        meets.is_some_and(|e| e.instances > 0)
            && entry.is_some_and(|e| {
                e.screens.is_empty()
                    && e.judged.iter().all(|j| {
                        let operand = &operands[j.operand];
                        operand.threshold.is_some()
                            && !verdict::can_fault(&model.situations[*s], plan, j.operand)
                    })
            })
    };
    lifespan.key.is_some()
        && !lifespan.opened_by(source)
        && taking(model, source, l).iter().all(sure)
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
            let find = quote!(self.#field.keys.find(#key, #gauge));
            match compared(model, l) {
                0 => find,
                words => quote!({
                    (#gauge).count(::rtcep::Op::Text, #words);
                    #find
                }),
            }
        }
    }
}

/// Words of text compared in a look-up of a key that is one.
fn compared(model: &Model, l: usize) -> u64 {
    let lifespan = &model.lifespans[l];
    let words = lifespan.key.as_ref().map_or(0, |key| text_words(key.ty));
    words.saturating_mul(lifespan.max_open.into())
}

/// A gauge for the operations of a lifespan.
pub(super) fn gauge(l: usize) -> TokenStream {
    let l = super::context::number(l);
    quote!(&mut ::rtcep::storage::Gauge::new(&mut self.probe, ::rtcep::Scope::Lifespan(#l)))
}

/// Offers the event to a situation in every instance that it meets.
pub(super) fn add(
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
    let waits = timers::waits(model, s, &costs.plans[s]);
    if lifespan.is_static() {
        let alone = waits.map(|waits| quote!(let (state, slot) = (&mut self.#field, 0u16); #waits));
        return quote! {
            #declare
            self.#field.#on::<#engine<__P>, _, _ #room>(
                now, event, &mut self.accounts, &mut self.probe, sink, #keep
            );
            #alone
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
            #waits
        }
    };
    let walk = walk(model, l, &take);
    if judged_first(model, costs, source, l) {
        let pass = pass_name(s);
        let passes = verdict::passes(&costs.plans[s], &quote!(#pass));
        return quote! {
            #declare
            if let (true, ::core::option::Option::Some(first)) = (#passes, #met) {
                let pass = #pass;
                #scan
                if #someone { #walk }
            }
        };
    }
    let passes = verdict::passes(&costs.plans[s], &quote!(pass));
    quote! {
        #declare
        #forget
        if let ::core::option::Option::Some(first) = #met {
            #scan
            if #someone {
                let pass = #judged;
                #remember
                if #passes { #walk }
            }
        }
    }
}

/// The verdict on the event.
pub(super) fn judged(
    model: &Model,
    names: &Names,
    costs: &Costs,
    source: Source,
    s: usize,
    told: &TokenStream,
) -> TokenStream {
    let plan = &costs.plans[s];
    let entry = plan.entry(source);
    let certain = entry.and_then(|entry| verdict::certain(&model.situations[s], plan, entry));
    if let Some(certain) = certain {
        return certain;
    }
    let (state, engine, judge) = (names.state(model, s), &names.engine, judge(model, source));
    quote! {
        #state::#judge::<#engine<__P>, _, _>(
            event, #told, &mut self.accounts, &mut self.probe, sink
        )
    }
}
