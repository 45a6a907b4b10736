//! Counters that may jump over their number, or never come to it.

use super::Row;

const HEAD: &str = "\
engine A;
enum Kind { Air, Surface }
event E { x: u32, b: bool }
event F { x: u32 }
lifespan W { from E; until after 30s terminate; max_open 4; }
";

/// Items on line 6, and the warnings of the rules that hold them.
const ROWS: &[Row] = &[
    // `nth` with weights.
    (
        "situation S: nth 3 in W { operand a: E, weight x; operand b: F, weight 2; operand c: E if b; }",
        &[
            "6:41: warning: `nth 3` with weights: the sum of the weights may jump over 3, and then `S` is not detected; write `atleast 3` if that should count, or leave out the weight of `a`",
            "6:65: warning: `nth 3` with weights: the sum of the weights may jump over 3, and then `S` is not detected; write `atleast 3` if that should count, or leave out the weight of `b`",
            "6:86: warning: no `E` fills `c`: in `nth` an event counts once, and `a` takes all that `c` would; remove `c`, or write a narrower `if` at `a`",
        ],
    ),
    (
        "situation S: atleast 3 in W { operand a: E, weight x; }",
        &[],
    ),
    // Sums that never are n, and those that just are.
    (
        "situation S: nth 3 in W { operand a: E, weight 2; operand b: F, weight 4; }",
        &[
            "6:14: warning: `nth 3` never holds: no number of weights of 2 and 4 sums to 3; write a number that they sum to, or `atleast 3`",
        ],
    ),
    (
        "situation S: nth 7 in W { operand a: E, weight 2; operand b: F, weight 5; }",
        &[
            "6:41: warning: `nth 7` with weights: the sum of the weights may jump over 7, and then `S` is not detected; write `atleast 7` if that should count, or leave out the weight of `a`",
            "6:65: warning: `nth 7` with weights: the sum of the weights may jump over 7, and then `S` is not detected; write `atleast 7` if that should count, or leave out the weight of `b`",
        ],
    ),
    // Each step is 2: none jumps over 6, and 0 is there before any.
    (
        "situation S: nth 6 in W { operand a: E, weight 2; operand b: F, weight 0; }",
        &[],
    ),
    (
        "situation S: nth 0 in W { operand a: E, weight 2; detect deferred; }",
        &[],
    ),
    (
        "situation S: atleast 3 in W { operand a: E, override if true; operand b: F, override if true, weight 1; }",
        &[
            "6:14: warning: `atleast 3` never holds: each event of an operand with `override if true` drops those before it, so that the weights sum to 2 at most; write a number up to 2, or override on a condition",
        ],
    ),
    (
        "situation S: atleast 3 in W { operand a: E, override if true; operand b: F, override if true, weight 2; }",
        &[],
    ),
    (
        "situation S: atleast 9 in W { operand a: E, weight 2, max 3; within 5s; }",
        &[
            "6:14: warning: `atleast 9` never holds: what `max` keeps and the new event weigh 8 at most; write a larger `max`, or a number up to 8",
        ],
    ),
    (
        "situation S: atleast 8 in W { operand a: E, weight 2, max 3; within 5s; }",
        &[],
    ),
    (
        "lifespan L { from E; until F terminate; max_open 4; } situation S: atleast 8 in L { operand a: first E, weight 2, max 3; detect deferred; }",
        &[
            "6:68: warning: `atleast 8` never holds: what `max` keeps weighs 6 at most; write a larger `max`, or a number up to 6",
        ],
    ),
    // What can hold: on a condition, with what stays, with what is dropped for the new one.
    (
        "situation S: atleast 3 in W { operand a: E, override if b; }",
        &[],
    ),
    (
        "situation S: atleast 4 in W { operand a: E, retain, max 3; }",
        &[],
    ),
    (
        "situation S: atleast 8 in W { operand a: E, weight 2, max 3, on_full drop_oldest; within 5s; }",
        &[],
    ),
    (
        "situation S: nth 3 in W { operand a: E, override if true; operand b: F; }",
        &[],
    ),
    (
        "situation S: atleast 1 in W { operand a: E, weight 0; }",
        &[
            "6:14: warning: `atleast 1` never holds: every event weighs 0; write a weight of 1 or more",
        ],
    ),
];

#[test]
fn warnings_of_sums() {
    super::warns(HEAD, ROWS);
}
