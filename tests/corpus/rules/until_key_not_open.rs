//! A clause for the event's key and one for all keys, by one event whose own key
//! is not open: the first clause then takes nothing from the second, and as many
//! instances compose as can be open, each of whose detections is an event.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32 }
        event B { k: u32 }
        event X { k: u32 }
        event C { k: u32 }

        lifespan Always { from startup; max_open 1; }
        lifespan Run {
            from A;
            until B discard;
            until B all_keys terminate;
            until first X discard;
            until last X all_keys terminate;
            key k;
            max_open 4;
        }
        situation Got: all in Run {
            operand c: first C, max 1;
            detect deferred;
            emit { k: c.k }
        }
        situation Told: all in Always {
            operand got: first Got;
            emit { k: got.k }
        }
    }
    scripts {
        "
        # Always is instance 1.
        0 A 1
        0 A 2
        0 A 3
        0 A 4
        1 C 1
        1 C 2
        1 C 3
        1 C 4
        # All compose before the first detection is processed.
        2 B 9        => Got@2 1; Got@3 2; Got@4 3; Got@5 4; Told@1 1; Told@1 2; Told@1 3; Told@1 4
        3 A 1
        3 A 2
        3 C 1
        3 C 2
        # Its own key is open: that instance ends as the first clause says.
        4 B 1        => Got@7 2; Told@1 2
        ",
        "
        0 A 0
        0 A 0
        0 A 0
        0 A 0
        # One candidate in each of them.
        1 C 0
        # The newest of all; no instance of key 3 is open.
        2 X 3        => Got@5 0; Told@1 0
        # The oldest of the key is discarded, the newest of all terminated.
        3 X 0        => Got@4 0; Told@1 0
        4 X 0
        ",
    }
}
