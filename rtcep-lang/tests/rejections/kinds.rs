//! Kinds of situations: headers.

use super::Row;

/// Situations, on line 6.
pub(crate) const KIND: &[Row] = &[
    // Headers.
    (
        "situation S: atleast in W { operand a: E; }",
        &["6:22: expected a number after `atleast`, such as `atleast 10`, found `in`"],
    ),
    (
        "situation S: atleast 0 in W { operand a: E; }",
        &["6:14: `atleast 0` is always true; write 1 or more"],
    ),
    (
        "situation S: atleast -1 in W { operand a: E; }",
        &["6:22: expected a number after `atleast`, such as `atleast 10`, found `-`"],
    ),
    (
        "situation S: atleast n in W { operand a: E; }",
        &["6:22: expected a number after `atleast`, such as `atleast 10`, found `n`"],
    ),
    (
        "situation S: atmost 1.5 in W { operand a: E; }",
        &["6:21: expected a plain whole number after `atmost`, such as `atmost 10`, found `1.5`"],
    ),
    (
        "situation S: nth 0 in W { operand a: E; }",
        &[
            "6:14: `nth 0` would fire at no event; write 1 or more, or `detect deferred;` to detect that none came",
        ],
    ),
    (
        "situation S: all 3 in W { operand a: first E; }",
        &["6:18: `all` takes no number; write `all in Watch`, or `atleast 3 in Watch` to count"],
    ),
    (
        "situation S: all of W { operand a: first E; }",
        &["6:18: expected `in` and a lifespan, as in `all in Watch`, found `of`"],
    ),
    (
        "situation S: in W { operand a: first E; }",
        &["6:14: expected the kind of the situation, such as `all` or `sequence`, found `in`"],
    ),
    (
        "situation S: percentage in W { operand a: E, counted; }",
        &["6:25: expected a comparison and a limit, as in `percentage >= 50`, found `in`"],
    ),
    (
        "situation S: percentage 50 in W { operand a: E, counted; }",
        &["6:25: expected a comparison and a limit, as in `percentage >= 50`, found `50`"],
    ),
    (
        "situation S: percentage == 50 in W { operand a: E, counted; }",
        &["6:25: a share is compared by `>`, `>=`, `<` or `<=`, as in `percentage >= 50`"],
    ),
    (
        "situation S: percentage >= 50% in W { operand a: E, counted; }",
        &["6:30: the limit is in percent already; write `50` alone"],
    ),
    (
        "situation S: percentage >= 33.3 in W { operand a: E, counted; }",
        &[
            "6:28: expected a plain whole number after `percentage >=`, such as `percentage >= 10`, found `33.3`",
        ],
    ),
    (
        "situation S: percentage >= 33 in W { operand a: E; operand b: F; }",
        &[
            "6:14: no operand of `S` says what is counted, so the share would always be 0; write `counted` or `counted if ..` behind an event",
        ],
    ),
    (
        "situation S: crosses 10 of avg(x) in W { operand a: E; }",
        &["6:22: expected a direction: `up` or `down`, found `10`"],
    ),
    (
        "situation S: crosses above 10 of avg(x) in W { operand a: E; }",
        &["6:22: `above` is no direction; the directions are `up` and `down`"],
    ),
    (
        "situation S: crosses up of avg(x) in W { operand a: E; }",
        &["6:25: expected a number, as in `crosses up 10 of avg(x)`, found `of`"],
    ),
    (
        "situation S: crosses up true of avg(x) in W { operand a: E; }",
        &["6:25: expected a number, as in `crosses up 10 of avg(x)`, found `true`"],
    ),
    (
        "situation S: crosses up 10 avg(x) in W { operand a: E; }",
        &["6:28: missing `of` before `avg(..)`"],
    ),
    (
        "situation S: crosses up 10 in W { operand a: E; }",
        &["6:28: expected `of` and a value, as in `of avg(x)`, found `in`"],
    ),
    (
        "situation S: crosses up 10 hyst 2 of avg(x) in W { operand a: E; }",
        &["6:28: unexpected `hyst`; the words that may stand here are `hysteresis` and `of`"],
    ),
    (
        "situation S: crosses up 10 hysteresis -2 of avg(x) in W { operand a: E; }",
        &["6:39: a hysteresis is not negative: it is how far the value goes back"],
    ),
    (
        "situation S: crosses up 1.5 of sum(x) in W { operand a: E; }",
        &["6:25: `sum(x)` is u64, and `1.5` is f64; write a whole number, or `of sum(x) as f64`"],
    ),
    (
        "situation S: crosses up 10u8 of sum(x) in W { operand a: E; }",
        &["6:25: `sum(x)` is u64, and `10u8` is u8; write the number without its type"],
    ),
    (
        "situation S: crosses up -1 of sum(x) in W { operand a: E; }",
        &["6:25: -1 does not fit u64 (0 to 18446744073709551615)"],
    ),
    (
        "situation S: crosses up 10 of x in W { operand a: E; }",
        &["6:31: `x` is of many events; write an aggregate, such as `max(x)`"],
    ),
    (
        "situation S: crosses up 10 of 5 in W { operand a: E; }",
        &["6:31: `5` never changes: `crosses` judges an aggregate, as in `of avg(x)`"],
    ),
    (
        "situation S: crosses up 10 of sum(x) > 3 in W { operand a: E; }",
        &["6:31: `crosses` is of numbers, `sum(x) > 3` is bool"],
    ),
    (
        "situation S: trend increasing of x in W { operand a: E; }",
        &[
            "6:31: expected a number after `trend increasing`, such as `trend increasing 10`, found `of`",
        ],
    ),
    (
        "situation S: trend rising 3 of x in W { operand a: E; }",
        &["6:20: `rising` is no direction; the directions are `increasing` and `decreasing`"],
    ),
    (
        "situation S: trend 3 of x in W { operand a: E; }",
        &["6:20: expected a direction: `increasing` or `decreasing`, found `3`"],
    ),
    (
        "situation S: trend increasing 3 in W { operand a: E; }",
        &["6:33: expected `of` and a value, as in `of x`, found `in`"],
    ),
    (
        "situation S: trend increasing 1 of x in W { operand a: E; }",
        &["6:20: `trend increasing 1`: one value has no direction; write 2 or more"],
    ),
    (
        "situation S: trend increasing 3 of b in W { operand a: E; }",
        &["6:36: a trend is of numbers, `b` is bool"],
    ),
    (
        "situation S: trend increasing 3 of a.x in W { operand a: E; }",
        &["6:36: `of` reads the event alone; write `x`"],
    ),
    (
        "situation S: trend increasing 3 of n in W { operand a: E; }",
        &["6:36: `n` is no attribute of `E`; the attributes of `E` are `x`, `y`, `s`, `b` and `k`"],
    ),
    (
        "situation S: trend increasing 3 of sum(x) in W { operand a: E; }",
        &[
            "6:36: `of` reads one event alone, an aggregate is of many; it stands in `when` and `emit`",
        ],
    ),
    (
        "situation S: trend increasing 3 of x in W { operand a: E; operand b: E if x > 3; }",
        &[
            "6:67: a `trend` is of one operand, and `b` is a second one; write another situation for it",
        ],
    ),
    (
        "situation S: trend increasing 3 of x in W { operand a: E, max 2; within 5s; }",
        &[
            "6:59: `max 2` is less than the 3 values of the run, which could never be complete; write `max 3` or more",
        ],
    ),
    (
        "situation S: trend increasing 3 of x in W { operand a: E, max 2, on_full drop_oldest; }",
        &[
            "6:59: `max 2` is less than the 3 values of the run, which could never be complete; write `max 3` or more",
        ],
    ),
];
