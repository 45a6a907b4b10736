//! `crosses up` and `down` with and without hysteresis: the first value only sets the
//! state, equality is above, and a faulting `of` leaves the state.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: i32 }
        lifespan Watch { from startup; max_open 1; }

        situation Up: crosses up 10 hysteresis 3 of sum(x) in Watch {
            operand a: A;
            emit { s: sum(x), n: count() }
        }
        situation Down: crosses down 10 hysteresis 3 of sum(x) in Watch {
            operand a: A;
            emit { s: sum(x), n: count() }
        }
        situation Ratio: crosses up 3 of 12 / sum(x) in Watch {
            operand a: A;
            emit { n: count() }
        }
    }
    scripts {
        "
        0 A 10
        1 A -1    => Down 9 2
        2 A 2
        3 A 1
        # 13 is above again, and 10 is not below.
        4 A 1
        5 A -3
        6 A -1    => Down 9 7
        # 7 is not less than 7: Up falls back at 6.
        7 A -2
        8 A -1
        9 A 3
        10 A 1    => Up 10 11
        ",
        "
        # 12 / 4 is 3: above, which is the first and no crossing.
        0 A 4
        1 A -4    => fault Ratio of
        2 A 6
        3 A -3    => Ratio 4
        4 A 8     => Up 11 5
        ",
        "
        # The state that a fault leaves is above.
        0 A 3
        1 A -3    => fault Ratio of
        2 A 4
        3 advance
        3 A 6     => Up 10 4
        ",
    }
}
