//! The text that a generated engine tells is that of its rules.

use crate::{check, none, rules};
use rtcep_lang::print::print;
use rtcep_lang::{compile_str, fingerprint};

/// Read back it is the same model, with the same fingerprint, and printed again the same.
#[test]
fn engines_tell_their_rules() {
    let mut failures = Vec::new();
    for subject in rules::all() {
        let model = check::model(&subject);
        (subject.run)(&mut |engine| {
            let why = match compile_str(engine.rules()) {
                Err(rejected) => rejected.to_string(),
                Ok(read) if read.model != model => "it is another model".to_owned(),
                Ok(read) if fingerprint(&read.model) != fingerprint(&model) => {
                    "it has another fingerprint".to_owned()
                }
                Ok(read) if print(&read.model) != engine.rules() => {
                    "it is not in canonical print".to_owned()
                }
                Ok(_) => return,
            };
            failures.push(format!("{}: {why}\n{}", subject.name, engine.rules()));
        });
    }
    none(&failures);
}
