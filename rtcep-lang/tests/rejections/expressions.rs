//! Expressions: names, types and literals.

use super::Row;

/// In the `when` of two operands: what has no meaning.
pub(crate) const WHEN: &[Row] = &[
    (
        "a.x == b.n",
        &["9:11: `==` needs one type on both sides: `a.x` is u32, `b.n` is u8; write `b.n as u32`"],
    ),
    (
        "a.x + a.s > 0",
        &["9:11: `+` needs one type on both sides: `a.x` is u32, `a.s` is i64; write `a.x as i64`"],
    ),
    (
        "a.rnage > 1",
        &[
            "9:9: `rnage` is no attribute of `a`; the attributes of `a` are `x`, `y`, `s`, `b` and `k`",
        ],
    ),
    (
        "c.x > 1",
        &["9:7: operand `c` does not exist; the operands are `a` and `b`"],
    ),
    (
        "x > 1",
        &["9:7: `x` is an attribute; say whose: write `a.x`"],
    ),
    (
        "a > 1",
        &["9:7: `a` is an operand; name one of its attributes, as in `a.x`"],
    ),
    (
        "a.x > 300 && b.n < 300",
        &["9:26: 300 does not fit u8 (0 to 255)"],
    ),
    (
        "f(a.x)",
        &[
            "9:7: function `f` does not exist; declare it, as in `fn f(x: f32) -> f32 = path::to::it;`; the language has `min`, `max`, `abs`, `clamp`, `len`, `starts_with`, `ends_with` and `contains`",
        ],
    ),
    (
        "\"abc\" == a.x",
        &[
            "9:13: `==` needs one type on both sides: `\"abc\"` is str<3>, `a.x` is u32, and neither converts into the other",
        ],
    ),
    (
        "a.k == Air",
        &["9:14: `Air` is a variant; write `Kind::Air`"],
    ),
    (
        "a.k == Kind::Ari",
        &["9:20: `Ari` is no variant of `Kind`; did you mean `Air`?"],
    ),
    (
        "a.k == Kinds::Air",
        &["9:14: enum `Kinds` does not exist; did you mean `Kind`?"],
    ),
    (
        "a.k < Kind::Air",
        &[
            "9:11: `<` does not apply to `a.k`: Kind has no order; declare `ordered enum Kind`, whose variants rise as they are declared, or write `==` or `!=`",
        ],
    ),
    (
        "Kind::Air",
        &["9:7: `when` needs a condition, `Kind::Air` is Kind; compare it with `==`"],
    ),
    (
        "a.x",
        &["9:7: `when` needs a condition, `a.x` is u32; compare it, as in `a.x != 0`"],
    ),
    (
        "a.y",
        &["9:7: `when` needs a condition, `a.y` is f32; compare it, as in `a.y != 0`"],
    ),
    (
        "a.k",
        &["9:7: `when` needs a condition, `a.k` is Kind; compare it with `==`"],
    ),
    (
        "!a.x",
        &[
            "9:7: `!` applies to bool, `a.x` is u32; write `!=` to compare, or `!(..)` around a comparison",
        ],
    ),
    (
        "-a.x < 1",
        &["9:7: `-` applies to signed numbers, `a.x` is u32; write `-(a.x as i64)`"],
    ),
    ("-a.b", &["9:7: `-` applies to numbers, `a.b` is bool"]),
    (
        "a.b + 1 > 2",
        &["9:11: `+` does not apply to `a.b`, which is bool; it applies to numbers"],
    ),
    (
        "a.x && a.b",
        &[
            "9:11: `&&` does not apply to `a.x`, which is u32; it joins conditions: compare the value first, as in `a.x != 0`",
        ],
    ),
    (
        "a.b & a.b",
        &[
            "9:11: `&` does not apply to `a.b`, which is bool; it applies to integers; write `||` or `&&` between conditions",
        ],
    ),
    (
        "a.y % 2.0 & 1 == 1",
        &[
            "9:17: `&` does not apply to `a.y % 2.0`, which is f32; it applies to integers; write `||` or `&&` between conditions",
        ],
    ),
    (
        "a.x << -1 > 1",
        &["9:14: -1 does not fit u32 (0 to 4294967295)"],
    ),
    (
        "a.x as bool",
        &["9:7: `as` converts numbers; `a.x` is u32, and bool is asked for"],
    ),
    (
        "a.b as u8 > 1",
        &["9:7: `as` converts numbers; `a.b` is bool, and u8 is asked for"],
    ),
    (
        "a.x as Kind == Kind::Air",
        &["9:7: `as` converts numbers; `a.x` is u32, and Kind is asked for"],
    ),
    (
        "a.x > 5u128",
        &[
            "9:11: `>` needs one type on both sides: `a.x` is u32, `5u128` is u128; write the literal without its type",
        ],
    ),
    (
        "a.x > 5usize",
        &[
            "9:13: `usize` is no type of the rules; write `u64`: rules mean the same on every machine",
        ],
    ),
    (
        "a.x > 1.5",
        &["9:11: `>` needs one type on both sides: `a.x` is u32, `1.5` is f64; write `a.x as f64`"],
    ),
    (
        "a.x > 1.5u32",
        &["9:13: `1.5u32` is no integer, as `u32` demands"],
    ),
    (
        "a.x < 5u8",
        &[
            "9:11: `<` needs one type on both sides: `a.x` is u32, `5u8` is u8; write the literal without its type",
        ],
    ),
    ("b.n == -1", &["9:14: -1 does not fit u8 (0 to 255)"]),
    (
        "a.y > 16777217",
        &["9:13: 16777217 is no exact value of f32; write `16777217.0` if the nearest one will do"],
    ),
    ("a.y > 1e39", &["9:13: 1e39 does not fit f32"]),
    (
        "a.x > 4294967296",
        &["9:13: 4294967296 does not fit u32 (0 to 4294967295)"],
    ),
    (
        "a.x > 340282366920938463463374607431768211456",
        &["9:13: `340282366920938463463374607431768211456` does not fit any integer type"],
    ),
    (
        "a::x > 1",
        &["9:7: enum `a` does not exist; of the enums there is only `Kind`"],
    ),
    (
        "r#for",
        &["9:7: `for` is neither an operand nor an attribute; the operands are `a` and `b`"],
    ),
    (
        "a.x == 18446744073709551616",
        &["9:14: 18446744073709551616 does not fit u32 (0 to 4294967295)"],
    ),
    (
        "b.r#type < -129",
        &["9:18: -129 does not fit i8 (-128 to 127)"],
    ),
    (
        "a.x << b.r#type > 1",
        &["9:11: `<<` shifts by an unsigned integer, `b.r#type` is i8; write `b.r#type as u32`"],
    ),
    (
        "b.r#type == -128 && b.n > 255 && a.s > 9223372036854775808",
        &[
            "9:46: 9223372036854775808 does not fit i64 (-9223372036854775808 to 9223372036854775807)",
        ],
    ),
    (
        "a.x + b.n - a.s > 0",
        &["9:11: `+` needs one type on both sides: `a.x` is u32, `b.n` is u8; write `b.n as u32`"],
    ),
    (
        "insert.x > 1",
        &["9:7: operand `insert` does not exist; the operands are `a` and `b`"],
    ),
    (
        "a.s > 5i64 && b.n > 5i8",
        &[
            "9:25: `>` needs one type on both sides: `b.n` is u8, `5i8` is i8; write the literal without its type",
        ],
    ),
    (
        "a.y == 1.0f64",
        &[
            "9:11: `==` needs one type on both sides: `a.y` is f32, `1.0` is f64; write the literal without its type",
        ],
    ),
    (
        "1.0f64 == a.y",
        &[
            "9:14: `==` needs one type on both sides: `1.0` is f64, `a.y` is f32; write the literal without its type",
        ],
    ),
    (
        "!a.x == 3",
        &[
            "9:7: `!` applies to bool, `a.x` is u32; write `!=` to compare, or `!(..)` around a comparison",
        ],
    ),
    (
        "!a.k == Kind::Air",
        &[
            "9:7: `!` applies to bool, `a.k` is Kind; write `!=` to compare, or `!(..)` around a comparison",
        ],
    ),
];
