//! All that can fault in a `report`: every path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u8 }
        event A { k: u8, x: i64 }
        event Close { k: u8 }

        lifespan Run {
            from Open;
            until Close terminate;
            key k;
            max_open 3, per_key 2, on_full reject;
        }
        situation Now: report in Run {
            operand a: A if 6 / x < 9, override if 4 / (x - 1) == 1;
            when 6 / sum(x) > 0;
            emit { q: 10 / (sum(x) - 4), s: sum(x * x) }
        }
        situation End: report in Run {
            operand a: A;
            when 6 / sum(x) < 7;
            detect deferred;
            emit { q: 10 / (sum(x) - 4) }
        }
    }
    scripts {
        "
        0 Open 1
        1 A 1 0   => fault Now threshold
        # -1, and then 4 / 0, which overrides nothing: 6 / (-1 + 1).
        2 A 1 -1
        3 A 1 1   => fault Now override; fault Now when
        # 0 + 4: 10 / 0. And End sees the same.
        4 A 1 4   => fault Now emit
        5 Close 1 => fault End emit
        ",
        "
        0 Open 1
        # Its square does not fit: not admitted, so that 5 is all there is.
        1 A 1 4294967296 => fault Now aggregate
        # 4 / 4 is 1: anew.
        2 A 1 5   => Now@1 10 25
        3 A 1 1   => fault Now override; Now@1 5 26
        # End sums 2^32 + 6.
        4 Close 1 => End@1 0
        5 Open 1
        6 Close 1 => fault End when
        ",
    }
    reaches {
        // opens
        "! Open Run
        2 Open 1",
        // full: reject
        "! Open Run
        1 Open 0
        1 Open 0
        1 Open 0",
        // detects, emission faults; ; key probed
        "! A Now End Run
        0 Open 2
        0 Open 2
        0 A 2 2
        0 A 2 1
        1 A 2 1",
        // detects, emission faults; instances end
        "! Close End Run
        2 Open 2
        2 Open 2
        2 A 2 2
        3 A 2 2
        3 Close 2",
    }
}
