//! What operands of the kinds have: capacities and repetitions.

use super::Row;

/// Situations, on line 6.
pub(crate) const CAPACITY: &[Row] = &[
    // Capacities.
    (
        "situation S: unless in W { operand a: first E; forbidden n: F; }",
        &[
            "6:45: operand `a` of `S` stores candidates without a limit, as every operand of a deferred situation does; write `max 10` (any number) after the event",
        ],
    ),
    (
        "situation S: atleast 3 in W { operand a: first E; }",
        &[
            "6:48: operand `a` of `S` stores candidates without a limit; write `max 10` (any number) after the event",
        ],
    ),
    (
        "situation S: atleast 3 in W { operand a: E; within 5s; }",
        &[
            "6:42: operand `a` of `S` stores candidates without a limit; write `max 10` (any number) after the event",
        ],
    ),
    (
        "situation S: atleast 3 in W { operand a: E, max 3; operand b: F, on_full freeze; }",
        &[
            "6:45: `a` of `S` never stores candidates: it is an operand of an `atleast` without `within`, `retain`, `first` and `last`, which keeps a sum alone; remove `max`",
            "6:66: `b` of `S` never stores candidates: it is an operand of an `atleast` without `within`, `retain`, `first` and `last`, which keeps a sum alone; remove `on_full`",
        ],
    ),
    (
        "situation S: atleast 3 in W { operand a: E, retain; operand b: F, max 2; }",
        &[
            "6:42: operand `a` of `S` stores candidates without a limit; write `max 10` (any number) after the event",
        ],
    ),
    (
        "situation S: report in W { operand a: E; within 5s; }",
        &[
            "6:39: operand `a` of `S` stores candidates without a limit, as a window demands; write `max 10` (any number) after the event",
        ],
    ),
    (
        "situation S: report in W { operand a: E, max 3; }",
        &[
            "6:42: `a` of `S`: without `within`, `max 3` is of the last 3 events; write `max 3, on_full drop_oldest`, or remove `max` for all events",
        ],
    ),
    (
        "situation S: report in W { operand a: E, max 3, on_full freeze; }",
        &[
            "6:49: `a` of `S`: without `within`, `max 3` is of the last 3 events; write `max 3, on_full drop_oldest`, or remove `max` for all events",
        ],
    ),
    (
        "situation S: report in W { operand a: E, on_full drop_oldest; }",
        &[
            "6:42: `a` of `S` is of all events and keeps none, so it is never full; remove `on_full`, or write `max 10, on_full drop_oldest` for the last 10",
        ],
    ),
    (
        "situation S: report in W { operand a: E, max 0, on_full drop_oldest; }",
        &["6:42: `max 0`: `a` of `S` could never hold a candidate; write `max 1` or more"],
    ),
    (
        "situation S: report in W { operand a: E, max 3; within 5; }",
        &[
            "6:56: `5` has no unit; write `5s` or `5ms`, for example; the units are `ns`, `us`, `ms`, `s`, `min` and `h`",
        ],
    ),
    (
        "situation S: crosses up 10 of avg(x) in W { operand a: E, max 20_000_000, on_full drop_oldest; }",
        &["6:59: `max 20000000`: a list holds at most 16777216 candidates; lower it"],
    ),
    (
        "situation S: all in W { operand a: absolute last E, max 1, on_full reject; operand b: first F, max 2; }",
        &[
            "6:53: `a` of `S` is `absolute`: it keeps one event and is never full; remove `max`",
            "6:60: `a` of `S` is `absolute`: it keeps one event and is never full; remove `on_full`",
        ],
    ),
    // Repetitions.
    (
        "situation S: sequence in W { operand a: first E{0..=2}, max 2; operand b: first F; }",
        &["6:48: a repetition has one event at least; write `{1..=2}`, or leave `a` out"],
    ),
    (
        "situation S: sequence in W { operand a: first E{3..=2}, max 3; operand b: first F; }",
        &["6:48: `{3..=2}`: the least is more than the most; write `{2..=3}`"],
    ),
    (
        "situation S: sequence in W { operand a: first E{3}, max 3; operand b: first F; }",
        &["6:48: write `{3..=3}` for so many exactly"],
    ),
    (
        "situation S: sequence in W { operand a: first E{2..4}, max 3; operand b: first F; }",
        &["6:48: both numbers of a repetition belong to it; write `{2..=3}`"],
    ),
    (
        "situation S: sequence in W { operand a: first E{2..}, max 3; operand b: first F; }",
        &["6:48: a repetition needs an end, so that it is bounded: write `{2..=5}`, for example"],
    ),
    (
        "situation S: sequence in W { operand a: first E{..=3}, max 3; operand b: first F; }",
        &["6:48: write `{1..=3}`: a repetition has one event at least"],
    ),
    (
        "situation S: sequence in W { operand a: first E{}, max 3; operand b: first F; }",
        &["6:48: a repetition is written `{2..=4}`: so many events at least, and so many at most"],
    ),
    (
        "situation S: sequence in W { operand a: first E{n..=3}, max 3; operand b: first F; }",
        &["6:48: a repetition is written `{2..=4}`: so many events at least, and so many at most"],
    ),
    (
        "situation S: sequence in W { operand a: first E{2.5..=3}, max 3; operand b: first F; }",
        &["6:49: a repetition is written `{2..=4}`: so many events at least, and so many at most"],
    ),
    (
        "situation S: sequence in W { operand a: first E{2..=5_000_000_000}, max 3; operand b: first F; }",
        &["6:53: this number does not fit u32, which a repetition takes"],
    ),
    (
        "situation S: sequence in W { operand a: first E[2], max 3; operand b: first F; }",
        &["6:48: a repetition is written `{2..=4}`: so many events at least, and so many at most"],
    ),
    (
        "situation S: sequence in W { operand a: first E+, max 3; operand b: first F; }",
        &["6:48: a repetition is written `{2..=4}`: so many events at least, and so many at most"],
    ),
    (
        "situation S: sequence in W { operand a: first E{4..=5}, max 3; operand b: first F; }",
        &["6:57: `a` needs 4 events and has room for 3; write `max 4` or more"],
    ),
    (
        "situation S: all in W { operand a: first E{4..=5}, max 2; operand b: first F, max 2; }",
        &["6:52: `a` needs 4 events and has room for 2; write `max 4` or more"],
    ),
    (
        "situation S: all in W { operand a: first E{3..=3}, max 2; detect deferred; }",
        &["6:52: `a` needs 3 events and has room for 2; write `max 3` or more"],
    ),
];
