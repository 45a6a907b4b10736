//! `atleast` within a window: only what is not too old counts, and what fired is
//! used up.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8, w: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Three: atleast 3 in Watch {
            operand a: A, max 4;
            within 10us;
            emit { n: count() }
        }
        situation Load: atleast 10 in Watch {
            operand a: A if x > 0, weight w, max 3;
            within 10us;
            emit { n: count() }
        }
        situation Twice: atleast 5 in Watch {
            operand a: A, weight 2, max 2, on_full drop_oldest;
            within 10us;
            once;
            emit { n: count() }
        }
    }
    scripts {
        "
        0 A 0 1
        5 A 0 1
        # The window is inclusive: 10 - 0.
        10 A 0 1      => Three 3; Twice 6
        11 A 0 1
        12 A 0 1
        22 A 0 1
        # 11 is too old, 12 is not.
        22 A 0 1      => Three 3
        ",
        "
        0 A 1 4
        0 A 1 0
        0 A 1 0       => Three 3; Twice 6
        # The list of `Load` is full; an event that completes needs no room.
        1 A 1 5       => overflow Load.a reject
        2 A 1 6       => ~Load 10
        # The loss was at 1: live up to 11, and 21 - 10 is not beyond that.
        11 A 1 10     => Three 3; ~Load 10
        21 A 1 10     => ~Load 10
        22 A 1 10     => Load 10
        ",
        "
        0 A 1 9
        11 A 1 1
        21 A 1 9      => Load 10
        22 A 1 3
        40 advance
        40 A 1 9
        ",
    }
    reaches {
        // detects, event consumed; detects, ends the instance
        "! A Three Twice
        0 A 0 1
        0 A 1 0
        0 A 1 4294967295",
        // stored
        "! A Three Twice
        0 A 0 1
        0 A 2 1
        11 A 0 0",
        // detects, event consumed
        "! A Load
        1 A 1 2
        1 A 2 2
        1 A 255 1
        12 A 1 4294967295",
        // list full: reject
        "! A Load
        0 A 1 0
        1 A 255 2
        1 A 1 0
        2 A 1 0",
        // stored
        "! A Load
        0 A 2 0
        0 A 1 1
        1 A 2 2
        12 A 1 1",
    }
}
