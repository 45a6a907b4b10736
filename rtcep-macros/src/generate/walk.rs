//! Walks over the instances that an event meets.

use super::context::number;
use super::names::{field, lifespan_field};
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use rtcep_lang::Model;
use rtcep_lang::cost::Costs;

/// Looks at all instances where some may rest: code, whether anyone would take
/// or lose the event, whether anyone takes it.
pub(super) fn scan(
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
    let scope = number(s);
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
pub(super) fn walk(model: &Model, l: usize, body: &TokenStream) -> TokenStream {
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
