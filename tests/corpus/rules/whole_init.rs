//! Several initiators, and conditions on what opened an instance, by key and over all
//! keys, of each, the first and the last: every entry is claimed. With two instances of
//! a key, what ends may have older ones of its key before it.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32, x: u32 }
        event B { k: u32, x: u32 }
        event C { x: u32 }
        event D { x: u32 }
        event E { k: u32, x: u32 }
        event F { k: u32, x: u32 }

        lifespan L {
            from A if 10 / x > 1;
            from B;
            from A if k == 1;
            until C all_keys if x - init.x < 3 terminate;
            until first D all_keys if init.x == x discard;
            until last D all_keys if init.x < x terminate;
            until E if init.x == x terminate;
            until last E if init.x <= x discard;
            key k;
            max_open 4, per_key 2;
        }
        situation Kept: all in L {
            operand f: each F, max 2;
            detect deferred;
            emit { k: f.k, x: f.x }
        }
    }
    scripts {
        "
        # 10 / 5 is 2: the first clause. 10 / 0 faults, and 2 is not 1.
        0 A 1 5
        0 A 2 0       => fault L from
        # 10 / 9 is 1, but the third clause holds.
        1 A 1 9
        2 B 2 7
        2 B 2 0
        # Both of key 1 are there, and four at all.
        3 B 1 1       => full L reject
        4 F 1 1
        4 F 2 2
        # 8 - 5 is 3, 8 - 9 faults, 8 - 7 is 1, 8 - 0 is 8: 3 ends alone.
        5 C 8         => fault L until; ~Kept@3 2 2
        # Of those that hold 9 the first: 2. Of those below 9 the last: 4.
        6 D 9         => ~Kept@4 2 2
        7 E 1 5       => ~Kept@1 1 1
        8 E 2 0
        ",
        "
        0 B 3 4
        0 B 3 6
        0 B 5 6
        1 F 3 1
        1 F 5 2
        # By key: 2 holds 6, and is the last with 6 or less: as the first declared says.
        2 E 3 6       => Kept@2 3 1
        # 6 is not 7, and less: discarded.
        3 E 5 7
        # None of key 7 is open.
        4 E 7 4
        5 C 4         => Kept@1 3 1
        6 C 4
        ",
    }
    reaches {
        // a condition faults, opens
        "! A L
        0 A 1 0",
        // a condition faults, full
        "! A L
        0 B 1 0
        0 B 1 0
        0 A 1 0",
        // opens
        "! B L
        0 B 0 0",
        // full: reject
        "! B L
        0 B 0 0
        1 B 0 0
        3 B 0 0",
        // composes
        "! C Kept
        0 B 1 0
        0 B 1 0
        0 B 2 0
        0 B 2 0
        1 F 1 1
        1 F 1 1
        1 F 2 1
        1 F 2 1
        2 C 0",
        // instances end
        "! C L
        2 A 2 1
        2 A 0 2
        2 B 1 2
        2 A 2 1
        3 C 2",
        // a condition faults, instances end
        "! C L
        0 B 0 1
        2 B 1 2
        4 A 2 1
        4 A 1 1
        4 C 1",
        // a condition faults, instances end
        "! C L
        0 A 0 2
        2 A 0 1
        3 B 2 2
        3 B 2 0
        3 C 1",
        // composes; instances end
        "! D Kept L
        0 B 1 0
        0 B 0 0
        0 B 1 0
        0 A 0 1
        0 F 1 1
        0 F 1 0
        0 D 1",
        // composes; instances end
        "! E Kept L
        0 B 0 0
        0 B 0 0
        0 F 0 0
        1 F 0 0
        1 E 0 0",
        // stored; key probed
        "! F Kept L
        0 B 2 0
        0 B 2 2
        0 F 2 2",
        // list full: reject
        "! F Kept
        1 B 0 0
        1 B 0 0
        1 F 0 0
        3 F 0 0
        3 F 0 0",
    }
}
