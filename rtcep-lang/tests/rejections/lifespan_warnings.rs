//! Clauses of a lifespan that never matter.

use super::{HEAD, Row};
use rtcep_lang::compile_str;

/// Items from line 7 on, and the warnings of the rules that hold them.
const ROWS: &[Row] = &[
    // `from`
    (
        "lifespan L { from E; from E; max_open 4; }",
        &[
            "7:27: warning: this `from E` never opens `L`: `from E` on line 7 always matches first; remove this one",
        ],
    ),
    (
        "lifespan L { from E if x > 1;\n from F; from E if x > 1; max_open 4; }",
        &[
            "8:15: warning: this `from E` never opens `L`: `from E` on line 7 always matches first; remove this one",
        ],
    ),
    (
        "lifespan L { from E; from E if x > 1 including; max_open 4; }",
        &[
            "7:27: warning: this `from E` never opens `L`: `from E` on line 7 always matches first, so this `E` is not included; write this one before it",
        ],
    ),
    (
        "lifespan L { from E; from E including; max_open 4; }",
        &[
            "7:27: warning: this `from E` never opens `L`: `from E` on line 7 always matches first, so this `E` is not included; remove one of them",
        ],
    ),
    (
        "lifespan L { from E including; from E if x > 1; max_open 4; }",
        &[
            "7:37: warning: this `from E` never opens `L`: `from E` on line 7 always matches first, so this `E` is included; write this one before it",
        ],
    ),
    (
        "lifespan L { from startup; from E if x > 1; from E if x > 2; from E; from F; max_open 4; }",
        &[],
    ),
    // `including`
    (
        "lifespan L { from F including; from E including; max_open 4; }",
        &["7:21: warning: `including`: no situation in `L` has an operand of `F`; remove it"],
    ),
    (
        "lifespan L { from E; from F; from F including; max_open 4; }",
        &[
            "7:35: warning: this `from F` never opens `L`: `from F` on line 7 always matches first, so this `F` is not included; remove one of them",
        ],
    ),
    // `until after`
    (
        "lifespan L { from E; until after 3s discard; until after 1min terminate; until after 3s terminate; max_open 4; }",
        &[
            "7:58: warning: `until after 1min` never comes: `until after 3s` on line 7 is shorter; remove one of them",
            "7:86: warning: `until after 3s` never comes: `until after 3s` on line 7 comes first; remove one of them",
        ],
    ),
    (
        "lifespan L { from E; until after 3s discard; until after 2s discard; max_open 4; }",
        &[
            "7:34: warning: `until after 3s` never comes: `until after 2s` on line 7 is shorter; remove one of them",
        ],
    ),
    (
        "lifespan L { from E; until after 3s discard; until E discard; max_open 4; }",
        &[],
    ),
    // `until E`
    (
        "lifespan L { from E; until E discard; until E discard; until each E if x > 1 discard; max_open 4; }",
        &[
            "7:45: warning: this `until E` ends nothing: all that it selects ends by `until E` on line 7, with `discard`; remove this one",
            "7:67: warning: this `until E` ends nothing: all that it selects ends by `until E` on line 7, with `discard`; remove this one",
        ],
    ),
    (
        "lifespan L { from E; until E discard; until first E terminate; max_open 4; }",
        &[
            "7:51: warning: this `until E` ends nothing: all that it selects ends by `until E` on line 7, with `discard`; write it before that one",
        ],
    ),
    (
        "lifespan L { from E; until E discard; until E if x > 1 terminate; max_open 4; }",
        &[
            "7:45: warning: this `until E` ends nothing: all that it selects ends by `until E` on line 7, with `discard`; write it before that one",
        ],
    ),
    (
        "lifespan L { from E; until E if x > 1 discard; until E if x > 1 terminate; max_open 4; }",
        &[
            "7:54: warning: this `until E` ends nothing: all that it selects ends by `until E` on line 7, with `discard`; remove one of them",
        ],
    ),
    (
        "lifespan L { from E; until first E discard; until last E discard; until E discard; until first E discard; max_open 4; }",
        &[
            "7:96: warning: this `until E` ends nothing: all that it selects ends by `until E` on line 7, with `discard`; remove this one",
        ],
    ),
    (
        "lifespan L { from E; until first E if x > 1 discard; until F discard; until first E discard; max_open 4; }",
        &[],
    ),
    (
        "lifespan L { from E; until E discard; until E all_keys discard; until last E all_keys discard; until last E discard; key x; max_open 4; }",
        &[
            "7:76: warning: this `until E` ends nothing: all that it selects ends by `until E` on line 7, with `discard`; remove this one",
            "7:107: warning: this `until E` ends nothing: all that it selects ends by `until E` on line 7, with `discard`; remove this one",
        ],
    ),
    (
        "lifespan L { from E; until last E all_keys discard; until last E discard; key x; max_open 4; }",
        &[],
    ),
    (
        "lifespan L { from E; until E all_keys discard; until E discard; until first E terminate; key x; max_open 4; }",
        &[
            "7:54: warning: this `until E` ends nothing: all that it selects ends by `until E` on line 7, with `discard`; remove this one",
            "7:77: warning: this `until E` ends nothing: all that it selects ends by `until E` on line 7, with `discard`; write it before that one",
        ],
    ),
    // `max_open`
    (
        "lifespan L { from startup; until F discard; max_open 4; }",
        &[
            "7:45: warning: `max_open 4`: only one instance of `L` is ever open, since it opens at startup alone; write `max_open 1`",
        ],
    ),
    (
        "lifespan L { from at 5s; until F discard; max_open 4; }",
        &[
            "7:43: warning: `max_open 4`: only one instance of `L` is ever open, since it opens at one moment alone; write `max_open 1`",
        ],
    ),
    (
        "lifespan L { policy ignore; from startup; from E; until F discard; max_open 2; }",
        &[
            "7:68: warning: `max_open 2`: only one instance of `L` is ever open, since `policy ignore` opens nothing while one is; write `max_open 1`",
        ],
    ),
    (
        "lifespan L { policy ignore; from E; until F discard; key x; max_open 2; }",
        &[],
    ),
    (
        "lifespan L { policy ignore; from E; until F discard; max_open 1; }",
        &[],
    ),
    (
        "lifespan L { from startup; from E; until F discard; max_open 2; }",
        &[],
    ),
    // Nothing is detected in it, whatever it includes.
    (
        "lifespan L { from E; max_open 4; } lifespan M { from F including; max_open 4; }",
        &[
            "7:45: warning: nothing is detected in `M`; remove it, or write `situation S: all in M { .. }`",
        ],
    ),
];

