//! Random texts: several changes at once, and words in any order.

use super::changes::{CHANGES, changed};
use super::half::KINDS;
use super::times::TIMES;
use super::{CHAIN, CONTEXTS, DEFENCE};
use proc_macro2::TokenStream;
use rtcep_lang::{compile, compile_str};

proptest::proptest! {
    /// Several changes at once; the kinds and places are random.
    #[test]
    fn many_tokens_changed(changes in proptest::collection::vec((0..CHANGES.len(), 0usize..460), 1..12)) {
        for text in [DEFENCE, CHAIN, CONTEXTS, KINDS, TIMES] {
            let mut tokens: TokenStream = text.parse().expect("tokens");
            for &(change, n) in &changes {
                tokens = changed(tokens, &mut n.clone(), CHANGES[change]).0;
            }
            if let Err(rejected) = compile(tokens) {
                assert!(!rejected.diagnostics.is_empty());
            }
        }
    }

    /// Any text, most of it no tokens.
    #[test]
    fn any_text(text in "[ -~\\n\u{e9}]{0,60}", quoted in "[r#'\"bc0x1e.{}()/*!_a-c; ]{0,30}") {
        let _ = compile_str(&text);
        let _ = compile_str(&format!("engine A; {quoted}"));
    }

    /// The words of the grammar in any order.
    #[test]
    fn word_soup(words in proptest::collection::vec(0..SOUP.len(), 0..60)) {
        let words: Vec<&str> = words.into_iter().map(|w| SOUP[w]).collect();
        let _ = compile_str(&words.join(" "));
        let _ = compile_str(&format!("{CHAIN} lifespan M {{ {} }}", words.join(" ")));
        let _ = compile_str(&format!("{CHAIN} situation S: all in L {{ {} }}", words.join(" ")));
        let _ = compile_str(&format!(
            "{CHAIN} situation S: all in L {{ operand a: first A; when {}; }}",
            words.join(" ")
        ));
        let _ = compile_str(&format!("{CHAIN} situation S: {}", words.join(" ")));
        let _ = compile_str(&format!("{CHAIN} refer A from {}", words.join(" ")));
        let _ = compile_str(&format!("{CHAIN} action Warn on {}", words.join(" ")));
        let _ = compile_str(&format!(
            "{CHAIN} situation S: report in L {{ operand a: A, {}; emit {{ x: {} }} }}",
            words.join(" "), words.join(" ")
        ));
    }
}

/// Words, punctuation and brackets of the grammar, and some that are not.
const SOUP: [&str; 108] = [
    "epoch",
    "\"2018-08-02T08:34:47Z\"",
    "refer",
    "action",
    "actions",
    "on",
    "at",
    "every",
    "after 5s",
    "init.x",
    "missed",
    "{ x: x }",
    "forbidden",
    "absent",
    "absolute",
    "override",
    "weight",
    "counted",
    "of",
    "count",
    "sum",
    "min",
    "avg",
    "or",
    "it",
    "up",
    "hysteresis",
    "increasing",
    "any",
    "not",
    "unless",
    "atleast",
    "nth",
    "report",
    "percentage",
    "crosses",
    "trend",
    "{2..=3}",
    "()",
    "(a.x)",
    "engine",
    "event",
    "enum",
    "lifespan",
    "situation",
    "operand",
    "when",
    "within",
    "once",
    "emit",
    "max",
    "max_open",
    "on_full",
    "retain",
    "if",
    "first",
    "each",
    "all",
    "sequence",
    "in",
    "from",
    "startup",
    "detect",
    "immediate",
    "deferred",
    "policy",
    "ignore",
    "until",
    "including",
    "last",
    "after",
    "terminate",
    "discard",
    "all_keys",
    "key",
    "per_key",
    "A",
    "a",
    "x",
    "a.x",
    "A::x",
    "r#type",
    "type",
    ":",
    ";",
    ",",
    "=",
    "==",
    "<",
    "&&",
    "!",
    "-",
    "+",
    "as",
    "i64",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "5",
    "1.5",
    "3s",
    "true",
    "#[doc = \"x\"]",
    ".",
    "\u{e9}",
];
