//! Brackets within brackets, and operators above each other, far beyond every limit: an
//! error, on the stack that a thread has.

use rtcep_fuzzed::parse::parse;
use rtcep_fuzzed::table::table;

/// How deep; no rule that anybody means is.
const DEEP: usize = 20_000;

/// Where something can be nested.
const PLACES: [&str; 9] = [
    "@",
    "engine R; @",
    "engine R; event A @",
    "engine R; event A { x: @ }",
    "engine R; event A { x: u8 } lifespan W { from A if @; until A discard; max_open 1; }",
    "engine R; event A { x: u8 } lifespan W { from startup; max_open 1; } \
     situation S: all in W { operand a: first A if @; emit { x: a.x } }",
    "engine R; event A { x: u8 } lifespan W { from startup; max_open 1; } \
     situation S: all in W { operand a: first A; emit { x: @ } }",
    "engine R; event A { x: u8 } lifespan W { from startup; max_open 1; } \
     situation S: report in W { operand a: A; when sum(@) > 1; emit { x: count() } }",
    "engine R; event A { x: u8 } fn f(x: u8) -> u8 = crate::f; lifespan W { from startup; max_open 1; } \
     situation S: all in W { operand a: first A if f(@) > 1; emit { x: a.x } }",
];

#[test]
fn rules() {
    let inside: [(&str, &str, &str); 11] = [
        ("(", "x", ")"),
        ("[", "x", "]"),
        ("{", "x", "}"),
        ("(", "", ")"),
        ("!", "x", ""),
        ("-", "x", ""),
        ("abs(", "x", ")"),
        ("f(", "x", ")"),
        ("x + ", "x", ""),
        ("(x + ", "x", ")"),
        ("", "x", " as u8"),
    ];
    for place in PLACES {
        for (open, middle, close) in inside {
            let nested = [&open.repeat(DEEP), middle, &close.repeat(DEEP)].concat();
            parse(place.replace('@', &nested).as_bytes());
        }
    }
}

#[test]
fn open_brackets() {
    for bracket in ["(", "[", "{", "/*", "\"", "r#", "'", "<", "#["] {
        parse(bracket.repeat(DEEP).as_bytes());
    }
}

#[test]
fn tables() {
    for (open, close) in [("[", "]"), ("{a=", "}"), ("a.", "a")] {
        let nested = [open.repeat(DEEP), close.repeat(DEEP)].concat();
        table(format!("version = 1\na = {nested}\n").as_bytes());
        table(format!("version = 1\n{nested} = 1\n").as_bytes());
    }
}
