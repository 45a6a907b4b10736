//! One running value.

use super::super::names::value_type;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::Model;
use rtcep_lang::plan::{Part, What};

/// Of whose values it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Of {
    /// Of an operand's, which keeps candidates or not.
    Operand(usize, bool),
    /// Of all operands' at once, as they come.
    Together,
    /// Of all operands' at once, which keep candidates.
    Merged,
}

impl Of {
    fn listed(self) -> bool {
        match self {
            Of::Operand(_, listed) => listed,
            Of::Together => false,
            Of::Merged => true,
        }
    }
}

/// Its name, as a field or as a variable.
pub(super) fn name(of: Of, part: &Part) -> Ident {
    let what = match part.what {
        What::Sum => "sum",
        What::Least => "least",
        What::Greatest => "greatest",
    };
    match of {
        Of::Operand(o, _) => format_ident!("{what}_{o}_{}", part.value),
        Of::Together | Of::Merged => format_ident!("{what}_all_{}", part.value),
    }
}

/// Its type.
pub(super) fn ty(model: &Model, of: Of, part: &Part) -> TokenStream {
    let value = value_type(&model.enums, part.ty);
    let n = if part.ordered {
        quote!(u64)
    } else {
        quote!(())
    };
    match part.what {
        What::Sum => {
            let sum = value_type(&model.enums, part.sum(of.listed()));
            quote!(::rtcep::aggregate::Sum<#sum>)
        }
        What::Least => quote!(::rtcep::aggregate::Least<#value, #n>),
        What::Greatest => quote!(::rtcep::aggregate::Greatest<#value, #n>),
    }
}

/// Of nothing.
pub(super) fn empty(model: &Model, of: Of, part: &Part) -> TokenStream {
    let ty = ty(model, of, part);
    quote!(<#ty>::EMPTY)
}

/// `place` takes up a value, which came at `n`.
pub(super) fn add(
    place: &TokenStream,
    part: &Part,
    value: &TokenStream,
    n: &TokenStream,
) -> TokenStream {
    match (part.what, part.ordered) {
        (What::Sum, _) => quote!(#place.add(#value);),
        (_, true) => quote!(#place.add(#value, #n);),
        (_, false) => quote!(#place.add(#value, ());),
    }
}

/// The variable, or the field of a candidate, that holds a value.
pub(super) fn value(v: usize) -> Ident {
    format_ident!("value{v}")
}
