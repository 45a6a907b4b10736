//! Keys of lifespans.

use super::Row;

/// As more items, in line 7.
pub(crate) const KEY: &[Row] = &[
    (
        "lifespan L { from startup; until E all_keys discard; max_open 1; }",
        &["7:36: `all_keys`: `L` has no key; remove it, or write `key x;`"],
    ),
    (
        "lifespan L { from E; max_open 3; max_open 4; key x; key x; policy add; policy add; }",
        &[
            "7:34: `max_open` is already said on line 7",
            "7:53: `key` is already said on line 7",
            "7:72: `policy` is already said on line 7",
        ],
    ),
    (
        "lifespan L { from startup; key x; max_open 1; }",
        &[
            "7:28: `L` opens at startup, which has no key; remove `key`, or open it from events alone",
        ],
    ),
    (
        "lifespan L { from E; from startup; key x; max_open 1; }",
        &[
            "7:36: `L` opens at startup, which has no key; remove `key`, or open it from events alone",
        ],
    ),
    (
        "lifespan L { from E; key; max_open 1; }",
        &["7:25: expected the name of an attribute, as in `key target`, found `;`"],
    ),
    (
        "lifespan L { from E; key E.x; max_open 1; }",
        &["7:22: a key has a name of its own; write `key x = E.x`"],
    ),
    (
        "lifespan L { from E; key x, s; max_open 1; }",
        &[
            "7:27: a lifespan has one key; put several attributes into one before you send the event",
        ],
    ),
    (
        "lifespan L { from E; key x = s; max_open 1; }",
        &[
            "7:30: `s` alone does not say which attribute of which event; write both, as in `key x = Plot.id`",
        ],
    ),
    (
        "lifespan L { from E; key x = E; max_open 1; }",
        &[
            "7:30: `E` alone does not say which attribute of which event; write both, as in `key x = Plot.id`",
        ],
    ),
    (
        "lifespan L { from E; key x = E.; max_open 1; }",
        &["7:32: expected the name of an attribute, as in `key x = Plot.id`, found `;`"],
    ),
    (
        "lifespan L { from E; key x = F.x; max_open 1; }",
        &[
            "7:30: `F` meets `L` by no key: it neither opens nor ends an instance and is no operand there; leave it out of `key x`",
        ],
    ),
    (
        "lifespan L { from E; from Plot; key x = Plot.id, Plot.id; max_open 1; }",
        &["7:50: `Plot` stands twice in this `key`"],
    ),
    (
        "lifespan L { from E; from Plot; key x; max_open 1; }",
        &[
            "7:27: `Plot` has no attribute `x`, the key of `L`, which it opens; write `key x = Plot.id`",
        ],
    ),
    (
        "lifespan L { from E; from Go; key x; max_open 1; }",
        &["7:27: `Go` has no attribute `x`, the key of `L`, which it opens; add one to the event"],
    ),
    (
        "lifespan L { from E; until Plot discard; key x; max_open 1; }",
        &[
            "7:28: `Plot` has no attribute `x`, the key of `L`, which it ends; write `key x = Plot.id`, or `all_keys` behind the event",
        ],
    ),
    (
        "lifespan L { from E; until Go discard; key x; max_open 1; }",
        &[
            "7:28: `Go` has no attribute `x`, the key of `L`, which it ends; add one to the event, or `all_keys` behind the event",
        ],
    ),
    (
        "lifespan L { from E; key x; max_open 1; } situation S: all in L { operand a: first Plot; }",
        &[
            "7:84: `Plot` has no attribute `x`, the key of `L`, in which it is an operand; write `key x = Plot.id`",
        ],
    ),
    (
        "lifespan L { from E; key x; max_open 1; } situation S: all in L { operand a: first T; } situation T: all in W { operand a: first E; emit { z: a.x } }",
        &[
            "7:84: `T` has no attribute `x`, the key of `L`, in which it is an operand; write `key x = T.z`",
        ],
    ),
    (
        "lifespan L { from E; key x; max_open 1; } situation S: all in L { operand a: first T; } situation T: all in W { operand a: first E; emit { x: a.s } }",
        &["7:84: the key of `L` needs one type: `E.x` is u32, `T.x` is i64; emit it `as u32`"],
    ),
    (
        "lifespan L { from E; key x; max_open 1; } situation S: all in L { operand a: first T; } situation T: all in W { operand a: first E; emit { x: a.k } }",
        &["7:84: the key of `L` needs one type: `E.x` is u32, `T.x` is Kind; emit a value of u32"],
    ),
    (
        "lifespan L { from E; key q; max_open 1; }",
        &["7:19: `E` has no attribute `q`, the key of `L`, which it opens; write `key q = E.x`"],
    ),
    (
        "lifespan L { from E; from F; key q; max_open 1; }",
        &[
            "7:34: the key `q` of `L` is no attribute of any of `E` and `F`; name one that they have, and where it has another name write `key q = E.x`",
        ],
    ),
    (
        "lifespan L { from E; from F; key tyype; max_open 1; }",
        &[
            "7:34: the key `tyype` of `L` is no attribute of any of `E` and `F`; did you mean `type`?",
        ],
    ),
    (
        "lifespan L { from E; key y; max_open 1; }",
        &[
            "7:26: `E.y` is f32 and cannot be the key of `L`; a key is an integer, a bool, a text or an enum",
        ],
    ),
    (
        "lifespan L { from E; from Plot; key y; max_open 1; }",
        &[
            "7:37: `E.y` is f32 and cannot be the key of `L`; a key is an integer, a bool, a text or an enum",
        ],
    ),
    (
        "lifespan L { from E; from Plot; key x = Plot.y; max_open 1; }",
        &["7:46: the key of `L` needs one type: `E.x` is u32, `Plot.y` is f32; declare it as u32"],
    ),
    (
        "lifespan L { from E; from Plot; key s = Plot.id; max_open 1; }",
        &["7:46: the key of `L` needs one type: `E.s` is i64, `Plot.id` is u32; declare it as i64"],
    ),
    (
        "lifespan L { from E; from F; key s = F.r#type; max_open 1; }",
        &["7:40: the key of `L` needs one type: `E.s` is i64, `F.r#type` is i8; declare it as i64"],
    ),
    (
        "lifespan L { from E; max_open 1 key x; } situation S: all in L { operand a: first Plot; }",
        &[
            "7:31: missing `;` after this",
            "7:83: `Plot` has no attribute `x`, the key of `L`, in which it is an operand; write `key x = Plot.id`",
        ],
    ),
    (
        "lifespan L { from E; from Plot; key idd; max_open 1; }",
        &[
            "7:37: the key `idd` of `L` is no attribute of any of `E` and `Plot`; did you mean `id`?",
        ],
    ),
    (
        "lifespan L { from E; from Go; until F discard; key idd; max_open 1; }",
        &[
            "7:52: the key `idd` of `L` is no attribute of any of `E`, `F` and `Go`; name one that they have, and where it has another name write `key idd = E.x`",
        ],
    ),
    (
        "lifespan L { from Plot; key idd; max_open 1; }",
        &["7:29: the key `idd` of `L` is no attribute of `Plot`; did you mean `id`?"],
    ),
    (
        "lifespan L { from startup; key q; max_open 1; } situation S: all in L { operand a: first Plot; }",
        &[
            "7:28: `L` opens at startup, which has no key; remove `key`, or open it from events alone",
        ],
    ),
    (
        "lifespan L { from E; key x, ; max_open 1; }",
        &["7:27: `key` ends with `;`, not `,`"],
    ),
    (
        "lifespan L { from E; key x, max_open 1; }",
        &["7:27: `key` ends with `;`, not `,`"],
    ),
    (
        "lifespan L { from E; max_open 1; key x, }",
        &["7:39: `key` ends with `;`, not `,`"],
    ),
    (
        "lifespan L { from E; from Plot; key x = Plot.id, ; max_open 1; }",
        &["7:48: `key` ends with `;`, not `,`"],
    ),
    (
        "lifespan L { from E; from Plot; key x = Plot.id, max_open 1; }",
        &["7:48: `key` ends with `;`, not `,`"],
    ),
    (
        "lifespan L { from E; from Plot; max_open 1; key x = Plot.id, }",
        &["7:60: `key` ends with `;`, not `,`"],
    ),
    (
        "lifespan L { from E; key x = ; max_open 1; }",
        &["7:30: expected an event and its attribute, as in `key x = Plot.id`, found `;`"],
    ),
    (
        "lifespan L { from E; key x = 5; max_open 1; }",
        &["7:30: expected an event and its attribute, as in `key x = Plot.id`, found `5`"],
    ),
];
