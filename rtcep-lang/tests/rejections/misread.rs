//! Clauses and expressions that cannot be read, and words that stand elsewhere.

use super::Row;

/// Items, on line 6.
pub(crate) const MISREAD: &[Row] = &[
    // Clauses.
    (
        "situation S: all in W { operand a: first E; override if b; }",
        &[
            "6:45: `override` is no clause of a situation; it stands behind an event, as in `operand a: first E, override if x > 3`",
        ],
    ),
    (
        "situation S: all in W { operand a: first E; weight x; }",
        &[
            "6:45: `weight` is no clause of a situation; it stands behind an event, as in `operand a: E, weight x`",
        ],
    ),
    (
        "situation S: all in W { operand a: first E; counted; }",
        &[
            "6:45: `counted` is no clause of a situation; it stands behind an event, as in `operand a: E, counted`",
        ],
    ),
    (
        "situation S: all in W { operand a: first E; hysteresis 2; }",
        &[
            "6:45: `hysteresis` is no clause of a situation; it stands in the header, as in `crosses up 10 hysteresis 2 of avg(x)`",
        ],
    ),
    (
        "situation S: all in W { operand a: first E; of avg(x); }",
        &[
            "6:45: `of` is no clause of a situation; it stands in the header, as in `crosses up 10 of avg(x)`",
        ],
    ),
    (
        "situation S: all in W { operand a: first E; max_bytes 5; }",
        &[
            "6:45: `max_bytes` is not supported yet in this version; leave it out; the bytes are in `BOUNDS`",
        ],
    ),
    (
        "situation S: all in W { operand a: first E; emit { x: a.x y } }",
        &["6:59: unexpected `y`; a value ends with `,`"],
    ),
    (
        "situation S: all in W { operand a: first E; within 9999999999999999999999999999999999999999s; }",
        &["6:52: `9999999999999999999999999999999999999999s` has too many digits for a duration"],
    ),
    (
        "situation S: all in W { operand a: first E; within soon; }",
        &[
            "6:52: expected a duration after `within`, found `soon`; write a number and a unit without a space: `30s`, `1.5ms`; the units are `ns`, `us`, `ms`, `s`, `min` and `h`",
        ],
    ),
    (
        "situation S: all in W { operand a: each E, max 16_000_000; operand b: each E if x > 1, max 16_000_000; operand c: each E if x > 2, max 16_000_000; operand d: first F, max 1; }",
        &[
            "6:11: the combinations of `S` (`a` 16000000 × `b` 16000000 × `c` 16000000) do not fit u64; lower a `max`",
        ],
    ),
    // Expressions.
    (
        "situation S: all in W { operand a: first E if k == Kind::; }",
        &["6:58: expected a variant, as in `Kind::Air`, found `;`"],
    ),
    (
        "situation S: all in W { operand a: first E if k == Kind::Ground; }",
        &["6:58: `Ground` is no variant of `Kind`; the variants of `Kind` are `Air` and `Surface`"],
    ),
    (
        "situation S: all in W { operand a: first E if x > 0b1f32; }",
        &["6:51: floats are written in decimal"],
    ),
    (
        "situation S: all in W { operand a: first E if x > 5kg; }",
        &[
            "6:51: `kg` is no type of numbers; the types are `u8`, `u16`, `u32`, `u64`, `i8`, `i16`, `i32`, `i64`, `f32` and `f64`",
        ],
    ),
    (
        "situation S: all in W { operand a: first E if let == x; }",
        &["6:47: `let` is no expression of the rules; write operators over attributes"],
    ),
    (
        "situation S: all in W { operand a: first E if (x > 3)(3); }",
        &["6:54: only functions can be called; did you forget an operator?"],
    ),
    (
        "situation S: all in W { operand a: first E if b xor b; }",
        &["6:49: `xor` is no operator; write `!=` between conditions, `^` between integers"],
    ),
    (
        "situation S: all in W { operand a: first E if b ^ b; }",
        &[
            "6:49: `^` does not apply to `b`, which is bool; it applies to integers; write `!=` between conditions",
        ],
    ),
    (
        "situation S: all in W { operand a: first E if x between 3; }",
        &[
            "6:49: `between` is no operator; rules are not SQL; write comparisons, as in `a.x >= 1 && a.x <= 5`",
        ],
    ),
    (
        "event G {} situation S: all in W { operand a: first G; when a.x == 3; }",
        &["6:63: `x` is no attribute of `a`; there are no attributes of `a`"],
    ),
    (
        "situation S: report in W { operand a: E; emit { m: max(x, 1) or 0 } }",
        &[
            "6:62: `or` gives an aggregate of nothing a value, and `max` is a function; write `||` between conditions",
        ],
    ),
    // Keys.
    (
        "situation S: all in W { operand a: first E; emit { x: a.x } } lifespan L { from F; until S terminate; key n; max_open 1; } situation T: all in L { operand a: first F; }",
        &[
            "6:90: `S` has no attribute `n`, the key of `L`, which it ends; emit it, as in `emit { n: .. }`, or `all_keys` behind the event",
        ],
    ),
];
