//! Diagnostics as compile errors and warnings.

use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};
use rtcep_lang::Diagnostic;

/// One `compile_error!` each, underlining all the offending tokens.
pub(crate) fn errors(diagnostics: &[Diagnostic]) -> TokenStream {
    diagnostics
        .iter()
        .map(|diagnostic| {
            // `new_spanned` takes the range from the first and the last token.
            let first = Ident::new("first", diagnostic.start);
            let last = Ident::new("last", diagnostic.end);
            syn::Error::new_spanned(quote!(#first #last), &diagnostic.message).to_compile_error()
        })
        .collect()
}

/// Stable proc macros cannot warn: the use of a deprecated item, at the
/// offending token, does.
pub(crate) fn warnings(diagnostics: &[Diagnostic]) -> TokenStream {
    diagnostics
        .iter()
        .map(|diagnostic| {
            let message = &diagnostic.message;
            let used = quote_spanned!(diagnostic.start=> Warning);
            quote! {
                const _: () = {
                    #[deprecated(note = #message)]
                    struct Warning;
                    let _ = #used;
                };
            }
        })
        .collect()
}
