//! Several instances without a key, ended as the first, the last or all of
//! them: every path vector of these is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u8 }
        event A { x: u8 }
        event B { x: u8 }
        event First { x: u8 }
        event Last { x: u8 }
        event Each { x: u8 }
        event Some { x: u8 }

        lifespan Run {
            from Open;
            until first First terminate;
            until last Last terminate;
            until Each if x > 0 discard;
            until first Some if x > 1 terminate;
            until last Some if x > 2 terminate;
            max_open 3;
        }
        situation Late: all in Run {
            operand a: each A, max 2, on_full drop_oldest;
            detect deferred;
            emit { x: a.x }
        }
        situation Pair: sequence in Run {
            operand a: last A, max 2;
            operand b: first B if x > 0;
            when a.x < b.x;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        0 Open 0 * 3
        0 A 1
        0 First 0   => Late@1 1
        0 Last 0    => Late@3 1
        0 Each 0
        0 Each 1
        0 Each 1
        ",
        "
        0 Open 0 * 3
        0 Open 0    => full Run reject
        0 A 1
        0 B 4       => ~Pair@1 1 4; ~Pair@2 1 4; ~Pair@3 1 4
        0 Some 1
        0 Some 3    => ~Late@1 1; ~Late@3 1
        0 Some 2    => ~Late@2 1
        ",
    }
    reaches {
        // opens
        "! Open Run
        1 Open 0",
        // full: reject
        "! Open Run
        0 Open 2
        1 Open 2
        1 Open 2
        1 Open 0",
        // list full: drop_oldest; list full: reject
        "! A Late Pair
        0 Open 0
        0 Open 0
        0 Open 0
        0 A 0
        0 A 0
        0 A 0",
        // stored
        "! A Pair
        1 Open 0
        1 Open 0
        1 Open 0
        1 A 0",
        // composes, trigger consumed
        "! B Pair
        0 Open 0
        0 Open 0
        0 Open 255
        0 A 1
        0 A 0
        2 B 1",
        // composes; instances end
        "! First Late Run
        2 Open 0
        2 A 1
        4 A 0
        4 First 2",
        // composes; instances end
        "! Last Late Run
        0 Open 0
        0 A 0
        0 A 0
        0 Last 0",
        // instances end
        "! Each Run
        1 Open 0
        1 Open 2
        1 Open 1
        3 Each 2",
        // composes; instances end
        "! Some Late Run
        1 Open 0
        1 Open 255
        3 Open 0
        3 A 255
        3 A 1
        3 Some 255",
    }
}
