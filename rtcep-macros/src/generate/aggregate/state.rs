//! What an aggregating situation keeps in each instance.

use super::super::names::{Names, list, value_type};
use super::super::parts::Parts;
use super::super::situation::empty;
use super::part::{self, Of};
use super::{read, verdict};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::Model;
use rtcep_lang::model::{Demand, Kind};
use rtcep_lang::plan::{AggregatePlan, Aggregated, ListPlan, SituationPlan};

/// Fields, methods and items of one situation.
pub(in super::super) fn parts(
    model: &Model,
    names: &Names,
    s: usize,
    plan: &SituationPlan,
    aggregate: &AggregatePlan,
) -> Parts {
    let mut parts = Parts::default();
    let mut field = |name: Ident, ty: TokenStream, value: TokenStream| {
        parts.fields.extend(quote!(#name: #ty,));
        parts.values.extend(quote!(#name: #value,));
        parts.reset.extend(quote!(self.#name = #value;));
    };
    for (o, operand) in aggregate.operands.iter().enumerate() {
        for (name, ty, value) in fields(model, o, operand) {
            field(name, ty, value);
        }
    }
    for part in &aggregate.together {
        let of = Of::Together;
        field(
            part::name(of, part),
            part::ty(model, of, part),
            part::empty(model, of, part),
        );
    }
    let situation = &model.situations[s];
    match &situation.demand {
        Demand::Crossing(_) => {
            let unknown = quote!(::rtcep::aggregate::Side::UNKNOWN);
            field(side(), quote!(::rtcep::aggregate::Side), unknown);
        }
        Demand::Run(run) if aggregate.operands[0].list.is_none() => {
            let ty = run.of.ty;
            field(last(), value_type(&model.enums, ty), empty(model, ty));
        }
        _ => {}
    }
    let drops = (0..aggregate.operands.len())
        .filter(|&o| {
            let operand = &situation.operands[o];
            operand.overrides.is_some() || situation.kind == Kind::Trend
        })
        .map(|o| drop_all(model, s, aggregate, o));
    parts.methods.extend(drops);
    if situation.prunes().is_some() {
        parts.methods.extend(prune(model, s, aggregate));
    }
    if let Some(settled) = settled(model, s, aggregate) {
        parts.methods.extend(settled);
        parts.settle = Some(format_ident!("settle_sums"));
    }
    let verdicts = plan.entries.iter();
    parts
        .items
        .extend(verdicts.map(|e| verdict::item(model, names, s, aggregate, e)));
    parts
}

/// On which side a `crosses` is.
pub(super) fn side() -> Ident {
    format_ident!("side")
}

/// The last value of a run.
pub(super) fn last() -> Ident {
    format_ident!("last_value")
}

/// The running values of an operand.
fn fields(model: &Model, o: usize, operand: &Aggregated) -> Vec<(Ident, TokenStream, TokenStream)> {
    let of = Of::Operand(o, operand.list.is_some());
    let mut fields = Vec::new();
    if operand.counts {
        fields.push((read::count(o), quote!(u64), quote!(0)));
    }
    let sum = if operand.list.is_some() {
        quote!(u64)
    } else {
        quote!(u128)
    };
    for (name, wanted) in [
        (read::weights(o), operand.weighs),
        (read::counted(o), operand.judges),
    ] {
        if wanted {
            let ty = quote!(::rtcep::aggregate::Sum<#sum>);
            fields.push((name, ty.clone(), quote!(<#ty>::EMPTY)));
        }
    }
    for part in &operand.running {
        fields.push((
            part::name(of, part),
            part::ty(model, of, part),
            part::empty(model, of, part),
        ));
    }
    fields
}

/// Drops all that is kept of an operand.
fn drop_all(model: &Model, s: usize, plan: &AggregatePlan, o: usize) -> TokenStream {
    let name = drop_name(o);
    let operand = &plan.operands[o];
    let clear = operand.list.map(|_| {
        let list = list(model, s, o);
        quote!(self.#list.clear();)
    });
    let fields = fields(model, o, operand);
    let fields = fields
        .iter()
        .map(|(name, _, value)| quote!(self.#name = #value;));
    quote! {
        #[inline]
        fn #name(&mut self) {
            #clear
            #(#fields)*
        }
    }
}

pub(super) fn drop_name(o: usize) -> Ident {
    format_ident!("drop_{o}")
}

/// What has left the window goes from every list.
fn prune(model: &Model, s: usize, plan: &AggregatePlan) -> TokenStream {
    let lists = plan
        .operands
        .iter()
        .enumerate()
        .filter(|(_, o)| o.list.is_some());
    let lists = lists.map(|(o, operand)| {
        let list = list(model, s, o);
        let forget = forget(o, operand);
        quote! {
            while let ::core::option::Option::Some(&x) = self.#list.front() {
                if x.__t >= cutoff { break; }
                self.#list.pop_front();
                g.count(::rtcep::Op::Expire, 1);
                #forget
            }
        }
    });
    quote! {
        #[inline]
        fn prune<__P: ::rtcep::Probe>(
            &mut self,
            cutoff: u64,
            g: &mut ::rtcep::storage::Gauge<'_, __P>,
        ) {
            #(#lists)*
        }
    }
}

/// Sums of weights are those of the lists, whatever a snapshot says: counts rest on it.
fn settled(model: &Model, s: usize, plan: &AggregatePlan) -> Option<TokenStream> {
    let operands = plan.operands.iter().enumerate();
    let summed = operands.filter(|(_, o)| o.list.is_some() && (o.weighs || o.judges));
    let sums: Vec<TokenStream> = summed
        .map(|(o, operand)| {
            let (list, weight) = (list(model, s, o), weight(operand));
            let mut places = Vec::new();
            if operand.weighs {
                places.push((read::weights(o), weight.clone()));
            }
            if operand.judges {
                places.push((read::counted(o), quote!(if x.__c { #weight } else { 0u32 })));
            }
            let (names, values): (Vec<_>, Vec<_>) = places.into_iter().unzip();
            quote! {
                #(self.#names = <::rtcep::aggregate::Sum<u64>>::EMPTY;)*
                for x in self.#list.iter() {
                    #(self.#names.add(#values);)*
                }
            }
        })
        .collect();
    (!sums.is_empty()).then(|| {
        quote! {
            fn settle_sums(&mut self) {
                #(#sums)*
            }
        }
    })
}

/// The running values of an operand give up the candidate `x`.
pub(super) fn forget(o: usize, operand: &Aggregated) -> TokenStream {
    let of = Of::Operand(o, true);
    let parts = operand.running.iter().map(|part| {
        let (place, value) = (read::field(of, part), part::value(part.value));
        quote!(#place.forget(x.#value);)
    });
    let weight = weight(operand);
    let weights = operand.weighs.then(|| {
        let weights = read::weights(o);
        quote!(self.#weights.forget(#weight);)
    });
    let counted = operand.judges.then(|| {
        let counted = read::counted(o);
        quote!(self.#counted.forget(if x.__c { #weight } else { 0u32 });)
    });
    let updates = operand.updates() as u64;
    let count = (updates > 0).then(|| quote!(g.count(::rtcep::Op::Update, #updates);));
    quote!(#count #(#parts)* #weights #counted)
}

/// The weight of the candidate `x`.
fn weight(operand: &Aggregated) -> TokenStream {
    if operand.weighs {
        quote!(x.__w)
    } else {
        quote!(1u32)
    }
}

/// What a candidate of an operand keeps: `name`, type and a value of places that
/// hold none.
pub(in super::super) fn candidate(
    model: &Model,
    plan: &AggregatePlan,
    list: &ListPlan,
) -> Vec<(Ident, TokenStream, TokenStream)> {
    let operand = &plan.operands[list.operands[0]];
    let mut fields = Vec::new();
    for &v in &operand.kept {
        let ty = operand.values[v].ty;
        fields.push((
            part::value(v),
            value_type(&model.enums, ty),
            empty(model, ty),
        ));
    }
    if operand.judges {
        fields.push((format_ident!("__c"), quote!(bool), quote!(false)));
    }
    fields
}
