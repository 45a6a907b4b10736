//! Items, headers and operands of which a part is missing or misread.

use super::Row;

/// Items, from line 6 on.
pub(crate) const BROKEN: &[Row] = &[
    // Items.
    (
        "/// One tick.\nresolution 1ms;",
        &["6:1: write `//` here: `resolution` has no documentation"],
    ),
    (
        "resolution 0.00000000000000000000001s;",
        &[
            "6:12: `0.00000000000000000000001s` as a fraction of seconds does not fit u64; write `1us`, for example",
        ],
    ),
    (
        "ordered Rank { Low, High }",
        &["6:9: expected `enum` after `ordered`, found `Rank`"],
    ),
    (
        "enum Numbered { 1, Two }",
        &["6:17: expected the name of a variant, found `1`"],
    ),
    (
        "event G { _: u32 }",
        &["6:11: expected the name of an attribute, found `_`"],
    ),
    (
        "event G { x: isize }",
        &[
            "6:14: `isize` is no type of the rules; write `i64`: rules mean the same on every machine",
        ],
    ),
    (
        "event G { x: Str }",
        &["6:14: `Str` is no type of the rules; write `str<16>` for `rtcep::Str<16>`"],
    ),
    (
        "event G { x: float, y: double, z: boolean }",
        &[
            "6:14: `float` is no type of the rules; write `f32`",
            "6:24: `double` is no type of the rules; write `f64`",
            "6:35: `boolean` is no type of the rules; write `bool`",
        ],
    ),
    (
        "event G { x: crate::Kind }",
        &["6:14: name a type of your own in the rules first: `enum Kind = path::to::It { .. }`"],
    ),
    (
        "struct Point { x: u32 }",
        &[
            "6:1: `struct` is not supported yet in this version; write `event` for what arrives from outside",
        ],
    ),
    (
        "pub(in 5) engine B;",
        &[
            "6:8: expected the path of a module, found `5`",
            "6:18: two engines, `A` and `B`; a rule set has one",
        ],
    ),
    (
        "fn f(x: u32) -> u32 = crate::fn;",
        &[
            "6:30: expected a step of a path, but `fn` is a word of Rust; write `r#fn` or choose another name",
        ],
    ),
    (
        "fn f(x: u32) -> u32 = crate::f::<u32>;",
        &["6:33: a path has no generic arguments here; give what it names a name of its own"],
    ),
    (
        "lifespan L { from startup; max_open 1, something; }",
        &[
            "6:40: `something` is no word behind `max_open`; the words behind `max_open` are `per_key` and `on_full`",
        ],
    ),
    // Headers.
    (
        "situation S: exactly 3 in W { operand a: E; }",
        &[
            "6:14: `exactly` is no kind of situation; the kinds of situations are `all`, `sequence`, `any`, `not`, `unless`, `atleast`, `atmost`, `nth`, `report`, `percentage`, `crosses`, `trend`, `at`, `every` and `after`",
        ],
    ),
    (
        "situation S: crosses in W { operand a: E; }",
        &["6:22: expected a direction: `up` or `down`, found `in`"],
    ),
    (
        "situation S: crosses up 10 hysteresis of avg(x) in W { operand a: E; }",
        &["6:39: expected a number, as in `hysteresis 2`, found `of`"],
    ),
    (
        "situation S: crosses up 10 of in W { operand a: E; }",
        &["6:31: expected a value behind `of`, as in `of avg(x)`, found `in`"],
    ),
    (
        "situation S: trend increasing 3 x in W { operand a: E; }",
        &["6:33: missing `of` before `x`"],
    ),
    (
        "situation S: trend increasing 3 of b.x in W { operand a: E; }",
        &["6:36: `of` reads one event of the trend alone; write `x`"],
    ),
    // Operands.
    (
        "situation S: sequence in W { operand a: first E 5; }",
        &["6:49: expected `,` and a modifier, or `;`, found `5`"],
    ),
    (
        "situation S: sequence in W { operand a: first E, within 5s; }",
        &["6:50: `within` is no modifier of an operand; it is a clause of the situation"],
    ),
    (
        "situation S: report in W { operand a: E, within 5s, max 3; }",
        &["6:42: `within` is no modifier of an operand; it is a clause of the situation"],
    ),
    (
        "situation S: sequence in W { operand a: first E, absolute; }",
        &[
            "6:50: `absolute` is no modifier of an operand; it stands before the quantifier, as in `absolute first E`",
        ],
    ),
    (
        "situation S: sequence in W { operand a: first E, smallest; }",
        &[
            "6:50: `smallest` is no modifier of an operand; the modifiers of an operand are `if`, `override`, `weight`, `counted`, `retain`, `max` and `on_full`",
        ],
    ),
];
