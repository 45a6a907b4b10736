//! Texts, ordered enums, functions and sums: what is refused, and what deserves a
//! look.

use super::{Row, check};
use rtcep_lang::compile_str;

/// Nine lines, so that a condition stands on line 11.
const HEAD: &str = "\
engine A;
enum Kind { Air, Surface }
ordered enum Level { Low, Mid, High }
ordered enum Grade { Good, Bad }
event T { user: str<8>, host: str<16>, port: u16, x: i64, f: f32, b: bool, kind: Kind, level: Level, grade: Grade }
fn far(x: f32, y: f32) -> f32 = crate::far;
fn known(user: str<8>) -> bool = crate::known;
fn grade(level: Level) -> Level = crate::grade;
lifespan W { from startup; max_open 1; }
";

fn with(condition: &str) -> String {
    format!("{HEAD}situation S: all in W {{\n operand t: first T;\n when {condition};\n}}")
}

const CONDITIONS: &[Row] = &[
    (
        "t.user == 5",
        &[
            "12:14: `==` needs one type on both sides: `t.user` is str<8>, `5` is i64, and neither converts into the other",
        ],
    ),
    (
        "t.user == t.port",
        &[
            "12:14: `==` needs one type on both sides: `t.user` is str<8>, `t.port` is u16, and neither converts into the other",
        ],
    ),
    (
        "t.user == \"abcdefghi\"",
        &[
            "12:17: \"abcdefghi\" has 9 bytes, and a `str<8>` at most 8; declare `str<9>`, or shorten it",
        ],
    ),
    (
        "t.user < \"abcdefghi\"",
        &[
            "12:16: \"abcdefghi\" has 9 bytes, and a `str<8>` at most 8; declare `str<9>`, or shorten it",
        ],
    ),
    (
        "t.user + \"x\" == \"y\"",
        &["12:14: `+` does not apply to `t.user`, which is str<8>; it applies to numbers"],
    ),
    (
        "-t.user == \"y\"",
        &["12:7: `-` applies to numbers, `t.user` is str<8>"],
    ),
    (
        "!t.user",
        &[
            "12:7: `!` applies to bool, `t.user` is str<8>; write `!=` to compare, or `!(..)` around a comparison",
        ],
    ),
    (
        "t.user && true",
        &[
            "12:14: `&&` does not apply to `t.user`, which is str<8>; it joins conditions: compare the value first, as in `a.x != 0`",
        ],
    ),
    (
        "t.user as u32 == 1",
        &["12:7: `as` converts numbers; `t.user` is str<8>, and u32 is asked for"],
    ),
    (
        "t.port as str<8> == \"x\"",
        &["12:7: `as` converts numbers; `t.port` is u16, and str<8> is asked for"],
    ),
    (
        "t.user == 'x'",
        &["12:17: characters are not supported; write a text, as in `\"x\"`"],
    ),
    (
        "t.user == b\"x\"",
        &["12:17: bytes are not supported; write a text, as in `\"x\"`"],
    ),
    (
        "t.user == \"x\"u8",
        &["12:17: a text has no type behind it; leave that out"],
    ),
    (
        "t.user",
        &["12:7: `when` needs a condition, `t.user` is str<8>; compare it with `==`"],
    ),
    (
        "t.user == \"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\"",
        &["12:17: \"xxxxxxxxxxxxxxxxxxxx\".. has 256 bytes, and a `str<8>` at most 8; shorten it"],
    ),
    (
        "starts_with(t.user, t.host)",
        &["12:27: `starts_with` looks for a constant, as in `starts_with(a.x, \"abc\")`"],
    ),
    (
        "starts_with(t.user, \"abcdefghi\")",
        &[
            "12:27: \"abcdefghi\" has 9 bytes, and a `str<8>` at most 8: `starts_with` is never true",
        ],
    ),
    (
        "ends_with(t.port, \"x\")",
        &["12:17: `ends_with` applies to texts, `t.port` is u16"],
    ),
    (
        "contains(t.user)",
        &["12:7: `contains` takes 2 arguments, not 1"],
    ),
    (
        "contains(\"abc\", 5)",
        &["12:23: `contains` looks for a constant, as in `contains(a.x, \"abc\")`"],
    ),
    (
        "len(t.port) == 2",
        &["12:11: `len` applies to texts, `t.port` is u16"],
    ),
    (
        "len(t.user, 1) == 2",
        &["12:7: `len` takes 1 argument, not 2"],
    ),
    (
        "len(t.user) == \"2\"",
        &[
            "12:19: `==` needs one type on both sides: `len(t.user)` is u32, `\"2\"` is str<1>, and neither converts into the other",
        ],
    ),
    (
        "t.user.len() == 2",
        &["12:14: `.len(..)`: rules have no methods; write operators over attributes"],
    ),
    (
        "starts_with(t.user, starts_with)",
        &[
            "12:27: `starts_with` is neither an operand nor an attribute; of the operands there is only `t`",
        ],
    ),
    (
        "t.kind < Kind::Air",
        &[
            "12:14: `<` does not apply to `t.kind`: Kind has no order; declare `ordered enum Kind`, whose variants rise as they are declared, or write `==` or `!=`",
        ],
    ),
    (
        "t.kind >= t.kind",
        &[
            "12:14: `>=` does not apply to `t.kind`: Kind has no order; declare `ordered enum Kind`, whose variants rise as they are declared, or write `==` or `!=`",
        ],
    ),
    (
        "t.level < t.grade",
        &[
            "12:15: `<` needs one type on both sides: `t.level` is Level, `t.grade` is Grade, and neither converts into the other",
        ],
    ),
    ("t.level < Level::Mid", &["accepted"]),
    (
        "t.level + 1 > 2",
        &["12:15: `+` does not apply to `t.level`, which is Level; it applies to numbers"],
    ),
    (
        "min(t.level, Level::Low) == Level::Low",
        &["12:11: `min` applies to numbers, `t.level` is Level"],
    ),
    (
        "t.level < 2",
        &[
            "12:15: `<` needs one type on both sides: `t.level` is Level, `2` is i64, and neither converts into the other",
        ],
    ),
    (
        "min(t.port, t.x) > 1",
        &["12:7: `min` needs one type: `t.port` is u16, `t.x` is i64; write `t.port as i64`"],
    ),
    (
        "max(t.x, t.f) > 1.0",
        &["12:7: `max` needs one type: `t.x` is i64, `t.f` is f32; write `t.x as f32`"],
    ),
    (
        "max(t.port, 5i64) > 1",
        &[
            "12:7: `max` needs one type: `t.port` is u16, `5` is i64; write the literal without its type",
        ],
    ),
    (
        "min(t.user, \"x\") == \"x\"",
        &["12:11: `min` applies to numbers, `t.user` is str<8>"],
    ),
    (
        "min(t.b, true)",
        &["12:11: `min` applies to numbers, `t.b` is bool"],
    ),
    (
        "abs(t.port) > 1",
        &["12:11: `abs` applies to signed numbers, `t.port` is u16, which has no sign"],
    ),
    ("abs(t.x, 2) > 1", &["12:7: `abs` takes 1 argument, not 2"]),
    ("abs() > 1", &["12:7: `abs` takes 1 argument, not 0"]),
    (
        "clamp(t.x, 1) > 1",
        &["12:7: `clamp` takes 3 arguments, not 2"],
    ),
    (
        "clamp(t.x, 1, t.f) > 1",
        &["12:7: `clamp` needs one type: `t.x` is i64, `t.f` is f32; write `t.x as f32`"],
    ),
    (
        "min(t.x, nope) > 1",
        &[
            "12:16: `nope` is neither an operand nor an attribute; of the operands there is only `t`",
        ],
    ),
    (
        "min(1, nope) > 1",
        &[
            "12:14: `nope` is neither an operand nor an attribute; of the operands there is only `t`",
        ],
    ),
    (
        "clamp(t.b, 1, 2) > 1",
        &["12:13: `clamp` applies to numbers, `t.b` is bool"],
    ),
    (
        "min(t.port, 70000) > 1",
        &["12:19: 70000 does not fit u16 (0 to 65535)"],
    ),
    ("abs(-5u8) > 1", &["12:11: -5 does not fit u8 (0 to 255)"]),
    (
        "min(t.x, t.y, t.z) > 1",
        &[
            "12:7: `min` takes 2 arguments, not 3",
            "12:18: `y` is no attribute of `t`; the attributes of `t` are `user`, `host`, `port`, `x`, `f`, `b`, `kind`, `level` and `grade`",
            "12:23: `z` is no attribute of `t`; the attributes of `t` are `user`, `host`, `port`, `x`, `f`, `b`, `kind`, `level` and `grade`",
        ],
    ),
    ("far(t.f, 1.0) > 1.0", &["accepted"]),
    ("far(t.f) > 1.0", &["12:7: `far` takes 2 arguments, not 1"]),
    (
        "far(t.x, 1.0) > 1.0",
        &["12:11: `x` of `far` is f32, and `t.x` is i64; write `t.x as f32`"],
    ),
    (
        "far(t.f, \"x\") > 1.0",
        &["12:16: `y` of `far` is f32, and `\"x\"` is str<1>"],
    ),
    (
        "far(t.f, 1.0) > t.x",
        &[
            "12:21: `>` needs one type on both sides: `far(t.f, 1.0)` is f32, `t.x` is i64; write `t.x as f32`",
        ],
    ),
    (
        "known(t.host)",
        &["12:13: `user` of `known` is str<8>, and `t.host` is str<16>"],
    ),
    (
        "known(\"abcdefghi\")",
        &[
            "12:13: \"abcdefghi\" has 9 bytes, and a `str<8>` at most 8; declare `str<9>`, or shorten it",
        ],
    ),
    (
        "known(t.user) > 1",
        &[
            "12:21: `>` does not apply to `known(t.user)`, which is bool; numbers, texts and ordered enums have an order; write `==` or `!=`",
        ],
    ),
    (
        "fat(t.f, 1.0) > 1.0",
        &["12:7: function `fat` does not exist; did you mean `far`?"],
    ),
    (
        "nope(t.f) > 1.0",
        &[
            "12:7: function `nope` does not exist; declare it, as in `fn nope(x: f32) -> f32 = path::to::it;`; the language has `min`, `max`, `abs`, `clamp`, `len`, `starts_with`, `ends_with` and `contains`",
        ],
    ),
    (
        "stars_with(t.user, \"x\")",
        &["12:7: function `stars_with` does not exist; did you mean `starts_with`?"],
    ),
    (
        "far(nope, 1.0) > 1.0",
        &[
            "12:11: `nope` is neither an operand nor an attribute; of the operands there is only `t`",
        ],
    ),
    (
        "far(t.f, 1.0, 2.0) > 1.0",
        &["12:7: `far` takes 2 arguments, not 3"],
    ),
    ("grade(Level::Low) == Level::Low", &["accepted"]),
    (
        "grade(t.grade) < Level::Low",
        &["12:13: `level` of `grade` is Level, and `t.grade` is Grade"],
    ),
    ("t.x as u128 > 1", &["accepted"]),
    (
        "t.f as u128 == 340282366920938463463374607431768211455",
        &["accepted"],
    ),
    (
        "t.x as i128 == 170141183460469231731687303715884105728",
        &["12:22: 170141183460469231731687303715884105728 does not fit i128"],
    ),
    (
        "t.x > 5u128",
        &[
            "12:11: `>` needs one type on both sides: `t.x` is i64, `5u128` is u128; write the literal without its type",
        ],
    ),
];

