//! Whatever stands inside the macro: it never panics, and what it expands to
//! are Rust items that are either the engine or tell an error.

mod changes;
mod docs;
mod hundred;
mod rules;
mod times;

use crate::expand::expand;
use proc_macro2::TokenStream;
use rules::{CHAIN, CONTEXTS, DEFENCE};
use std::collections::HashSet;
use times::TIMES;

/// Expands, and judges what comes out; whether the rules were accepted.
fn judge(tokens: TokenStream) -> bool {
    let text = tokens.to_string();
    let accepted = rtcep_lang::compile(tokens.clone()).is_ok();
    let output = expand(tokens);
    let errors = output.to_string().contains("compile_error");
    assert_eq!(accepted, !errors, "{text}");
    let file: syn::File = syn::parse2(output).unwrap_or_else(|error| panic!("{text}\n{error}"));
    // Two types of one name would be a second error.
    let mut names = HashSet::new();
    for item in &file.items {
        let name = match item {
            syn::Item::Struct(item) => &item.ident,
            syn::Item::Enum(item) => &item.ident,
            syn::Item::Type(item) => &item.ident,
            _ => continue,
        };
        assert!(names.insert(name.to_string()), "{name} twice:\n{text}");
    }
    accepted
}

#[test]
fn the_rule_sets_are_accepted() {
    for text in [DEFENCE, CHAIN, CONTEXTS, TIMES] {
        assert!(judge(text.parse().expect("tokens")), "{text}");
    }
}

#[test]
fn nothing_at_all() {
    for text in [
        "",
        ";",
        "engine",
        "engine A;",
        "event",
        "{}",
        "#",
        "situation S",
    ] {
        assert!(!judge(text.parse().expect("tokens")), "{text}");
    }
}
