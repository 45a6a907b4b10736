//! `not`: whether an event of some operand came (language.md, 4.3).

use super::context::Entry;
use super::parts::Parts;
use super::{consume, emit};
use proc_macro2::TokenStream;
use quote::quote;

pub(super) fn parts() -> Parts {
    Parts {
        fields: quote!(came: bool,),
        values: quote!(came: false,),
        reset: quote!(self.came = false;),
        ..Parts::default()
    }
}

/// An event that passes some threshold.
pub(super) fn rest() -> TokenStream {
    quote! {
        g.count(::rtcep::Op::Veto, 1);
        self.came = true;
    }
}

/// At the end of an instance.
pub(super) fn at_end(cx: &Entry<'_>) -> TokenStream {
    let (results, emission) = (emit::results(cx), emit::emission(cx, None));
    let told = consume::at_end(cx);
    quote! {
        g.count(::rtcep::Op::Veto, 1);
        if !self.came {
            #results
            #emission
            #told
        }
    }
}
