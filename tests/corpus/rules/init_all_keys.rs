//! A condition on the initiator over all keys beside one of the event's key: all
//! choices are made before anything ends, and the first declared says how.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32, x: u32 }
        event B { k: u32, x: u32 }
        event C { k: u32, x: u32 }

        lifespan Place {
            from A;
            until last B all_keys if init.x <= x terminate;
            until B if x == 9 discard;
            key k;
            max_open 3, per_key 1;
        }
        situation Held: all in Place {
            operand c: each C, max 1;
            detect deferred;
            emit { k: c.k }
        }
        situation Now: all in Place {
            operand c: first C;
            emit { k: c.k }
        }
    }
    scripts {
        "
        0 A 1 5
        1 A 2 3
        2 A 3 9
        3 C 1 0      => Now@1 1
        4 C 2 0      => Now@2 2
        5 C 3 0      => Now@3 3
        # Of all keys, the last that holds 4 or less.
        6 B 1 4      => Held@2 2
        # Both clauses select 3: as the first declared says.
        7 B 3 9      => Held@3 3
        8 B 1 9      => Held@1 1
        9 A 1 60
        10 A 2 50
        11 C 2 0     => Now@5 2
        # 60 and 50 are more than 9: discarded by the second clause.
        12 B 2 9
        13 C 1 0     => Now@4 1
        # No instance has key 7: the first clause alone is judged.
        14 B 7 60    => Held@4 1
        15 C 1 0
        ",
        "
        0 A 1 1
        0 A 2 1
        0 A 3 1
        1 C 1 0      => Now@1 1
        1 C 3 0      => Now@3 3
        # The last of all is terminated, the one of key 1 discarded.
        2 B 1 9      => Held@3 3
        3 C 2 0      => Now@2 2
        4 C 1 0
        ",
    }
    reaches {
        // instances end
        "! B Place
        0 A 1 1
        0 A 2 1
        0 A 3 1
        2 B 1 9",
        // composes
        "! B Held
        0 A 3 1
        1 C 3 0
        2 B 3 1",
        // opens
        "! A Place
        0 A 1 1",
        // full: reject
        "! A Place
        0 A 0 0
        0 A 0 0",
        // stored; composes, trigger consumed; key probed
        "! C Held Now Place
        0 A 3 1
        1 C 3 0",
        // list full: reject
        "! C Held
        0 A 0 0
        0 C 0 0
        0 C 0 0",
    }
}
