//! The initiator may be a detection, and differ from instance to instance: what
//! is read is the attribute of that name.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event C { x: u32 }
        event D { z: bool, x: u32 }
        event E { x: u32 }

        lifespan Base { from startup; max_open 1; }
        lifespan Track { from Hit if x > 4; from D; until E if x == init.x terminate; until Hit if x == init.x + 1 discard; max_open 3; }

        situation Hit: all in Base {
            operand a: first A;
            emit { y: a.x, x: a.x * 2 }
        }
        situation Quiet: not in Track {
            operand c: C;
            detect deferred;
            emit { n: 1 }
        }
    }
    scripts {
        "
        0 A 2        => Hit@1 2 4
        # Track 2 holds the 6 of the detection, 3 that of D.
        1 A 3        => Hit@1 3 6
        2 D true 6
        3 E 3
        4 E 6        => Quiet@2 1; Quiet@3 1
        5 D false 1
        6 C 0
        7 E 1
        8 E 1
        ",
        "
        0 D true 5
        0 D true 7
        # Ends 2 by discard, before it opens 4.
        1 A 3        => Hit@1 3 6
        2 E 5
        3 E 6        => Quiet@4 1
        4 E 7        => Quiet@3 1
        # The largest there is and 1 faults; 4 is no opening.
        5 D true 4294967295
        6 A 2        => Hit@1 2 4; fault Track until
        ",
    }
    reaches {
        // opens
        "! D Track
        0 D true 1",
        // full: reject
        "! D Track
        0 D true 1
        0 D true 1
        0 D true 1
        0 D true 1",
        // instances end; fires
        "! E Track Quiet
        0 D true 1
        0 D true 1
        0 D true 1
        1 E 1",
        // composes, trigger consumed
        "! A Hit
        0 A 4294967295",
        // composes, trigger consumed
        "! A Hit
        0 A 0",
        // noted
        "! C Quiet
        0 D true 1
        0 D true 1
        0 D true 2
        0 C 2",
    }
}
