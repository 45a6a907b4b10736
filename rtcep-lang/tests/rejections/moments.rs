//! `from at` and `until at`.

use super::Row;

/// As one more item, from line 6 on.
pub(crate) const MOMENT: &[Row] = &[
    (
        "lifespan L { from at 0s; max_open 1; }",
        &["6:22: `0s` after startup is startup; write `from startup`"],
    ),
    (
        "lifespan L { from at 500ns; max_open 1; }",
        &[
            "6:22: `500ns` is no multiple of the resolution, 1us; round it, or write a finer `resolution`",
        ],
    ),
    (
        "lifespan L { from at 10000000000000h; max_open 1; }",
        &["6:22: `10000000000000h` has more ticks than fit u64"],
    ),
    (
        "lifespan L { from at 5; max_open 1; }",
        &[
            "6:22: `5` has no unit; write `5s` or `5ms`, for example; the units are `ns`, `us`, `ms`, `s`, `min` and `h`",
        ],
    ),
    (
        "lifespan L { from at; max_open 1; }",
        &["6:19: a time stands behind `at`, as in `from at 5s`"],
    ),
    (
        "lifespan L { from at startup; max_open 1; }",
        &[
            "6:22: expected a time after `from at`: so long after startup, as in `5s`, or an instant, as in `\"2018-08-02T08:34:47Z\"`, found `startup`",
        ],
    ),
    (
        "lifespan L { from at 5s if x > 1; max_open 1; }",
        &["6:25: a time is no event and takes no `if`; remove it"],
    ),
    (
        "lifespan L { from at 5s including; max_open 1; }",
        &["6:25: a time is no event and takes no `including`; remove it"],
    ),
    (
        "lifespan L { from at 5s terminate; max_open 1; }",
        &["6:25: unexpected `terminate`; the clause ends before it, with `;`"],
    ),
    (
        "lifespan L { from first at 5s; max_open 1; }",
        &["6:19: `from` takes every event that its `if` lets pass; leave `first` out"],
    ),
    (
        "lifespan L { from 5s; max_open 1; }",
        &["6:19: `5s`: a time stands behind `at`, as in `from at 5s`, counted from startup"],
    ),
    (
        "lifespan L { from \"2018-08-02T08:34:47Z\"; max_open 1; }",
        &[
            "6:19: `\"2018-08-02T08:34:47Z\"`: a time stands behind `at`, as in `from at 5s`, counted from startup",
        ],
    ),
    (
        "lifespan L { from after 5s; max_open 1; }",
        &["6:19: `5s`: a time stands behind `at`, as in `from at 5s`, counted from startup"],
    ),
    (
        "lifespan L { from every 5s; max_open 1; }",
        &["6:19: `5s`: a time stands behind `at`, as in `from at 5s`, counted from startup"],
    ),
    (
        "lifespan L { from at 5s, at 6s; max_open 1; }",
        &["6:24: `from at` names one time; write another `from at` for the next"],
    ),
    (
        "lifespan L { from startup; until at 5s; max_open 1; }",
        &[
            "6:28: this `until` does not say how the instance ends; write `terminate` behind it (its deferred situations compose) or `discard` (they do not)",
        ],
    ),
    (
        "lifespan L { from startup; until at terminate; max_open 1; }",
        &["6:34: a time stands behind `at`, as in `until at 30s discard`"],
    ),
    (
        "lifespan L { from startup; until first at 5s terminate; max_open 1; }",
        &["6:34: `until at` ends every instance that is open then; leave the quantifier out"],
    ),
    (
        "lifespan L { from startup; until at 5s all_keys terminate; max_open 1; }",
        &["6:40: `all_keys` speaks of an event; `until at` ends every instance that is open then"],
    ),
    (
        "lifespan L { from startup; until at 5s if x > 1 terminate; max_open 1; }",
        &["6:40: `if` speaks of an event; `until at` ends every instance that is open then"],
    ),
    (
        "lifespan L { from startup; until at 0s terminate; max_open 1; }",
        &["6:37: `0s` is no time at all; a duration is at least one tick"],
    ),
    (
        "lifespan L { from startup; until at \"2018-08-02T08:34:47Z\" terminate; max_open 1; }",
        &[
            "6:37: `2018-08-02T08:34:47Z`: which tick this is depends on the instant of tick 0; write `epoch \"2026-01-01T00:00:00Z\";`, or a time since startup, as in `at 5s`",
        ],
    ),
    (
        "lifespan L { from startup; until 5s terminate; max_open 1; }",
        &[
            "6:34: `5s`: a time stands behind `after`, counted from the opening, or behind `at`: `until after 30s`, `until at 30s`",
        ],
    ),
    (
        "lifespan L { from startup; until \"2018-08-02T08:34:47Z\" terminate; max_open 1; }",
        &[
            "6:34: `\"2018-08-02T08:34:47Z\"`: a time stands behind `after`, counted from the opening, or behind `at`: `until after 30s`, `until at 30s`",
        ],
    ),
    (
        "lifespan L { from startup; until at 5s discard, at 6s discard; max_open 1; }",
        &["6:47: `until at` names one time; write another `until at` for the next"],
    ),
    (
        "lifespan L { from startup; at 5s; max_open 1; }",
        &["6:28: `at` is no clause of a lifespan; write `from at 5s;` or `until at 30s discard;`"],
    ),
    (
        "lifespan L { from startup; until every 5s terminate; max_open 1; }",
        &[
            "6:34: `every` is no word of `until`; a time stands behind `after` or `at`: `until after 30s`",
        ],
    ),
    (
        "lifespan L { from startup; from E; until after \"2018-08-02T08:34:47Z\" terminate; max_open 1; }",
        &[
            "6:48: expected a duration after `until after`, found `\"2018-08-02T08:34:47Z\"`; write a number and a unit without a space: `30s`, `1.5ms`; the units are `ns`, `us`, `ms`, `s`, `min` and `h`",
        ],
    ),
];
