//! Which candidates a detection uses, and what becomes of them.

use super::super::consume::stays;
use super::super::context::{Entry, number};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::model::Expr;
use rtcep_lang::plan::{CountPlan, Uses, Weight};

/// Consumes what is used and not retained; leaves `trigger_consumed`.
pub(super) fn uses(cx: &Entry<'_>, count: &CountPlan) -> TokenStream {
    let lists = 0..cx.plan.lists.len();
    let operands = &cx.situation.operands;
    let can_fault = operands
        .iter()
        .any(|o| o.retain.as_ref().is_some_and(Expr::can_fault));
    let (declare, tell) = if can_fault {
        (
            quote!(let mut retain_faults = 0u64;),
            cx.fault_notice("Retain", &format_ident!("retain_faults")),
        )
    } else {
        (quote!(), quote!())
    };
    let (run, trigger_used) = match count.uses {
        Uses::Nothing => return quote!(),
        Uses::All => (quote!(), quote!(true)),
        Uses::Oldest => (oldest(cx, count), quote!(reached < needed)),
        Uses::Newest => (newest(cx, count), quote!(true)),
    };
    let consumed = lists.map(|l| consumed(cx, count, l));
    let own = own(cx);
    quote! {
        #declare
        #run
        let trigger_used = #trigger_used;
        #(#consumed)*
        if trigger_used { #own }
        #tell
    }
}

fn end(l: usize) -> Ident {
    format_ident!("end{l}")
}

/// Leaves for each list the place behind its part of the shortest run from the
/// oldest on, and what that sums to in `reached`.
fn oldest(cx: &Entry<'_>, count: &CountPlan) -> TokenStream {
    let lists: Vec<usize> = (0..cx.plan.lists.len()).collect();
    let ends: Vec<Ident> = lists.iter().map(|&l| end(l)).collect();
    let n = count.n;
    let steps = step(
        (cx, count),
        &lists,
        &|l| {
            let (list, end) = (cx.list(l), end(l));
            (quote!(self.#list.get(#end)), quote!(#end += 1;))
        },
        true,
    );
    quote! {
        let (mut reached, needed) = (0u64, #n);
        #(let mut #ends = 0usize;)*
        while reached < needed {
            #steps
        }
    }
}

/// Leaves for each list the place where its part of the shortest run from the
/// newest on begins; the event itself is the newest.
fn newest(cx: &Entry<'_>, count: &CountPlan) -> TokenStream {
    let lists: Vec<usize> = (0..cx.plan.lists.len()).collect();
    let ends: Vec<Ident> = lists.iter().map(|&l| end(l)).collect();
    let fields = lists.iter().map(|&l| cx.list(l));
    let n = count.n;
    let steps = step(
        (cx, count),
        &lists,
        &|l| {
            let (list, end) = (cx.list(l), end(l));
            (
                quote!(#end.checked_sub(1).and_then(|place| self.#list.get(place))),
                quote!(#end -= 1;),
            )
        },
        false,
    );
    quote! {
        let (mut reached, needed) = (u64::from(taken.weight), #n);
        #(let mut #ends = self.#fields.len();)*
        while reached < needed {
            #steps
        }
    }
}

/// One step of a run: the candidate that comes next in any list, `next` of each
/// with what goes past it.
fn step(
    (cx, count): (&Entry<'_>, &CountPlan),
    lists: &[usize],
    next: &dyn Fn(usize) -> (TokenStream, TokenStream),
    oldest: bool,
) -> TokenStream {
    let take = |l: usize| {
        let (next, past) = next(l);
        // What each weighs alike is known, and not read.
        let read = count.weights[cx.plan.lists[l].operands[0]] == Weight::Judged;
        let read = read.then(|| quote!(g.count(::rtcep::Op::Fold, 1);));
        quote! {
            let ::core::option::Option::Some(x) = #next else { break };
            reached = reached.saturating_add(u64::from(::rtcep::storage::Weight::weight(x)));
            g.count(::rtcep::Op::Step, 1);
            #read
            #past
        }
    };
    if let [l] = lists {
        return take(*l);
    }
    let numbers: Vec<Ident> = lists.iter().map(|l| format_ident!("n{l}")).collect();
    let (none, better) = if oldest {
        (quote!(u64::MAX), quote!(min))
    } else {
        (quote!(0u64), quote!(max))
    };
    let read = lists.iter().zip(&numbers).map(|(&l, number)| {
        let (next, _) = next(l);
        quote!(let #number = #next.map_or(#none, |x| x.__n);)
    });
    let chosen =
        lists
            .iter()
            .zip(&numbers)
            .rev()
            .fold(quote!(break;), |otherwise, (&l, number)| {
                let take = take(l);
                quote!(if #number == chosen { #take } else { #otherwise })
            });
    let looked_at = lists.len() as u64;
    quote! {
        #(#read)*
        let chosen = #none #(.#better(#numbers))*;
        if chosen == #none { break; }
        g.count(::rtcep::Op::Merge, #looked_at);
        #chosen
    }
}

/// What becomes of the used candidates of a list.
fn consumed(cx: &Entry<'_>, count: &CountPlan, l: usize) -> TokenStream {
    let (list, end, operand) = (cx.list(l), end(l), cx.plan.lists[l].operands[0]);
    let retain = cx.situation.operands[operand].retain.as_ref();
    if retain.is_some_and(Expr::is_true) {
        return quote!();
    }
    let stays = stays(cx, operand, &cx.of_candidate(operand));
    let (from, to) = match count.uses {
        Uses::Oldest => (quote!(0), quote!(#end)),
        Uses::Newest => (quote!(#end), quote!(usize::MAX)),
        Uses::All | Uses::Nothing => (quote!(0), quote!(usize::MAX)),
    };
    match (stays, count.uses) {
        (Some(stays), _) => quote! {
            self.#list.sift(
                #from,
                #to,
                |x, g: &mut ::rtcep::storage::Gauge<'_, __P>| #stays,
                &mut g,
            );
        },
        (None, Uses::Oldest) => quote!(self.#list.consume_oldest(#end, &mut g);),
        (None, Uses::Newest) => quote!(self.#list.consume_newest(#end, &mut g);),
        (None, Uses::All | Uses::Nothing) => quote!(self.#list.clear();),
    }
}

/// Whether the event itself is consumed.
fn own(cx: &Entry<'_>) -> TokenStream {
    let judged = cx.entry.judged.iter().map(|judged| {
        let operand = number(judged.operand);
        let consumed = match stays(cx, judged.operand, &cx.own()) {
            None => quote!(true),
            Some(stays) => quote!(!#stays),
        };
        quote!(if taken.operand == #operand { trigger_consumed = #consumed; })
    });
    judged.collect()
}
