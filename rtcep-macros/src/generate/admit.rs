//! Storing an event: by declaration of the lists that it may enter.

use super::context::Entry;
use super::full::{full_name, overflow};
use super::settle::settle_name;
use super::{group, noted, overrides};
use proc_macro2::TokenStream;
use quote::quote;
use rtcep_lang::model::{Kind, OnFull};
use rtcep_lang::plan::{ListPlan, older};

pub(super) fn admissions(cx: &Entry<'_>) -> TokenStream {
    if cx.entry.admits.is_empty() {
        return quote!();
    }
    let adds = cx
        .entry
        .judged
        .iter()
        .enumerate()
        .filter_map(|(j, judged)| {
            let l = judged.list?;
            let pass = group::admits(cx, j);
            let add = add(cx, l);
            Some(quote!(if #pass { #add }))
        });
    let freezes = cx
        .entry
        .admits
        .iter()
        .any(|&l| cx.plan.lists[l].on_full == OnFull::Freeze && !cx.plan.lists[l].roomy);
    let (declare, freeze) = if freezes {
        let notice = overflow(cx, &quote!(operand), OnFull::Freeze);
        (
            quote!(let mut without_room: ::core::option::Option<::rtcep::Place> =
                ::core::option::Option::None;),
            // It strikes after the other adds, and one notice names the first operand.
            quote! {
                if let ::core::option::Option::Some(operand) = without_room {
                    self.frozen = true;
                    #notice
                }
            },
        )
    } else {
        (quote!(), quote!())
    };
    quote! {
        if !trigger_consumed {
            #declare
            #(#adds)*
            #freeze
        }
    }
}

/// What has to hold for an event to exist for a list, and what expires from it
/// before its capacity counts.
pub(super) enum Existence {
    /// It exists; nothing expires.
    Always,
    /// It exists; what is too old is dropped when room is needed.
    Window,
    /// It exists if the youngest of the list before is not too old.
    Youngest(usize),
    /// All lists before are settled first.
    Settled,
}

pub(super) fn existence(cx: &Entry<'_>, l: usize) -> Existence {
    let first = cx.plan.lists[l].operands[0];
    // It has asked for itself.
    if overrides::asks(cx, first) && cx.entry.roles.len() == 1 {
        return Existence::Always;
    }
    match (cx.situation.kind, cx.position(first)) {
        // Pruned as a whole before.
        (kind, _) if !kind.joins() => Existence::Always,
        // Between two adds the lists change: each is settled anew.
        (Kind::Sequence, _) if cx.entry.roles.len() > 1 => Existence::Settled,
        (Kind::Sequence, 0) if cx.situation.prunes().is_none() => Existence::Always,
        (Kind::Sequence, 0) => Existence::Window,
        (Kind::Sequence, 1) if cx.plan.lists[0].screened.is_empty() => Existence::Youngest(0),
        (Kind::Sequence, _) => Existence::Settled,
        (_, _) if cx.situation.prunes().is_none() || cx.entry.settles.contains(&l) => {
            Existence::Always
        }
        (_, _) => Existence::Window,
    }
}

/// Adds to the list at `l`, after what is gone from it by now.
fn add(cx: &Entry<'_>, l: usize) -> TokenStream {
    let list = &cx.plan.lists[l];
    let operand = list.operands[0];
    let field = cx.list(l);
    let store = store(cx, l, list);
    let full = full_name(cx, l);
    let no_room = match list.on_full {
        OnFull::Freeze => {
            let place = cx.operand_place(operand);
            quote!(without_room = without_room.or(::core::option::Option::Some(#place));)
        }
        OnFull::Reject | OnFull::DropOldest => quote!(),
    };
    let test = if list.roomy {
        store
    } else {
        quote! {
            if !self.#field.is_full() || self.#full::<__E, __P, __S>(now, cutoff, accounts, &mut g, sink) {
                #store
            } else {
                #no_room
            }
        }
    };
    match existence(cx, l) {
        Existence::Always | Existence::Window => test,
        Existence::Youngest(before) => {
            // After a group there must be as many as it needs.
            let older = older(cx.situation, cx.plan.lists[before].operands[0]);
            let before = cx.list(before);
            let alive = match (cx.situation.prunes(), older) {
                (Some(_), 1) => quote!(self.#before.back().is_some_and(|x| x.__t >= cutoff)),
                (None, 1) => quote!(!self.#before.is_empty()),
                (Some(_), n) => {
                    let n = usize::try_from(n).unwrap_or(usize::MAX);
                    quote! {
                        self.#before.as_slice().iter().rev().nth(#n - 1)
                            .is_some_and(|x| x.__t >= cutoff)
                    }
                }
                (None, n) => {
                    let n = usize::try_from(n).unwrap_or(usize::MAX);
                    quote!((self.#before.len() >= #n))
                }
            };
            quote!(if #alive { #test })
        }
        Existence::Settled => {
            let name = settle_name(operand);
            quote! {
                let before = self.#name(cutoff, &mut g);
                if before < now.n { #test }
            }
        }
    }
}

fn store(cx: &Entry<'_>, l: usize, list: &ListPlan) -> TokenStream {
    let field = cx.list(l);
    let words = list.words;
    let candidate = projection(cx, l);
    let arm = cx.situation.kind.temporal();
    let arm = arm.then(|| quote!(g.count(::rtcep::Op::Arm, 1);));
    quote! {
        g.count(::rtcep::Op::Admit, 1);
        g.count(::rtcep::Op::Word, #words);
        #arm
        ::rtcep::storage::fits(self.#field.push(#candidate));
    }
}

/// The event as a candidate of the list at `l`.
pub(super) fn projection(cx: &Entry<'_>, l: usize) -> TokenStream {
    let list = &cx.plan.lists[l];
    let candidate = cx.candidate(l);
    let fields = list.fields.iter().map(|&a| {
        let field = cx.attribute(list.source, a);
        let value = cx.event(list.source, a);
        quote!(#field: #value,)
    });
    let time = list.time.then(|| quote!(__t: now.t,));
    let order = list.order.then(|| quote!(__n: now.n,));
    let weight = list.weight.then(|| quote!(__w: taken.weight,));
    let absent = list.gaps.iter().map(|&o| {
        let (kept, newest) = (noted::kept(o), noted::newest(o));
        quote!(#kept: self.#newest,)
    });
    let screened = list.screened.iter().map(|&o| {
        let (flag, sound) = (group::flags(o), group::open(cx, o));
        quote!(#flag: #sound,)
    });
    quote!(#candidate { #(#fields)* #time #order #weight #(#absent)* #(#screened)* })
}
