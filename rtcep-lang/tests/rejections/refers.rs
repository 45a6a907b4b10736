//! Stateless rules.

use super::Row;

/// As one more item, from line 6 on.
pub(crate) const REFER: &[Row] = &[
    (
        "refer F from E if x > 1 { x: x, n: 1, type: 0 }",
        &[
            "6:39: expected the name of an attribute, but `type` is a word of Rust; write `r#type` or choose another name",
        ],
    ),
    (
        "refer F from E { x: x, n: 1 }",
        &[
            "6:7: `F` has `type` as well, and `refer` gives every attribute a value; write `r#type: ..`",
        ],
    ),
    (
        "refer F from E { x: x, n: 1, r#type: 0, z: 1 }",
        &["6:41: `z` is no attribute of `F`; the attributes of `F` are `x`, `n` and `type`"],
    ),
    (
        "refer F from E { x: x, n: 1, r#type: 0, x: 1 }",
        &["6:41: `x` already has its value on line 6"],
    ),
    (
        "refer F from E { x: y, n: x, r#type: b }",
        &[
            "6:21: `x` is u32, and `y` is f32; write `y as u32`",
            "6:27: `n` is u8, and `x` is u32; write `x as u8`",
            "6:38: `type` is i8, and `b` is bool; write a value of i8",
        ],
    ),
    (
        "refer F from E { x: 1.5, n: 300, r#type: -1 }",
        &[
            "6:21: `x` is u32, and `1.5` is f64; write a whole number",
            "6:29: 300 does not fit u8 (0 to 255)",
        ],
    ),
    (
        "refer F from E { x: E.x, n: 1, r#type: 0 }",
        &["6:21: `refer` reads the event alone; write `x`"],
    ),
    (
        "refer F from E { x: e.x, n: 1, r#type: 0 }",
        &[
            "6:21: `refer` reads one event alone; compare events in the `when` of a situation, and go on from its detection",
        ],
    ),
    (
        "refer F from E { x: init.x, n: missed, r#type: 0 }",
        &[
            "6:21: `init.x` is read by the `if` of an `until` alone; where a situation has to know what opened its instance, open it by `from E including` and make `E` an operand",
            "6:32: `missed` is no attribute of `E`; the attributes of `E` are `x`, `y`, `s`, `b` and `k`",
        ],
    ),
    (
        "refer F from E { x: sum(x), n: count(), r#type: 0 }",
        &[
            "6:21: `refer` reads one event alone, an aggregate is of many; it stands in `when` and `emit`",
            "6:32: `refer` reads one event alone, an aggregate is of many; it stands in `when` and `emit`",
        ],
    ),
    (
        "refer G from E { x: x }",
        &["6:7: event `G` does not exist; the events are `E` and `F`"],
    ),
    (
        "refer F from G { x: z, n: 1, r#type: 0 }",
        &["6:14: event `G` does not exist; the events and situations are `E` and `F`"],
    ),
    (
        "situation S: all in W { operand a: first E; emit { x: a.x } }\nrefer S from E { x: x }",
        &[
            "7:7: `S` is a situation, which detects by its own rule; `refer` makes an event: declare one, as in `event SSeen { .. }`",
        ],
    ),
    (
        "refer E from E { x: x, y: y, s: s, b: b, k: k }",
        &[
            "6:14: `E` makes `E`: a cycle would derive events without end; make another event, or take another one",
        ],
    ),
    (
        "refer F from E { x: x, n: 0, r#type: 0 }\nrefer E from F { x: x, y: 1.0, s: 0, b: true, k: Kind::Air }",
        &[
            "7:14: `E` makes `F` makes `E`: a cycle would derive events without end; make another event, or take another one",
        ],
    ),
    (
        "situation S: all in W { operand a: first F; emit { x: a.x } }\nrefer F from S { x: x, n: 0, r#type: 0 }",
        &[
            "6:42: `S` makes `F` feeds `S`: a cycle would derive events without end; make another event, or take another one",
        ],
    ),
    (
        "lifespan L { from F; max_open 4; }\nsituation S: every 1s in L { emit { x: 1 } }\nrefer F from S { x: 1, n: 0, r#type: 0 }",
        &[
            "6:19: `S` makes `F` opens `L` times `S`: a cycle would derive events without end; open and end `L` with other events, or detect `S` in another lifespan",
        ],
    ),
    (
        "lifespan L { from E; until S discard; max_open 4; }\nsituation S: every 1s in L { }",
        &[
            "6:28: `S` ends `L` times `S`: a cycle would derive events without end; open and end `L` with other events, or detect `S` in another lifespan",
        ],
    ),
    (
        "lifespan L { from S; until after 3s discard; max_open 4; }\nsituation S: after 1s in L { operand a: first E; }",
        &[
            "6:19: `S` opens `L` times `S`: a cycle would derive events without end; open and end `L` with other events, or detect `S` in another lifespan",
        ],
    ),
    (
        "lifespan L { from E; until F terminate; max_open 4; }\nsituation S: all in L { operand a: first E, max 3; detect deferred; emit { x: a.x } }\nrefer F from S { x: 1, n: 0, r#type: 0 }",
        &[
            "6:28: `S` makes `F` ends `L` composes `S`: a cycle would derive events without end; open and end `L` with events, or write `detect immediate` in `S`",
        ],
    ),
    (
        "refer from E { x: x, n: 0, r#type: 0 }",
        &["6:7: `refer` makes an event and does not say which; write `refer Made from E { .. }`"],
    ),
    (
        "refer F on E { x: x, n: 0, r#type: 0 }",
        &["6:9: expected `from` and an event, as in `from E`, found `on`"],
    ),
    (
        "refer F { x: x, n: 0, r#type: 0 }",
        &["6:9: expected `from` and an event, as in `from E`, found `{`"],
    ),
    (
        "refer F from E, G { x: x, n: 0, r#type: 0 }",
        &["6:15: `from` names one event; write another `refer` for the next"],
    ),
    (
        "refer F from E when x > 1 { x: x, n: 0, r#type: 0 }",
        &["6:16: write `if` for `when`: one event is read"],
    ),
    (
        "refer F from E if x > 1;",
        &["6:24: expected a block with the attributes, as in `{ x: y + 1 }`, or `{}`, found `;`"],
    ),
    (
        "refer F from E if x > 1 { x = x, n: 0, r#type: 0 }",
        &["6:29: expected `:` and a value, as in `x: y + 1`, found `=`"],
    ),
    (
        "refer F from E if x > 1 { x: x, n: 0, r#type: 0 };",
        &["6:50: a block ends without `;`; remove it"],
    ),
    (
        "refer F from E if x > { x: x, n: 0, r#type: 0 }",
        &["6:23: blocks are not supported in expressions; write parentheses `(` `)`"],
    ),
    (
        "refer F from E if x { x: x, n: 0, r#type: 0 }",
        &["6:19: `if` needs a condition, `x` is u32; compare it, as in `x != 0`"],
    ),
    (
        "refer F from E if x > 1 y { x: x, n: 0, r#type: 0 }",
        &["6:25: expected a block with the attributes, as in `{ x: y + 1 }`, or `{}`, found `y`"],
    ),
    (
        "/// Doc.\nrefer F from E { x: x, n: 0, r#type: 0 }",
        &["6:1: write `//` here: `refer` has no documentation"],
    ),
    (
        "refer F from E { x: x; n: 0; r#type: 0 }",
        &[
            "6:22: write `,` between the parts of a list, not `;`",
            "6:28: write `,` between the parts of a list, not `;`",
        ],
    ),
    (
        "refer F from E { x, n: 0, r#type: 0 }",
        &["6:19: expected `:` and a value, as in `x: y + 1`, found `,`"],
    ),
    (
        "refer F from E if q > 2 { x: q, n: 0, r#type: 0 }\nsituation S: all in W { operand a: first F if n > 2; emit { x: a.x } }",
        &[
            "6:19: `q` is no attribute of `E`; the attributes of `E` are `x`, `y`, `s`, `b` and `k`",
            "6:30: `q` is no attribute of `E`; the attributes of `E` are `x`, `y`, `s`, `b` and `k`",
        ],
    ),
];
