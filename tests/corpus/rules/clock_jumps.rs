//! Jumps of the clock by an hour, a year, and to its end: one call, whose sweep is
//! counted, whatever the rules wait for.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1s;
        event A { x: u32 }

        lifespan Hourly { from at 1h; from at 2h; from at 8760h; until after 30min terminate; max_open 1; }
        lifespan Follow { from Empty; until after 1h terminate; until at 8761h discard; max_open 2; }

        situation Empty: not in Hourly {
            operand a: A;
            detect deferred;
            emit { n: 1 }
        }
        situation Still: not in Follow {
            operand a: A;
            detect deferred;
            emit { n: 2 }
        }
    }
    scripts {
        "
        0 advance
        due 3_600
        # An hour, to the tick: Hourly 1 opens.
        3_600 advance
        due 5_400
        # A year: Empty at 1:30 opens Follow 2, which ends at 2:30, as Hourly 3 does,
        # whose Empty opens Follow 4.
        31_536_000 advance => at 5_400 Empty@1 1; at 9_000 Empty@3 1; at 9_000 Still@2 2; at 12_600 Still@4 2
        due 31_537_800
        # Hourly 5 ends half an hour later; Follow 6 is discarded at 8761 h.
        max A 1        => at 31_537_800 Empty@5 1
        due never
        ",
        "
        # All of it in one call, from startup to the end.
        0 advance
        max advance    => at 5_400 Empty@1 1; at 9_000 Empty@3 1; at 9_000 Still@2 2; at 12_600 Still@4 2; at 31_537_800 Empty@5 1
        due never
        ",
        "
        # Events in between: nothing is empty.
        7 advance
        3_607 A 1
        7_206 advance
        7_207 A 2
        9_007 advance
        max advance    => at 31_537_807 Empty@3 1
        ",
    }
    reaches {
        // all of the three moments, and what they compose
        "! advance Hourly Empty
        0 advance
        max advance",
    }
}
