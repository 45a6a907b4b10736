//! `at` and `every`, and what all timers have not.

use super::Row;

/// As one more item, from line 6 on.
pub(crate) const TIMER: &[Row] = &[
    (
        "situation S: at in W { emit { x: 1 } }",
        &[
            "6:17: expected a time after `at`: so long after startup, as in `5s`, or an instant, as in `\"2018-08-02T08:34:47Z\"`, found `in`",
        ],
    ),
    (
        "situation S: at 5 in W { emit { x: 1 } }",
        &[
            "6:17: `5` has no unit; write `5s` or `5ms`, for example; the units are `ns`, `us`, `ms`, `s`, `min` and `h`",
        ],
    ),
    (
        "situation S: at 08:30 in W { emit { x: 1 } }",
        &[
            "6:17: `08` has no unit; write `08s` or `08ms`, for example; the units are `ns`, `us`, `ms`, `s`, `min` and `h`",
        ],
    ),
    (
        "situation S: every in W { emit { x: 1 } }",
        &[
            "6:20: expected a duration after `every`, found `in`; write a number and a unit without a space: `30s`, `1.5ms`; the units are `ns`, `us`, `ms`, `s`, `min` and `h`",
        ],
    ),
    (
        "situation S: every 5 in W { emit { x: 1 } }",
        &[
            "6:20: `5` has no unit; write `5s` or `5ms`, for example; the units are `ns`, `us`, `ms`, `s`, `min` and `h`",
        ],
    ),
    (
        "situation S: every 0s in W { emit { x: 1 } }",
        &["6:20: `0s` is no time at all; a duration is at least one tick"],
    ),
    (
        "situation S: every \"2018-08-02T08:34:47Z\" in W { emit { x: 1 } }",
        &[
            "6:20: expected a duration after `every`, found `\"2018-08-02T08:34:47Z\"`; write a number and a unit without a space: `30s`, `1.5ms`; the units are `ns`, `us`, `ms`, `s`, `min` and `h`",
        ],
    ),
    (
        "situation S: every 5s of E in W { emit { x: 1 } }",
        &["6:23: the clock alone detects this kind, and no event; leave `of` out"],
    ),
    (
        "situation S: every 5s { emit { x: 1 } }",
        &["6:23: expected `in` and a lifespan, as in `every 5s in Watch`, found `{`"],
    ),
    (
        "situation S: every 5s, 6s in W { emit { x: 1 } }",
        &["6:22: expected `in` and a lifespan, as in `every 5s in Watch`, found `,`"],
    ),
    (
        "situation S: at 5s in W { operand a: first E; emit { x: a.x } }",
        &[
            "6:27: `S` has an operand, and no event is part of `at`: the clock alone detects it; remove the operand, or write `after` for a time behind an event",
        ],
    ),
    (
        "situation S: every 5s in W { operand a: first E if x > 1, retain, max 4; operand b: F; emit { x: a.x } }",
        &[
            "6:30: `S` has an operand, and no event is part of `every`: the clock alone detects it; remove the operand, or write `after` for a time behind an event",
        ],
    ),
    (
        "situation S: at 5s in W { when true; within 3s; detect deferred; once; emit { x: 1 } }",
        &[
            "6:27: `at` has no `when`; the clock alone detects it; remove it",
            "6:45: the timer of `at` says when it is detected; remove `within`",
            "6:49: `at` is detected when its timer says, which is neither; remove `detect`",
        ],
    ),
    (
        "situation S: afer 5s in W { operand a: first E; }",
        &["6:14: `afer` is no kind of situation; did you mean `after`?"],
    ),
    (
        "situation S: evry 5s in W { }",
        &["6:14: `evry` is no kind of situation; did you mean `every`?"],
    ),
    (
        "situation S: every 1h in W",
        &["6:26: expected a block in `{` `}`, found the end"],
    ),
    (
        "situation S: every 5s in W {}\nsituation S2: all in W { operand s: first S; operand t: first E, max 3; emit { x: t.x } }",
        &[
            "7:43: operand `s` of `S2` stores candidates without a limit; write `max 10` (any number) after the event",
        ],
    ),
    (
        "situation S: evry 5s in W { }",
        &["6:14: `evry` is no kind of situation; did you mean `every`?"],
    ),
    (
        "lifespan L { from at 5s; from at z; until after 1s terminate; max_open 3; }\nsituation S: every 5s in L {}\nsituation T: every 5s in W {}",
        &[
            "6:34: expected a time after `from at`: so long after startup, as in `5s`, or an instant, as in `\"2018-08-02T08:34:47Z\"`, found `z`",
        ],
    ),
    (
        "lifespan L { from at 5s; until after 1ns terminate; max_open 3; }\nsituation S: every 5s in L {}\nsituation T: every 5s in W {}",
        &[
            "6:38: `1ns` is no multiple of the resolution, 1us; round it, or write a finer `resolution`",
        ],
    ),
];