const ITEMS: &[Row] = &[
    (
        "event G { x: str }",
        &[
            "10:14: `str` is no type of the rules; write `str<16>` for a text of 16 bytes at most; up to 255 can stand there",
        ],
    ),
    (
        "event G { x: str<0> }",
        &["10:18: a text has 1 to 255 bytes at most, not 0"],
    ),
    (
        "event G { x: str<256> }",
        &["10:18: a text has 1 to 255 bytes at most, not 256"],
    ),
    (
        "event G { x: str<n> }",
        &["10:18: expected the bytes of the longest text, as in `str<16>`, found `n`"],
    ),
    (
        "event G { x: str<16, y: u8 }",
        &["10:20: expected `>` after the bytes of the longest text, as in `str<16>`, found `,`"],
    ),
    (
        "event G { x: str<4.0> }",
        &["10:18: expected the bytes of the longest text, as in `str<16>`, found `4.0`"],
    ),
    (
        "event G { x: str<16u8> }",
        &["10:18: expected the bytes of the longest text, as in `str<16>`, found `16u8`"],
    ),
    (
        "event G { x: u128, y: i128 }",
        &[
            "10:14: `u128` is a type of sums alone; write `u64`",
            "10:23: `i128` is a type of sums alone; write `i64`",
        ],
    ),
    (
        "event G { x: Str<16> }",
        &["10:14: `Str<..>` is no type of the rules; write `str<N>` for `rtcep::Str<N>`"],
    ),
    (
        "event G { x: char }",
        &["10:14: `char` is no type of the rules; write `str<4>`, which holds any character"],
    ),
    (
        "event G { x: &str }",
        &[
            "10:14: an attribute is a number, a bool, a text or an enum; references, arrays and tuples are not supported",
        ],
    ),
    ("event G = crate::G { x: str<16>, y: u8 }", &["accepted"]),
    (
        "ordered",
        &["10:1: expected `enum` after `ordered`, found the end"],
    ),
    (
        "ordered Kinds { A }",
        &["10:9: expected `enum` after `ordered`, found `Kinds`"],
    ),
    (
        "ordered event G {}",
        &["10:9: expected `enum` after `ordered`, found `event`"],
    ),
    (
        "ordered enum Empty {}",
        &["10:14: enum `Empty` has no variants; write at least one"],
    ),
    (
        "ordred enum X { A }",
        &["10:1: `ordred` is no item; did you mean `ordered`?"],
    ),
    (
        "fn",
        &["10:1: expected the name of a function, found the end"],
    ),
    (
        "fn f",
        &["10:4: expected the parameters in `(` `)`, found the end"],
    ),
    (
        "fn f(x: u8)",
        &[
            "10:11: expected `->` and the type of the value, as in `fn distance(x: f32, y: f32) -> f32 = crate::geo::distance;`, found the end",
        ],
    ),
    (
        "fn f(x: u8) -> bool;",
        &[
            "10:20: expected `=` and the path of the function, as in `fn distance(x: f32, y: f32) -> f32 = crate::geo::distance;`, found `;`",
        ],
    ),
    (
        "fn f(x: u8) -> bool = ;",
        &["10:23: expected the path of a function, such as `crate::geo::distance`, found `;`"],
    ),
    (
        "fn f(x: u8) -> bool { x > 1 }",
        &[
            "10:21: the rules name functions and do not contain them; write `= path::to::it;` and let the function stand in Rust",
        ],
    ),
    (
        "fn f(x: u8) = crate::f;",
        &[
            "10:13: expected `->` and the type of the value, as in `fn distance(x: f32, y: f32) -> f32 = crate::geo::distance;`, found `=`",
        ],
    ),
    (
        "fn f() -> bool = crate::f;",
        &["10:4: `f` has no parameters: what depends on nothing is a constant; write it"],
    ),
    (
        "fn f(x: u8, x: u8) -> bool = crate::f;",
        &[
            "10:13: second parameter of `f` with the name `x`, the first is on line 10; choose another name",
        ],
    ),
    (
        "fn f(x: Nope) -> bool = crate::f;",
        &[
            "10:9: type `Nope` does not exist; the types are `bool`, `u8`, `u16`, `u32`, `u64`, `i8`, `i16`, `i32`, `i64`, `f32`, `f64`, `Kind` and 2 more",
        ],
    ),
    (
        "fn f(x: u8) -> Nope = crate::f;",
        &[
            "10:16: type `Nope` does not exist; the types are `bool`, `u8`, `u16`, `u32`, `u64`, `i8`, `i16`, `i32`, `i64`, `f32`, `f64`, `Kind` and 2 more",
        ],
    ),
    (
        "fn f(x: u128) -> bool = crate::f;",
        &["10:9: `u128` is a type of sums alone; write `u64`"],
    ),
    (
        "fn f(x: &str) -> bool = crate::f;",
        &[
            "10:9: an attribute is a number, a bool, a text or an enum; references, arrays and tuples are not supported",
        ],
    ),
    (
        "fn f(x) -> bool = crate::f;",
        &["10:7: expected `:` and a type, as in `x: f32`, found `)`"],
    ),
    (
        "fn min(x: u8) -> u8 = crate::f;",
        &["10:4: `min` is an aggregate of the language; choose another name"],
    ),
    (
        "fn sum(x: u8) -> u8 = crate::f;",
        &["10:4: `sum` is an aggregate of the language; choose another name"],
    ),
    (
        "fn len(x: u8) -> u8 = crate::f;",
        &["10:4: `len` is a function of the language; choose another name"],
    ),
    (
        "fn far(x: u8) -> u8 = crate::f;",
        &["10:4: second function with the name `far`, the first is on line 6; choose another name"],
    ),
    (
        "/// What it does.\nfn f(x: u8) -> u8 = crate::f;",
        &["10:1: write `//` here: the function has its documentation in Rust"],
    ),
    (
        "pub fn f(x: u8) -> u8 = crate::f;",
        &["10:1: write the visibility before `engine`; it holds for everything that is generated"],
    ),
    (
        "fn f(x: u8) -> u8 = crate::f::<u8>;",
        &["10:31: expected the path of a function, such as `crate::geo::distance`, found `<`"],
    ),
    (
        "fn f<T>(x: T) -> u8 = crate::f;",
        &["10:5: expected the parameters in `(` `)`, found `<`"],
    ),
    (
        "fn __f(x: u8) -> u8 = crate::f;",
        &[
            "10:4: names such as `__f` that begin with `__` belong to generated code; choose another name",
        ],
    ),
    ("fn f(x: u8) -> str<4>= crate::f;", &["accepted"]),
    (
        "fn f(x: u8) -> u8 = crate::f\nevent Behind {}",
        &["10:28: missing `;` after this"],
    ),
    (
        "fn f(self) -> u8 = crate::f;",
        &[
            "10:6: expected the name of a parameter, but `self` is a word of Rust; choose another name",
        ],
    ),
    (
        "async fn f(x: u8) -> u8 = crate::f;",
        &[
            "10:1: `async` is no item; the items are `engine`, `resolution`, `ordered`, `enum`, `event`, `fn`, `lifespan` and `situation`",
        ],
    ),
    (
        "fn f(x: u8) -> f(y);",
        &[
            "10:16: type `f` does not exist; the types are `bool`, `u8`, `u16`, `u32`, `u64`, `i8`, `i16`, `i32`, `i64`, `f32`, `f64`, `Kind` and 2 more",
            "10:17: expected `=` and the path of the function, as in `fn distance(x: f32, y: f32) -> f32 = crate::geo::distance;`, found `(`",
        ],
    ),
];

