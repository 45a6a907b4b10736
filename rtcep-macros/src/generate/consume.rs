//! After a composition: the notices of its faults, `once`, retention and
//! consumption (language.md, 2.7 and 3.7).

use super::context::Entry;
use super::emit;
use super::expr::count_nodes;
use super::gone::places;
use super::roles::took;
use super::used::{Used, used, used_name, when_can_fault};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use rtcep_lang::model::{Attribute, Expr};
use rtcep_lang::plan::{Composition, Level};

/// Leaves `trigger_consumed`; `trigger` is the operand that the event took,
/// none where it may have taken several.
pub(super) fn after(cx: &Entry<'_>, trigger: Option<usize>, levels: &[Level]) -> TokenStream {
    let fronts = match &cx.entry.composition {
        Composition::Fixed(search) => !levels.is_empty() && search.fronts(&cx.plan.lists),
        _ => false,
    };
    let used = if trigger.is_some() {
        used(cx, levels, fronts)
    } else {
        Used::Places
    };
    let notices = notices(cx);
    if cx.situation.once {
        return quote! {
            #notices
            if detected {
                self.ended = true;
                return;
            }
            let trigger_consumed = false;
        };
    }
    let roles: Vec<usize> = match trigger {
        Some(o) => vec![o],
        None => cx.entry.roles.clone(),
    };
    let own = own(cx, trigger, &roles);
    let candidates = match used {
        Used::Fronts => levels.iter().map(|l| front(cx, l)).collect(),
        Used::Place => levels.iter().map(|l| place(cx, l)).collect(),
        Used::Places => places(cx, levels),
        Used::Nothing => quote!(),
    };
    let judges = |o: usize| {
        cx.situation.operands[o]
            .retain
            .as_ref()
            .is_some_and(Expr::can_fault)
    };
    let can_fault = roles
        .iter()
        .copied()
        .chain(levels.iter().map(|l| l.operand))
        .any(judges);
    let (declare, tell) = if can_fault {
        let faults = format_ident!("retain_faults");
        (
            quote!(let mut retain_faults = 0u64;),
            cx.fault_notice("Retain", &faults),
        )
    } else {
        (quote!(), quote!())
    };
    // A sequence that keeps its trigger may store it: what the consumption took
    // out of existence goes before a capacity is tested, which `admit` does.
    quote! {
        #notices
        let mut trigger_consumed = false;
        if detected {
            #declare
            #candidates
            #own
            #tell
        }
    }
}

/// After the composition at the end of an instance: nothing is left of it.
pub(super) fn at_end(cx: &Entry<'_>) -> TokenStream {
    notices(cx)
}

/// What faulted in a composition, behind its detections.
fn notices(cx: &Entry<'_>) -> TokenStream {
    let mut notices = TokenStream::new();
    if when_can_fault(cx) {
        notices.extend(cx.fault_notice("When", &format_ident!("when_faults")));
    }
    if emit::can_fault(cx) {
        notices.extend(cx.fault_notice("Emit", &format_ident!("emit_faults")));
    }
    notices
}

/// `retain` of the operand `o`, read through `read`: whether it stays.
pub(super) fn stays(
    cx: &Entry<'_>,
    o: usize,
    read: &dyn Fn(Attribute) -> TokenStream,
) -> Option<TokenStream> {
    let retain = cx.situation.operands[o].retain.as_ref()?;
    if retain.is_true() {
        return Some(quote!(true));
    }
    let nodes = count_nodes(Some(retain), &quote!(1));
    let holds = cx.condition(retain, read, &format_ident!("retain_faults"));
    Some(quote!({
        g.count(::rtcep::Op::Retain, 1);
        #nodes
        #holds
    }))
}

/// Whether the event itself is consumed: where one of its roles consumes it.
fn own(cx: &Entry<'_>, trigger: Option<usize>, roles: &[usize]) -> TokenStream {
    roles
        .iter()
        .map(|&o| {
            let consumed = match stays(cx, o, &cx.own()) {
                None => quote!(true),
                Some(stays) => quote!(!#stays),
            };
            match trigger {
                Some(_) => quote!(trigger_consumed = #consumed;),
                None => {
                    let took = took(o);
                    quote!(if #took && #consumed { trigger_consumed = true; })
                }
            }
        })
        .collect()
}

pub(super) fn always_stays(cx: &Entry<'_>, o: usize) -> bool {
    cx.situation.operands[o]
        .retain
        .as_ref()
        .is_some_and(Expr::is_true)
}

/// The front of a ring.
fn front(cx: &Entry<'_>, level: &Level) -> TokenStream {
    if always_stays(cx, level.operand) {
        return quote!();
    }
    let field = cx.list(level.list);
    let pop = quote! {
        g.count(::rtcep::Op::Consume, 1);
        self.#field.pop_front();
    };
    match stays(cx, level.operand, &cx.of_candidate(level.operand)) {
        None => pop,
        Some(stays) => quote! {
            let stays = match self.#field.front() {
                ::core::option::Option::Some(x) => #stays,
                ::core::option::Option::None => true,
            };
            if !stays { #pop }
        },
    }
}

/// The one candidate of a level.
fn place(cx: &Entry<'_>, level: &Level) -> TokenStream {
    if always_stays(cx, level.operand) {
        return quote!();
    }
    let (field, used) = (cx.list(level.list), used_name(level.operand));
    let remove = quote! {
        g.count(::rtcep::Op::Consume, 1);
        self.#field.remove_at(place, &mut g);
    };
    let remove = match stays(cx, level.operand, &cx.of_candidate(level.operand)) {
        None => remove,
        Some(stays) => quote! {
            let stays = match self.#field.as_slice().get(place) {
                ::core::option::Option::Some(x) => #stays,
                ::core::option::Option::None => true,
            };
            if !stays { #remove }
        },
    };
    quote! {
        if let ::core::option::Option::Some(place) = #used { #remove }
    }
}
