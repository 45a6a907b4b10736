//! Tokens from text, for rule files.

use crate::diagnostic::Diagnostic;
use proc_macro2::TokenStream;

/// The tokens of a text.
///
/// # Errors
/// Where the text is no tokens, as at an open bracket.
pub(crate) fn tokens(text: &str) -> Result<TokenStream, Diagnostic> {
    text.parse::<TokenStream>().map_err(|error| {
        let start = error.span().start();
        let at = text
            .lines()
            .nth(start.line.saturating_sub(1))
            .and_then(|line| line.chars().nth(start.column));
        Diagnostic::error(error.span(), reason(at))
    })
}

/// Why the text cannot be read on from this character.
fn reason(at: Option<char>) -> String {
    match at {
        Some(open @ ('(' | '[' | '{')) => format!("this `{open}` is never closed"),
        Some(close @ (')' | ']' | '}')) => {
            format!("this `{close}` does not close the bracket that was opened last")
        }
        Some('/') => "this comment is never closed".to_owned(),
        Some('"' | '\'') => "this text is never closed, or holds an escape that is none".to_owned(),
        Some('r' | 'b' | 'c') => {
            "this text is never closed, or this name has no raw form".to_owned()
        }
        Some('0'..='9') => "this number cannot be read".to_owned(),
        other => {
            let this = other.map_or_else(|| "this".to_owned(), |c| format!("`{c}`"));
            format!("{this} does not begin anything that rules are made of")
        }
    }
}
