//! Operators over texts, enums and sums.

use super::Row;

/// Conditions, on line 12.
pub(super) const CONDITION: &[Row] = &[
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
        "t.level < 2",
        &[
            "12:15: `<` needs one type on both sides: `t.level` is Level, `2` is i64, and neither converts into the other",
        ],
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