/// A condition, and the warnings of the rules that hold it.
const WARNINGS: &[Row] = &[
    (
        "starts_with(t.user, \"\")",
        &["12:27: warning: `starts_with` is always true: every text has the empty one in it"],
    ),
    (
        "contains(t.user, \"\") || t.b",
        &["12:24: warning: `contains` is always true: every text has the empty one in it"],
    ),
    (
        "clamp(t.x, 5, 1) > 2",
        &["12:18: warning: `clamp` is always a fault: 5 is above 1"],
    ),
    (
        "clamp(t.f, 2.0, 1.5) > 2.0",
        &["12:18: warning: `clamp` is always a fault: 2.0f32 is above 1.5f32"],
    ),
    ("clamp(t.x, 1, 1) > 2", &[]),
    (
        "t.x as u128 / 0 == 1",
        &["12:21: warning: `t.x as u128 / 0` is always a fault: it divides by zero"],
    ),
    (
        "t.x as i128 << 128 == 1",
        &["12:22: warning: `t.x as i128 << 128` is always a fault: it shifts out all 128 bits"],
    ),
    ("t.x as i128 << 127 == 1", &[]),
];

#[test]
fn conditions_over_values() {
    check(CONDITIONS, with);
}

#[test]
fn types_and_functions() {
    check(ITEMS, |piece| format!("{HEAD}{piece}"));
}

#[test]
fn what_is_always_so() {
    let mut wrong = Vec::new();
    for (piece, expected) in WARNINGS {
        let compiled = compile_str(&with(piece)).expect("accepted");
        let found: Vec<String> = compiled.warnings.iter().map(ToString::to_string).collect();
        if found != *expected {
            wrong.push(format!(
                "{piece:?}\n  expected {expected:#?}\n  found {found:#?}"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
