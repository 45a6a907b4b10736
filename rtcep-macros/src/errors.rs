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

#[cfg(test)]
mod tests {
    use super::{refused, warnings};
    use proc_macro2::{TokenStream, TokenTree};
    use rtcep_lang::Diagnostic;

    /// The place and the text of every token, brackets aside.
    fn leaves(tokens: TokenStream, found: &mut Vec<(usize, usize, String)>) {
        for tree in tokens {
            match tree {
                TokenTree::Group(group) => leaves(group.stream(), found),
                other => {
                    let at = other.span().start();
                    found.push((at.line, at.column, other.to_string()));
                }
            }
        }
    }

    fn diagnostic(make: fn(proc_macro2::Span, &str) -> Diagnostic) -> Diagnostic {
        let rules: TokenStream = "engine A;\n  event E {}".parse().expect("tokens");
        let event = rules.into_iter().nth(3).expect("`event`");
        make(event.span(), "look here")
    }

    /// The one token at the place of the rules is the use of what is deprecated:
    /// there the compiler warns, or refuses under `deny(deprecated)`.
    #[test]
    fn a_warning_is_a_deprecated_use_at_the_token() {
        let warning = diagnostic(|at, text| Diagnostic::warning(at, text));
        let tokens = warnings(&[warning]);
        let expected = "const _ : () = { #[deprecated (note = \"look here\")] \
                        struct Warning ; let _ = Warning ; } ;";
        let expected: TokenStream = expected.parse().expect("tokens");
        assert_eq!(tokens.to_string(), expected.to_string());
        let mut found = Vec::new();
        leaves(tokens, &mut found);
        // Outside of a compiler the call of the macro stands on the first line.
        found.retain(|&(line, ..)| line > 1);
        assert_eq!(found, [(2, 2, "Warning".to_owned())]);
    }

    #[test]
    fn an_error_stands_at_the_token() {
        let error = diagnostic(|at, text| Diagnostic::error(at, text));
        let mut found = Vec::new();
        leaves(refused(&[error]), &mut found);
        let macro_name = found.iter().find(|(.., text)| text == "compile_error");
        assert_eq!(
            macro_name.map(|&(line, column, _)| (line, column)),
            Some((2, 2))
        );
    }
}
