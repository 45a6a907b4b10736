//! `atleast`, `atmost`, `nth` (language.md, 4.2): sums of weights, or candidates
//! with weights where some are used before others, pruned or retained.

mod add;
mod judge;
mod restored;
mod uses;

pub(super) use add::{at_end, rest};
pub(super) use judge::judge;

use super::context::Entry;
use super::expr::{Code, Read};
use super::names::Names;
use super::parts::Parts;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::Model;
use rtcep_lang::model::{Aggregate, Attribute};
use rtcep_lang::plan::{CountPlan, SituationPlan, Weight};

pub(super) fn parts(
    model: &Model,
    names: &Names,
    s: usize,
    plan: &SituationPlan,
    count: &CountPlan,
) -> Parts {
    let items = plan.lists.iter().map(|list| {
        let operand = list.operands[0];
        let candidate = names.candidate(model, s, operand);
        let weight = match count.weights[operand] {
            Weight::Constant(weight) => quote!(#weight),
            Weight::Judged => quote!(self.__w),
        };
        quote! {
            impl ::rtcep::storage::Weight for #candidate {
                #[inline(always)]
                fn weight(&self) -> u32 {
                    #weight
                }
            }
        }
    });
    let sums: Vec<Ident> = (0..count.sums).map(sum_name).collect();
    let sum = sum_type(count);
    let (field, value, ready) = if count.fired {
        (
            quote!(fired: bool,),
            quote!(fired: false,),
            quote!(self.fired = false;),
        )
    } else {
        (quote!(), quote!(), quote!())
    };
    let settled = restored::settled(model, s, plan, count);
    Parts {
        items: items.collect(),
        fields: quote!(#(#sums: #sum,)* #field),
        values: quote!(#(#sums: 0,)* #value),
        reset: quote!(#(self.#sums = 0;)* #ready),
        settle: settled.is_some().then(|| format_ident!("settle_counts")),
        methods: settled.unwrap_or_default(),
    }
}

fn sum_name(sum: usize) -> Ident {
    format_ident!("sum{sum}")
}

/// A sum of 64 bits stops at the largest; 2^96 events would fill one of 128.
fn sum_type(count: &CountPlan) -> TokenStream {
    if count.wide {
        quote!(u128)
    } else {
        quote!(u64)
    }
}

/// The sum of all weights that an instance keeps.
fn total(cx: &Entry<'_>, count: &CountPlan) -> TokenStream {
    let sums = (0..count.sums).map(sum_name).map(|sum| quote!(self.#sum));
    let lists = (0..cx.plan.lists.len()).map(|l| {
        let list = cx.list(l);
        quote!(self.#list.sum())
    });
    let parts = sums.chain(lists);
    parts
        .reduce(|sum, part| quote!(#sum.saturating_add(#part)))
        .unwrap_or_else(|| quote!(0u64))
}

/// `n` as a sum.
fn demanded(count: &CountPlan) -> Literal {
    if count.wide {
        Literal::u128_suffixed(count.n.into())
    } else {
        Literal::u64_suffixed(count.n)
    }
}

/// What is emitted reads `count` alone.
struct Counted;

impl Read for Counted {
    fn attribute(&self, _: Attribute) -> TokenStream {
        quote!(())
    }

    fn aggregate(&self, _: &Aggregate) -> Code {
        Code::plain(quote!(count))
    }
}
