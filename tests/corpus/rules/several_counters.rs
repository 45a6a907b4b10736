//! Counters of several operands: an event counts once, by the first that it passes;
//! each has a list of its own, and a run goes over all of them, by time.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8, w: u8 }
        event B { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Sums: atleast 6 in Watch {
            operand big: A if x > 5, weight 3;
            operand any: A if 9 / x > 0, weight w, override if w == 1;
            operand b: B, override if x == 0;
            emit { n: count() }
        }
        situation Newest: atleast 4 in Watch {
            operand big: last A if x > 5, weight 3, max 2;
            operand any: last A, weight w, max 2, on_full drop_oldest;
            operand b: last B, override if x == 0, max 3;
            within 20us;
            emit { n: count() }
        }
        situation Oldest: atleast 4 in Watch {
            operand a: first A, weight w, max 3;
            operand b: first B, retain, max 2, on_full freeze;
            emit { n: count() }
        }
        situation Both: atleast 3 in Watch {
            operand a: A, retain if x > 5, max 3, on_full drop_oldest;
            operand b: B if 9 / x > 0, retain if 6 / x > 1, max 2;
            within 20us;
            emit { n: count() }
        }
    }
    scripts {
        "
        # Greater than 5: by `big`, and by that alone.
        0 A 6 1
        0 A 9 1       => Sums 6; Newest 6
        # Both of `a` and the event stay in `Both`, and count again.
        0 B 1         => Both 3
        0 B 2         => Oldest 4; Both 4
        # Neither `Newest`, of which 6 and 9 are used, nor `Oldest` reaches 4.
        0 A 1 1       => Both 5
        ",
        "
        0 B 1
        0 B 1
        0 B 0         => overflow Oldest.b freeze; fault Both threshold
        0 A 0 2       => fault Sums threshold; Both 3
        # 3, then 2, reach 4: the B, which restarted `b`, is not used.
        0 A 6 4       => Newest 6; Both 3
        # Not greater than 5: by `any`, and it restarts that.
        0 A 5 1       => Both 4
        lost Oldest 4
        ",
    }
    reaches {
        // detects
        "! B Sums
        10 A 1 2
        10 A 255 1
        31 B 1",
    }
}
