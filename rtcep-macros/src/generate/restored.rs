//! What is put right in a restored state that nothing else would notice, and counts rest on.
//! No engine has written such a state: what is put right is no operation of a call.

use super::names::list;
use super::settle::found;
use proc_macro2::TokenStream;
use quote::quote;
use rtcep_lang::Model;
use rtcep_lang::cost::behind_nothing;
use rtcep_lang::model::Kind;
use rtcep_lang::plan::{SituationPlan, Storage};

/// The method that takes from restored lists what nothing stands before, as far as more of
/// it is there than can be: counts rest on that. The rest may stand there until somebody
/// looks.
pub(super) fn order(model: &Model, s: usize, plan: &SituationPlan) -> Option<TokenStream> {
    let situation = &model.situations[s];
    if situation.kind != Kind::Sequence || situation.prunes().is_some() {
        return None;
    }
    let most = behind_nothing(model, s, plan);
    let stored = |o: &usize| plan.list_of[*o].is_some();
    let stored: Vec<usize> = situation.required().filter(stored).collect();
    let mut body = quote!();
    let mut takes = false;
    for (at, &p) in stored.iter().enumerate() {
        let l = plan.list_of[p]?;
        let field = list(model, s, plan.lists[l].operands[0]);
        let items = match plan.lists[l].storage {
            Storage::Ring => quote!(self.#field.iter()),
            _ => quote!(self.#field.as_slice().iter()),
        };
        if at > 0 && plan.lists[l].operands[0] == p && (most[l] as u64) < plan.lists[l].max {
            let most = most[l];
            body.extend(quote! {
                let gone = #items.take_while(|x| x.__n <= head).count();
                let over = ::core::cell::Cell::new(gone.saturating_sub(#most));
                let next = || over.replace(over.get().saturating_sub(1)) > 0;
                self.#field.expire(|_| next(), &mut g);
            });
            takes = true;
        }
        if at + 1 < stored.len() {
            body.extend(found(situation, &plan.lists[l], p, &items, at > 0));
        }
    }
    let gauge = uncounted();
    takes.then(|| {
        quote! {
            #[allow(unused_variables)]
            fn settle_order(&mut self) {
                #gauge
                let head = 0u64;
                #body
            }
        }
    })
}

/// A gauge `g` that nobody reads: what puts a restored state right is no operation of a call.
pub(super) fn uncounted() -> TokenStream {
    quote! {
        let mut probe = ::rtcep::NoProbe;
        let mut g = ::rtcep::storage::Gauge::new(&mut probe, ::rtcep::Scope::Engine);
        let _ = &mut g;
    }
}
