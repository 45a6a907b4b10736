//! `policy ignore`: an initiator opens nothing while an instance with its key
//! is open. What it ignores is no loss, even where the type is frozen.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32, x: u32 }
        event B { k: u32, x: u32 }

        lifespan Keyed {
            policy ignore;
            from A including;
            until B terminate;
            key k;
            max_open 2, on_full freeze;
        }
        lifespan Single {
            policy ignore;
            from A including;
            until B if x == 0 terminate;
            max_open 5;
        }
        situation Of: all in Keyed {
            operand a: last A, max 3;
            detect deferred;
            emit { k: a.k, x: a.x }
        }
        situation Count: all in Single {
            operand a: each A, max 3;
            detect deferred;
            emit { k: a.k, x: a.x }
        }
    }
    scripts {
        "
        # Keyed 1, Single 2.
        0 A 1 10
        # Ignored by both: an operand of the open ones.
        1 A 1 11
        # Key 2 is another one for Keyed: instance 3. Count has three.
        2 A 2 20
        # A third key finds no room: the type is frozen until none is open.
        3 A 3 30      => overflow Count.a reject; full Keyed freeze
        # Ignored, since its key is open: no loss.
        4 A 2 21      => overflow Count.a reject
        lost Keyed 1
        5 A 3 31      => overflow Count.a reject
        lost Keyed 2
        6 B 1 1       => ~Of@1 1 11
        # One is still open, so it is still frozen: another loss.
        7 A 1 12      => overflow Count.a reject
        lost Keyed 3
        8 B 2 0       => ~Of@3 2 21; ~Count@2 1 10; ~Count@2 1 11; ~Count@2 2 20
        # Thawed: Keyed 4, Single 5.
        9 A 3 32
        10 B 3 0      => Of@4 3 32; Count@5 3 32
        lost Keyed 3
        lost Single 0
        ",
        "
        0 A 1 1
        # It ends the one and could open: the old is gone before it is judged.
        0 B 1 0       => Of@1 1 1; Count@2 1 1
        0 A 1 2
        0 A 1 3
        0 B 2 1
        0 B 1 1       => Of@3 1 3
        0 A 1 4
        0 B 1 0       => Of@5 1 4; Count@4 1 2; Count@4 1 3; Count@4 1 4
        lost Keyed 0
        ",
    }
    reaches {
        // stored; key probed; opens
        "! A Of:initiate Count:initiate Keyed:add Keyed:initiate Single
        1 A 1 4294967295",
        // stored
        "! A Of:add Count:add
        2 A 0 0
        2 A 0 0",
        // list full: reject; full: freeze
        "! A Count:add Keyed:initiate
        0 A 0 1
        2 A 0 0
        2 A 2 0
        2 A 1 2",
        // list full: reject
        "! A Of:add
        2 A 0 0
        2 A 0 0
        2 A 0 0
        4 A 0 0",
        // composes; instances end
        "! B Of Count Keyed Single
        1 A 1 0
        1 A 2 1
        1 A 2 1
        1 B 2 0",
    }
}
