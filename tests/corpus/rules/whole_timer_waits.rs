//! `after` in instances that an interval ends a tick, or two, behind the delay: who makes
//! the later ticks of a sweep has opened later, and what ended with a timer that was still to
//! come has made a tick all the same. Every path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u8 }
        event A { k: u8, x: u8 }

        lifespan Brief { from Open; until after 5us discard; key k; max_open 4; }
        lifespan Two { from Open; until after 5us discard; max_open 3; }

        situation One: after 4us in Brief {
            operand a: first A;
            emit { x: a.x }
        }
        situation Each: after 4us in Brief {
            operand a: each A, max 2;
            emit { x: a.x }
        }
        situation Any: after 3us in Two {
            operand a: each A, max 3;
            emit { x: a.x }
        }
        situation Newest: after 4us in Two {
            operand a: last A;
            emit { x: a.x }
        }
    }
    scripts {
        "
        5 Open 0
        # Over at 10 and 11, when Brief 1 and Two 2 have ended.
        7 A 0 1
        8 Open 1
        8 A 1 2
        9 Open 2
        9 A 2 3
        10 Open 3
        10 A 3 4
        # Brief 3 and Two 4 end at 13, Brief 5 and Two 6 at 14.
        100 advance    => at 11 Any@4 2; at 12 One@3 2; at 12 Each@3 2; at 12 Any@4 3; at 12 Any@6 3; at 13 One@5 3; at 13 Each@5 3; at 13 Any@6 4; at 13 Any@8 4; at 14 One@7 4; at 14 Each@7 4; at 14 Newest@8 4
        ",
        "
        8 Open 1
        8 A 1 2
        # For Each it is over at 13, when Brief 1 has just ended.
        9 A 1 3
        10 Open 2
        10 Open 3
        10 A 2 4
        100 advance    => at 11 Any@2 2; at 12 One@1 2; at 12 Each@1 2; at 12 Any@2 3; at 13 Any@4 4; at 13 Any@6 4; at 14 One@3 4; at 14 Each@3 4; at 14 Newest@4 4; at 14 Newest@6 4
        ",
    }
    reaches {
        // opens
        "! Open Brief Two
        4 Open 1",
        // full: reject
        "! Open Brief Two
        0 Open 0
        0 Open 0
        4 Open 0
        4 Open 0
        4 Open 0",
        // stored; key probed
        "! A One Each Any Newest Brief
        0 Open 0
        0 Open 0
        1 Open 0
        1 Open 0
        1 A 0 0",
        // list full: reject
        "! A Each Any
        0 Open 0
        0 Open 0
        1 Open 0
        1 Open 0
        1 A 0 0
        1 A 0 0
        1 A 0 0
        1 A 0 0",
        // fires; timers; all timers
        "! advance Newest Brief Two engine
        3 Open 2
        7 A 2 2
        9 Open 2
        9 Open 1
        9 Open 1
        9 A 2 1
        9 Open 1
        15 advance",
        // fires
        "! advance Any
        2 Open 0
        6 A 0 0
        7 Open 0
        7 Open 0
        7 Open 0
        7 A 0 0
        8 A 0 0
        8 A 0 0
        13 advance",
        // fires, all behind the tick of one that has ended
        "! advance One
        5 Open 0
        7 A 0 0
        8 Open 1
        8 A 1 0
        9 Open 2
        9 A 2 0
        10 Open 3
        10 A 3 0
        10 Open 4
        10 A 4 0
        100 advance",
        "! advance Each
        5 Open 0
        7 A 0 0
        8 Open 1
        8 A 1 0
        8 A 1 0
        9 Open 2
        9 A 2 0
        9 A 2 0
        10 Open 3
        10 A 3 0
        10 A 3 0
        10 Open 4
        10 A 4 0
        10 A 4 0
        100 advance",
        // fires, but one that ends before
        "! advance Each
        5 Open 0
        7 A 0 0
        8 Open 1
        8 A 1 0
        9 A 1 0
        10 Open 2
        10 A 2 0
        10 A 2 0
        10 Open 3
        10 A 3 0
        10 A 3 0
        10 Open 4
        10 A 4 0
        10 A 4 0
        100 advance",
    }
}
