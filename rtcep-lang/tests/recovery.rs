//! Whatever is broken: no panic, all errors of a build together, and none that
//! follows from another.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use rtcep_lang::{compile, compile_str};
use std::thread;

const DEFENCE: &str = "
/// Detects threats.
pub engine Defence;
resolution 1us;
enum Kind { Air, Surface }
event AlertTrigger { target: u32, bearing: f32, range: f32, kind: Kind }
event TrackData { target: u32, range: f32, speed: f32, r#type: u8 }
event Plot = crate::radar::Plot { id: u32, speed: i64 }
lifespan Watch { policy add; from startup; max_open 1; }
situation AlertTrack: all in Watch {
    operand alert: first AlertTrigger, max 10;
    operand track: last TrackData if range < 20_000.0 && !(r#type == 3), retain if speed > 1.5, max 10, on_full drop_oldest;
    when alert.target == track.target && (alert.kind == Kind::Air || alert.range - track.range > -5.0);
    within 1.5ms;
    once;
    detect immediate;
    max_combinations 100_000;
    emit { target: alert.target, range: track.range * 2.0 }
}
";

const CHAIN: &str = "
engine Chain;
lifespan L { from startup; max_open 1; }
situation Third: sequence in L {
    operand a: each Second if of >= 2 as i64, retain, max 5, on_full freeze;
    operand b: each Second;
    when a.of < b.of << 1 | 3;
    emit { n: a.of % 7 ^ b.of }
}
situation Second: all in L { operand a: first A; emit { of: -a.x as i64 } }
event A { x: i32 }
";

/// What to do with one token.
#[derive(Clone, Copy, Debug)]
enum Change {
    Remove,
    /// A group becomes what it holds.
    Unwrap,
    Replace(&'static str),
}

const CHANGES: [Change; 6] = [
    Change::Remove,
    Change::Unwrap,
    Change::Replace(";"),
    Change::Replace(","),
    Change::Replace("{}"),
    Change::Replace("x"),
];

/// The tokens with the `n`th of them, at any depth, changed; and that token.
fn changed(tokens: TokenStream, n: &mut usize, change: Change) -> (TokenStream, Option<TokenTree>) {
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
            let result = compile(changed);
            if let Err(rejected) = &result {
                assert!(!rejected.diagnostics.is_empty());
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
}

#[test]
fn each_bracket_removed_from_the_text() {
    for text in [DEFENCE, CHAIN] {
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
    for text in [DEFENCE, CHAIN] {
        for (i, _) in text.char_indices() {
            let _ = compile_str(&text[..i]);
            let _ = compile_str(&text[i..]);
        }
    }
}

proptest::proptest! {
    /// Several changes at once; the kinds and places are random.
    #[test]
    fn many_tokens_changed(changes in proptest::collection::vec((0..CHANGES.len(), 0usize..260), 1..12)) {
        for text in [DEFENCE, CHAIN] {
            let mut tokens: TokenStream = text.parse().expect("tokens");
            for &(change, n) in &changes {
                tokens = changed(tokens, &mut n.clone(), CHANGES[change]).0;
            }
            if let Err(rejected) = compile(tokens) {
                assert!(!rejected.diagnostics.is_empty());
            }
        }
    }

    /// The words of the grammar in any order.
    #[test]
    fn word_soup(words in proptest::collection::vec(0..SOUP.len(), 0..60)) {
        let words: Vec<&str> = words.into_iter().map(|w| SOUP[w]).collect();
        let _ = compile_str(&words.join(" "));
        let _ = compile_str(&format!("{CHAIN} situation S: all in L {{ {} }}", words.join(" ")));
        let _ = compile_str(&format!(
            "{CHAIN} situation S: all in L {{ operand a: first A; when {}; }}",
            words.join(" ")
        ));
    }
}

/// Words, punctuation and brackets of the grammar, and some that are not.
const SOUP: [&str; 56] = [
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

#[test]
fn no_depth_overflows_the_stack() {
    let rules = |when: &str, item: &str| {
        format!(
            "engine A; event E {{ x: i64, b: bool }} lifespan L {{ from startup; max_open 1; }}
             situation S: all in L {{ operand a: first E; when {when}; }} {item}"
        )
    };
    let n = 10_000;
    let texts = [
        rules(&format!("{}a.b{}", "(".repeat(n), ")".repeat(n)), ""),
        rules(&format!("{}a.b", "!".repeat(n)), ""),
        rules(&format!("0 < {}a.x", "- ".repeat(n)), ""),
        rules(&format!("a.x {} > 1", "+ a.x ".repeat(n)), ""),
        rules(&format!("a.x {} > 1", "as i64 ".repeat(n)), ""),
        rules(&format!("{}a.b{}", "[".repeat(n), "]".repeat(n)), ""),
        rules("a.b", &format!("{}{}", "{".repeat(n), "}".repeat(n))),
        rules(
            "a.b",
            &format!("event X {}{}", "{".repeat(n), "}".repeat(n)),
        ),
        rules("a.b", &"/// doc\n".repeat(n)),
    ];
    for text in texts {
        let thread = thread::Builder::new().stack_size(1024 * 1024);
        let check = thread.spawn(move || {
            let rejected = compile_str(&text).expect_err("nested too deep");
            assert_eq!(rejected.diagnostics.len(), 1, "{rejected}");
        });
        check.expect("a thread").join().expect("no overflow");
    }
    // Below the limit all is well.
    for (open, close) in [("(", ")"), ("!", "")] {
        let when = format!("{}a.b{}", open.repeat(60), close.repeat(60));
        assert!(compile_str(&rules(&when, "")).is_ok());
    }
}

#[test]
fn a_long_chain_of_situations_needs_no_stack() {
    let mut text = "engine A; event E {} lifespan L { from startup; max_open 1; }\n".to_owned();
    for i in 0..3000 {
        let source = match i {
            0 => "S2999".to_owned(),
            i => format!("S{}", i - 1),
        };
        text.push_str(&format!(
            "situation S{i}: all in L {{ operand a: first {source}; }}\n"
        ));
    }
    let rejected = compile_str(&text).expect_err("a cycle");
    assert_eq!(rejected.diagnostics.len(), 1, "one cycle, one error");
}

#[test]
fn five_errors_and_nothing_after_them() {
    let text = "engine A;
event E { x: u32, y: u33 }
event G { z: f32 }
lifespan L { from startup; max_open 1; }
situation S: all in L {
    operand a: first E, max 2;
    operand b: first Q, max 2;
    operand c: first G;
    when a.y > 1 && b.anything == 3 && a.x + 1 > b.z && c.z;
    emit { n: a.y, m: b.anything + 1, o: a.x }
}
situation T: sequence in L {
    operand a: first S if n > 3 && m == 1 && o > 1.5, max 10;
    operand b: last S;
    emit { q: a.n + a.o }
}
";
    let rejected = compile_str(text).expect_err("five errors");
    let lines: Vec<String> = rejected
        .diagnostics
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        lines,
        [
            "2:22: type `u33` does not exist; did you mean `u32`?",
            "7:22: event `Q` does not exist; the events and situations are `E`, `G` and `T`",
            "8:22: operand `c` of `S` stores candidates without a limit; write `max 10` (any number) after the event",
            "9:54: `&&` does not apply to `c.z`, which is f32; it joins conditions: compare the value first, as in `a.x != 0`",
            "13:48: `>` needs one type on both sides: `o` is u32, `1.5` is f64; write `o as f64`",
        ]
    );
}

#[test]
fn what_is_broken_counts_as_declared() {
    let text = "engine A;
event E { x: u32, y }
lifespan L { from; max_open 1; }
enum K { A, 3 }
situation S: any in L {
    operand a: first E if x > 1 && y == 3 && other == K::B, max 2 3;
    operand b E;
    when a.z == b.x && c.x == 3
    emit { p: a.x, q: }
}
situation T: all in L {
    operand s: first S if p == 1 && q == 1 && r == 1;
}
";
    let rejected = compile_str(text).expect_err("errors of form");
    let lines: Vec<String> = rejected
        .diagnostics
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        lines,
        [
            "2:21: expected `:` and a type, as in `range: f32`, found `}`",
            "3:18: expected `startup`, found `;`",
            "4:13: expected the name of a variant, found `3`",
            "5:14: `any` is not supported yet in this version; write `all` or `sequence`",
            "6:67: expected `,` and a modifier, or `;`, found `3`",
            "7:15: expected `:` and an event, as in `: first E`, found `E`",
            "8:24: operand `c` does not exist; the operands are `a` and `b`",
            "8:31: missing `;` after this",
            "9:23: expected an expression, found `}`",
        ]
    );
}

/// `$x:expr`, `$p:path` and `$v:vis` of `macro_rules!` arrive in invisible groups.
#[test]
fn fragments_of_other_macros() {
    fn hide(tokens: TokenStream) -> TokenStream {
        let hidden = |tree| {
            let text = match &tree {
                TokenTree::Group(g) if g.delimiter() == Delimiter::Bracket => g.stream(),
                TokenTree::Group(g) => {
                    let mut new = Group::new(g.delimiter(), hide(g.stream()));
                    new.set_span(g.span());
                    return TokenTree::Group(new);
                }
                _ => return tree,
            };
            TokenTree::Group(Group::new(Delimiter::None, text))
        };
        tokens.into_iter().map(hidden).collect()
    }
    // Each bracket becomes an invisible group.
    let text = "[pub(crate)] engine [A]; event E = [crate::a::B] { [x]: [u32] } [] \
        lifespan L { from startup; max_open 1; } \
        situation S: all in L { \
            operand a: first E if [x + 1] * [2] > [3]; emit { y: [a.x + 1] * 2, z: [-5] } \
        }";
    let compiled = compile(hide(text.parse().expect("tokens"))).expect("right rules");
    let printed = rtcep_lang::print::print(&compiled.model);
    assert!(printed.contains("pub(crate) engine A;"), "{printed}");
    assert!(
        printed.contains("event E = crate::a::B { x: u32 }"),
        "{printed}"
    );
    assert!(printed.contains("if (x + 1) * 2 > 3;"), "{printed}");
    assert!(printed.contains("y: (a.x + 1) * 2, z: -5"), "{printed}");
}

#[test]
fn the_outline_holds_what_was_understood() {
    let text = "pub(crate) engine A;
resolution 1ms;
enum K { A }
event E { x: u32, k: K, y: u33 }
situation S: all in Nowhere { operand a: first E; emit { x: a.x, k: a.k, n: a.nothing } }
";
    let outline = compile_str(text).expect_err("errors").outline;
    assert_eq!(outline.visibility, "pub(crate)");
    assert_eq!(outline.engine.as_deref(), Some("A"));
    assert_eq!(outline.resolution.denominator, 1000);
    assert_eq!(outline.events.len(), 1);
    assert_eq!(outline.events[0].attributes.len(), 3);
    let (name, attributes) = &outline.situations[0];
    assert_eq!(name, "S");
    let names: Vec<&str> = attributes.iter().map(|a| a.name.as_str()).collect();
    assert_eq!(names, ["x", "k", "n"]);
}
