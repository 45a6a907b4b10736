//! Rules to canonical text, and back.

use crate::parse::forget;
use rtcep_lang::print::print as printed;
use rtcep_lang::{compile_str, fingerprint};

/// Rules that are accepted print as text that is accepted, and as the same model with
/// the same counts; and that prints as the same text.
pub fn print(bytes: &[u8]) {
    let compiled = std::str::from_utf8(bytes).ok().map(compile_str);
    if let Some(Ok(compiled)) = compiled {
        let text = printed(&compiled.model);
        match compile_str(&text) {
            Ok(again) => {
                assert_eq!(again.model, compiled.model, "another model:\n{text}");
                assert_eq!(again.costs, compiled.costs, "other counts:\n{text}");
                assert_eq!(printed(&again.model), text, "no fixed point");
                assert_eq!(fingerprint(&again.model), fingerprint(&compiled.model));
            }
            Err(rejected) => panic!("refused as printed: {rejected}\n{text}"),
        }
    }
    forget();
}
