//! Opening by key under `reject`, an event in several instances at once, and
//! their end by key: every path vector of these is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u8 }
        event A { k: u8, x: u8 }
        event B { k: u8, x: u8 }
        event Close { k: u8 }

        lifespan Run {
            from Open;
            until Close terminate;
            key k;
            max_open 3, per_key 2, on_full reject;
        }
        situation Now: all in Run {
            operand a: first A, max 2;
            operand b: last B, retain, max 2, on_full drop_oldest;
            when a.x == b.x;
            emit { k: a.k, x: a.x }
        }
        situation Late: sequence in Run {
            operand a: each A, max 2;
            operand b: first B, max 2;
            when a.x < b.x;
            detect deferred;
            emit { k: a.k, a: a.x, b: b.x }
        }
    }
    scripts {
        "
        0 Open 1
        0 Open 1
        0 Open 1    => full Run reject
        1 A 1 5
        2 B 1 5     => ~Now@1 1 5; ~Now@2 1 5
        3 B 1 6
        3 Open 2
        3 Open 3    => full Run reject
        4 Close 1   => ~Late@1 1 5 6; ~Late@2 1 5 6
        ",
        "
        0 Open 1
        0 A 1 1
        0 Open 1
        0 A 1 2
        # Instance 1 has both A, 2 the second alone.
        0 B 1 2     => Now@1 1 2; Now@2 1 2
        0 Close 1   => Late@1 1 1 2
        0 Close 1
        lost Run 0
        ",
    }
    reaches {
        // opens
        "! Open Run
        2 Open 1",
        // full: reject
        "! Open Run
        0 Open 0
        1 Open 0
        1 Open 0",
        // no combination holds, stored; stored; key probed
        "! A Now Late Run
        0 Open 0
        2 Open 0
        4 B 0 0
        5 A 0 1",
        // no combination holds, list full: reject; list full: reject
        "! A Now Late
        0 Open 1
        2 Open 1
        2 A 1 1
        3 B 1 2
        3 A 1 1
        4 A 1 0",
        // composes, trigger consumed
        "! A Now
        1 Open 0
        3 Open 0
        3 B 0 0
        5 A 0 0",
        // composes, trigger stays, list full: drop_oldest; list full: reject; key probed
        "! B Now Late Run
        0 Open 0
        0 Open 0
        1 A 0 1
        1 B 0 0
        4 A 0 1
        4 B 0 0
        4 B 0 1",
        // stored
        "! B Late
        0 Open 0
        0 Open 0
        0 A 0 0
        0 B 0 0",
        // composes; instances end
        "! Close Late Run
        0 Open 1
        2 Open 1
        3 A 1 0
        3 A 1 0
        3 B 1 1
        3 Close 1",
    }
}
