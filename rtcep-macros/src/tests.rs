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

/// Lifespans of every kind, and what is detected in them.
const CONTEXTS: &str = "
engine Contexts;
enum Side { Own, Other }
event Start { k: u32, x: i64 }
event Tick { id: u32, x: i64, side: Side }
event Reset { code: i64 }
lifespan Many {
    policy add;
    from Start including if x / 2 > 0;
    from Start;
    until first Start if x % 3 == 1 discard;
    until each Reset all_keys if code * 3 == 1 terminate;
    until last Reset all_keys terminate;
    until after 9us terminate;
    key k = Tick.id;
    max_open 70, per_key 3, on_full freeze;
}
lifespan Few {
    policy ignore;
    from startup;
    from Summary including;
    until Tick terminate;
    max_open 3, on_full drop_oldest;
}
lifespan Sides { from Tick; until after 1ms discard; key side; max_open 2, per_key 1; }
/// What was seen of one.
situation Summary: sequence in Many {
    operand start: last Start, max 3, on_full drop_oldest;
    operand tick: each Tick, max 5;
    within 5us;
    detect deferred;
    emit { k: tick.id, x: start.x }
}
situation Seen: all in Few { operand summary: first Summary; once; emit { k: summary.k } }
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
    for text in [DEFENCE, CHAIN, CONTEXTS] {
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
fn each_token_of_contexts_changed() {
    change_each(CONTEXTS);
}

/// The lines of the docs of the item that `wanted` finds.
fn docs(text: &str, wanted: impl Fn(&syn::Item) -> bool) -> Vec<String> {
    let file: syn::File = syn::parse2(expand(text.parse().expect("tokens"))).expect("items");
    let found = file
        .items
        .iter()
        .find(|item| wanted(item))
        .expect("the item");
    let attributes = match found {
        syn::Item::Struct(item) => &item.attrs,
        _ => panic!("a struct is wanted"),
    };
    let lines = attributes
        .iter()
        .filter_map(|attribute| match &attribute.meta {
            syn::Meta::NameValue(doc) if doc.path.is_ident("doc") => Some(&doc.value),
            _ => None,
        });
    lines
        .map(|value| match value {
            syn::Expr::Lit(syn::ExprLit {
                lit: syn::Lit::Str(line),
                ..
            }) => line.value(),
            other => panic!("no text: {}", quote::quote!(#other)),
        })
        .collect()
}

#[test]
fn docs_carry_counts_and_bytes() {
    let named = |name: &'static str| move |item: &syn::Item| matches!(item, syn::Item::Struct(s) if s.ident == name);
    let summary = docs(CONTEXTS, named("Summary"));
    assert_eq!(summary[0].trim(), "What was seen of one.");
    // start: x and t and n, 24 bytes, 3 of them; tick: id and t and n, 20 bytes, 5 of them.
    assert_eq!(
        summary[2],
        "`sequence` in `Many`, deferred: 172 bytes of candidates in each of 70 instances, \
         12040 in all at most, padding apart."
    );
    let rows: Vec<&String> = summary.iter().filter(|l| l.starts_with("| ")).collect();
    // Both are offered; ends by `Start` discard, those by `Reset` and by the timers compose.
    let triggers = [
        "trigger",
        "`Start` | add",
        "`Start` | initiate",
        "`Tick` | add",
    ];
    let composes = ["`Reset` | terminate | 70", "timers | terminate | 70"];
    for trigger in triggers.iter().chain(&composes) {
        let of = |row: &&&String| row.starts_with(&format!("| {trigger} |"));
        assert_eq!(rows.iter().filter(of).count(), 1, "{trigger}: {rows:#?}");
    }
    // One detection for each of five ticks, in all instances; with the counts beside.
    let timers = rows
        .iter()
        .find(|row| row.starts_with("| timers"))
        .expect("a row");
    assert!(
        timers.contains("| 350 |") && timers.contains("conclude 70"),
        "{timers}"
    );

    let engine = docs(CONTEXTS, named("Contexts"));
    for row in ["| `Start` |", "| `Tick` |", "| `Reset` |", "| timers |"] {
        assert!(
            engine.iter().any(|line| line.starts_with(row)),
            "{row}: {engine:#?}"
        );
    }
    // A lifespan's own operations: a key looked up among 70 and one instance opened.
    let opens = "| `Many` | 70 | `Start` | initiate | ";
    let row = engine.iter().find(|line| line.starts_with(opens));
    assert!(
        row.is_some_and(|row| row.contains("open 1, reset 1")),
        "{engine:#?}"
    );

    // What `process_start` says: its own operations, and those of the timers.
    let text = expand(CONTEXTS.parse().expect("tokens")).to_string();
    let entry = text
        .split("Processes one `Start`")
        .nth(1)
        .expect("its docs");
    let said = entry.split("# Errors").next().unwrap_or_default();
    assert!(
        said.contains("operations and 70 detections")
            || said.contains("detections, closure included"),
        "{said}"
    );
    assert!(
        said.contains("The timers that are due before it: at most"),
        "{said}"
    );
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
