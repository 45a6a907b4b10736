//! Each token and bracket removed or replaced in turn.

use super::half::KINDS;
use super::times::TIMES;
use super::{CHAIN, CONTEXTS, DEFENCE};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use rtcep_lang::{compile, compile_str};

/// What to do with one token.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Change {
    Remove,
    /// A group becomes what it holds.
    Unwrap,
    Replace(&'static str),
}

/// All changes.
pub(crate) const CHANGES: [Change; 6] = [
    Change::Remove,
    Change::Unwrap,
    Change::Replace(";"),
    Change::Replace(","),
    Change::Replace("{}"),
    Change::Replace("x"),
];

/// The tokens with the `n`th of them, at any depth, changed; and that token.
pub(crate) fn changed(
    tokens: TokenStream,
    n: &mut usize,
    change: Change,
) -> (TokenStream, Option<TokenTree>) {
    let mut out = TokenStream::new();
    let mut found = None;
    for tree in tokens {
        if found.is_none() && *n == 0 {
            match (change, &tree) {
                (Change::Remove, _) => {}
                (Change::Unwrap, TokenTree::Group(group)) => out.extend(group.stream()),
                (Change::Unwrap, _) => out.extend([tree.clone()]),
                (Change::Replace(text), _) => {
                    out.extend(text.parse::<TokenStream>().expect("tokens"));
                }
            }
            found = Some(tree);
            *n = usize::MAX;
            continue;
        }
        if *n != usize::MAX {
            *n -= 1;
        }
        let TokenTree::Group(group) = &tree else {
            out.extend([tree]);
            continue;
        };
        if *n == usize::MAX {
            out.extend([tree]);
            continue;
        }
        let (inner, inside) = changed(group.stream(), n, change);
        found = found.or(inside);
        let mut new = Group::new(group.delimiter(), inner);
        new.set_span(group.span());
        out.extend([TokenTree::Group(new)]);
    }
    (out, found)
}

/// Changes each token in turn; returns the removals that were accepted.
fn accepted_removals(text: &str) -> Vec<String> {
    let tokens: TokenStream = text.parse().expect("tokens");
    let mut accepted = Vec::new();
    for change in CHANGES {
        for n in 0.. {
            let (changed, found) = changed(tokens.clone(), &mut n.clone(), change);
            let Some(token) = found else {
                assert!(n > 50, "few tokens were changed");
                break;
            };
            let errors = match compile(changed) {
                Ok(_) => Vec::new(),
                Err(rejected) => rejected.diagnostics,
            };
            if !errors.is_empty() {
                // No error follows from another.
                let one = !matches!(change, Change::Remove) || errors.len() == 1;
                let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
                assert!(one, "without {token}: {errors:#?}");
            } else if matches!(change, Change::Remove) {
                let (start, text) = match &token {
                    TokenTree::Group(group) => {
                        let bracket = match group.delimiter() {
                            Delimiter::Parenthesis => "(..)",
                            Delimiter::Brace => "{..}",
                            Delimiter::Bracket => "[..]",
                            Delimiter::None => "",
                        };
                        (group.span_open().start(), bracket.to_owned())
                    }
                    other => (other.span().start(), other.to_string()),
                };
                accepted.push(format!("{}:{} {text}", start.line, start.column + 1));
            }
        }
    }
    accepted
}

#[test]
fn each_token_removed_or_replaced() {
    // What may be left out: the visibility, an adoption's first steps, a `!`, a
    // `-` and the like. Everything else that is removed is an error.
    let accepted = [
        "3:1 pub",
        "5:18 Surface",
        "8:14 crate",
        "12:58 !",
        "13:98 -",
    ];
    assert_eq!(accepted_removals(DEFENCE), accepted);
    assert_eq!(accepted_removals(CHAIN), ["5:35 =", "10:61 -"]);
    let accepted = [
        "3:18 Surface",
        "10:16 including",
        "12:11 each",
        "13:11 last",
    ];
    assert_eq!(accepted_removals(CONTEXTS), accepted);
    let accepted = [
        "10:25 override",
        "34:36 -",
        "36:51 -",
        "38:35 =",
        "39:19 counted",
    ];
    assert_eq!(accepted_removals(KINDS), accepted);
    assert_eq!(accepted_removals(TIMES), ["8:77 -", "13:11 last"]);
}

#[test]
fn each_bracket_removed_from_the_text() {
    for text in [DEFENCE, CHAIN, CONTEXTS, KINDS, TIMES] {
        for (i, c) in text.char_indices() {
            if "()[]{}".contains(c) {
                let without = format!("{}{}", &text[..i], &text[i + 1..]);
                let rejected = compile_str(&without).expect_err("an open bracket");
                assert_eq!(rejected.diagnostics.len(), 1, "{rejected}");
            }
        }
    }
}

#[test]
fn each_end_of_the_text() {
    for text in [DEFENCE, CHAIN, CONTEXTS, KINDS, TIMES] {
        for (i, _) in text.char_indices() {
            let _ = compile_str(&text[..i]);
            let _ = compile_str(&text[i..]);
        }
    }
}
