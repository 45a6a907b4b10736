//! `on_full reject`: an opening that finds its key or the type full is refused,
//! told and counted. The event is still an operand of the open instances.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32, x: u32 }
        event Z { k: u32 }

        lifespan Run {
            from A including;
            until first Z terminate;
            key k;
            max_open 3, per_key 2, on_full reject;
        }
        situation Seen: all in Run {
            operand a: each A, max 2;
            detect deferred;
            emit { x: a.x }
        }
    }
    scripts {
        "
        0 A 1 1
        0 A 1 2
        # Key 1 is full; instance 1 has no room for a third candidate either.
        1 A 1 3    => overflow Seen.a reject; full Run reject
        lost Run 1
        2 A 2 4
        # Now the type is full, for a key with room and for a new one.
        3 A 2 5    => full Run reject
        4 A 3 6    => full Run reject
        lost Run 3
        5 Z 1      => ~Seen@1 1; ~Seen@1 2
        6 A 3 7
        7 Z 2      => ~Seen@3 4; ~Seen@3 5
        8 Z 1      => ~Seen@2 2; ~Seen@2 3
        # Instance 4 opened while 2 and 3, which saw the last loss, were open.
        9 Z 3      => ~Seen@4 7
        10 A 3 8
        11 Z 3     => Seen@5 8
        lost Run 3
        ",
        "
        # A terminator frees a place for the next event, at the same tick too.
        0 A 1 1
        0 A 1 2
        0 Z 1      => Seen@1 1; Seen@1 2
        0 A 1 3
        0 Z 1      => Seen@2 2; Seen@2 3
        0 Z 1      => Seen@3 3
        0 Z 1
        lost Run 0
        ",
    }
    reaches {
        // stored; key probed; opens
        "! A Seen:initiate Run:add Run:initiate
        1 A 1 4294967295",
        // full: reject
        "! A Run:initiate
        0 A 0 0
        0 A 0 0
        0 A 0 0",
        // composes; instances end
        "! Z Seen Run
        0 A 0 0
        1 A 0 0
        1 Z 0",
    }
}
