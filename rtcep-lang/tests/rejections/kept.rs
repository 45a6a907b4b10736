//! Detections that feed something are kept: there are not too many of them.

use super::Row;

/// As more items, in line 7.
pub(crate) const KEPT: &[Row] = &[
    // Immediate: in each instance that an event meets.
    (
        "lifespan L { from E; until F discard; max_open 16; } situation S: sequence in L { operand a: each E, max 300; operand b: each E if x > 1, max 200; operand c: first F; emit { x: a.x } } situation T: all in W { operand s: first S; }",
        &[
            "7:64: one event can make 960000 detections of `S` (`a` 300 × `b` 200 × `L` 16), more than 65536, and all would be kept for `T`; lower a `max` or `max_open 16` of `L`, or write `max_combinations 960000;`",
        ],
    ),
    (
        "lifespan L { from E; until F discard; key x; max_open 500, per_key 2; } situation S: all in L { operand a: each E, max 300; operand b: each F, max 200; operand c: first F if x > 1, max 1; } situation T: all in W { operand s: first S; }",
        &[
            "7:83: one event can make 120000 detections of `S` (`a` 300 × `b` 200 × `L` 2), more than 65536, and all would be kept for `T`; lower a `max` or `per_key 2` of `L`, or write `max_combinations 120000;`",
        ],
    ),
    (
        "lifespan L { from E; until F discard; key x; max_open 500; } situation S: all in L { operand a: each E, max 300; operand c: first F, max 1; } situation T: all in W { operand s: first S; }",
        &[
            "7:72: one event can make 150000 detections of `S` (`a` 300 × `L` 500), more than 65536, and all would be kept for `T`; lower a `max` or `max_open 500` of `L`, or write `max_combinations 150000;`",
        ],
    ),
    // The smaller list is the event's.
    (
        "lifespan L { from E; until F discard; max_open 4; } situation S: all in L { operand a: each E, max 3000; operand b: each F, max 20; } situation T: all in W { operand s: first S; }",
        &["accepted"],
    ),
    (
        "lifespan L { from E; until F discard; max_open 4; } situation S: all in L { operand a: each E, max 3000; operand b: each E if x > 1, max 20; } situation T: all in W { operand s: first S; }",
        &[
            "7:63: one event can make 240000 detections of `S` (`a` 3000 × `b` 20 × `L` 4), more than 65536, and all would be kept for `T`; lower a `max` or `max_open 4` of `L`, or write `max_combinations 240000;`",
        ],
    ),
    // Deferred: in each that ends.
    (
        "lifespan L { from E; until after 5s terminate; key x; max_open 100, per_key 1; } situation S: all in L { operand a: each E, max 1000; detect deferred; } lifespan M { from S; max_open 1; }",
        &[
            "7:92: one end can make 100000 detections of `S` (`a` 1000 × `L` 100), more than 65536, and all would be kept for `M`; lower a `max` or `max_open 100` of `L`, or write `max_combinations 100000;`",
        ],
    ),
    (
        "lifespan L { from E; until F terminate; until after 5s discard; key x; max_open 100, per_key 1; } situation S: all in L { operand a: each E, max 1000; detect deferred; } lifespan M { from E; until S discard; max_open 1; }",
        &["accepted"],
    ),
    (
        "lifespan L { from E; until first F terminate; max_open 100; } situation S: all in L { operand a: each E, max 1000; detect deferred; } situation T: all in W { operand s: first S; }",
        &["accepted"],
    ),
    (
        "lifespan L { from E; until E terminate; max_open 100; } situation S: all in L { operand a: each E, max 1000; detect deferred; once; } situation T: all in W { operand s: first S; }",
        &["accepted"],
    ),
    // One instance is open at most.
    (
        "lifespan L { policy ignore; from E; until E terminate; max_open 100; } situation S: all in L { operand a: each E, max 1000; detect deferred; } situation T: all in W { operand s: first S; }",
        &["accepted"],
    ),
    // It feeds nothing.
    (
        "lifespan L { from E; until E terminate; max_open 100; } situation S: all in L { operand a: each E, max 1000; detect deferred; }",
        &["accepted"],
    ),
    // The user says so, or not enough.
    (
        "lifespan L { from E; until E terminate; max_open 100; } situation S: all in L { operand a: each E, max 1000; detect deferred; max_combinations 100_000; } situation T: all in W { operand s: first S; }",
        &["accepted"],
    ),
    (
        "lifespan L { from E; until E terminate; max_open 100; } situation S: all in L { operand a: each E, max 1000; detect deferred; max_combinations 99_999; } situation T: all in W { operand s: first S; }",
        &[
            "7:127: one end can make 100000 detections of `S` (`a` 1000 × `L` 100), more than `max_combinations 99999`, and all would be kept for `T`; raise it to 100000, or lower a `max` or `max_open 100` of `L`",
        ],
    ),
    // One error for one cause.
    (
        "lifespan L { from E; until E terminate; max_open 100; } situation S: all in L { operand a: each E, max 70_000; detect deferred; } situation T: all in W { operand s: first S; }",
        &[
            "7:67: `S` can have 70000 combinations (`a` 70000), more than 65536; lower a `max`, or write `max_combinations 70000;`",
        ],
    ),
];
