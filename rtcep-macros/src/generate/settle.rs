//! What expires before a list is used (language.md, 3.2 and 4.1).
//!
//! In a sequence a candidate exists only while an older one of the operand
//! before exists: what is gone is a prefix of each list, and it cascades from
//! the first operand on. `settle_<p>` brings the lists of the operands
//! `0 ..= p` up to date and returns the running number of the oldest candidate
//! before operand `p` (0 before the first operand, `u64::MAX` for none): an
//! event exists for `p` if it is younger.

use super::context::Entry;
use super::names::list;
use super::overrides;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::Model;
use rtcep_lang::model::{Kind, Quantifier, Situation};
use rtcep_lang::plan::{Composition, ListPlan, SituationPlan, older};

pub(super) fn settle_name(p: usize) -> Ident {
    format_ident!("settle_{p}")
}

/// The settle methods of a sequence, one per stored operand.
pub(super) fn methods(model: &Model, s: usize, plan: &SituationPlan) -> TokenStream {
    let situation = &model.situations[s];
    if situation.kind != Kind::Sequence {
        return quote!();
    }
    // The last operand of an immediate one does not store, but may ask whether
    // its event exists; of the second one, the first list tells that.
    let asks = |o: usize| {
        let operand = &situation.operands[o];
        operand.absolute && operand.quantifier == Quantifier::First
    };
    situation
        .required()
        .enumerate()
        .filter(|&(p, o)| plan.list_of[o].is_some() || (p > 1 && asks(o)))
        .map(|(_, o)| method(model, s, plan, o))
        .collect()
}

fn method(model: &Model, s: usize, plan: &SituationPlan, last: usize) -> TokenStream {
    let name = settle_name(last);
    let within = model.situations[s].prunes().is_some();
    let mut body = quote!(let head = 0u64; let before = 0u64;);
    let first = model.situations[s].required().next();
    for p in model.situations[s].required().take_while(|&o| o <= last) {
        let Some(l) = plan.list_of[p] else {
            body.extend(quote!(let before = head;));
            continue;
        };
        let field = list(model, s, plan.lists[l].operands[0]);
        if plan.lists[l].operands[0] == p {
            // Whatever is younger than something inside the window is inside it.
            let gone = if Some(p) == first {
                within.then(|| quote!(x.__t < cutoff))
            } else {
                // The oldest one before may be the same event, which is not older.
                Some(quote!(x.__n <= head))
            };
            if let Some(gone) = gone {
                body.extend(quote!(self.#field.expire(|x| #gone, g);));
            }
        }
        if p == last {
            body.extend(quote!(let before = head;));
        } else {
            body.extend(head(&model.situations[s], &plan.lists[l], p, &field));
        }
    }
    quote! {
        #[inline]
        #[allow(unused_variables)]
        fn #name<__P: ::rtcep::Probe>(
            &mut self,
            cutoff: u64,
            g: &mut ::rtcep::storage::Gauge<'_, __P>,
        ) -> u64 {
            #body
            before
        }
    }
}

/// The candidate of an operand that one of the next operand has to be younger
/// than: its oldest, or of a group the last one of as many as it needs.
fn head(situation: &Situation, list: &ListPlan, p: usize, field: &Ident) -> TokenStream {
    let older = usize::try_from(older(situation, p)).unwrap_or(usize::MAX);
    let first = list.operands[0] == p;
    let screened = list.screened.contains(&p);
    if first && !screened {
        let found = match older {
            1 => quote!(self.#field.front()),
            _ => quote!(self.#field.as_slice().get(#older - 1)),
        };
        return quote! {
            let head = match #found {
                ::core::option::Option::Some(x) => x.__n,
                ::core::option::Option::None => u64::MAX,
            };
        };
    }
    // A later operand on a shared list: its oldest candidate is the first one
    // younger than the oldest of the operand before.
    found(situation, list, p, &quote!(self.#field.as_slice()), !first)
}

/// The same place by place, where others may stand in front: `behind` what is older.
pub(super) fn found(
    situation: &Situation,
    list: &ListPlan,
    p: usize,
    items: &TokenStream,
    behind: bool,
) -> TokenStream {
    let older = usize::try_from(older(situation, p)).unwrap_or(usize::MAX);
    let mut is = Vec::new();
    if behind {
        is.push(quote!(x.__n > head));
    }
    if list.screened.contains(&p) {
        let flag = super::group::flags(p);
        is.push(quote!(x.#flag));
    }
    let is = match is.is_empty() {
        true => quote!(true),
        false => quote!(#(#is)&&*),
    };
    let (declare, found) = match older {
        1 => (quote!(), quote!(found = x.__n; break;)),
        _ => (
            quote!(let mut older = #older;),
            quote! {
                older -= 1;
                if older == 0 {
                    found = x.__n;
                    break;
                }
            },
        ),
    };
    quote! {
        let mut found = u64::MAX;
        #declare
        for x in #items {
            g.count(::rtcep::Op::Trace, 1);
            if #is {
                #found
            }
        }
        let head = found;
    }
}

/// The oldest time that still counts, where there is a window.
fn cutoff(cx: &Entry<'_>) -> TokenStream {
    match cx.situation.prunes() {
        Some(d) => quote!(let cutoff = now.t.saturating_sub(#d);),
        None => quote!(let cutoff = 0u64;),
    }
}

/// Settles what the composition at the end of an instance reads.
pub(super) fn at_end(cx: &Entry<'_>) -> TokenStream {
    let (Kind::Sequence, Some(last)) = (cx.situation.kind, cx.situation.last_required()) else {
        return quote!();
    };
    let name = settle_name(last);
    quote!(let _ = self.#name(0, &mut g);)
}

/// Settles what the composition reads, or what a capacity test needs.
pub(super) fn before(cx: &Entry<'_>) -> TokenStream {
    let cutoff = cutoff(cx);
    if cx.situation.kind != Kind::Sequence {
        let lists = cx.entry.settles.iter().map(|&l| {
            let field = cx.list(l);
            quote!(self.#field.expire(|x| x.__t < cutoff, &mut g);)
        });
        return quote!(#cutoff #(#lists)*);
    }
    let mut from_end = cx.situation.required().rev();
    let last = match (&cx.entry.composition, from_end.next(), from_end.next()) {
        // What only admits settles when its list is full, or in `admit`.
        (Composition::None, ..) => None,
        // A trigger that asks whether it exists has all before it settled.
        (_, Some(last), _) if cx.entry.roles.len() == 1 && overrides::asks(cx, last) => None,
        // A group at the end stores, too.
        (_, Some(last), _) if cx.plan.list_of[last].is_some() => Some(last),
        (_, _, before) => before,
    };
    match last {
        Some(p) => {
            let name = settle_name(p);
            quote! {
                #cutoff
                let _ = self.#name(cutoff, &mut g);
            }
        }
        None => cutoff,
    }
}
