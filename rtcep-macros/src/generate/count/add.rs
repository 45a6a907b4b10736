//! An event in one instance, and the end of one.

use super::super::context::{Entry, number};
use super::super::thresholds::pass;
use super::super::{admit, consume, emit};
use super::{Counted, demanded, sum_name, sum_type, total, uses};
use proc_macro2::TokenStream;
use quote::quote;
use rtcep_lang::model::Detect;
use rtcep_lang::plan::{CountPlan, Test, Weight};

/// An event that some operand takes, as `taken` says.
pub(in super::super) fn rest(cx: &Entry<'_>, count: &CountPlan) -> TokenStream {
    let mut roles = cx.entry.roles.iter();
    let weighed = roles.any(|&o| count.weights[o] == Weight::Judged);
    let admitted = weighed.then(|| {
        quote!(if !taken.admitted {
            return;
        })
    });
    let added = if count.candidates() {
        candidates(cx, count)
    } else {
        sums(cx, count)
    };
    quote! {
        #admitted
        #added
    }
}

/// Sums alone are kept.
fn sums(cx: &Entry<'_>, count: &CountPlan) -> TokenStream {
    let ty = sum_type(count);
    let each = cx.entry.roles.iter().map(|&o| {
        let sum = sum_name(count.sum_of[o]);
        let restarts = cx.situation.operands[o].overrides.is_some();
        let restart = restarts.then(|| quote!(if taken.overrides { self.#sum = 0; }));
        let add = quote!(self.#sum = self.#sum.saturating_add(#ty::from(taken.weight)););
        (number(o), quote!(#restart #add), count.sum_of[o])
    });
    let each: Vec<_> = each.collect();
    let added = match each.split_last() {
        None => quote!(),
        Some(((_, last, sum), others)) if others.iter().all(|(_, _, other)| other == sum) => {
            quote!(#last)
        }
        Some(((_, last, _), others)) => others.iter().rev().fold(
            quote!(#last),
            |otherwise, (operand, add, _)| quote!(if taken.operand == #operand { #add } else { #otherwise }),
        ),
    };
    let detected = detected(cx, count, &{
        let sums = (0..count.sums).map(sum_name);
        match count.test {
            Test::AtLeast => quote!(#(self.#sums = 0;)*),
            Test::AtMost | Test::Exactly if count.fired => quote!(self.fired = true;),
            Test::AtMost | Test::Exactly => quote!(),
        }
    });
    let total = total(cx, count);
    let test = (cx.situation.detect == Detect::Immediate).then(|| {
        quote! {
            let count = #total;
            #detected
        }
    });
    quote! {
        g.count(::rtcep::Op::Count, 1);
        #added
        #test
    }
}

/// Tests `count`, emits, and does `then`, or ends the instance.
fn detected(cx: &Entry<'_>, count: &CountPlan, then: &TokenStream) -> TokenStream {
    // A sum that only grows comes to `n` once, but may rest there.
    let light = |o: &usize| match count.weights[*o] {
        Weight::Judged => true,
        Weight::Constant(weight) => weight == 0,
    };
    let again = match count.test {
        Test::Exactly if count.fired => quote!(&!self.fired),
        Test::Exactly if !cx.situation.once && cx.entry.roles.iter().any(light) => {
            quote!(&(taken.weight != 0))
        }
        _ => quote!(),
    };
    let then = if cx.situation.once {
        quote! {
            self.ended = true;
            return;
        }
    } else {
        quote!(#then)
    };
    tested(cx, count, &again, &then)
}

/// Tests `count`, and also what `and` says; emits, and does `then`.
fn tested(cx: &Entry<'_>, count: &CountPlan, and: &TokenStream, then: &TokenStream) -> TokenStream {
    let n = demanded(count);
    // What detects is `n` or less, and so fits.
    let fits = count
        .wide
        .then(|| quote!(let count = u64::try_from(count).unwrap_or(u64::MAX);));
    let compare = match count.test {
        Test::AtLeast => quote!(>=),
        Test::AtMost => quote!(<=),
        Test::Exactly => quote!(==),
    };
    let (results, emission) = (emit::results(cx), emit::emitted(cx, &Counted));
    let told = consume::at_end(cx);
    quote! {
        if (count #compare #n) #and {
            #fits
            #results
            #emission
            #told
            #then
        }
    }
}

/// Candidates are kept: those too old go, a restart drops those of its operand,
/// one composition, and only then the event is stored.
fn candidates(cx: &Entry<'_>, count: &CountPlan) -> TokenStream {
    let cutoff = match cx.situation.prunes() {
        Some(d) => {
            let lists = (0..cx.plan.lists.len()).map(|l| cx.list(l));
            quote! {
                let cutoff = now.t.saturating_sub(#d);
                #(self.#lists.expire(|x| x.__t < cutoff, &mut g);)*
            }
        }
        None => quote!(let cutoff = 0u64;),
    };
    let restart: TokenStream = cx
        .entry
        .judged
        .iter()
        .filter(|judged| cx.situation.operands[judged.operand].overrides.is_some())
        .filter_map(|judged| {
            let (operand, list) = (number(judged.operand), cx.list(judged.list?));
            Some(quote! {
                if (taken.operand == #operand) & taken.overrides {
                    self.#list.clear();
                }
            })
        })
        .collect();
    let test = (cx.situation.detect == Detect::Immediate).then(|| {
        let total = total(cx, count);
        let uses = uses::uses(cx, count);
        let detected = detected(cx, count, &uses);
        quote! {
            let count = #total.saturating_add(u64::from(taken.weight));
            #detected
        }
    });
    let passes = cx.entry.judged.iter().enumerate().map(|(j, judged)| {
        let (pass, operand) = (pass(j), number(judged.operand));
        quote!(let #pass = taken.operand == #operand;)
    });
    let admitted = admit::admissions(cx);
    quote! {
        #cutoff
        #restart
        g.count(::rtcep::Op::Count, 1);
        let mut trigger_consumed = false;
        #test
        #(#passes)*
        #admitted
    }
}

/// At the end of an instance.
pub(in super::super) fn at_end(cx: &Entry<'_>, count: &CountPlan) -> TokenStream {
    let total = total(cx, count);
    let tested = tested(cx, count, &quote!(), &quote!());
    quote! {
        g.count(::rtcep::Op::Count, 1);
        let count = #total;
        #tested
    }
}
