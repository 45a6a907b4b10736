//! The macro `situations!`.
//!
//! Everything that can be judged is judged in `rtcep-lang`; this crate turns a
//! model with its counts into code and diagnostics into compile errors.
//!
//! | module | what it holds |
//! |---|---|
//! | `expand` | from tokens to generated code or to errors with a stub |
//! | `errors` | diagnostics as compile errors and warnings |
//! | `generate` | one file per generated thing |

mod errors;
mod expand;
mod generate;
#[cfg(test)]
mod tests;

use proc_macro::TokenStream;

/// Expands a rule set into an engine; see the crate `rtcep` and its language
/// reference for what may stand inside.
#[proc_macro]
pub fn situations(tokens: TokenStream) -> TokenStream {
    expand::expand(tokens.into()).into()
}
