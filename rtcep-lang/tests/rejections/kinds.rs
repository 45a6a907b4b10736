//! Kinds of situations: headers, clauses and roles.

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
    // Clauses.
    (
        "situation S: not in W { operand a: E; detect immediate; }",
        &[
            "6:39: `not` is judged when its lifespan ends, since an event may still come before; write `detect deferred;`, or leave it out",
        ],
    ),
    (
        "situation S: unless in W { operand a: first E, max 2; forbidden n: F; detect immediate; }",
        &[
            "6:71: `unless` is judged when its lifespan ends, since an event may still come before; write `detect deferred;`, or leave it out",
        ],
    ),
    (
        "situation S: atmost 3 in W { operand a: E; detect immediate; within 5s; }",
        &[
            "6:44: `atmost` is judged when its lifespan ends, since more events may still come before; write `detect deferred;`, or leave it out",
        ],
    ),
    (
        "situation S: any in W { operand a: E; detect deferred; }",
        &[
            "6:39: `any` is judged at each event, never at the end; write `detect immediate;`, or leave it out",
        ],
    ),
    (
        "situation S: crosses up 10 of avg(x) in W { operand a: E; detect deferred; }",
        &[
            "6:59: `crosses` is judged at each event, never at the end; write `detect immediate;`, or leave it out",
        ],
    ),
    (
        "situation S: trend increasing 3 of x in W { operand a: E; detect deferred; }",
        &[
            "6:59: `trend` is judged at each event, never at the end; write `detect immediate;`, or leave it out",
        ],
    ),
    (
        "situation S: any in W { operand a: E; within 5s; when it.x > 3; }",
        &[
            "6:46: `any` detects each event alone; remove `within`",
            "6:50: `any` has no `when`; write a condition behind the event, as in `operand a: E if ..`",
        ],
    ),
    (
        "situation S: not in W { operand a: E; within 5s; when true; }",
        &[
            "6:46: `not` is of all events of the instance; remove `within`, or let the instance end: `until after 30s terminate;` in `W`",
            "6:50: `not` has no `when`; write a condition behind the event, as in `operand a: E if ..`",
        ],
    ),
    (
        "situation S: unless in W { operand a: first E, max 2; forbidden n: F; within 5s; }",
        &[
            "6:78: `unless` is of all events of the instance; remove `within`, or let the instance end: `until after 30s terminate;` in `W`",
        ],
    ),
    (
        "situation S: atmost 3 in W { operand a: E; within 5s; when true; }",
        &[
            "6:51: `atmost` is of all events of the instance; remove `within`, or let the instance end: `until after 30s terminate;` in `W`",
            "6:55: `atmost` has no `when`; write a condition behind the event, as in `operand a: E if ..`",
        ],
    ),
    (
        "situation S: nth 3 in W { operand a: E; within 5s; when true; }",
        &[
            "6:48: `nth` is of all events of the instance; remove `within`, or let the instance end: `until after 30s terminate;` in `W`",
            "6:52: `nth` has no `when`; write a condition behind the event, as in `operand a: E if ..`",
        ],
    ),
    (
        "situation S: atleast 3 in W { operand a: first E, max 3; within 5s; detect deferred; }",
        &[
            "6:65: a deferred `atleast` is of all events of the instance; remove `within`, or let the instance end: `until after 30s terminate;` in `W`",
        ],
    ),
    (
        "situation S: report in W { operand a: E, max 3, on_full drop_oldest; within 5s; detect deferred; }",
        &[
            "6:77: a deferred `report` is of all events of the instance; remove `within`, or let the instance end: `until after 30s terminate;` in `W`",
        ],
    ),
    (
        "situation S: percentage >= 33 in W { operand a: E, counted; when sum(x) > 3; }",
        &[
            "6:61: `percentage` has no `when`; write a condition behind the event, or a `report` with this `when` over aggregates",
        ],
    ),
    (
        "situation S: crosses up 10 of avg(x) in W { operand a: E; when sum(x) > 3; }",
        &[
            "6:59: `crosses` has no `when`; write a condition behind the event, or a `report` with this `when` over aggregates",
        ],
    ),
    (
        "situation S: trend increasing 3 of x in W { operand a: E; when sum(x) > 3; }",
        &[
            "6:59: `trend` has no `when`; write a condition behind the event, or a `report` with this `when` over aggregates",
        ],
    ),
    // Roles.
    (
        "situation S: all in W { operand a: first E; forbidden n: F; }",
        &[
            "6:42: operand `a` of `S` stores candidates without a limit; write `max 10` (any number) after the event",
            "6:45: `all` has no `forbidden`; that no event came is judged at the end, by `unless`",
        ],
    ),
    (
        "situation S: sequence in W { operand a: first E, max 2; forbidden n: F; operand b: first F; }",
        &[
            "6:57: `sequence` has no `forbidden`; write `absent n: ..` between two operands, or `unless` for the whole lifespan",
        ],
    ),
    (
        "situation S: not in W { operand a: E; forbidden n: F; }",
        &["6:39: every operand of a `not` is one that must not come; write `operand`"],
    ),
    (
        "situation S: all in W { operand a: first E, max 2; absent n: F; operand b: first F, max 2; }",
        &[
            "6:52: `all` has no order, so nothing is between its operands; `absent` goes with `sequence`",
        ],
    ),
    (
        "situation S: unless in W { operand a: first E, max 2; absent n: F; forbidden m: F; }",
        &["6:55: `unless` is of the whole lifespan; write `forbidden`"],
    ),
    (
        "situation S: unless in W { operand a: first E, max 2; }",
        &[
            "6:14: nothing is forbidden in `S`; write `forbidden n: E;`, or `all` with `detect deferred;`",
        ],
    ),
    (
        "situation S: unless in W { forbidden n: E; }",
        &["6:14: nothing is required in `S`; write `operand a: first E, max 10;`, or `not`"],
    ),
    (
        "situation S: sequence in W { absent n: F; operand a: first E, max 2; operand b: first E; }",
        &["6:30: `absent n` stands before its first operand; it is absent between two operands"],
    ),
    (
        "situation S: sequence in W { operand a: first E, max 2; operand b: first E; absent n: F; }",
        &[
            "6:77: `absent n` stands behind its last operand; it is absent between two operands; to detect that it does not come later, write `unless` in a lifespan that ends: `until after 30s terminate;`",
        ],
    ),
    (
        "situation S: sequence in W { absent n: F; }",
        &["6:30: `absent n` stands without an operand; it is absent between two operands"],
    ),
    (
        "situation S: sequence in W { operand a: first E, max 2; absent F; operand b: first E; }",
        &["6:65: expected `:` and an event, as in `: first E`, found `;`"],
    ),
    (
        "situation S: sequence in W { operand a: first E, max 2; absent: F; operand b: first E; }",
        &["6:63: expected a name, as in `absent n: E`, found `:`"],
    ),
];
