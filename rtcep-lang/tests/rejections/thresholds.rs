//! Thresholds.

use super::Row;

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
