//! `after` and its operand.

use super::Row;

/// As one more item, from line 6 on.
pub(crate) const AFTER: &[Row] = &[
    (
        "situation S: after 0ms in W { operand a: first E; emit { x: a.x } }",
        &["6:20: `0ms` is no time at all; a duration is at least one tick"],
    ),
    (
        "situation S: after 500ns in W { operand a: first E; emit { x: a.x } }",
        &[
            "6:20: `500ns` is no multiple of the resolution, 1us; round it, or write a finer `resolution`",
        ],
    ),
    (
        "situation S: after 5s of E in W { operand a: first E; emit { x: a.x } }",
        &["6:23: the event of `after` is an operand: write `operand a: first E;`; leave `of` out"],
    ),
    (
        "situation S: after 5s in W { emit { x: 1 } }",
        &[
            "6:11: situation `S` has no operand and would never be detected; write `operand a: first E;`",
        ],
    ),
    (
        "situation S: after 5s in W { emit { x: a.x } }",
        &[
            "6:11: situation `S` has no operand and would never be detected; write `operand a: first E;`",
            "6:40: operand `a` does not exist; there are no operands",
        ],
    ),
    (
        "situation S: after 5s in W { operand a: first E; operand b: first F; emit { x: a.x, n: b.n } }",
        &[
            "6:58: `S` has 2 operands, and a timer of `after` is of one event; write a situation for each",
        ],
    ),
    (
        "situation S: after 5s in W { operand a: E; emit { x: a.x } }",
        &["6:41: missing quantifier; write `first E`, `last E` or `each E`"],
    ),
    (
        "situation S: after 5s in W { operand a: each E; emit { x: a.x } }",
        &[
            "6:46: operand `a` of `S` stores candidates without a limit, each with its timer; write `max 10` (any number) after the event",
        ],
    ),
    (
        "situation S: after 5s in W { operand a: first E, max 3; emit { x: a.x } }",
        &[
            "6:50: `a` of `S` never stores candidates: it is `first`, so events are ignored while its timer runs; `each` has one for each; remove `max`",
        ],
    ),
    (
        "situation S: after 5s in W { operand a: last E, on_full freeze; emit { x: a.x } }",
        &[
            "6:49: `a` of `S` never stores candidates: it is `last`, so an event restarts its timer; `each` has one for each; remove `on_full`",
        ],
    ),
    (
        "situation S: after 5s in W { operand a: absolute first E; emit { x: a.x } }",
        &[
            "6:41: `after` has no `absolute`: an event is gone when its timer has fired; remove `absolute`",
        ],
    ),
    (
        "situation S: after 5s in W { operand a: absolute each E; emit { x: a.x } }",
        &[
            "6:41: `after` has no `absolute`: an event is gone when its timer has fired; remove `absolute`",
            "6:55: operand `a` of `S` stores candidates without a limit, each with its timer; write `max 10` (any number) after the event",
        ],
    ),
    (
        "situation S: after 5s in W { operand a: first E{2..=3}; emit { x: a.x } }",
        &[
            "6:48: a repetition goes with `all` and `sequence`, not with `after`; remove the repetition",
        ],
    ),
    (
        "situation S: after 5s in W { operand a: first E, retain; emit { x: a.x } }",
        &["6:50: in `after` an event is gone when its timer has fired; remove `retain`"],
    ),
    (
        "situation S: after 5s in W { operand a: first E, weight x; emit { x: a.x } }",
        &[
            "6:50: `after` has no weights: they go with `atleast`, `atmost`, `nth` and `percentage`; remove `weight`",
        ],
    ),
    (
        "situation S: after 5s in W { operand a: first E, counted; emit { x: a.x } }",
        &["6:50: `counted` goes with `percentage`, not with `after`; remove `counted`"],
    ),
    (
        "situation S: after 5s in W { forbidden a: E; emit { x: 1 } }",
        &["6:30: `after` has no `forbidden`; that no event came is judged at the end, by `unless`"],
    ),
    (
        "situation S: after 5s in W { absent a: E; emit { x: 1 } }",
        &[
            "6:30: `after` has no order, so nothing is between its operands; `absent` goes with `sequence`",
        ],
    ),
    (
        "situation S: after 5s in W { operand a: first E; when a.x > 2; within 3s; detect immediate; max_combinations 3; once; emit { x: a.x } }",
        &[
            "6:50: `after` has no `when`; write a condition behind the event, as in `operand a: E if ..`",
            "6:71: the timer of `after` says when it is detected; remove `within`",
            "6:75: `after` is detected when its timer says, which is neither; remove `detect`",
        ],
    ),
    (
        "situation S: after 5s in W { operand a: first E; when a.x > 2; within 3s; detect immediate; emit { x: a.x } }",
        &[
            "6:50: `after` has no `when`; write a condition behind the event, as in `operand a: E if ..`",
            "6:71: the timer of `after` says when it is detected; remove `within`",
            "6:75: `after` is detected when its timer says, which is neither; remove `detect`",
        ],
    ),
    (
        "situation S: after 5s in W { operand a: first E{2..=3}; emit { x: a.x } }",
        &[
            "6:48: a repetition goes with `all` and `sequence`, not with `after`; remove the repetition",
        ],
    ),
    (
        "lifespan L { from E; until after 60s terminate; max_open 65535; }\nsituation S: after 5s in L { operand a: each E, max 100; emit { x: a.x } }\nsituation T: all in W { operand a: first S, max 1; operand b: first F, max 1; }",
        &[
            "7:11: one tick can make 6553500 detections of `S` (`a` 100 × `L` 65535), more than 65536, and all would be kept for `T`; lower a `max` or `max_open 65535` of `L`, or write `max_combinations 6553500;`",
        ],
    ),
    (
        "situation S: after 5s in W { operand a: each E, max 100_000; emit { x: a.x } }\nrefer F from S { x: 1, n: 2, r#type: 1 }",
        &[
            "6:11: one tick can make 100000 detections of `S` (`a` 100000), more than 65536, and all would be kept for `F`; lower a `max`, or write `max_combinations 100000;`",
        ],
    ),
    (
        "event TA { x: u32 }\nevent TB { x: u32 }\nrefer TB from TA { x: x }\nsituation S: after 5s in W { operand a: each TB, max 100; emit { x: a.x } }\nrefer TA from S { x: x }",
        &[
            "9:46: `S` makes `TA` makes `TB` feeds `S`: a cycle would derive events without end; make another event, or take another one",
        ],
    ),
];
