//! Print, parse, print is a fixed point, for every valid model.

mod common;

use proptest::prelude::*;
use rtcep_lang::compile::understand_str;
use rtcep_lang::print::print;
use rtcep_lang::{Model, compile_str};

/// Negative zero equals zero, so that equality alone would not see its sign.
fn same(a: &Model, b: &Model) -> bool {
    a == b && format!("{a:?}") == format!("{b:?}")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn what_is_printed_parses_to_the_same(model in common::models()) {
        let text = print(&model);
        match compile_str(&text) {
            Ok(compiled) => {
                prop_assert!(same(&compiled.model, &model), "{text}\n{:#?}\n{model:#?}", compiled.model);
                prop_assert_eq!(print(&compiled.model), text);
            }
            Err(rejected) => {
                // Deeply nested large lists may have counts beyond u64, and many large ones too
                // many detections to keep. Nothing else.
                let large = ["does not fit u64;", "would be kept for"];
                let large = |message: &str| large.iter().any(|words| message.contains(words));
                let all = rejected.diagnostics.iter().all(|d| large(&d.message));
                prop_assert!(all, "{rejected}\n{text}");
            }
        }
    }

    #[test]
    fn situations_of_all_kinds_do_too(model in common::models_of_all_kinds()) {
        reads_back(&model)?;
    }

    #[test]
    fn so_does_everything(model in common::whole_models()) {
        reads_back(&model)?;
    }
}

fn reads_back(model: &Model) -> Result<(), TestCaseError> {
    let text = print(model);
    match understand_str(&text) {
        Ok(read) => {
            prop_assert!(same(&read, model), "{text}\n{}", print(&read));
            prop_assert_eq!(print(&read), text);
        }
        Err(rejected) => {
            let large = |message: &str| message.contains("would be kept for");
            let all = rejected.diagnostics.iter().all(|d| large(&d.message));
            prop_assert!(all, "{rejected}\n{text}");
        }
    }
    Ok(())
}
