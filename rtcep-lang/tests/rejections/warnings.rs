//! What is accepted and deserves a look.

use super::HEAD;
use rtcep_lang::compile_str;

/// A condition, and the warnings of the rules that hold it.
const ROWS: &[(&str, &[&str])] = &[
    (
        "a.x / 0 == 1",
        &["9:13: warning: `a.x / 0` is always a fault: it divides by zero"],
    ),
    (
        "a.x % 0 == 1 || a.b",
        &["9:13: warning: `a.x % 0` is always a fault: it divides by zero"],
    ),
    (
        "a.s / -0 == 1",
        &["9:13: warning: `a.s / 0` is always a fault: it divides by zero"],
    ),
    (
        "a.x << 32 == 1",
        &["9:14: warning: `a.x << 32` is always a fault: it shifts out all 32 bits"],
    ),
    (
        "b.n >> 8 == 1 && a.x >> 200u64 == 1",
        &[
            "9:14: warning: `b.n >> 8` is always a fault: it shifts out all 8 bits",
            "9:31: warning: `a.x >> 200u64` is always a fault: it shifts out all 32 bits",
        ],
    ),
    (
        "1 << 64 == a.s",
        &["9:12: warning: `1 << 64` is always a fault: it shifts out all 64 bits"],
    ),
    ("a.x / 1 << 31 == 1 && a.s << 63 == 1", &[]),
    ("a.y / 0.0 > 1.0 && a.y % 0 > 1.0", &[]),
    ("0 / a.x == 1", &[]),
];

#[test]
fn constant_faults() {
    let mut wrong = Vec::new();
    for (piece, expected) in ROWS {
        let rules = format!(
            "{HEAD}situation S: all in W {{
 operand a: first E, max 2;
 operand b: first F, max 2;
 when {piece};
}}"
        );
        let found: Vec<String> = match compile_str(&rules) {
            Ok(compiled) => compiled.warnings.iter().map(ToString::to_string).collect(),
            Err(rejected) => vec![format!("refused: {rejected}")],
        };
        if found != *expected {
            wrong.push(format!(
                "{piece:?}\n  expected {expected:#?}\n  found {found:#?}"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn deferred_and_never_terminated() {
    let of = |lifespan: &str| {
        let rules = format!(
            "{HEAD}lifespan L {{ from E; {lifespan} max_open 4; }}
situation S: all in L {{ operand a: first E, max 2; detect deferred; }}
situation R: all in W {{ operand a: first E; }}"
        );
        let compiled = compile_str(&rules).expect("right rules");
        let warnings = compiled.warnings.iter().map(ToString::to_string);
        warnings.collect::<Vec<_>>()
    };
    let warning = "7:52: warning: `S` is never detected: it composes when an instance of `L` is \
        terminated, which never happens; write `until E terminate;` or `until after 30s \
        terminate;` in `L`, or `detect immediate` here";
    assert_eq!(of(""), [warning]);
    assert_eq!(of("until F discard; until after 30s discard;"), [warning]);
    assert!(of("until F terminate;").is_empty());
    assert!(of("until F discard; until after 30s terminate;").is_empty());
}
