//! What stands in front of an engine.

use super::Row;

/// As one more item, from line 6 on.
pub(crate) const ADAPTER: &[Row] = &[
    (
        "reorder within 50ms, max 64;\nmerge radar, Sonar, r#type, max 16;",
        &["accepted"],
    ),
    (
        "merge max 1, radar, radar_1;\nreorder max 16777216, within 1us;",
        &["accepted"],
    ),
    (
        "reorder;",
        &["6:8: expected `within` and a time, as in `reorder within 50ms, max 64;`, found `;`"],
    ),
    (
        "reorder within 50ms;",
        &[
            "6:1: events wait without a limit; write `max` and a number, as in `reorder within 50ms, max 64;`",
        ],
    ),
    (
        "reorder max 64;",
        &[
            "6:1: `reorder` needs the time by which an event may come late, as in `reorder within 50ms, max 64;`",
        ],
    ),
    (
        "reorder within 50ms, max 0;",
        &["6:22: `max 0`: no event could ever wait; write `max 1` or more"],
    ),
    (
        "reorder within 50ms, max 16777217;",
        &["6:22: `max 16777217`: at most 16777216 events wait; lower it"],
    ),
    (
        "reorder within 50ms, max 5000000000;",
        &["6:26: this number does not fit u32, which `max` takes"],
    ),
    (
        "reorder within 0s, max 4;",
        &["6:16: `0s` is no time at all; a duration is at least one tick"],
    ),
    (
        "reorder within 1ns, max 4;",
        &[
            "6:16: `1ns` is no multiple of the resolution, 1us; round it, or write a finer `resolution`",
        ],
    ),
    (
        "reorder within 5, max 4;",
        &[
            "6:16: `5` has no unit; write `5s` or `5ms`, for example; the units are `ns`, `us`, `ms`, `s`, `min` and `h`",
        ],
    ),
    (
        "reorder 50ms, max 4;",
        &["6:9: expected `within` and a time, as in `reorder within 50ms, max 64;`, found `50ms`"],
    ),
    (
        "reorder within 5ms max 4;",
        &["6:20: missing `,` before `max`"],
    ),
    (
        "reorder within 5ms, max 4,;",
        &["6:26: `reorder` ends with `;`, not `,`"],
    ),
    (
        "reorder within 5ms, max 4",
        &["6:25: missing `;` after this"],
    ),
    (
        "reorder within 5ms, max 4, max 5;",
        &["6:28: `max` is already said on line 6"],
    ),
    (
        "reorder max 4, within 5ms, within 5ms;",
        &["6:28: `within` is already said on line 6"],
    ),
    (
        "reorder within 5ms, max 4, on_full reject;",
        &[
            "6:28: `on_full` is no word behind `reorder`; the words behind `reorder` are `within` and `max`",
        ],
    ),
    (
        "reorder late 5ms, max 4;",
        &[
            "6:9: `late` is no word behind `reorder`; the words behind `reorder` are `within` and `max`",
        ],
    ),
    (
        "reorder within 5ms, max 4 { }",
        &["6:27: expected `;`, found `{`"],
    ),
    (
        "reorder within 5ms, max 4;\nreorder within 6ms, max 4;",
        &["7:1: `reorder` is already said on line 6"],
    ),
    (
        "/// Late ones.\nreorder within 5ms, max 4;",
        &["6:1: write `//` here: `reorder` has no documentation"],
    ),
    (
        "merge;",
        &["6:6: expected the name of a source, as in `merge radar, sonar, max 16;`, found `;`"],
    ),
    (
        "merge max 16;",
        &["6:1: `merge` names no source; write `merge radar, sonar, max 16;`"],
    ),
    (
        "merge radar, max 16;",
        &["6:7: one source alone is in order already; name another one, or remove `merge`"],
    ),
    (
        "merge radar, sonar;",
        &[
            "6:1: events wait without a limit; write `max` and a number, as in `merge radar, sonar, max 16;`",
        ],
    ),
    (
        "merge radar, sonar, max 0;",
        &["6:21: `max 0`: no event could ever wait; write `max 1` or more"],
    ),
    (
        "merge radar, sonar, max 16777217;",
        &["6:21: `max 16777217`: at most 16777216 events wait; lower it"],
    ),
    (
        "merge radar, sonar, max;",
        &["6:24: expected a number after `max`, such as `max 10`, found `;`"],
    ),
    (
        "merge radar sonar, max 16;",
        &["6:13: missing `,` before `sonar`"],
    ),
    (
        "merge radar, sonar, max 16,;",
        &["6:27: `merge` ends with `;`, not `,`"],
    ),
    (
        "merge radar, sonar, max 16, max 17;",
        &["6:29: `max` is already said on line 6"],
    ),
    (
        "merge radar, sonar, within 5ms, max 16;",
        &[
            "6:21: `within` is no word behind `merge`; of the words behind `merge` there is only `max`",
        ],
    ),
    (
        "merge radar, sonar, max 16, on_full reject;",
        &[
            "6:29: `on_full` is no word behind `merge`; of the words behind `merge` there is only `max`",
        ],
    ),
    (
        "merge radar, sonar, room 16;",
        &[
            "6:21: `room` is no word behind `merge`; of the words behind `merge` there is only `max`",
        ],
    ),
    (
        "merge { radar, sonar }",
        &["6:7: expected the name of a source, as in `merge radar, sonar, max 16;`, found `{`"],
    ),
    (
        "merge \"radar\", sonar;",
        &[
            "6:7: expected the name of a source, as in `merge radar, sonar, max 16;`, found `\"radar\"`",
        ],
    ),
    (
        "merge radar, sonar, radar, max 16;",
        &["6:21: second source with the name `radar`, the first is on line 6; choose another name"],
    ),
    (
        "merge radar_1, radar1, max 16;",
        &[
            "6:16: the sources `radar_1` and `radar1` are both `Radar1` in generated code; choose another name",
        ],
    ),
    (
        "merge _1, self_, max 16;",
        &[
            "6:7: the source `_1` would be `1` in generated code, which is no name; choose another name",
            "6:11: the source `self_` would be `Self` in generated code, which is no name; choose another name",
        ],
    ),
    (
        "merge type, __x, max 16;",
        &[
            "6:7: expected the name of a source, but `type` is a word of Rust; write `r#type` or choose another name",
        ],
    ),
    (
        "merge r#type, __x, max 16;",
        &[
            "6:15: names such as `__x` that begin with `__` belong to generated code; choose another name",
        ],
    ),
    (
        "merge radar, sonar, max 16;\nmerge radar, lidar, max 16;",
        &["7:1: `merge` is already said on line 6"],
    ),
    (
        "event AReorder {}\nreorder within 5ms, max 4;",
        &[
            "6:7: event `AReorder` has the name of a type that is generated for the engine `A`; choose another name",
        ],
    ),
    (
        "event AMerge {}\nevent ASource {}\nmerge radar, sonar, max 4;",
        &[
            "6:7: event `AMerge` has the name of a type that is generated for the engine `A`; choose another name",
            "7:7: event `ASource` has the name of a type that is generated for the engine `A`; choose another name",
        ],
    ),
    (
        "event AReorder {}\nevent AMerge {}\nevent ASource {}",
        &["accepted"],
    ),
    (
        "merg radar, sonar, max 4;",
        &["6:1: `merg` is no item; did you mean `merge`?"],
    ),
    (
        "reoder within 5ms, max 4;",
        &["6:1: `reoder` is no item; did you mean `reorder`?"],
    ),
];
