//! Opening by key under `drop_oldest`, `including`, and the end of the newest of
//! a key: every path vector of these is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u8, x: u8 }
        event B { k: u8, x: u8 }
        event Close { k: u8 }

        lifespan Run {
            from A including if x > 1;
            until last Close terminate;
            key k;
            max_open 3, per_key 2, on_full drop_oldest;
        }
        situation Pair: all in Run {
            operand a: first A if x != 3, max 2;
            operand b: first B, max 2;
            emit { k: a.k, a: a.x, b: b.x }
        }
        situation One: all in Run {
            operand a: each A;
            emit { k: a.k, a: a.x }
        }
        situation Late: all in Run {
            operand a: last A if x != 2, max 2;
            detect deferred;
            emit { k: a.k, a: a.x }
        }
    }
    scripts {
        "
        0 A 1 2     => One@1 1 2
        0 A 1 0     => One@1 1 0
        0 A 1 3     => One@1 1 3; One@2 1 3
        ",
        "
        0 A 1 4     => One@1 1 4
        0 A 1 4     => One@1 1 4; One@2 1 4
        # Pair and Late of 1 are full; 2 has room, and goes on where 1 is dropped.
        0 A 1 4     => overflow Pair.a reject; One@1 1 4; One@2 1 4; overflow Late.a reject; full Run drop_oldest; ~One@3 1 4
        0 B 1 7     => ~Pair@2 1 4 7; ~Pair@3 1 4 7
        0 Close 1   => ~Late@3 1 4
        0 Close 1   => ~Late@2 1 4
        0 Close 1
        ",
    }
    reaches {
        // stored; stored
        "! A Pair:initiate Late:initiate
        0 A 0 255
        1 A 0 255
        1 A 0 0
        1 A 0 255",
        // composes, trigger consumed; key probed; full: drop_oldest
        "! A One:initiate Run:add Run:initiate
        0 A 1 255
        0 A 1 2
        0 A 0 255
        0 A 2 255",
        // stored; composes, trigger consumed; stored
        "! A Pair:add One:add Late:add
        1 A 0 2
        1 A 0 2
        2 B 0 0
        2 A 0 0",
        // list full: reject
        "! A Pair:add Late:add
        0 A 0 255
        0 A 0 255
        0 A 0 0
        0 A 0 0",
        // composes, trigger consumed
        "! A Pair:add
        0 A 1 255
        0 A 1 2
        2 B 1 2
        3 B 1 255
        5 B 1 0
        5 A 1 1",
        // composes, trigger consumed; key probed
        "! B Pair Run
        0 A 0 2
        0 A 0 2
        0 B 0 2",
        // stored
        "! B Pair
        0 A 0 255
        0 A 0 255
        2 B 0 0
        4 B 0 0
        4 B 0 0",
        // list full: reject
        "! B Pair
        1 A 0 255
        1 A 0 255
        1 B 0 255
        1 B 0 0
        1 B 0 0
        1 B 0 0
        1 B 0 255",
        // composes; instances end
        "! Close Late Run
        0 A 255 255
        0 Close 255",
    }
}
