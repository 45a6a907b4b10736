//! `on_full freeze`: a key that is full opens nothing more until none of its
//! instances is open, a type that is full (also where both are) until none at
//! all is. One notice; what is refused while frozen is counted.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32, x: u32 }
        event Z { k: u32 }
        event Y { x: u32 }

        lifespan Run {
            from A including;
            until first Z terminate;
            until Y all_keys discard;
            key k;
            max_open 4, per_key 2, on_full freeze;
        }
        situation Seen: all in Run {
            operand a: first A;
            emit { x: a.x }
        }
    }
    scripts {
        "
        0 A 1 1    => Seen@1 1
        0 A 1 2    => Seen@1 2; Seen@2 2
        # Key 1 freezes; composing comes before the loss.
        1 A 1 3    => Seen@1 3; Seen@2 3; full Run freeze
        2 A 1 4    => ~Seen@1 4; ~Seen@2 4
        lost Run 2
        # Other keys open.
        3 A 2 5    => ~Seen@3 5
        4 Z 1
        # One of key 1 is open, so it is still frozen, though there is room.
        5 A 1 6    => ~Seen@2 6
        lost Run 3
        6 Z 1
        # Thawed. Instance 3 is still open and saw the loss.
        7 A 1 7    => ~Seen@4 7
        8 A 2 8    => ~Seen@3 8; ~Seen@5 8
        8 A 3 9    => ~Seen@6 9
        # Both limits are full: the type freezes.
        9 A 2 10   => ~Seen@3 10; ~Seen@5 10; full Run freeze
        10 Z 3
        11 A 3 11
        lost Run 5
        12 Z 2
        12 Z 2
        # Key 2 has none open, but the type is frozen while 4 is.
        13 A 2 12
        lost Run 6
        14 Z 1
        15 A 2 13  => Seen@7 13
        ",
        "
        0 A 1 1    => Seen@1 1
        0 A 2 2    => Seen@2 2
        0 A 3 3    => Seen@3 3
        0 A 4 4    => Seen@4 4
        1 A 5 5    => full Run freeze
        2 A 1 6    => ~Seen@1 6
        3 Y 0
        # Nothing is open: thawed, and nothing that opens now saw a loss, at the
        # same tick as well.
        3 A 1 7    => Seen@5 7
        3 A 1 8    => Seen@5 8; Seen@6 8
        3 A 1 9    => Seen@5 9; Seen@6 9; full Run freeze
        3 Y 0
        3 A 1 1    => Seen@7 1
        lost Run 3
        ",
    }
    reaches {
        // composes, trigger consumed; key probed; opens
        "! A Seen:initiate Run:add Run:initiate
        2 A 1 4294967295",
        // composes, trigger consumed; key full: freeze
        "! A Seen:add Run:initiate
        0 A 0 0
        0 A 0 0
        0 A 0 0",
        // instances end
        "! Z Run
        2 A 0 0
        3 Z 0",
        // instances end
        "! Y Run
        1 A 1 0
        1 A 2 0
        1 A 1 4294967295
        1 A 0 2
        2 Y 4294967295",
    }
}
