//! Each token of the rule sets changed.

use super::judge;
use super::rules::{CHAIN, CONTEXTS, DEFENCE};
use proc_macro2::{Group, TokenStream, TokenTree};

/// What is done to one token.
#[derive(Clone, Copy, Debug)]
enum Change {
    Remove,
    /// Brackets become what they hold.
    Unwrap,
    Replace(&'static str),
}

const CHANGES: [Change; 4] = [
    Change::Remove,
    Change::Unwrap,
    Change::Replace(";"),
    Change::Replace("x"),
];

/// The tokens with one of them, at any depth, changed: the one that is reached
/// when `countdown` is 0. It is `None` once that happened.
fn changed(tokens: TokenStream, countdown: &mut Option<usize>, change: Change) -> TokenStream {
    let mut out = TokenStream::new();
    for tree in tokens {
        match *countdown {
            Some(0) => {
                *countdown = None;
                match (change, tree) {
                    (Change::Remove, _) => {}
                    (Change::Unwrap, TokenTree::Group(group)) => out.extend(group.stream()),
                    (Change::Unwrap, tree) => out.extend([tree]),
                    (Change::Replace(text), _) => {
                        out.extend(text.parse::<TokenStream>().expect("tokens"));
                    }
                }
                continue;
            }
            Some(n) => *countdown = Some(n - 1),
            None => {}
        }
        if let TokenTree::Group(group) = &tree {
            let mut new = Group::new(
                group.delimiter(),
                changed(group.stream(), countdown, change),
            );
            new.set_span(group.span());
            out.extend([TokenTree::Group(new)]);
        } else {
            out.extend([tree]);
        }
    }
    out
}

fn change_each(text: &str) {
    let tokens: TokenStream = text.parse().expect("tokens");
    for change in CHANGES {
        for n in 0.. {
            let mut countdown = Some(n);
            let changed = changed(tokens.clone(), &mut countdown, change);
            if countdown.is_some() {
                assert!(n > 100, "few tokens were changed");
                break;
            }
            judge(changed);
        }
    }
}

#[test]
fn each_token_of_defence_changed() {
    change_each(DEFENCE);
}

#[test]
fn each_token_of_times_changed() {
    change_each(super::times::TIMES);
}

#[test]
fn each_token_of_chain_changed() {
    change_each(CHAIN);
}

#[test]
fn each_token_of_contexts_changed() {
    change_each(CONTEXTS);
}
