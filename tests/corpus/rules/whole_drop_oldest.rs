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
            operand a: last A, max 2;
            detect deferred;
            emit { k: a.k, a: a.x }
        }
    }
    scripts {
        "
        0 A 1 2     => One@1 1 2
        0 A 1 0     => One@1 1 0
        0 A 1 3     => One@1 1 3; overflow Late.a reject; One@2 1 3
        ",
        "
        0 A 1 2     => One@1 1 2
        0 A 1 2     => One@1 1 2; One@2 1 2
        0 A 1 2     => overflow Pair.a reject; One@1 1 2; One@2 1 2; overflow Late.a reject; full Run drop_oldest; ~One@3 1 2
        0 B 1 7     => ~Pair@2 1 2 7; ~Pair@3 1 2 7
        0 Close 1   => ~Late@3 1 2
        0 Close 1   => ~Late@2 1 2
        0 Close 1
        ",
    }
}
