//! `on_full drop_oldest`: the oldest instance of the key, or of all, is
//! discarded before the new one opens; where both limits are full, the oldest
//! of the key satisfies both.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32, x: u32 }
        event Z { k: u32 }

        lifespan Run {
            from A including;
            until last Z terminate;
            key k;
            max_open 3, per_key 2, on_full drop_oldest;
        }
        situation Seen: all in Run {
            operand a: each A, max 3;
            detect deferred;
            emit { x: a.x }
        }
    }
    scripts {
        "
        0 A 1 1
        0 A 1 2
        # Instances 1 and 2 take it, then 1 is dropped: discarded, it tells nothing.
        1 A 1 3    => full Run drop_oldest
        2 A 2 4
        # Key 3 is new, the type is full: 2, the oldest of all, goes.
        3 A 3 5    => full Run drop_oldest
        # Key 2 has room, the type has none: 3 goes, of key 1.
        4 A 2 6    => full Run drop_oldest
        lost Run 3
        5 Z 1
        6 Z 2      => ~Seen@6 6
        7 Z 2      => ~Seen@4 4; ~Seen@4 6
        8 Z 3      => ~Seen@5 5
        # All that were open beside the last loss are gone.
        8 A 1 7
        8 Z 1      => Seen@7 7
        ",
        "
        # Both limits are full: 2 goes, the oldest of its key, and not 1.
        0 A 3 1
        0 A 2 2
        0 A 2 3
        1 A 2 4    => full Run drop_oldest
        2 Z 3      => ~Seen@1 1
        3 Z 2      => ~Seen@4 4
        4 Z 2      => ~Seen@3 3; ~Seen@3 4
        5 Z 2
        lost Run 1
        ",
    }
}
