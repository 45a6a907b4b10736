//! Expressions.

use super::Row;

/// In the `when` of two operands: what expressions refuse.
pub(crate) const WHEN: &[Row] = &[
    ("", &["9:7: expected an expression, found `;`"]),
    ("a.x ==", &["9:13: expected an expression, found `;`"]),
    ("a.x = b.x", &["9:11: `=` does not compare; write `==`"]),
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
        "b.type > 1",
        &[
            "9:9: expected the name of an attribute, as in `a.range`, but `type` is a word of Rust; write `r#type` or choose another name",
        ],
    ),
    (
        "type > 1",
        &[
            "9:7: expected an expression, but `type` is a word of Rust; write `r#type` or choose another name",
        ],
    ),
    (
        "a.x < b.x < 3",
        &["9:17: comparisons do not chain; write `a < b && b < c`"],
    ),
    (
        "a.x == b.x == true",
        &["9:18: comparisons do not chain; write `a == b && b == c`"],
    ),
    (
        "a.x.abs() > 1",
        &["9:11: `.abs(..)`: rules have no methods; write operators over attributes"],
    ),
    (
        "a.x.y > 1",
        &["9:10: only an operand has attributes, one level deep, as in `a.range`"],
    ),
    (
        "f(a.x)",
        &[
            "9:7: function `f` does not exist; declare it, as in `fn f(x: f32) -> f32 = path::to::it;`; the language has `min`, `max`, `abs`, `clamp`, `len`, `starts_with`, `ends_with` and `contains`",
        ],
    ),
    (
        "|e| true",
        &["9:7: closures are not supported; write the condition itself"],
    ),
    (
        "|| true",
        &["9:7: closures are not supported; write the condition itself"],
    ),
    (
        "{ true }",
        &["9:7: blocks are not supported in expressions; write parentheses `(` `)`"],
    ),
    (
        "for x in y { }",
        &[
            "9:7: `for`: rules have no loops, so that their time is bounded; write a condition, and let the operands choose the events",
        ],
    ),
    (
        "while true {}",
        &[
            "9:7: `while`: rules have no loops, so that their time is bounded; write a condition, and let the operands choose the events",
        ],
    ),
    (
        "loop {}",
        &[
            "9:7: `loop`: rules have no loops, so that their time is bounded; write a condition, and let the operands choose the events",
        ],
    ),
    (
        "if a.b { true } else { false }",
        &["9:7: `if` is no expression of the rules; write conditions with `&&` and `||`"],
    ),
    (
        "match a.k { }",
        &["9:7: `match` is no expression of the rules; write conditions with `&&` and `||`"],
    ),
    (
        "SELECT * FROM a",
        &[
            "9:7: `SELECT`: rules are not SQL; write operands for the events and a condition over their attributes, as in `when a.id == b.id`",
        ],
    ),
    (
        "select x from y",
        &[
            "9:7: `select`: rules are not SQL; write operands for the events and a condition over their attributes, as in `when a.id == b.id`",
        ],
    ),
    (
        "exists (select)",
        &[
            "9:7: `exists`: rules are not SQL; write operands for the events and a condition over their attributes, as in `when a.id == b.id`",
        ],
    ),
    (
        "a.x > 1 AND b.x > 1",
        &["9:15: `AND` is no operator; write `&&`"],
    ),
    (
        "a.x in b",
        &["9:11: `in` is no operator; write comparisons, as in `a.x == 1 || a.x == 5`"],
    ),
    (
        "\"abc\" == a.x",
        &[
            "9:13: `==` needs one type on both sides: `\"abc\"` is str<3>, `a.x` is u32, and neither converts into the other",
        ],
    ),
    (
        "'c' == 'c'",
        &["9:7: characters are not supported; write a text, as in `\"x\"`"],
    ),
    (
        "a.x?",
        &["9:10: `?` is not supported: a condition that faults is false, and the sink is told"],
    ),
    (
        "a[0] > 1",
        &["9:8: indices are not supported; name the attribute, as in `a.range`"],
    ),
    (
        "1..5",
        &["9:8: ranges are not supported; write two comparisons, as in `a.x >= 1 && a.x <= 5`"],
    ),
    (
        "a.x .. 5",
        &["9:11: ranges are not supported; write two comparisons, as in `a.x >= 1 && a.x <= 5`"],
    ),
    (
        "a.x.await",
        &["9:10: a rule cannot wait: `.await` is not supported"],
    ),
    (
        "a.await",
        &["9:9: a rule cannot wait: `.await` is not supported"],
    ),
    ("a.0", &["9:9: attributes have names, not numbers"]),
    (
        "matches!(a.k, Air)",
        &["9:7: macro `matches!` cannot be called in a rule; write operators over attributes"],
    ),
    (
        "&a.b",
        &["9:7: `&` has no left side here; rules have values and no references"],
    ),
    (
        "*a.b",
        &["9:7: `*` has no left side here; rules have values and no references"],
    ),
    (
        "[1, 2]",
        &["9:7: arrays are not supported; write one value"],
    ),
    (
        "(a.b, a.b)",
        &["9:11: tuples are not supported; write one expression"],
    ),
    (
        "()",
        &["9:7: expected an expression between the parentheses"],
    ),
    (
        "a.b b.x",
        &["9:11: unexpected `b`; the clause ends before it, with `;`"],
    ),
    (
        "a.x += 1",
        &["9:11: rules cannot assign; write a value or a condition"],
    ),
    (
        "a.x => 1",
        &["9:11: `=>` is no operator; write `>=` for 'greater or equal'"],
    ),
    (
        "a.x =< 1",
        &["9:11: `=<` is no operator; write `<=` for 'less or equal'"],
    ),
    ("a.x <> 1", &["9:11: `<>` is no operator; write `!=`"]),
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
        "a.k == Kind::Air::B",
        &["9:14: a variant is written with the name of its enum alone, as in `Kind::Air`"],
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
        "a.x << b.type > 1",
        &[
            "9:16: expected the name of an attribute, as in `a.range`, but `type` is a word of Rust; write `r#type` or choose another name",
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
        "u32::MAX > a.x",
        &["9:7: `u32` has no constants in the rules; write the number"],
    ),
    (
        "a.x > 5s",
        &["9:13: `5s` is a duration and no value; compare times with `within`"],
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
        "a.x > 0x1.5",
        &["9:16: only an operand has attributes, one level deep, as in `a.range`"],
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
        "b.type < -129",
        &[
            "9:9: expected the name of an attribute, as in `a.range`, but `type` is a word of Rust; write `r#type` or choose another name",
        ],
    ),
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
        "if",
        &["9:7: `if` is no expression of the rules; write conditions with `&&` and `||`"],
    ),
    (
        "self.x > 1",
        &["9:7: `self`: an expression reads attributes and nothing outside of the rules"],
    ),
    (
        "a::x > 1",
        &["9:7: enum `a` does not exist; of the enums there is only `Kind`"],
    ),
    ("a.x > 0b2", &["9:13: this number cannot be read"]),
    (
        "a.x ! b.x",
        &["9:11: unexpected `!`; the clause ends before it, with `;`"],
    ),
    (
        "a.x == b.x,",
        &["9:17: unexpected `,`; the clause ends before it, with `;`"],
    ),
    ("a.x == $b", &["9:14: expected an expression, found `$`"]),
    (
        "r#for",
        &["9:7: `for` is neither an operand nor an attribute; the operands are `a` and `b`"],
    ),
    ("not(a.b)", &["9:7: `not(..)` is written `!(..)`"]),
    ("a.x -> 1", &["9:12: expected an expression, found `>`"]),
    ("a.b = = a.b", &["9:11: `=` does not compare; write `==`"]),
    (
        "true false",
        &["9:12: unexpected `false`; the clause ends before it, with `;`"],
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
    ("a.y = = 3", &["9:11: `=` does not compare; write `==`"]),
    ("a.b is true", &["9:11: `is` is no operator; write `==`"]),
    ("a.x mod 2 == 0", &["9:11: `mod` is no operator; write `%`"]),
    (
        "(a.x > 1",
        &["10:1: this `}` does not close the bracket that was opened last"],
    ),
    ("a.x > ", &["9:13: expected an expression, found `;`"]),
    (
        "exists",
        &[
            "9:7: `exists`: rules are not SQL; write operands for the events and a condition over their attributes, as in `when a.id == b.id`",
        ],
    ),
    (
        "delete from b",
        &[
            "9:7: `delete`: rules are not SQL; write operands for the events and a condition over their attributes, as in `when a.id == b.id`",
        ],
    ),
    (
        "insert.x > 1",
        &["9:7: operand `insert` does not exist; the operands are `a` and `b`"],
    ),
    (
        "(|| true)",
        &["9:8: closures are not supported; write the condition itself"],
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
    ("not a.b", &["9:7: `not` is no operator; write `!`"]),
    ("a.b && not a.b", &["9:14: `not` is no operator; write `!`"]),
    (
        "a.s.abs() > 3",
        &["9:11: `.abs(..)`: rules have no methods; write operators over attributes"],
    ),
];

/// In thresholds, which read the event alone.
pub(crate) const IF: &[Row] = &[
    (
        "range > 1",
        &[
            "7:24: `range` is no attribute of `E`; the attributes of `E` are `x`, `y`, `s`, `b` and `k`",
        ],
    ),
    ("a.x > 1", &["7:24: `if` reads the event alone; write `x`"]),
    ("E.x > 1", &["7:24: `if` reads the event alone; write `x`"]),
    (
        "b.x > 1",
        &["7:24: `if` reads one event alone; compare with other operands in `when b.x ..;`"],
    ),
    ("Air == k", &["7:24: `Air` is a variant; write `Kind::Air`"]),
    (
        "select > 1",
        &[
            "7:24: `select`: rules are not SQL; write operands for the events and a condition over their attributes, as in `when a.id == b.id`",
        ],
    ),
    (
        "x",
        &["7:24: `if` needs a condition, `x` is u32; compare it, as in `x != 0`"],
    ),
    (
        "s.abs() > 3",
        &["7:26: `.abs(..)`: rules have no methods; write operators over attributes"],
    ),
    ("not b", &["7:24: `not` is no operator; write `!`"]),
    (
        "x / 0 == 1 && nothing",
        &[
            "7:38: `nothing` is no attribute of `E`; the attributes of `E` are `x`, `y`, `s`, `b` and `k`",
        ],
    ),
];
