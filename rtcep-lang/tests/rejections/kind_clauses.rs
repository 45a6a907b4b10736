//! Kinds of situations: clauses and roles.

use super::Row;

/// Situations, on line 6.
pub(crate) const CLAUSE: &[Row] = &[
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
