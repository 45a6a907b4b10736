//! Actions, and where they wait.

use super::Row;

/// As one more item, from line 6 on.
pub(crate) const ACTION: &[Row] = &[
    (
        "action Warn on E { x: x }",
        &[
            "6:8: `Warn` waits until the host takes it, and nothing says how many may wait; write `actions max 16;` (any number)",
        ],
    ),
    (
        "action Warn on E { }\nactions max 16, on_full freeze;",
        &["7:17: actions do not freeze: no lifespan would end it; write `reject` or `drop_oldest`"],
    ),
    (
        "action Warn on E { }\nactions max 0;",
        &["7:9: `max 0`: no action could ever wait; write `max 1` or more"],
    ),
    (
        "action Warn on E { }\nactions max 20000000;",
        &["7:9: `max 20000000`: at most 16777216 actions wait; lower it"],
    ),
    (
        "action Warn on E { }\nactions on_full reject;",
        &["7:1: actions wait without a limit; write `actions max 16;` (any number)"],
    ),
    (
        "action Warn on E { }\nactions;",
        &["7:8: expected `max` and a number, as in `actions max 16;`, found `;`"],
    ),
    (
        "action Warn on E { }\nactions 16;",
        &["7:9: expected `max` and a number, as in `actions max 16;`, found `16`"],
    ),
    (
        "action Warn on E { }\nactions max 16 on_full reject;",
        &["7:16: missing `,` before `on_full`"],
    ),
    (
        "action Warn on E { }\nactions max 16,;",
        &["7:15: `actions` ends with `;`, not `,`"],
    ),
    (
        "action Warn on E { }\nactions max 16, max 17;",
        &["7:17: `max` is already said on line 7"],
    ),
    (
        "action Warn on E { }\nactions max 16, per_key 3;",
        &[
            "7:17: `per_key` is no word behind `actions`; the words behind `actions` are `max` and `on_full`",
        ],
    ),
    (
        "action Warn on E { }\nactions max 16;\nactions max 17;",
        &["8:1: `actions` is already said on line 7"],
    ),
    (
        "action Warn on E { }\naction max 16;",
        &[
            "7:1: an action has a name and an event; where actions wait is said by `actions max 16;`",
        ],
    ),
    (
        "action on E { }",
        &["6:8: an action has a name of its own; write `action Warn on E { .. }`"],
    ),
    (
        "action Warn from E { }",
        &[
            "6:8: `Warn` waits until the host takes it, and nothing says how many may wait; write `actions max 16;` (any number)",
            "6:13: expected `on` and an event, as in `on E`, found `from`",
        ],
    ),
    (
        "action Warn on E;",
        &[
            "6:8: `Warn` waits until the host takes it, and nothing says how many may wait; write `actions max 16;` (any number)",
            "6:17: expected a block with the attributes, as in `{ x: y + 1 }`, or `{}`, found `;`",
        ],
    ),
    (
        "action Warn on E if x > 1;",
        &[
            "6:8: `Warn` waits until the host takes it, and nothing says how many may wait; write `actions max 16;` (any number)",
            "6:26: expected a block with the attributes, as in `{ x: y + 1 }`, or `{}`, found `;`",
        ],
    ),
    (
        "action Warn on G { x: x }\nactions max 16;",
        &["6:16: event `G` does not exist; the events and situations are `E` and `F`"],
    ),
    (
        "action Warn on E { x: z, x: x }\nactions max 16;",
        &[
            "6:23: `z` is no attribute of `E`; the attributes of `E` are `x`, `y`, `s`, `b` and `k`",
            "6:26: second attribute of `Warn` with the name `x`, the first is on line 6; choose another name",
        ],
    ),
    (
        "action Warn on E { x: x }\naction Warn on F { x: x }\nactions max 16;",
        &["7:8: action `Warn` has the name of the action `Warn` on line 6; choose another name"],
    ),
    (
        "action E on E { x: x }\nactions max 16;",
        &["6:8: action `E` has the name of the event `E` on line 3; choose another name"],
    ),
    (
        "action AAction on E { x: x }\nactions max 16;",
        &[
            "6:8: action `AAction` has the name of a type that is generated for the engine `A`; choose another name",
        ],
    ),
    (
        "event AAction { x: u32 }\naction Warn on E {}\nactions max 1;",
        &[
            "6:7: event `AAction` has the name of a type that is generated for the engine `A`; choose another name",
        ],
    ),
    (
        "action u32 on E { x: x }\nactions max 16;",
        &["6:8: `u32` is a type; choose another name for this action"],
    ),
    (
        "action __x on E { __y: x }\nactions max 16;",
        &[
            "6:8: names such as `__x` that begin with `__` belong to generated code; choose another name",
            "6:19: names such as `__y` that begin with `__` belong to generated code; choose another name",
        ],
    ),
    (
        "action Warn on E if x { x: sum(x), y: count() }\nactions max 16;",
        &[
            "6:21: `if` needs a condition, `x` is u32; compare it, as in `x != 0`",
            "6:28: `action` reads one event alone, an aggregate is of many; it stands in `when` and `emit`",
            "6:39: `action` reads one event alone, an aggregate is of many; it stands in `when` and `emit`",
        ],
    ),
    (
        "action Warn on E { s: \"too long text\", k: Kind::Air, y: -x }\nactions max 16;",
        &["6:57: `-` applies to signed numbers, `x` is u32; write `-(x as i64)`"],
    ),
    (
        "pub action Warn on E { }\nactions max 16;",
        &["6:1: write the visibility before `engine`; it holds for everything that is generated"],
    ),
    (
        "actoin Warn on E { }\nactions max 16;",
        &["6:1: `actoin` is no item; did you mean `action`?"],
    ),
    (
        "action;",
        &["6:7: expected the name of an action, found `;`"],
    ),
];
