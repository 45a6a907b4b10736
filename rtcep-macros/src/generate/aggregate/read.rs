//! An aggregate as an expression reads it.

use super::super::context::Entry;
use super::super::expr::{Code, Read};
use super::part::{self, Of};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::model::{Aggregate, AggregateFn, Attribute, Type};
use rtcep_lang::plan::{AggregatePlan, Part, What};

/// Reads aggregates from the state, and from what was folded into variables.
pub(super) struct Kept<'a, 'b> {
    pub(super) cx: &'a Entry<'b>,
    pub(super) plan: &'a AggregatePlan,
}

impl Read for Kept<'_, '_> {
    fn attribute(&self, _: Attribute) -> TokenStream {
        quote!(())
    }

    fn aggregate(&self, aggregate: &Aggregate) -> Code {
        let count = self.count(self.plan.operand(aggregate));
        let Some(what) = What::of(aggregate.function) else {
            return Code::plain(count);
        };
        match (what, aggregate.function) {
            (What::Sum, AggregateFn::Average) => {
                let sum = self.as_float(aggregate);
                Code::fallible(quote!(::rtcep::aggregate::average(#sum, #count)))
            }
            (What::Sum, _) => self.sum(aggregate),
            _ => Code::fallible(self.extreme(aggregate, what)),
        }
    }
}

impl Kept<'_, '_> {
    /// How many events of an operand, or of all, are kept.
    pub(super) fn count(&self, operand: Option<usize>) -> TokenStream {
        let of = |o: usize| match self.plan.operands[o].list {
            Some(l) => {
                let list = self.cx.list(l);
                quote!((self.#list.len() as u64))
            }
            None => {
                let count = count(o);
                quote!(self.#count)
            }
        };
        match operand {
            Some(o) => of(o),
            None => {
                let counts = (0..self.plan.operands.len()).map(of);
                quote!(0u64 #(.saturating_add(#counts))*)
            }
        }
    }

    /// The places that an aggregate is computed from: several, where all operands
    /// are read and each is kept apart.
    fn places(&self, aggregate: &Aggregate, what: What) -> Vec<(TokenStream, Of, Part)> {
        let plan = self.plan;
        let Some(value) = plan.value(self.cx.model, self.cx.s, aggregate) else {
            return Vec::new();
        };
        let same = |value: usize| move |p: &&Part| p.value == value && p.what == what;
        let of_operand = |o: usize, value: usize| {
            let operand = &plan.operands[o];
            let of = Of::Operand(o, operand.list.is_some());
            let running = operand.running.iter().find(same(value));
            let running = running.map(|p| (field(of, p), of, *p));
            running.or_else(|| {
                let folded = operand.folded.iter().find(same(value));
                folded.map(|p| (variable(of, p), of, *p))
            })
        };
        if let Some(o) = plan.operand(aggregate) {
            return of_operand(o, value).into_iter().collect();
        }
        if let Some(part) = plan.together.iter().find(same(value)) {
            return vec![(field(Of::Together, part), Of::Together, *part)];
        }
        if let Some(part) = plan.merged.iter().find(same(value)) {
            return vec![(variable(Of::Merged, part), Of::Merged, *part)];
        }
        let places = plan.common[value].places.iter().enumerate();
        places.filter_map(|(o, &v)| of_operand(o, v)).collect()
    }

    fn sum(&self, aggregate: &Aggregate) -> Code {
        let places = self.places(aggregate, What::Sum);
        let Some((_, of, part)) = places.first() else {
            return Code::plain(quote!(()));
        };
        if part.ty.is_float() {
            let (place, ..) = &places[0];
            return Code::plain(quote!(#place.get()));
        }
        let narrow = match part.ty {
            Type::U8 | Type::U16 | Type::U32 => Some((quote!(u64), Type::U64)),
            Type::I8 | Type::I16 | Type::I32 => Some((quote!(i64), Type::I64)),
            _ => None,
        };
        let wide = if part.ty.is_signed() {
            quote!(i128)
        } else {
            quote!(u128)
        };
        if let ([(place, ..)], Some((_, ty))) = (&places[..], &narrow)
            && part.sum(matches!(of, Of::Operand(_, true))) == *ty
        {
            return Code::plain(quote!(#place.get()));
        }
        let sums = places
            .iter()
            .map(|(place, ..)| quote!(#wide::from(#place.get())));
        let mut sums = sums.collect::<Vec<_>>().into_iter();
        let first = sums.next();
        let sum = quote!(#first #(.wrapping_add(#sums))*);
        match narrow {
            None => Code::plain(quote!((#sum))),
            Some((narrow, ty)) => {
                let lists = &self.cx.plan.lists;
                if self.plan.too_wide(lists, aggregate, ty) {
                    Code::fallible(quote!(#narrow::try_from(#sum).ok()))
                } else {
                    Code::plain(quote!(((#sum) as #narrow)))
                }
            }
        }
    }

    /// A sum as `f64`, for an average.
    fn as_float(&self, aggregate: &Aggregate) -> TokenStream {
        let places = self.places(aggregate, What::Sum);
        let float = |part: &Part| part.ty.is_float();
        match &places[..] {
            [(place, _, part)] if float(part) => quote!(f64::from(#place.get())),
            [(place, ..)] => quote!((#place.get() as f64)),
            several => {
                let signed = several.iter().any(|(_, _, part)| part.ty.is_signed());
                let wide = if signed { quote!(i128) } else { quote!(u128) };
                let sums = several.iter().map(|(place, ..)| place);
                quote!(((0 as #wide) #(.wrapping_add(#wide::from(#sums.get())))* as f64))
            }
        }
    }

    fn extreme(&self, aggregate: &Aggregate, what: What) -> TokenStream {
        let places = self.places(aggregate, what);
        let mut places = places.iter().map(|(place, ..)| place);
        let first = places.next();
        quote!(#first #(.or(#places))*.get())
    }
}

/// A part as a field.
pub(super) fn field(of: Of, part: &Part) -> TokenStream {
    let name = part::name(of, part);
    quote!(self.#name)
}

/// A part as a variable.
fn variable(of: Of, part: &Part) -> TokenStream {
    let name = part::name(of, part);
    quote!(#name)
}

/// The count of an operand that keeps no candidates.
pub(super) fn count(o: usize) -> Ident {
    format_ident!("count_{o}")
}

/// The sum of an operand's weights.
pub(super) fn weights(o: usize) -> Ident {
    format_ident!("weights_{o}")
}

/// The sum of the weights of what is counted.
pub(super) fn counted(o: usize) -> Ident {
    format_ident!("counted_{o}")
}
