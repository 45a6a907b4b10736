//! `absent` by key, in several instances: what stands between stands there for the
//! instances of its key that were open then.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u8 }
        event A { k: u8, x: u8 }
        event B { k: u8, x: u8 }
        event N { id: u8, x: u8 }
        event Close { k: u8 }
        lifespan Run {
            from Open;
            from A if x == 9 including;
            until Close terminate;
            key k = N.id;
            max_open 4;
        }

        situation Quiet: sequence in Run {
            operand a: first A, max 2;
            absent n: N if x > 5;
            operand b: first B;
            emit { a: a.x, b: b.x }
        }
        situation Late: sequence in Run {
            operand a: each A, max 2;
            absent n: N;
            operand b: first B, max 2;
            when a.x != b.x;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        0 Open 1
        0 Open 2
        0 Open 1
        1 A 1 3
        1 A 2 4
        2 N 1 6
        3 B 2 5      => Quiet@2 4 5
        3 B 1 5
        4 A 1 7
        5 B 1 8      => Quiet@1 7 8; Quiet@3 7 8
        # B 5 is older than A 7, and N 6 stands behind A 3.
        6 Close 1    => Late@1 7 8; Late@3 7 8
        7 N 2 5
        8 A 2 1
        9 B 2 2      => Quiet@2 1 2
        10 Close 2   => Late@2 4 5; Late@2 1 2
        ",
        "
        # All in one tick: the order is that of the calls.
        0 Open 1
        0 A 1 1
        0 N 1 9
        # Opened behind the N.
        0 Open 1
        0 A 1 2
        0 N 3 9
        0 B 1 3      => Quiet@1 2 3; Quiet@2 2 3
        0 B 1 4
        0 A 1 5      => overflow Late.a reject
        0 A 1 6      => overflow Quiet.a reject; overflow Late.a reject; overflow Late.a reject
        lost Quiet 1
        lost Late 3
        1 B 1 7      => ~Quiet@1 5 7; ~Quiet@2 5 7; overflow Late.b reject; overflow Late.b reject
        2 Close 1    => ~Late@1 2 3; ~Late@2 2 3
        ",
        "
        # What opens an instance is its first A; the N is older than the second one.
        0 A 1 9
        0 N 1 6
        1 A 1 9
        2 B 1 1      => Quiet@1 9 1; Quiet@2 9 1
        3 Close 1    => Late@1 9 1; Late@2 9 1
        ",
    }
    reaches {
        // opens
        "! Open Run
        0 Open 0",
        // full: reject
        "! Open Run
        0 Open 1
        0 Open 1
        0 Open 1
        0 Open 1
        0 Open 0",
        // stored
        "! A Quiet:add Late:add
        0 Open 1
        0 Open 1
        0 Open 1
        0 Open 1
        1 A 1 0",
        // list full: reject
        "! A Quiet:add Late:add
        0 Open 1
        0 Open 1
        0 Open 1
        0 Open 1
        1 A 1 0
        1 A 1 0
        3 A 1 0",
        // stored; key probed; opens
        "! A Quiet:initiate Late:initiate Run:add Run:initiate
        0 A 1 9",
        // full: reject
        "! A Run:initiate
        0 Open 1
        0 Open 1
        0 Open 1
        0 Open 1
        0 A 1 9",
        // composes, trigger consumed
        "! B Quiet
        0 Open 1
        0 Open 1
        0 Open 1
        0 Open 1
        1 A 1 3
        2 N 1 6
        3 A 1 3
        4 B 1 3",
        // stored; key probed
        "! B Late Run
        0 Open 1
        0 Open 1
        0 Open 1
        0 Open 1
        3 A 1 0
        5 B 1 0",
        // list full: reject
        "! B Late
        0 Open 1
        0 Open 1
        0 Open 1
        0 Open 1
        1 A 1 0
        3 B 1 0
        3 B 1 0
        3 B 1 0",
        // noted; key probed
        "! N Quiet Late Run
        0 Open 1
        0 Open 1
        0 Open 1
        0 Open 1
        0 N 1 255",
        // composes; instances end
        "! Close Late Run
        0 Open 1
        0 Open 1
        0 Open 1
        0 Open 1
        1 A 1 3
        1 A 1 3
        2 B 1 3
        2 B 1 4
        3 Close 1",
    }
}
