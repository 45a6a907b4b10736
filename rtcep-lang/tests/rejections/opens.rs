//! What opens a lifespan.

use super::Row;

/// As one more item, in line 7.
pub(crate) const FROM: &[Row] = &[
    (
        "lifespan L { from startup; from E; from startup; max_open 1; }",
        &["7:36: `from startup` is already said on line 7: startup comes once"],
    ),
    (
        "lifespan L { from startup from E max_open 1 }",
        &[
            "7:19: missing `;` after this",
            "7:32: missing `;` after this",
            "7:43: missing `;` after this",
        ],
    ),
    (
        "lifespan L { from startpu; max_open 1; }",
        &["7:19: event `startpu` does not exist; did you mean `startup`?"],
    ),
    (
        "lifespan L { from Event; max_open 1; }",
        &[
            "7:19: event `Event` does not exist; the events and situations are `E`, `F`, `Plot` and `Go`",
        ],
    ),
    (
        "lifespan L { from Plto; max_open 1; }",
        &["7:19: event `Plto` does not exist; did you mean `Plot`?"],
    ),
    (
        "lifespan L { from; max_open 1; }",
        &["7:18: expected `startup`, or the name of an event or a situation, found `;`"],
    ),
    (
        "lifespan L { from startup if x > 1; max_open 1; }",
        &["7:27: startup is no event and takes no `if`; write `from startup;`"],
    ),
    (
        "lifespan L { from startup including; max_open 1; }",
        &["7:27: startup is no event and takes no `including`; write `from startup;`"],
    ),
    (
        "lifespan L { from first E; max_open 1; }",
        &["7:19: `from` takes every event that its `if` lets pass; leave `first` out"],
    ),
    (
        "lifespan L { from E, F; max_open 1; }",
        &["7:20: `from` names one event; write another `from` for the next"],
    ),
    (
        "lifespan L { from E or F; max_open 1; }",
        &["7:21: `from` names one event; write another `from` for the next"],
    ),
    (
        "lifespan L { from E when x > 1; max_open 1; }",
        &["7:21: `from` reads one event; write `if` for `when`"],
    ),
    (
        "lifespan L { from E incl; max_open 1; }",
        &["7:21: `incl` is no word of `from`; the words of `from` are `including` and `if`"],
    ),
    (
        "lifespan L { from E inclding; max_open 1; }",
        &["7:21: `inclding` is no word of `from`; did you mean `including`?"],
    ),
    (
        "lifespan L { from E including including; max_open 1; }",
        &["7:31: `including` stands twice on this `from`"],
    ),
    (
        "lifespan L { from E if x > 1 if b; max_open 1; }",
        &["7:30: `if` stands twice on this `from`; join the conditions with `&&`"],
    ),
    (
        "lifespan L { from E if x > 1, including; max_open 1; }",
        &["7:29: the words of `from` stand side by side, without `,`"],
    ),
    (
        "lifespan L { from E if x ! 1; max_open 1; }",
        &["7:26: unexpected `!`; the condition ends before it, with `;`"],
    ),
    (
        "lifespan L { from E if; max_open 1; }",
        &["7:23: expected an expression, found `;`"],
    ),
    (
        "lifespan L { from E if including; max_open 1; }",
        &[
            "7:24: `including` is no attribute of `E`; the attributes of `E` are `x`, `y`, `s`, `b` and `k`",
        ],
    ),
    (
        "lifespan L { from E if x; max_open 1; }",
        &["7:24: `if` needs a condition, `x` is u32; compare it, as in `x != 0`"],
    ),
    (
        "lifespan L { from E if E.x > 1; max_open 1; }",
        &["7:24: the `if` of a lifespan reads the event alone; write `x`"],
    ),
    (
        "lifespan L { from E if e.x > 1; max_open 1; }",
        &[
            "7:24: the `if` of a lifespan reads one event alone; compare events in the `when` of a situation, and open or end the lifespan at its detection",
        ],
    ),
    (
        "lifespan L { from E if z > 1; max_open 1; }",
        &["7:24: `z` is no attribute of `E`; the attributes of `E` are `x`, `y`, `s`, `b` and `k`"],
    ),
    (
        "lifespan L { from E if n > 1; max_open 1; }",
        &["7:24: `n` is no attribute of `E`; the attributes of `E` are `x`, `y`, `s`, `b` and `k`"],
    ),
    (
        "lifespan L { from E terminate; max_open 1; }",
        &["7:21: `terminate` is no word of `from`; the words of `from` are `including` and `if`"],
    ),
    (
        "lifespan L { from E; after 3s discard; max_open 1; }",
        &["7:22: `after` is no clause of a lifespan; write `until after 30s discard;`"],
    ),
    (
        "lifespan L { from E; discard; max_open 1; }",
        &[
            "7:22: `discard` is no clause of a lifespan; it ends a clause `until`, as in `until E discard;`",
        ],
    ),
    (
        "lifespan L { from E; per_key 2; key x; max_open 1; }",
        &[
            "7:22: `per_key` is no clause of a lifespan; it stands behind `max_open`, as in `max_open 16, per_key 2;`",
        ],
    ),
    (
        "lifespan L { from E; on_full reject; max_open 1; }",
        &[
            "7:22: `on_full` is no clause of a lifespan; it stands behind `max_open`, as in `max_open 16, on_full reject;`",
        ],
    ),
    (
        "lifespan L { from E; including; all_keys; terminate; max_open 1; }",
        &[
            "7:22: `including` is no clause of a lifespan; it stands behind the event, as in `from E including;`",
            "7:33: `all_keys` is no clause of a lifespan; it stands behind the event, as in `until E all_keys discard;`",
            "7:43: `terminate` is no clause of a lifespan; it ends a clause `until`, as in `until E terminate;`",
        ],
    ),
    (
        "lifespan L { from Q; key s; max_open 1; } situation S: all in L { operand a: first E; }",
        &[
            "7:19: event `Q` does not exist; the events and situations are `E`, `F`, `Plot`, `Go` and `S`",
        ],
    ),
    (
        "lifespan L { from E if exists discard; max_open 1; }",
        &["7:31: `discard` is no word of `from`; the words of `from` are `including` and `if`"],
    ),
    (
        "lifespan L { from E, until F discard; max_open 1; }",
        &["7:20: `from` ends with `;`, not `,`"],
    ),
    (
        "lifespan L { from E until F discard max_open 1; }",
        &[
            "7:19: missing `;` after this",
            "7:29: missing `;` after this",
        ],
    ),
    (
        "lifespan L { from E if x > 1, including, until F discard; max_open 1; }",
        &[
            "7:29: the words of `from` stand side by side, without `,`",
            "7:40: `from` ends with `;`, not `,`",
        ],
    ),
    (
        "lifespan L { from if x > 1; max_open 1; }",
        &["7:19: expected `startup`, or the name of an event or a situation, found `if`"],
    ),
    (
        "lifespan L { from including; max_open 1; }",
        &[
            "7:19: event `including` does not exist; the events and situations are `E`, `F`, `Plot` and `Go`",
        ],
    ),
    (
        "lifespan L { from absent F; max_open 1; }",
        &[
            "7:19: `from absent` is not supported yet in this version; open at an event, as in `from E`",
        ],
    ),
    (
        "lifespan L { from not F; max_open 1; }",
        &[
            "7:19: `from not` is not supported yet in this version; open at an event, as in `from E`",
        ],
    ),
    (
        "lifespan L { from no F; max_open 1; }",
        &["7:19: `from no` is not supported yet in this version; open at an event, as in `from E`"],
    ),
    (
        "lifespan L { from event E; max_open 1; }",
        &["7:19: `from` takes the name alone; leave `event` out"],
    ),
    (
        "lifespan L { from event E if x > 1; max_open 1; }",
        &["7:19: `from` takes the name alone; leave `event` out"],
    ),
    (
        "lifespan L { from E, ; max_open 1; }",
        &["7:20: `from` ends with `;`, not `,`"],
    ),
    (
        "lifespan L { from F.x > 3; max_open 1; }",
        &[
            "7:19: `from` names an event, and its condition stands behind `if`; write `from F if x ..`",
        ],
    ),
];
