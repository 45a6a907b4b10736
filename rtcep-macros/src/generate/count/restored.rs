//! Sums and candidates as a snapshot gives them: what no engine can have is put right.

use super::super::expr::code;
use super::super::names::{ident, list};
use super::super::restored::uncounted;
use super::sum_name;
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use rtcep_lang::Model;
use rtcep_lang::model::{Attribute, Detect, Expr, OnFull, Source};
use rtcep_lang::plan::{CountPlan, SituationPlan, Uses, Weight};

/// The method that makes sums and lists what an engine can have, where they might not be:
/// counts rest on that.
pub(super) fn settled(
    model: &Model,
    s: usize,
    plan: &SituationPlan,
    count: &CountPlan,
) -> Option<TokenStream> {
    let (sums, used) = (sums(count), used(model, s, plan, count));
    if sums.is_empty() && used.is_none() {
        return None;
    }
    Some(quote! {
        fn settle_counts(&mut self) {
            #(#sums)*
            #used
        }
    })
}

/// Weights that are constants sum to their multiples: what lies between reaches what no
/// sum reaches.
fn sums(count: &CountPlan) -> Vec<TokenStream> {
    let of = |sum: usize| {
        let weights = count.weights.iter().zip(&count.sum_of);
        let mut weights = weights
            .filter(|(_, of)| **of == sum)
            .map(|(weight, _)| *weight);
        let step = weights.try_fold(0, |step, weight| match weight {
            Weight::Constant(weight) => Some(gcd(step, weight)),
            Weight::Judged => None,
        })?;
        let name = sum_name(sum);
        let step = Literal::u32_unsuffixed(step);
        match step.to_string().as_str() {
            "1" => None,
            "0" => Some(quote!(self.#name = 0;)),
            _ => Some(quote!(self.#name -= self.#name % #step;)),
        }
    };
    (0..count.sums).filter_map(of).collect()
}

const fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// What no detection would have left, where the lists reach `n`.
fn used(model: &Model, s: usize, plan: &SituationPlan, count: &CountPlan) -> Option<TokenStream> {
    let situation = &model.situations[s];
    // One that has ended keeps what it used.
    if situation.once || situation.detect != Detect::Immediate || plan.lists.is_empty() {
        return None;
    }
    let lists = plan.lists.iter();
    let lists: Vec<_> = lists.map(|l| list(model, s, l.operands[0])).collect();
    let n = Literal::u64_suffixed(count.n);
    let reached = quote!(0u64 #(.saturating_add(self.#lists.sum()))* >= #n);
    if count.rests_below {
        return Some(quote!(if #reached { #(self.#lists.clear();)* }));
    }
    let mut weights = plan
        .lists
        .iter()
        .map(|list| count.weights[list.operands[0]]);
    let first = weights.next()?;
    let alike = weights.all(|weight| weight == first);
    match (count.uses, first, plan.lists.as_slice()) {
        (Uses::Oldest, Weight::Constant(weight @ 1..), [_]) => {
            oldest(model, s, plan, count, weight)
        }
        // From the event on that reached `n` all have been used, and only what its `retain`
        // keeps is there still. A run from the newest on leaves older ones that were never
        // used where a heavy one reaches `n` without them.
        (Uses::All, ..) => kept(model, s, plan, &reached),
        (Uses::Newest, Weight::Constant(_), _) if alike => kept(model, s, plan, &reached),
        _ => None,
    }
}

/// Of all lists only what stays.
fn kept(
    model: &Model,
    s: usize,
    plan: &SituationPlan,
    reached: &TokenStream,
) -> Option<TokenStream> {
    let left = plan.lists.iter().filter_map(|l| {
        let operand = &model.situations[s].operands[l.operands[0]];
        let list = list(model, s, l.operands[0]);
        match &operand.retain {
            None => Some(quote!(self.#list.clear();)),
            Some(retain) if retain.is_true() => None,
            Some(retain) => {
                let stays = stays(model, l.source, retain);
                Some(quote!(self.#list.sift(0, usize::MAX, |x, _| #stays, &mut g);))
            }
        }
    });
    let left: Vec<TokenStream> = left.collect();
    let gauge = uncounted();
    (!left.is_empty()).then(|| quote!(if #reached { #gauge #(#left)* }))
}

/// Of the oldest that reach `n` so many may never have been used as have got there since:
/// the one before which another was pushed out, and those before which others were too old,
/// for which there is room still.
fn oldest(
    model: &Model,
    s: usize,
    plan: &SituationPlan,
    count: &CountPlan,
    weight: u32,
) -> Option<TokenStream> {
    let l = &plan.lists[0];
    let situation = &model.situations[s];
    let retain = situation.operands[l.operands[0]].retain.as_ref()?;
    let list = list(model, s, l.operands[0]);
    let size = |n: u64| Literal::usize_unsuffixed(usize::try_from(n).unwrap_or(usize::MAX));
    let run = size(count.n.div_ceil(weight.into()));
    let pushed = size((l.on_full == OnFull::DropOldest).into());
    let room = situation.prunes().map(|_| {
        let max = size(l.max);
        quote!(+ usize::saturating_sub(#max, self.#list.len()))
    });
    let stays = stays(model, l.source, retain);
    let gauge = uncounted();
    Some(quote! {
        #gauge
        while self.#list.len() >= #run {
            let run = (0..#run).filter_map(|place| self.#list.get(place));
            if run.filter(|x| !#stays).count() <= #pushed #room {
                break;
            }
            let mut gone = false;
            self.#list.sift(
                0,
                #run,
                |x, _| #stays || ::core::mem::replace(&mut gone, true),
                &mut g,
            );
        }
    })
}

/// `retain` of a candidate `x`; one that faults does not stay.
fn stays(model: &Model, source: Source, retain: &Expr) -> TokenStream {
    let read = |attribute: Attribute| match attribute {
        Attribute::Own(a) | Attribute::Operand(_, a) => {
            let field = ident(&model.attributes(source)[a].name);
            quote!(x.#field)
        }
        Attribute::Common(_) | Attribute::Initiator(_) | Attribute::Missed => quote!(()),
    };
    let holds = code(model, retain, &read).option();
    quote!((#holds == ::core::option::Option::Some(true)))
}
