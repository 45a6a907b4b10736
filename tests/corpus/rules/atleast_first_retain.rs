//! `first` with `retain`: the oldest that reach `n` are used; where they reach it
//! without the event, that is not used, and stored.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Kept: atleast 3 in Watch {
            operand a: first A, retain if x == 1, max 3, on_full drop_oldest;
            emit { n: count() }
        }
        situation Front: atleast 2 in Watch {
            operand a: first A, retain if 4 / x > 1, max 3, on_full freeze;
            within 10us;
            emit { n: count() }
        }
    }
    scripts {
        "
        0 A 2
        1 A 1        => Front 2
        # `Front` reaches 2 with the two oldest: the event is not used, and stored.
        2 A 2        => Kept 3; Front 3
        # `Kept` has 1 alone; `Front` is full, and its events needed no room.
        3 A 2        => Front 4; overflow Front.a freeze
        4 A 4        => Kept 3
        lost Front 2
        ",
        "
        0 A 1
        0 A 1        => Front 2
        0 A 1        => Kept 3; Front 3
        # `Kept` uses the three oldest and not the event, which is stored.
        0 A 2        => Kept 4; overflow Kept.a drop_oldest; Front 4; overflow Front.a freeze
        # So 2 is used now, and consumed.
        0 A 1        => ~Kept 4
        ",
        "
        0 A 0
        0 A 0        => Front 2; fault Front retain 2
        10 A 0       => Kept 3
        11 A 0       => Front 2; fault Front retain 2
        ",
    }
}
