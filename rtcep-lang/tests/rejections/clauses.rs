//! Clauses of situations, durations among them.

use super::Row;

/// As one more clause of a situation with two operands.
pub(crate) const CLAUSE: &[Row] = &[
    (
        "within 5",
        &[
            "9:9: `5` has no unit; write `5s` or `5ms`, for example; the units are `ns`, `us`, `ms`, `s`, `min` and `h`",
        ],
    ),
    ("within 5 s", &["9:9: write `5s` without the space"]),
    (
        "within 0x1d",
        &[
            "9:9: `0x1d` is no duration: durations are decimal; write a number and a unit without a space: `30s`, `1.5ms`; the units are `ns`, `us`, `ms`, `s`, `min` and `h`",
        ],
    ),
    (
        "within 2h30m",
        &[
            "9:9: `2h30m` is no duration: one number and one unit; write `150min` for two hours and a half",
        ],
    ),
    ("within 1m", &["9:9: `m` is no unit; did you mean `1min`?"]),
    (
        "within 3sec",
        &["9:9: `sec` is no unit; did you mean `3s`?"],
    ),
    (
        "within 1e3s",
        &[
            "9:9: `1e3s` is no duration: no sign and no exponent; write a number and a unit without a space: `30s`, `1.5ms`; the units are `ns`, `us`, `ms`, `s`, `min` and `h`",
        ],
    ),
    (
        "within 0s",
        &["9:9: `0s` is no time at all; a duration is at least one tick"],
    ),
    (
        "within 1.5us",
        &[
            "9:9: `1.5us` is no multiple of the resolution, 1us; round it, or write a finer `resolution`",
        ],
    ),
    (
        "within 1ns",
        &[
            "9:9: `1ns` is no multiple of the resolution, 1us; round it, or write a finer `resolution`",
        ],
    ),
    (
        "within 600000000000h",
        &["9:9: `600000000000h` has more ticks than fit u64"],
    ),
    (
        "within",
        &[
            "9:8: expected a duration after `within`, found `;`; write a number and a unit without a space: `30s`, `1.5ms`; the units are `ns`, `us`, `ms`, `s`, `min` and `h`",
        ],
    ),
    (
        "within x",
        &[
            "9:9: expected a duration after `within`, found `x`; write a number and a unit without a space: `30s`, `1.5ms`; the units are `ns`, `us`, `ms`, `s`, `min` and `h`",
        ],
    ),
    (
        "within 5x",
        &["9:9: `x` is no unit; the units are `ns`, `us`, `ms`, `s`, `min` and `h`"],
    ),
    (
        "once 3",
        &["9:7: unexpected `3`; the clause ends before it, with `;`"],
    ),
    (
        "detect late",
        &[
            "9:9: `late` is no time of detection; the times of detection are `immediate` and `deferred`",
        ],
    ),
    (
        "detect",
        &["9:8: expected a time of detection: `immediate` or `deferred`, found `;`"],
    ),
    (
        "detect deferred; detect immediate",
        &["9:19: `detect` is already said on line 9"],
    ),
    (
        "max_combinations",
        &[
            "9:18: expected a number after `max_combinations`, such as `max_combinations 10`, found `;`",
        ],
    ),
    (
        "max_combinations 0",
        &["9:2: `max_combinations 0`: `S` could never be detected; write 1 or more"],
    ),
    (
        "emit 3",
        &["9:7: expected a block, as in `emit { range: a.range }`, found `3`"],
    ),
    (
        "emit { x: a.x, x: a.x }",
        &[
            "9:17: second emitted attribute of `S` with the name `x`, the first is on line 9; choose another name",
        ],
    ),
    (
        "emit { x a.x }",
        &["9:11: expected `:` and a value, as in `range: a.range`, found `a`"],
    ),
    ("emit { x: }", &["9:12: expected an expression, found `}`"]),
    (
        "emit { x }",
        &["9:11: expected `:` and a value, as in `range: a.range`, found `}`"],
    ),
    (
        "emit { type: a.x }",
        &[
            "9:9: expected the name of an emitted attribute, but `type` is a word of Rust; write `r#type` or choose another name",
        ],
    ),
    (
        "emit { y: a.q }",
        &["9:14: `q` is no attribute of `a`; the attributes of `a` are `x`, `y`, `s`, `b` and `k`"],
    ),
    (
        "wihtin 5s",
        &["9:2: `wihtin` is no clause of a situation; did you mean `within`?"],
    ),
    (
        "absent E",
        &[
            "9:2: `all` has no order, so nothing is between its operands; `absent` goes with `sequence`",
            "9:10: expected `:` and an event, as in `: first E`, found `;`",
        ],
    ),
    (
        "deadline 5us",
        &[
            "9:2: `deadline` is not supported yet in this version; leave it out; the counts are in `BOUNDS`",
        ],
    ),
    (
        "when true; when true",
        &["9:13: `when` is already said on line 9"],
    ),
    (
        "foo",
        &[
            "9:2: `foo` is no clause of a situation; the clauses of a situation are `operand`, `forbidden`, `absent`, `when`, `within`, `once`, `detect`, `max_combinations` and `emit`",
        ],
    ),
    (
        "5",
        &["9:2: expected a clause, such as `operand`, `when` or `emit`, found `5`"],
    ),
    (
        "operand",
        &["9:9: expected the name of an operand, as in `operand a: first E`, found `;`"],
    ),
    (
        "operand c",
        &["9:11: expected `:` and an event, as in `: first E`, found `;`"],
    ),
    (
        "operand a: first E, max 2",
        &[
            "9:10: second operand of `S` with the name `a`, the first is on line 7; choose another name",
        ],
    ),
    (
        "operand c: each E, max 300; operand d: each F if x > 1, max 300",
        &[
            "6:11: `S` can have 90000 combinations (`c` 300 × `d` 300), more than 65536; lower a `max`, or write `max_combinations 90000;`",
            "9:21: `a` and `c` of `S` have the same event and threshold and so share one list of `E`; `max 2` and `max 300` must agree",
        ],
    ),
    (
        "operand c: first E, max 3",
        &[
            "9:22: `a` and `c` of `S` have the same event and threshold and so share one list of `E`; `max 2` and `max 3` must agree",
        ],
    ),
    (
        "operand c: first E, max 2, on_full freeze",
        &[
            "9:29: `a` and `c` of `S` have the same event and threshold and so share one list of `E`; `on_full reject` and `on_full freeze` must agree",
        ],
    ),
    (
        "operand c: each E, max 300; operand d: each F, max 300, retain; max_combinations 70000",
        &[
            "9:21: `a` and `c` of `S` have the same event and threshold and so share one list of `E`; `max 2` and `max 300` must agree",
            "9:66: `S` can have 90000 combinations (`c` 300 × `d` 300), more than `max_combinations 70000`; raise it, or lower a `max`",
        ],
    ),
    (
        "exact",
        &["9:2: `exact` is not supported yet in this version; leave it out"],
    ),
    (
        "within -5s",
        &[
            "9:9: expected a duration after `within`, found `-`; write a number and a unit without a space: `30s`, `1.5ms`; the units are `ns`, `us`, `ms`, `s`, `min` and `h`",
        ],
    ),
];
