//! Instants: `epoch`, and literals where it matters.

use super::Row;

/// As one more item, from line 6 on.
pub(crate) const INSTANT: &[Row] = &[
    (
        "epoch \"2018-08-02T08:34:47\";",
        &[
            "6:7: `2018-08-02T08:34:47` does not say in which time zone; write `2018-08-02T08:34:47Z` for UTC, or an offset as in `2018-08-02T08:34:47+02:00`",
        ],
    ),
    (
        "epoch \"2018-08-02\";",
        &[
            "6:7: `2018-08-02` is a date without a time; write date, time and zone as RFC 3339 does: `\"2018-08-02T08:34:47Z\"`",
        ],
    ),
    (
        "epoch \"2018-08-02 08:34:47Z\";",
        &[
            "6:7: `2018-08-02 08:34:47Z`: a `T` stands between date and time; write date, time and zone as RFC 3339 does: `\"2018-08-02T08:34:47Z\"`",
        ],
    ),
    (
        "epoch \"2018-13-02T08:34:47Z\";",
        &[
            "6:7: `2018-13-02T08:34:47Z`: there is no such instant in the years 0 to 9999; write date, time and zone as RFC 3339 does: `\"2018-08-02T08:34:47Z\"`",
        ],
    ),
    (
        "epoch \"2018-08-02T25:34:47Z\";",
        &[
            "6:7: `2018-08-02T25:34:47Z`: there is no such instant in the years 0 to 9999; write date, time and zone as RFC 3339 does: `\"2018-08-02T08:34:47Z\"`",
        ],
    ),
    (
        "epoch \"2016-12-31T23:59:60Z\";",
        &[
            "6:7: `2016-12-31T23:59:60Z` is a leap second, which no clock of ticks has; write the second before it, or the one after",
        ],
    ),
    (
        "epoch \"2018-08-02T08:34:47.1234567890Z\";",
        &[
            "6:7: `2018-08-02T08:34:47.1234567890Z`: an instant has nanoseconds at most; write date, time and zone as RFC 3339 does: `\"2018-08-02T08:34:47Z\"`",
        ],
    ),
    (
        "epoch \"2018-08-02T08:34:47.Z\";",
        &[
            "6:7: `2018-08-02T08:34:47.Z`: digits stand behind the point; write date, time and zone as RFC 3339 does: `\"2018-08-02T08:34:47Z\"`",
        ],
    ),
    (
        "epoch \"2018-08-02T08:34:47 UTC\";",
        &[
            "6:7: `2018-08-02T08:34:47 UTC`: the zone is `Z` for UTC, or an offset as in `+02:00`; write date, time and zone as RFC 3339 does: `\"2018-08-02T08:34:47Z\"`",
        ],
    ),
    (
        "epoch \"2018-08-02T08:34:47+0200\";",
        &[
            "6:7: `2018-08-02T08:34:47+0200`: the zone is `Z` for UTC, or an offset as in `+02:00`; write date, time and zone as RFC 3339 does: `\"2018-08-02T08:34:47Z\"`",
        ],
    ),
    (
        "epoch \"yesterday\";",
        &[
            "6:7: `yesterday` is no instant; write date, time and zone as RFC 3339 does: `\"2018-08-02T08:34:47Z\"`",
        ],
    ),
    (
        "epoch \"2018-08-02T08:34Z\";",
        &[
            "6:7: `2018-08-02T08:34Z` has no time as in `08:34:47`; write date, time and zone as RFC 3339 does: `\"2018-08-02T08:34:47Z\"`",
        ],
    ),
    (
        "epoch 1533198887s;",
        &[
            "6:7: expected an instant after `epoch`, as in `\"2018-08-02T08:34:47Z\"`, found `1533198887s`",
        ],
    ),
    (
        "epoch 2018-08-02T08:34:47Z;",
        &["6:7: expected an instant after `epoch`, as in `\"2018-08-02T08:34:47Z\"`, found `2018`"],
    ),
    (
        "epoch;",
        &["6:6: expected an instant after `epoch`, as in `\"2018-08-02T08:34:47Z\"`, found `;`"],
    ),
    (
        "epoch \"2018-08-02T08:34:47Z\"\nevent G { x: u32 }",
        &["6:7: missing `;` after this"],
    ),
    (
        "epoch \"2018-08-02T08:34:47Z\";\nepoch \"2018-08-02T08:34:48Z\";",
        &["7:7: `epoch` is already said on line 6"],
    ),
    (
        "/// When the radar was switched on.\nepoch \"2018-08-02T08:34:47Z\";",
        &["6:1: write `//` here: `epoch` has no documentation"],
    ),
    (
        "epohc \"2018-08-02T08:34:47Z\";",
        &["6:1: `epohc` is no item; did you mean `epoch`?"],
    ),
    (
        "epoch = \"2018-08-02T08:34:47Z\";",
        &["6:7: expected an instant after `epoch`, as in `\"2018-08-02T08:34:47Z\"`, found `=`"],
    ),
    (
        "epoch \"9999-12-31T23:59:59Z\";",
        &[
            "6:7: `9999-12-31T23:59:59Z`: there is no such instant in the years 0 to 9999; write date, time and zone as RFC 3339 does: `\"2018-08-02T08:34:47Z\"`",
        ],
    ),
    (
        "epoch \"0000-01-01T00:00:00+05:00\";",
        &[
            "6:7: `0000-01-01T00:00:00+05:00`: there is no such instant in the years 0 to 9999; write date, time and zone as RFC 3339 does: `\"2018-08-02T08:34:47Z\"`",
        ],
    ),
    (
        "epoch b\"2018-08-02T08:34:47Z\";",
        &[
            "6:7: expected an instant after `epoch`, as in `\"2018-08-02T08:34:47Z\"`, found `b\"2018-08-02T08:34:47Z\"`",
        ],
    ),
    (
        "situation S: at \"2018-08-02T08:34:47Z\" in W {}",
        &[
            "6:17: `2018-08-02T08:34:47Z`: which tick this is depends on the instant of tick 0; write `epoch \"2026-01-01T00:00:00Z\";`, or a time since startup, as in `at 5s`",
        ],
    ),
    (
        "epoch \"2018-08-02T08:34:47Z\";\nsituation S: at \"2018-08-02T08:34:46Z\" in W {}",
        &[
            "7:17: `2018-08-02T08:34:46Z` is before the epoch, 2018-08-02T08:34:47Z, which is tick 0: it never comes",
        ],
    ),
    (
        "epoch \"2018-08-02T08:34:47Z\";\nsituation S: at \"2018-08-02T08:34:47.0000005Z\" in W {}",
        &[
            "7:17: `2018-08-02T08:34:47.0000005Z` is no whole number of ticks after the epoch, 2018-08-02T08:34:47Z, and a tick is 1us; round it, or write a finer `resolution`",
        ],
    ),
    (
        "epoch \"tomorrow\";\nsituation S: at \"2018-08-02T08:34:46Z\" in W {}",
        &[
            "6:7: `tomorrow` is no instant; write date, time and zone as RFC 3339 does: `\"2018-08-02T08:34:47Z\"`",
        ],
    ),
];
