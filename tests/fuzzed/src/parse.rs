//! Text to rules.

use crate::{lines, placed};
use rtcep_lang::{Compiled, Diagnostic, Rejected, compile_str};

/// Rules, or errors: each says something, and its place is in the text.
pub fn parse(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    match compile_str(text) {
        Ok(Compiled { warnings, .. }) => told(text, &warnings),
        Err(Rejected { diagnostics, .. }) => {
            assert!(!diagnostics.is_empty(), "refused without a word");
            told(text, &diagnostics);
        }
    }
    forget();
}

#[allow(unexpected_cfgs, reason = "`cargo fuzz` sets it")]
fn told(text: &str, diagnostics: &[Diagnostic]) {
    for diagnostic in diagnostics {
        assert!(!diagnostic.message.is_empty(), "nothing is said");
    }
    // Under a fuzzer the library of tokens keeps no places: those are for the replay.
    if cfg!(fuzzing) {
        return;
    }
    let lines = lines(text, &['\n']);
    for diagnostic in diagnostics {
        let (line, column) = diagnostic.line_column();
        placed(&lines, line, column, &diagnostic.message);
    }
}

/// Frees the places of all texts of this thread: spans of them are not looked at again.
pub(crate) fn forget() {
    proc_macro2::extra::invalidate_current_thread_spans();
}
