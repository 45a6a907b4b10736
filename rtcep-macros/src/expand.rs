//! From tokens to generated code, or to errors and a stub.

use crate::{errors, generate};
use proc_macro2::TokenStream;

/// Never panics: what cannot be expanded becomes a compile error, beside a stub
/// with the names that the rules declare, so that the user's code that names
/// them does not fail a second time.
pub(crate) fn expand(tokens: TokenStream) -> TokenStream {
    match rtcep_lang::compile(tokens) {
        Ok(compiled) => {
            let mut output = errors::warnings(&compiled.warnings);
            output.extend(generate::engine(
                compiled.model,
                &compiled.costs,
                &compiled.spans,
            ));
            output
        }
        Err(rejected) => {
            let refused = errors::refused(&rejected.diagnostics);
            generate::stub(*rejected.outline, &refused)
        }
    }
}
