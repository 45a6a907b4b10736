//! An event is stored, or what it is of is taken up.

use super::super::context::Entry;
use super::super::exact;
use super::super::full::overflow_notice;
use super::part::{self, Of};
use super::{read, state};
use proc_macro2::TokenStream;
use quote::quote;
use rtcep_lang::model::OnFull;
use rtcep_lang::plan::AggregatePlan;

/// Adds the event to what is kept of operand `o`; returns where it finds no room.
pub(super) fn add(cx: &Entry<'_>, plan: &AggregatePlan, o: usize) -> TokenStream {
    let operand = &plan.operands[o];
    let stored = operand.list.map(|l| {
        let (list, words) = (cx.list(l), cx.plan.lists[l].words);
        let (room, candidate) = (room(cx, plan, o, l), candidate(cx, plan, o, l));
        quote! {
            #room
            g.count(::rtcep::Op::Admit, 1);
            g.count(::rtcep::Op::Word, #words);
            ::rtcep::storage::fits(self.#list.push(#candidate));
        }
    });
    let update = update(plan, o);
    quote!(#stored #update)
}

/// Room in a full list, or the end of the event in this instance.
fn room(cx: &Entry<'_>, plan: &AggregatePlan, o: usize, l: usize) -> TokenStream {
    if cx.plan.lists[l].roomy {
        // Every event empties it before.
        return quote!();
    }
    let list = cx.list(l);
    let lost = exact::lost(cx);
    let on_full = cx.plan.lists[l].on_full;
    let notice = overflow_notice(cx, &cx.operand_place(o), on_full);
    match on_full {
        OnFull::Reject => quote! {
            if self.#list.is_full() {
                #lost
                #notice
                return;
            }
        },
        OnFull::Freeze => quote! {
            if self.#list.is_full() {
                self.frozen = true;
                #lost
                #notice
                return;
            }
        },
        OnFull::DropOldest => {
            let forget = state::forget(o, &plan.operands[o]);
            // It is told behind what the event detects.
            quote! {
                let evicted = self.#list.is_full();
                if evicted {
                    g.count(::rtcep::Op::Evict, 1);
                    if let ::core::option::Option::Some(&x) = self.#list.front() {
                        #forget
                    }
                    self.#list.pop_front();
                    #lost
                }
            }
        }
    }
}

/// Tells of an eviction, behind all else.
pub(super) fn evicted(cx: &Entry<'_>, plan: &AggregatePlan, o: usize) -> TokenStream {
    match plan.operands[o].list {
        Some(l) if cx.plan.lists[l].evicts() => {
            let notice = overflow_notice(cx, &cx.operand_place(o), OnFull::DropOldest);
            quote!(if evicted { #notice })
        }
        _ => quote!(),
    }
}

fn candidate(cx: &Entry<'_>, plan: &AggregatePlan, o: usize, l: usize) -> TokenStream {
    let operand = &plan.operands[o];
    let candidate = cx.candidate(l);
    let values = operand.kept.iter().map(|&v| part::value(v));
    let weight = operand.weighs.then(|| quote!(__w: weight,));
    let counted = operand.judges.then(|| quote!(__c: counted,));
    let time = cx.plan.lists[l].time.then(|| quote!(__t: now.t,));
    let order = cx.plan.lists[l].order.then(|| quote!(__n: now.n,));
    quote!(#candidate { #(#values,)* #weight #counted #time #order })
}

/// The running values of an operand, and of all, take up the event.
fn update(plan: &AggregatePlan, o: usize) -> TokenStream {
    let operand = &plan.operands[o];
    let n = quote!(now.n);
    let mut updates = TokenStream::new();
    if operand.counts {
        let count = read::count(o);
        updates.extend(quote!(self.#count = self.#count.saturating_add(1);));
    }
    let weight = if operand.weighs {
        quote!(weight)
    } else {
        quote!(1u32)
    };
    if operand.weighs {
        let weights = read::weights(o);
        updates.extend(quote!(self.#weights.add(#weight);));
    }
    if operand.judges {
        let counted = read::counted(o);
        updates.extend(quote!(self.#counted.add(if counted { #weight } else { 0u32 });));
    }
    let of = Of::Operand(o, operand.list.is_some());
    for part in &operand.running {
        let (place, value) = (read::field(of, part), part::value(part.value));
        updates.extend(part::add(&place, part, &quote!(#value), &n));
    }
    for part in &plan.together {
        let place = read::field(Of::Together, part);
        let value = part::value(plan.common[part.value].places[o]);
        updates.extend(part::add(&place, part, &quote!(#value), &n));
    }
    let number = (operand.updates() + plan.together.len()) as u64;
    if number == 0 {
        return quote!();
    }
    quote! {
        g.count(::rtcep::Op::Update, #number);
        #updates
    }
}
