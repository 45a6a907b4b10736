//! Tokens from text, for rule files.

use crate::diagnostic::Diagnostic;
use proc_macro2::TokenStream;

/// The tokens of a text.
///
/// # Errors
/// Where the text is no tokens, as at an open bracket.
pub(crate) fn tokens(text: &str) -> Result<TokenStream, Diagnostic> {
    text.parse::<TokenStream>().map_err(|error| {
        Diagnostic::error(
            error.span(),
            "the text cannot be read from here on: a bracket or a string is open, or a bracket \
             closes what was not opened",
        )
    })
}
