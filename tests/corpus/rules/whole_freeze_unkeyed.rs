//! A type without a key that freezes, with an interval beside a terminator:
//! every path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u8 }
        event A { x: u8 }
        event Close { x: u8 }

        lifespan Run {
            from Open including if x > 0;
            from Open;
            until last Close discard;
            until after 9us terminate;
            max_open 2, on_full freeze;
        }
        situation Late: all in Run {
            operand o: last Open, max 1;
            operand a: each A, max 1, on_full drop_oldest;
            detect deferred;
            emit { o: o.x, a: a.x }
        }
    }
    scripts {
        "
        0 Open 1
        1 A 5
        2 Open 0     => overflow Late.o reject
        3 Open 1     => overflow Late.o reject; full Run freeze
        4 Close 0
        # Room, but frozen while instance 1 is open.
        5 Open 1     => overflow Late.o reject
        lost Run 2
        9 Open 1     => ~Late@1 1 5
        10 A 6
        11 A 7       => overflow Late.a drop_oldest
        18 advance   => ~Late@3 1 7
        ",
        "
        0 Open 0
        0 Close 0
        0 Close 0
        0 Open 7
        0 Open 0     => overflow Late.o reject
        0 A 3
        9 advance    => ~Late@2 7 3
        ",
    }
    reaches {
        // stored; opens
        "! Open Late:initiate Run
        10 Open 1",
        // list full: reject; full: freeze
        "! Open Late:add Run
        0 Open 0
        0 Open 1
        0 Open 0",
        // stored
        "! Open Late:add
        0 Open 0
        0 Open 1",
        // list full: drop_oldest
        "! A Late
        1 Open 1
        1 Open 1
        1 A 1
        1 A 0",
        // instances end
        "! Close Run
        10 Open 1
        10 Close 0",
        // composes; timers
        "! advance Late Run
        0 Open 2
        0 Open 255
        7 A 255
        17 advance",
        // each end at a tick of its own
        "! advance engine
        0 Open 0
        1 Open 0
        11 advance",
    }
}
