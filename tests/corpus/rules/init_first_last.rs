//! Conditions of `until` that read the initiator of each instance: `first` and
//! `last` are those of the instances for which it holds.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event C { x: u32 }
        event D { x: u32 }

        lifespan Bid {
            from A;
            until first B if x > init.x terminate;
            until last C if x >= init.x discard;
            max_open 3;
        }
        situation Over: all in Bid {
            operand d: each D, max 2;
            detect deferred;
            emit { x: d.x }
        }
        situation Now: all in Bid {
            operand d: first D;
            emit { x: d.x }
        }
    }
    scripts {
        "
        # 1 holds 10, 2 holds 5, 3 holds 20.
        0 A 10
        1 A 5
        2 A 20
        3 D 1        => Now@1 1; Now@2 1; Now@3 1
        # Above 5 alone: the first of those is 2.
        4 B 7        => Over@2 1
        5 D 2        => Now@1 2; Now@3 2
        # Not above 10, nor 20.
        6 B 10
        # At least 10, not 20: the last of those is 1. Discarded.
        7 C 10
        8 D 3        => overflow Over.d reject; Now@3 3
        9 B 30       => ~Over@3 1; ~Over@3 2
        10 B 99
        ",
        "
        0 A 1
        0 A 1
        0 A 2
        # Holds for 1 and 2: the older of them ends.
        1 B 2
        2 D 9        => Now@2 9; Now@3 9
        # Holds for 2 and 3: the younger of them ends.
        3 C 2
        4 D 8        => Now@2 8
        5 C 0
        6 B 2        => Over@2 9; Over@2 8
        ",
        "
        # A slot that is used again holds what opened it last.
        0 A 9
        1 C 9
        2 A 4
        3 B 5
        4 D 1
        5 A 7
        6 D 2        => Now@3 2
        7 B 7
        8 D 3        => Now@3 3
        ",
    }
    reaches {
        // opens
        "! A Bid
        0 A 1",
        // full: reject
        "! A Bid
        0 A 1
        0 A 1
        0 A 1
        1 A 1",
        // instances end; composes
        "! B Bid Over
        0 A 3
        0 A 1
        0 A 2
        1 D 1
        1 D 1
        2 B 2",
        // instances end
        "! C Bid
        0 A 3
        0 A 1
        0 A 2
        2 C 0
        2 C 2",
        // stored; composes, trigger consumed
        "! D Over Now
        0 A 3
        0 A 1
        0 A 2
        1 D 1",
        // list full: reject
        "! D Over
        0 A 1
        0 A 0
        1 A 0
        2 D 0
        4 D 1
        4 D 0",
    }
}
