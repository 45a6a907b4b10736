//! `report` of the last N: `max N, on_full drop_oldest` without a window. An eviction
//! is told and is a loss there as everywhere.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Close: report in Watch {
            operand a: A, max 3, on_full drop_oldest;
            when max(x) - min(x) <= 2 && count() == 3;
            emit { s: sum(x), lo: min(x), hi: max(x) }
        }
        situation Anew: report in Watch {
            operand a: A, override if x == 0, max 2, on_full drop_oldest;
            emit { n: count(), s: sum(x) }
        }
    }
    scripts {
        "
        0 A 5     => Anew 1 5
        1 A 9     => Anew 2 14
        # 9 - 5 is more than 2.
        2 A 7     => ~Anew 2 16; overflow Anew.a drop_oldest
        3 A 8     => ~Close 24 7 9; overflow Close.a drop_oldest; ~Anew 2 15; overflow Anew.a drop_oldest
        4 A 6     => ~Close 21 6 8; overflow Close.a drop_oldest; ~Anew 2 14; overflow Anew.a drop_oldest
        5 A 9     => overflow Close.a drop_oldest; ~Anew 2 15; overflow Anew.a drop_oldest
        # `override` makes room first.
        6 A 0     => overflow Close.a drop_oldest; ~Anew 1 0
        lost Close 4
        lost Anew 4
        ",
        "
        0 A 0     => Anew 1 0
        0 A 2     => Anew 2 2
        # Exactly three, exactly 2 apart, and nothing lost yet.
        0 A 1     => Close 3 0 2; ~Anew 2 3; overflow Anew.a drop_oldest
        ",
        "
        0 A 0     => Anew 1 0
        0 A 0     => Anew 1 0
        0 A 0     => Close 0 0 0; Anew 1 0
        lost Anew 0
        ",
    }
}
