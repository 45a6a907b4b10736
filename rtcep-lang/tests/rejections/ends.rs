//! What ends a lifespan: the event, and the words behind it.

use super::Row;

/// As one more item, in line 7.
pub(crate) const UNTIL: &[Row] = &[
    (
        "lifespan L { from startup; until E; max_open 1; }",
        &[
            "7:28: this `until` does not say how the instance ends; write `terminate` behind it (its deferred situations compose) or `discard` (they do not)",
        ],
    ),
    (
        "lifespan L { from startup; until E if x > 1; max_open 1; }",
        &[
            "7:28: this `until` does not say how the instance ends; write `terminate` behind it (its deferred situations compose) or `discard` (they do not)",
        ],
    ),
    (
        "lifespan L { from startup; until E termnate; max_open 1; }",
        &["7:36: `termnate` is no word of `until`; did you mean `terminate`?"],
    ),
    (
        "lifespan L { from startup; until E stop; max_open 1; }",
        &[
            "7:36: `stop` is no word of `until`; the words of `until` are `all_keys`, `if`, `terminate` and `discard`",
        ],
    ),
    (
        "lifespan L { from startup; until E terminate if x > 1; max_open 1; }",
        &["7:46: `if` stands before `terminate`"],
    ),
    (
        "lifespan L { from startup; until E terminate, max_open 1; }",
        &["7:45: `until` ends with `;`, not `,`"],
    ),
    (
        "lifespan L { from startup; until E terminate 5; max_open 1; }",
        &["7:46: unexpected `5`; the clause ends before it, with `;`"],
    ),
    (
        "lifespan L { from startup; until E if x > 1 && discard; max_open 1; }",
        &["7:48: expected an expression before `discard`"],
    ),
    (
        "lifespan L { from startup; until E if x > 1 if b discard; max_open 1; }",
        &["7:45: `if` stands twice on this `until`; join the conditions with `&&`"],
    ),
    (
        "lifespan L { from startup; until E if E.x == 1 discard; max_open 1; }",
        &["7:39: the `if` of a lifespan reads the event alone; write `x`"],
    ),
    (
        "lifespan L { from startup; until E if a.x == 1 discard; max_open 1; }",
        &[
            "7:39: the `if` of a lifespan reads one event alone; compare events in the `when` of a situation, and open or end the lifespan at its detection",
        ],
    ),
    (
        "lifespan L { from startup; until E if x discard; max_open 1; }",
        &["7:39: `if` needs a condition, `x` is u32; compare it, as in `x != 0`"],
    ),
    (
        "lifespan L { from startup; until all E discard; max_open 1; }",
        &["7:34: `all` is no quantifier; the quantifiers are `first`, `last` and `each`"],
    ),
    (
        "lifespan L { from startup; until frist E discard; max_open 1; }",
        &["7:34: `frist` is no quantifier; did you mean `first`?"],
    ),
    (
        "lifespan L { from startup; until first E; max_open 1; }",
        &[
            "7:28: this `until` does not say how the instance ends; write `terminate` behind it (its deferred situations compose) or `discard` (they do not)",
        ],
    ),
    (
        "lifespan L { from startup; until first discard; max_open 1; }",
        &[
            "7:40: expected the name of an event or a situation, or `after` and a duration, found `discard`",
        ],
    ),
    (
        "lifespan L { from startup; until Q discard; max_open 1; }",
        &[
            "7:34: event `Q` does not exist; the events and situations are `E`, `F`, `Plot` and `Go`",
        ],
    ),
    (
        "lifespan L { from startup; until startup discard; max_open 1; }",
        &[
            "7:34: startup opens instances and ends none; end them at an event, or write `until after 30s discard`",
        ],
    ),
    (
        "lifespan L { from E; until F al_keys discard; key x; max_open 1; }",
        &["7:30: `al_keys` is no word of `until`; did you mean `all_keys`?"],
    ),
    (
        "lifespan L { from E; until F all_keys all_keys discard; key x; max_open 1; }",
        &["7:39: `all_keys` stands twice on this `until`"],
    ),
    (
        "lifespan L { from startup; until; max_open 1; }",
        &[
            "7:33: expected the name of an event or a situation, or `after` and a duration, found `;`",
        ],
    ),
    (
        "lifespan L { from E; until discard; max_open 1; }",
        &[
            "7:28: expected the name of an event or a situation, or `after` and a duration, found `discard`",
        ],
    ),
    (
        "lifespan L { from E; until if x > 1 discard; max_open 1; }",
        &[
            "7:28: expected the name of an event or a situation, or `after` and a duration, found `if`",
        ],
    ),
    (
        "lifespan L { from E; until F, discard; max_open 1; }",
        &["7:29: the words of `until` stand side by side, without `,`"],
    ),
    (
        "lifespan L { from E; until F if discard; max_open 1; }",
        &["7:33: expected an expression before `discard`"],
    ),
    (
        "lifespan L { from E; until F if x > 1 and discard; max_open 1; }",
        &["7:39: `and` is no operator; write `&&`"],
    ),
    (
        "lifespan L { from E; until F stop max_open 1; }",
        &[
            "7:30: `stop` is no word of `until`; the words of `until` are `all_keys`, `if`, `terminate` and `discard`",
        ],
    ),
    (
        "lifespan L { from startup; until E if exists discard; max_open 1; }",
        &[
            "7:39: `exists`: rules are not SQL; write operands for the events and a condition over their attributes, as in `when a.id == b.id`",
        ],
    ),
    (
        "lifespan L { from startup; until E if not discard; max_open 1; }",
        &[
            "7:39: `not` is no attribute of `E`; the attributes of `E` are `x`, `y`, `s`, `b` and `k`",
        ],
    ),
    (
        "lifespan L { from E; until F discard or Plot discard; max_open 1; }",
        &["7:38: `until` names one event; write another `until` for the next"],
    ),
    (
        "lifespan L { from E; until F with terminate; max_open 1; }",
        &[
            "7:30: `with` is no word of `until`; the words of `until` are `all_keys`, `if`, `terminate` and `discard`",
        ],
    ),
    (
        "lifespan L { from E; until Fast with terminate; max_open 1; }",
        &[
            "7:28: event `Fast` does not exist; the events and situations are `E`, `F`, `Plot` and `Go`",
            "7:33: `with` is no word of `until`; the words of `until` are `all_keys`, `if`, `terminate` and `discard`",
        ],
    ),
    (
        "lifespan L { from E; until f with terminate; max_open 1; }",
        &[
            "7:28: event `f` does not exist; did you mean `F`?",
            "7:30: `with` is no word of `until`; the words of `until` are `all_keys`, `if`, `terminate` and `discard`",
        ],
    ),
    (
        "lifespan L { from E; until newest F discard; max_open 1; }",
        &["7:28: `newest` is no quantifier; the quantifiers are `first`, `last` and `each`"],
    ),
    (
        "lifespan L { from E; until First F discard; max_open 1; }",
        &["7:28: `First` is no quantifier; did you mean `first`?"],
    ),
    (
        "lifespan L { from E; until F Plot discard; max_open 1; }",
        &[
            "7:30: `Plot` is no word of `until`; the words of `until` are `all_keys`, `if`, `terminate` and `discard`",
        ],
    ),
    (
        "lifespan L { from E; until F discard, ; max_open 1; }",
        &["7:37: `until` ends with `;`, not `,`"],
    ),
];
