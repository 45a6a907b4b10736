//! Whatever stands inside the macro: it never panics, and what it expands to
//! are Rust items that are either the engine or tell an error.

use crate::expand::expand;
use proc_macro2::{Group, TokenStream, TokenTree};
use std::collections::HashSet;

/// Most of what the grammar has, and what is generated for it.
const DEFENCE: &str = "
/// Detects threats.
pub(crate) engine Defence;
resolution 1us;
enum Kind { Air, Surface }
enum Side = crate::radar::Side { Own, Other }
event AlertTrigger { target: u32, bearing: f32, range: f32, kind: Kind }
event TrackData { target: u32, range: f32, speed: i64, r#type: u8 }
event Plot = crate::radar::Plot { id: u32, side: Side }
lifespan Watch { policy add; from startup; max_open 1; }
situation AlertTrack: all in Watch {
    operand alert: each AlertTrigger if kind == Kind::Air, max 10;
    operand track: last TrackData if range < 20_000.0 && !(r#type == 3), retain if speed > 1, max 10, on_full drop_oldest;
    operand plot: first Plot if side != Side::Own, max 3, on_full freeze;
    when alert.target == track.target && (track.speed / 2 > -5 || plot.id > 1);
    within 1.5ms;
    detect immediate;
    max_combinations 100;
    emit { target: alert.target, r#type: track.r#type as u32 << 2, side: plot.side }
}
";

/// Situations that feed each other, declared backwards.
const CHAIN: &str = "
engine Chain;
lifespan L { from startup; max_open 1; }
situation Third: sequence in L {
    operand a: each Second if of >= 2 as i64, retain, max 5, on_full freeze;
    operand b: each Second if of >= 2 as i64, max 5, on_full freeze;
    operand c: first A;
    when a.of < b.of << 1 | 3;
    once;
    emit { n: a.of % 7 ^ b.of, x: c.x }
}
situation Second: all in L { operand a: first A; emit { of: -a.x as i64 } }
event A { x: i32 }
";

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
    for text in [DEFENCE, CHAIN] {
        assert!(judge(text.parse().expect("tokens")), "{text}");
    }
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
fn each_token_of_chain_changed() {
    change_each(CHAIN);
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
