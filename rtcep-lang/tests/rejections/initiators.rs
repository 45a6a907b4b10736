//! What reads the initiator, and keys beside moments that open.

use super::Row;

/// As one more item, from line 6 on.
pub(crate) const INITIATOR: &[Row] = &[
    (
        "lifespan L { from E; from F; until F if x > init.x && init.n > 2 terminate; max_open 3; }",
        &[
            "6:60: `init.n` must be an attribute of every event that opens an instance, and `E` has none of this name",
        ],
    ),
    (
        "lifespan L { from E; until F if x > init.z terminate; max_open 3; }",
        &[
            "6:42: `init.z`: `z` is no attribute of `E`; the attributes of `E` are `x`, `y`, `s`, `b` and `k`",
        ],
    ),
    (
        "lifespan L { from E; until F if x > init.y terminate; max_open 3; }",
        &["6:35: `>` needs one type on both sides: `x` is u32, `init.y` is f32; write `x as f32`"],
    ),
    (
        "lifespan L { from E; from startup; until F if x > init.x terminate; max_open 3; }",
        &[
            "6:56: `init.x`: an instance may open at startup, which has no attributes; open it at events alone, or read the event of `until` alone",
        ],
    ),
    (
        "lifespan L { from E; from at 5s; until F if x > init.x terminate; max_open 3; }",
        &[
            "6:54: `init.x`: an instance may open at a time, which has no attributes; open it at events alone, or read the event of `until` alone",
        ],
    ),
    (
        "lifespan L { from E if init.x > 2; until F terminate; max_open 3; }",
        &[
            "6:24: `init.x` is of the event that opened an instance, and `from` opens one; it stands in the `if` of an `until`",
        ],
    ),
    (
        "lifespan L { from E if init > 2; until F if init == 2 terminate; max_open 3; }",
        &[
            "6:24: `init` is no attribute of `E`; the attributes of `E` are `x`, `y`, `s`, `b` and `k`",
            "6:45: `init` is the event that opened the instance; name one of its attributes, as in `init.x`",
        ],
    ),
    (
        "event H { x: i64 }\nlifespan L { from E; from H; until F if x > init.x terminate; max_open 3; }",
        &[
            "7:50: `init.x` must have one type in every event that opens an instance, and those of `E` and `H` differ",
        ],
    ),
    (
        "lifespan L { from E; from Q; until F if x > init.x terminate; max_open 3; }",
        &["6:27: event `Q` does not exist; the events and situations are `E` and `F`"],
    ),
    (
        "lifespan L { from E; from ; until F if x > init.n terminate; max_open 3; }",
        &[
            "6:27: expected `startup`, or the name of an event or a situation, found `;`",
            "6:49: `init.n`: `n` is no attribute of `E`; the attributes of `E` are `x`, `y`, `s`, `b` and `k`",
        ],
    ),
    (
        "lifespan L { until F if x > init.n terminate; max_open 3; }",
        &[
            "6:10: lifespan `L` does not say when it opens; write `from startup;`, or `from` and an event",
        ],
    ),
    (
        "lifespan L { from E; until F if x > initiator.x terminate; max_open 3; }",
        &[
            "6:37: the `if` of a lifespan reads one event alone; compare events in the `when` of a situation, and open or end the lifespan at its detection",
        ],
    ),
    (
        "lifespan L { from E; until F if x > E.x terminate; max_open 3; }",
        &["6:37: `E` opened the instance; write `init.x`"],
    ),
    (
        "lifespan L { from E; from at 5s; until F terminate; key x; max_open 3; }",
        &[
            "6:53: `L` opens at a time, which has no key; remove `key`, or open it from events alone",
        ],
    ),
    (
        "lifespan L { from at 5s; key x; max_open 3; }",
        &[
            "6:26: `L` opens at a time, which has no key; remove `key`, or open it from events alone",
        ],
    ),
    (
        "event init { x: u32 }\nlifespan L { from E; until init if init discard; max_open 3; }",
        &[
            "7:36: `init` is the event that opened the instance; name one of its attributes, as in `init.x`",
        ],
    ),
    (
        "lifespan L { from E; until F if x > E.x terminate; max_open 3; }",
        &["6:37: `E` opened the instance; write `init.x`"],
    ),
];
