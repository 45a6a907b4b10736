//! What ends a lifespan: times, ways to end, and forms that are none.

use super::Row;

/// As one more item, in line 7.
pub(crate) const HOW: &[Row] = &[
    (
        "lifespan L { from startup; until E terminate discard; max_open 1; }",
        &["7:46: an instance ends in one way; write `terminate` or `discard`"],
    ),
    (
        "lifespan L { from startup; until E terminate max_open 1; }",
        &["7:36: missing `;` after this"],
    ),
    (
        "lifespan L { from startup; until after 30s; max_open 1; }",
        &[
            "7:28: this `until` does not say how the instance ends; write `terminate` behind it (its deferred situations compose) or `discard` (they do not)",
        ],
    ),
    (
        "lifespan L { from startup; until after 30 discard; max_open 1; }",
        &[
            "7:40: `30` has no unit; write `30s` or `30ms`, for example; the units are `ns`, `us`, `ms`, `s`, `min` and `h`",
        ],
    ),
    (
        "lifespan L { from startup; until after 30 s discard; max_open 1; }",
        &["7:40: write `30s` without the space"],
    ),
    (
        "lifespan L { from startup; until after discard; max_open 1; }",
        &[
            "7:40: expected a duration after `until after`, found `discard`; write a number and a unit without a space: `30s`, `1.5ms`; the units are `ns`, `us`, `ms`, `s`, `min` and `h`",
        ],
    ),
    (
        "lifespan L { from startup; until after 0s discard; max_open 1; }",
        &["7:40: `0s` is no time at all; a duration is at least one tick"],
    ),
    (
        "lifespan L { from startup; until after 1.5us discard; max_open 1; }",
        &[
            "7:40: `1.5us` is no multiple of the resolution, 1us; round it, or write a finer `resolution`",
        ],
    ),
    (
        "lifespan L { from startup; until after 600000000000h discard; max_open 1; }",
        &["7:40: `600000000000h` has more ticks than fit u64"],
    ),
    (
        "lifespan L { from startup; until first after 3s discard; max_open 1; }",
        &["7:34: `until after` ends each instance at its own time; leave the quantifier out"],
    ),
    (
        "lifespan L { from startup; until after 3s all_keys discard; max_open 1; }",
        &["7:43: `all_keys` speaks of an event; `until after` ends each instance at its own time"],
    ),
    (
        "lifespan L { from startup; until after 3s if x > 1 discard; max_open 1; }",
        &["7:43: `if` speaks of an event; `until after` ends each instance at its own time"],
    ),
    (
        "lifespan L { from startup; until after 3s stop; max_open 1; }",
        &[
            "7:43: `stop` is no word of `until after`; the words of `until after` are `terminate` and `discard`",
        ],
    ),
    (
        "lifespan L { from startup; until after 3s discard terminate; max_open 1; }",
        &["7:51: an instance ends in one way; write `terminate` or `discard`"],
    ),
    (
        "lifespan L { from E; until after 3s, discard; max_open 1; }",
        &["7:36: the words of `until after` stand side by side, without `,`"],
    ),
    (
        "lifespan L { from E including if x > 1; from F if n == 1 including; until first F if b discard; until F if n > 1 all_keys terminate; key x; max_open 3 }",
        &[
            "7:86: `b` is no attribute of `F`; the attributes of `F` are `x`, `n` and `type`",
            "7:150: missing `;` after this",
        ],
    ),
    (
        "lifespan L { from E; until within 3s terminate; max_open 1; }",
        &[
            "7:28: `within` is no word of `until`; a time stands behind `after` or `at`: `until after 30s`",
        ],
    ),
    (
        "lifespan L { from E; until within 3s; max_open 1; }",
        &[
            "7:28: `within` is no word of `until`; a time stands behind `after` or `at`: `until after 30s`",
        ],
    ),
    (
        "lifespan L { from E; until last in 3s terminate; max_open 1; }",
        &[
            "7:33: `in` is no word of `until`; a time stands behind `after` or `at`: `until after 30s`",
        ],
    ),
    (
        "lifespan L { from E; until absent F terminate; max_open 1; }",
        &[
            "7:28: `until absent` is not supported yet in this version; end at an event, as in `until E discard`, or write `until after 30s discard`",
        ],
    ),
    (
        "lifespan L { from E; until not F terminate; max_open 1; }",
        &[
            "7:28: `until not` is not supported yet in this version; end at an event, as in `until E discard`, or write `until after 30s discard`",
        ],
    ),
    (
        "lifespan L { from E; until no F terminate; max_open 1; }",
        &[
            "7:28: `until no` is not supported yet in this version; end at an event, as in `until E discard`, or write `until after 30s discard`",
        ],
    ),
    (
        "lifespan L { from E; until first absent F; max_open 1; }",
        &[
            "7:34: `until absent` is not supported yet in this version; end at an event, as in `until E discard`, or write `until after 30s discard`",
        ],
    ),
    (
        "lifespan L { from E; until event F terminate; max_open 1; }",
        &["7:28: `until` takes the name alone; leave `event` out"],
    ),
    (
        "lifespan L { from E; until each situation f; max_open 1; }",
        &["7:33: `until` takes the name alone; leave `situation` out"],
    ),
    (
        "lifespan L { from E; until after 3s terminate or discard; max_open 1; }",
        &["7:50: an instance ends in one way; write `terminate` or `discard`"],
    ),
    (
        "lifespan L { from E; until F discard or terminate; max_open 1; }",
        &["7:41: an instance ends in one way; write `terminate` or `discard`"],
    ),
    (
        "lifespan L { from E; until F terminate, discard; max_open 1; }",
        &["7:41: an instance ends in one way; write `terminate` or `discard`"],
    ),
    (
        "lifespan L { from E; until F discard | terminate; max_open 1; }",
        &["7:40: an instance ends in one way; write `terminate` or `discard`"],
    ),
    (
        "lifespan L { from E; until F.x > 3 discard; max_open 1; }",
        &[
            "7:28: `until` names an event, and its condition stands behind `if`; write `until F if x ..`",
        ],
    ),
    (
        "lifespan L { from E; until last F.n > 3 all_keys discard; max_open 1; }",
        &[
            "7:33: `until` names an event, and its condition stands behind `if`; write `until F if n ..`",
        ],
    ),
];
