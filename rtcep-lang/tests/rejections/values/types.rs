//! Types of texts and ordered enums.

use super::Row;

/// Items, from line 10 on.
pub(super) const TYPE: &[Row] = &[
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
            "10:14: a value is a number, a bool, a text or an enum; references, arrays and tuples are not supported",
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
];
