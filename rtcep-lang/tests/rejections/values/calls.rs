//! Calls of functions, declared or of the language.

use super::Row;

/// Conditions, on line 12.
pub(super) const CALL: &[Row] = &[
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
        "min(t.level, Level::Low) == Level::Low",
        &["12:11: `min` applies to numbers, `t.level` is Level"],
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
];