fn warnings(rules: &str) -> Vec<String> {
    match compile_str(rules) {
        Ok(compiled) => compiled.warnings.iter().map(ToString::to_string).collect(),
        Err(rejected) => vec![format!("refused: {rejected}")],
    }
}

fn check(rows: &[Row], more: &str) {
    let mut wrong = Vec::new();
    for (piece, expected) in rows {
        let mut found = warnings(&format!(
            "{HEAD}situation R: all in W {{ operand a: first E; }}\n{piece}\n{more}"
        ));
        // That what ends an instance is no operand of it has a test of its own.
        found.retain(|line| !line.contains(" fills "));
        if found != *expected {
            wrong.push(format!(
                "{piece:?}\n  expected {expected:#?}\n  found {found:#?}"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn clauses_that_never_matter() {
    check(ROWS, "situation S: all in L { operand a: first E; }");
}

/// One cause, one warning: what ends nothing says what follows.
#[test]
fn what_terminates_never_does() {
    const ROWS: &[Row] = &[
        (
            "lifespan L { from E; until E discard; until E terminate; max_open 4; }",
            &[
                "7:45: warning: this `until E` ends nothing: all that it selects ends by `until E` on line 7, with `discard`, so `S`, `T` are never detected; remove one of them",
            ],
        ),
        (
            "lifespan L { from E; until after 3s discard; until after 5s terminate; max_open 4; }",
            &[
                "7:58: warning: `until after 5s` never comes: `until after 3s` on line 7 is shorter, so `S`, `T` are never detected; remove one of them",
            ],
        ),
        (
            "lifespan L { from E; until E discard; until E terminate; until F terminate; max_open 4; }",
            &[
                "7:45: warning: this `until E` ends nothing: all that it selects ends by `until E` on line 7, with `discard`; remove one of them",
            ],
        ),
    ];
    check(
        ROWS,
        "situation S: all in L { operand a: first E, max 1; detect deferred; }
         situation T: all in L { operand a: first F, max 1; detect deferred; }",
    );
}

#[test]
fn rules_that_have_just_begun() {
    assert!(warnings(HEAD).is_empty());
}
