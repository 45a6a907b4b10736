//! Diagnostics as compile errors and warnings.

use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};
use rtcep_lang::Diagnostic;

/// A type that tells all errors, each with its `compile_error!` underlining all
/// the offending tokens.
///
/// The compiler knows that this type is wrong: arrays of a length that is an
/// error are no iterators, but nobody is told, since that follows from the
/// error. So it takes whatever is done with the type as right.
pub(crate) fn refused(diagnostics: &[Diagnostic]) -> TokenStream {
    let errors = diagnostics.iter().map(error);
    quote!(<(#([(); #errors],)*) as ::core::iter::Iterator>::Item)
}

fn error(diagnostic: &Diagnostic) -> TokenStream {
    // `new_spanned` takes the range from the first and the last token.
    let first = Ident::new("first", diagnostic.start);
    let last = Ident::new("last", diagnostic.end);
    syn::Error::new_spanned(quote!(#first #last), &diagnostic.message).to_compile_error()
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
