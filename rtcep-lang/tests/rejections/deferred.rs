//! Deferred situations, and cycles that go through lifespans.

use super::Row;

/// As more items, in line 7.
pub(crate) const DEFERRED: &[Row] = &[
    (
        "situation S: all in W { operand a: first E; detect deferred; }",
        &[
            "7:42: operand `a` of `S` stores candidates without a limit, as every operand of a deferred situation does; write `max 10` (any number) after the event",
        ],
    ),
    (
        "lifespan L { from E; until F terminate; max_open 4; } situation S: sequence in L { operand a: first E, max 2; operand b: first F; detect deferred; }",
        &[
            "7:128: operand `b` of `S` stores candidates without a limit, as every operand of a deferred situation does; write `max 10` (any number) after the event",
        ],
    ),
    (
        "lifespan L { from E; until F terminate; max_open 4; } situation S: all in L { operand a: first E, retain, max 2; operand b: first F, max 2, retain if x > 1; detect deferred; }",
        &[
            "7:99: `retain` on `a`: `S` is deferred and composes once, when its lifespan ends, so nothing is used again; remove `retain`",
            "7:141: `retain` on `b`: `S` is deferred and composes once, when its lifespan ends, so nothing is used again; remove `retain`",
        ],
    ),
    (
        "lifespan L { from E; until F terminate; max_open 4; } situation S: all in L { operand a: each E, max 300; operand b: each F, max 300; detect deferred; }",
        &[
            "7:65: `S` can have 90000 combinations (`a` 300 × `b` 300), more than 65536; lower a `max`, or write `max_combinations 90000;`",
        ],
    ),
    (
        "lifespan L { from E; until S terminate; max_open 4; } situation S: all in L { operand a: first F, max 2; detect deferred; }",
        &[
            "7:28: `S` ends `L` composes `S`: a cycle would derive events without end; open and end `L` with events, or write `detect immediate` in `S`",
        ],
    ),
    (
        "lifespan L { from S; until F terminate; max_open 4; } situation S: all in L { operand a: first F, max 2; detect deferred; }",
        &[
            "7:19: `S` opens `L` composes `S`: a cycle would derive events without end; open and end `L` with events, or write `detect immediate` in `S`",
        ],
    ),
    (
        "lifespan L { from E including; until S terminate; max_open 4; } situation S: all in L { operand a: first E; }",
        &[
            "7:38: `S` ends `L` composes `S`: a cycle would derive events without end; open and end `L` with events, or leave out the `including` that offers one to `S`",
        ],
    ),
    (
        "lifespan L { from S including; until F discard; max_open 4; } situation S: all in W { operand a: first T; } situation T: all in L { operand a: first S; }",
        &[
            "7:104: `S` feeds `T` feeds `S`: a cycle would derive events without end; let one of them take an event instead",
        ],
    ),
    (
        "lifespan L { from T; until F terminate; max_open 4; } lifespan M { from E; until F terminate; until U terminate; max_open 4; } situation S: all in L { operand a: first E, max 1; detect deferred; } situation U: sequence in W { operand a: first S; } situation T: all in M { operand a: first E, max 2; detect deferred; }",
        &[
            "7:19: `S` feeds `U` ends `M` composes `T` opens `L` composes `S`: a cycle would derive events without end; open and end `M` with events, or write `detect immediate` in `T`",
        ],
    ),
    (
        "situation S: all in W { operand a: first E; detect later; }",
        &[
            "7:52: `later` is no time of detection; the times of detection are `immediate` and `deferred`",
        ],
    ),
    (
        "situation S: all in W { operand a: first E; deferred; }",
        &["7:45: `deferred` is no clause of a situation; write `detect deferred;`"],
    ),
    (
        "situation S: all in W { operand a: first E, max 1; detect defered; }",
        &["7:59: `defered` is no time of detection; did you mean `deferred`?"],
    ),
    (
        "situation S: all in W { operand a: first E, retain, key x; key x; }",
        &[
            "7:53: `key` is no modifier of an operand; it stands in the lifespan, as in `lifespan L { key target; .. }`",
            "7:60: `key` is no clause of a situation; it stands in the lifespan, as in `lifespan L { key target; .. }`",
        ],
    ),
];
