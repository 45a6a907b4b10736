//! What `emit` reads where a timer detects.

use super::Row;

/// As one more item, from line 6 on.
pub(crate) const READ: &[Row] = &[
    (
        "situation S: every 5s in W { when missed > 2; within 3s; detect deferred; once; emit { x: 1 } }",
        &[
            "6:30: `every` has no `when`; the clock alone detects it; remove it",
            "6:54: the timer of `every` says when it is detected; remove `within`",
            "6:58: `every` is detected when its timer says, which is neither; remove `detect`",
        ],
    ),
    (
        "situation S: at 5s in W { emit { x: missed } }",
        &[
            "6:37: `missed` is of the `emit` of an `every`: the periods that a late call has skipped",
        ],
    ),
    (
        "situation S: every 5s in W { emit { x: missed, y: missed as f32 / 2.0, z: -missed, w: missed.x } }",
        &[
            "6:75: `-` applies to signed numbers, `missed` is u64; write `-(missed as i64)`",
            "6:87: `every` has no event that could be read: the clock alone detects it; emit constants, or `missed`",
        ],
    ),
    (
        "situation S: after 5s in W { operand a: first E; emit { x: missed, y: a.missed } }",
        &[
            "6:60: `missed` is of the `emit` of an `every`: the periods that a late call has skipped",
            "6:73: `missed` is no attribute of `a`; the attributes of `a` are `x`, `y`, `s`, `b` and `k`",
        ],
    ),
    (
        "situation S: all in W { operand a: first E if missed > 1; emit { x: missed } }",
        &[
            "6:47: `missed` is no attribute of `E`; the attributes of `E` are `x`, `y`, `s`, `b` and `k`",
            "6:69: `missed` is of the `emit` of an `every`: the periods that a late call has skipped",
        ],
    ),
    (
        "situation S: every 5s in W { emit { x: x, y: a.x, z: count(), w: max(a.x) } }",
        &[
            "6:40: `every` has no event that could be read: the clock alone detects it; emit constants, or `missed`",
            "6:46: `every` has no event that could be read: the clock alone detects it; emit constants, or `missed`",
            "6:54: `every` has no event that could be read: the clock alone detects it; emit constants, or `missed`",
            "6:66: `every` has no event that could be read: the clock alone detects it; emit constants, or `missed`",
        ],
    ),
    (
        "situation S: at 5s in W { emit { x: x, y: a.x, z: count(), w: max(a.x), k: Air, i: init.x, j: it.x } }",
        &[
            "6:37: `at` has no event that could be read: the clock alone detects it; emit constants",
            "6:43: `at` has no event that could be read: the clock alone detects it; emit constants",
            "6:51: `at` has no event that could be read: the clock alone detects it; emit constants",
            "6:63: `at` has no event that could be read: the clock alone detects it; emit constants",
            "6:76: `Air` is a variant; write `Kind::Air`",
            "6:84: `at` has no event that could be read: the clock alone detects it; emit constants",
            "6:95: `at` has no event that could be read: the clock alone detects it; emit constants",
        ],
    ),
    (
        "situation S: after 5s in W { operand a: first E; emit { x: x, y: a.q, z: count(), w: max(a.x), k: Air, i: init.x, j: it.x, l: b.x, m: a } }",
        &[
            "6:60: `x` is an attribute; say whose: write `a.x`",
            "6:68: `q` is no attribute of `a`; the attributes of `a` are `x`, `y`, `s`, `b` and `k`",
            "6:74: `after` detects one event; read its attributes, as in `a.x`",
            "6:86: `after` detects one event; read its attributes, as in `a.x`",
            "6:99: `Air` is a variant; write `Kind::Air`",
            "6:107: `init.x` is read by the `if` of an `until` alone; where a situation has to know what opened its instance, open it by `from E including` and make `E` an operand",
            "6:118: `it` is the event of an `any`; name an operand, as in `a.x`",
            "6:127: operand `b` does not exist; of the operands there is only `a`",
            "6:135: `a` is an operand; name one of its attributes, as in `a.x`",
        ],
    ),
    (
        "situation S: after 5s in W { operand a: first E if a.x > 2, override if init.x > 2; emit { x: a.x } }",
        &[
            "6:52: `if` reads the event alone; write `x`",
            "6:73: `init.x` is read by the `if` of an `until` alone; where a situation has to know what opened its instance, open it by `from E including` and make `E` an operand",
        ],
    ),
    (
        "situation S: after 5s in W { operand a: first E; emit { x: a } }",
        &["6:60: `a` is an operand; name one of its attributes, as in `a.x`"],
    ),
    (
        "situation S: all in W { operand a: first E; when init.x > 2; emit { x: a.x } }",
        &[
            "6:50: `init.x` is read by the `if` of an `until` alone; where a situation has to know what opened its instance, open it by `from E including` and make `E` an operand",
        ],
    ),
    (
        "situation S: every 5s in W { when missed > 2; within 3s; detect deferred; emit { x: 1 } }",
        &[
            "6:30: `every` has no `when`; the clock alone detects it; remove it",
            "6:54: the timer of `every` says when it is detected; remove `within`",
            "6:58: `every` is detected when its timer says, which is neither; remove `detect`",
        ],
    ),
    (
        "situation S: after 5s in W { operand a: first E; emit { x: missed } }",
        &[
            "6:60: `missed` is of the `emit` of an `every`: the periods that a late call has skipped",
        ],
    ),
    (
        "situation S: any in W { operand a: F; detect deferred; within 5s; emit { x: it.x } }",
        &[
            "6:39: `any` is judged at each event, never at the end; write `detect immediate;`, or leave it out",
        ],
    ),
];
