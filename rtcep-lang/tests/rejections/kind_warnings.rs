//! Situations that are accepted and deserve a look.

use super::Row;

const HEAD: &str = "\
engine A;
enum Kind { Air, Surface }
event E { x: u32, y: f32, s: i64, b: bool, k: Kind }
event F { x: u32, n: u8, r#type: i8 }
lifespan W { from E; until after 30s terminate; max_open 4; }
";

/// Items on line 6, and the warnings of the rules that hold them.
const ROWS: &[Row] = &[
    // A limit that decides nothing.
    (
        "situation S: percentage > 100 in W { operand a: E, counted; }",
        &["6:14: warning: `percentage > 100` never holds: a share is 0 to 100 percent"],
    ),
    (
        "situation S: percentage >= 101 in W { operand a: E, counted; }",
        &["6:14: warning: `percentage >= 101` never holds: a share is 0 to 100 percent"],
    ),
    (
        "situation S: percentage < 0 in W { operand a: E, counted; }",
        &["6:14: warning: `percentage < 0` never holds: a share is 0 to 100 percent"],
    ),
    (
        "situation S: percentage >= 0 in W { operand a: E, counted; }",
        &["6:14: warning: `percentage >= 0` always holds: a share is 0 to 100 percent"],
    ),
    (
        "situation S: percentage <= 100 in W { operand a: E, counted; }",
        &["6:14: warning: `percentage <= 100` always holds: a share is 0 to 100 percent"],
    ),
    (
        "situation S: percentage < 101 in W { operand a: E, counted; }",
        &["6:14: warning: `percentage < 101` always holds: a share is 0 to 100 percent"],
    ),
    (
        "situation S: percentage > 99 in W { operand a: E, counted; }",
        &[],
    ),
    (
        "situation S: percentage >= 100 in W { operand a: E, counted; }",
        &[],
    ),
    (
        "situation S: percentage < 100 in W { operand a: E, counted; }",
        &[],
    ),
    (
        "situation S: percentage <= 99 in W { operand a: E, counted; }",
        &[],
    ),
    (
        "situation S: percentage > 0 in W { operand a: E, counted; }",
        &[],
    ),
    // A terminator that is an operand.
    (
        "lifespan L { from E; until F terminate; max_open 4; } situation S: all in L { operand a: first E, max 2; operand b: first F, max 2; detect deferred; }",
        &[
            "6:123: warning: no `F` fills `b`: `until F` ends each instance of `L` that it meets, and what ends an instance is no operand of it; remove `b`, or let another event end `L`",
        ],
    ),
    (
        "lifespan L { from E; until F if n > 1 terminate; max_open 4; } situation S: all in L { operand a: first F if n > 1, max 2; operand b: first F if n > 2, max 2; operand c: first F, max 2; detect deferred; }",
        &[
            "6:105: warning: no `F` fills `a`: `until F` ends each instance of `L` that it meets, and what ends an instance is no operand of it; remove `a`, or let another event end `L`",
        ],
    ),
    (
        "lifespan L { from E; until first F terminate; max_open 4; } situation S: all in L { operand b: first F; }",
        &[],
    ),
    (
        "lifespan L { from E; until first F terminate; max_open 1; } situation S: all in L { operand b: first F; }",
        &[
            "6:102: warning: no `F` fills `b`: `until first F` ends each instance of `L` that it meets, and what ends an instance is no operand of it; remove `b`, or let another event end `L`",
        ],
    ),
    (
        "lifespan L { from E; until last F terminate; key x; policy ignore; max_open 4; } situation S: all in L { operand b: first F; }",
        &[
            "6:123: warning: no `F` fills `b`: `until last F` ends each instance of `L` that it meets, and what ends an instance is no operand of it; remove `b`, or let another event end `L`",
        ],
    ),
    (
        "lifespan L { from F including; until F terminate; max_open 4; } situation S: all in L { operand b: first F; }",
        &[],
    ),
    (
        "lifespan L { from E; until F terminate; max_open 4; } situation S: unless in L { operand a: first E, max 2; forbidden n: F; }",
        &[
            "6:122: warning: no `F` fills `n`: `until F` ends each instance of `L` that it meets, and what ends an instance is no operand of it; remove `n`, or let another event end `L`",
        ],
    ),
    // A constant threshold.
    (
        "situation S: all in W { operand a: first E if true; }",
        &["6:47: warning: `if true` is always true; remove it"],
    ),
    (
        "situation S: all in W { operand a: first E if 1 + 1 == 2 || false, max 2; operand b: first F if 1 > 2, max 2; }",
        &[
            "6:47: warning: `if 1 + 1 == 2 || false` is always true; remove it",
            "6:97: warning: `if 1 > 2` is never true, so no `F` fills `b`; remove `b`, or compare an attribute",
        ],
    ),
    (
        "situation S: not in W { operand a: E if 1 / 0 == 1; }",
        &[
            "6:41: warning: `if 1 / 0 == 1` is never true, so no `E` fills `a`; remove `a`, or compare an attribute",
            "6:45: warning: `1 / 0` is always a fault: it divides by zero",
        ],
    ),
    ("situation S: all in W { operand a: first E if b; }", &[]),
    // What no event fills.
    (
        "situation S: any in W { operand a: E; operand b: E if b; }",
        &[
            "6:50: warning: no `E` fills `b`: in `any` an event counts once, and `a` takes all that `b` would; remove `b`, or write a narrower `if` at `a`",
        ],
    ),
    (
        "situation S: not in W { operand a: E if b; operand b: E if b; operand c: E if !b; }",
        &[
            "6:55: warning: no `E` fills `b`: in `not` an event counts once, and `a` takes all that `b` would; remove `b`, or write a narrower `if` at `a`",
        ],
    ),
    (
        "situation S: atmost 3 in W { operand a: E if b; operand b: F; operand c: E if b, weight 2; }",
        &[
            "6:74: warning: no `E` fills `c`: in `atmost` an event counts once, and `a` takes all that `c` would; remove `c`, or write a narrower `if` at `a`",
        ],
    ),
    (
        "situation S: percentage >= 33 in W { operand a: E, counted if b; operand b: E if x > 3, counted; }",
        &[
            "6:77: warning: no `E` fills `b`: in `percentage` an event counts once, and `a` takes all that `b` would; remove `b`, or write a narrower `if` at `a`",
        ],
    ),
    (
        "situation S: all in W { operand a: first E if b, max 2; operand b: first E if b, max 2; }",
        &[],
    ),
    (
        "situation S: unless in W { operand a: first E if b, max 2; forbidden n: E if b; }",
        &[
            "6:73: warning: `S` is never detected: each event that `a` takes is forbidden by `n`; write a narrower `if` here",
        ],
    ),
    (
        "situation S: unless in W { operand a: first E if b, max 2; forbidden n: E; forbidden m: E if x > 3; }",
        &[
            "6:73: warning: `S` is never detected: each event that `a` takes is forbidden by `n`; write a narrower `if` here",
        ],
    ),
    // `absolute each`, and an override that drops nothing.
    (
        "situation S: all in W { operand a: absolute each E, max 3; operand b: first F, max 3; }",
        &["6:36: warning: `absolute each` is `each`: all events are used; remove `absolute`"],
    ),
    (
        "situation S: all in W { operand a: first E, override if b; }",
        &[
            "6:45: warning: `override` on `a`: it never stores candidates, so nothing is dropped; remove `override`",
        ],
    ),
    (
        "situation S: sequence in W { operand a: first E, override if b, max 2; operand b: first F, override if n > 1; }",
        &[
            "6:92: warning: `override` on `b`: it never stores candidates, so nothing is dropped; remove `override`",
        ],
    ),
    (
        "situation S: all in W { operand a: absolute first E, override if b; }",
        &[],
    ),
    // Repetitions.
    (
        "situation S: sequence in W { operand a: first E, max 2; operand b: last F{2..=4}, max 4; }",
        &[
            "6:74: warning: `b` is the last operand of an immediate `sequence`, which composes as soon as 2 events are there; write `{2..=2}`, or `detect deferred;`",
        ],
    ),
    (
        "situation S: sequence in W { operand a: first E, max 2; operand b: last F{2..=4}, max 4; detect deferred; }",
        &[],
    ),
    (
        "situation S: sequence in W { operand a: first E{2..=5}, max 4; operand b: last F; }",
        &[
            "6:48: warning: `a` is never of 5 events: it has room for 4; write `max 5`, or `{2..=4}`",
        ],
    ),
    (
        "situation S: all in W { operand a: first E{2..=5}, max 4; operand b: last F, max 4; }",
        &[],
    ),
    (
        "situation S: all in W { operand a: first E{2..=6}, max 4; operand b: last F, max 4; }",
        &[
            "6:43: warning: `a` is never of 6 events: it has room for 4; write `max 6`, or `{2..=5}`",
        ],
    ),
    // Deferred by kind, and never terminated.
    (
        "lifespan L { from startup; until F discard; max_open 1; } situation S: not in L { operand a: E; } situation T: atmost 3 in L { operand a: E; detect deferred; } situation U: nth 3 in L { operand a: E; detect deferred; }",
        &[
            "6:72: warning: `S` is never detected: it composes when an instance of `L` is terminated, which never happens; write `until E terminate;` or `until after 30s terminate;` in `L`",
            "6:142: warning: `T` is never detected: it composes when an instance of `L` is terminated, which never happens; write `until E terminate;` or `until after 30s terminate;` in `L`",
            "6:201: warning: `U` is never detected: it composes when an instance of `L` is terminated, which never happens; write `until E terminate;` or `until after 30s terminate;` in `L`, or `detect immediate` here",
        ],
    ),
];

#[test]
fn warnings_of_kinds() {
    super::warns(HEAD, ROWS);
}
