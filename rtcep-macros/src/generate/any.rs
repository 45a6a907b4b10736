//! `any`: a detection for each event that passes some threshold (language.md, 4.1).

use super::context::Entry;
use super::{consume, emit};
use proc_macro2::TokenStream;
use quote::quote;

/// An event that passes; however many of its thresholds it does.
pub(super) fn rest(cx: &Entry<'_>) -> TokenStream {
    let (results, emission) = (emit::results(cx), emit::emission(cx, None));
    let told = consume::at_end(cx);
    let ends = cx.plan.ends.then(|| quote!(self.ended = true;));
    quote! {
        #results
        #emission
        #told
        #ends
    }
}
