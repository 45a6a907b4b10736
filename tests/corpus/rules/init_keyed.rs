//! Conditions on the initiator, judged for each instance of the key: faults of
//! several are told once, and those for which it holds end all the same.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32, x: u32 }
        event B { k: u32, x: u32 }
        event C { k: u32, x: u32 }

        lifespan Trip {
            from A;
            until B if x - init.x > 5 terminate;
            key k;
            max_open 4, per_key 2;
        }
        situation Far: all in Trip {
            operand c: each C, max 2;
            detect deferred;
            emit { k: c.k, x: c.x }
        }
    }
    scripts {
        "
        0 A 1 10
        1 A 1 20
        2 A 2 0
        3 C 1 7
        4 C 2 8
        # 18 - 10 is 8; 18 - 20 faults.
        5 B 1 18     => fault Trip until; Far@1 1 7
        6 B 1 5      => fault Trip until
        # Exactly 5 is not more.
        7 B 2 5
        8 B 2 6      => Far@3 2 8
        9 B 1 26     => Far@2 1 7
        # Nothing is open: nothing is judged.
        10 B 1 0
        11 A 1 50
        12 A 1 60
        # Both fault: told once.
        13 B 1 1     => fault Trip until
        14 C 1 9
        15 B 1 66    => Far@4 1 9; Far@5 1 9
        ",
        "
        0 A 1 0
        0 A 1 0
        0 A 1 0      => full Trip reject
        0 A 2 0
        1 C 1 3
        1 C 1 4
        2 B 1 6      => ~Far@1 1 3; ~Far@1 1 4; ~Far@2 1 3; ~Far@2 1 4
        3 B 2 5
        ",
    }
    reaches {
        // instances end; composes
        "! B Trip Far
        0 A 1 0
        0 A 1 0
        1 C 1 3
        1 C 1 4
        2 B 1 6",
        // a condition faults, instances end
        "! B Trip
        0 A 1 0
        0 A 1 9
        2 B 1 6",
        // opens
        "! A Trip
        0 A 1 0",
        // full: reject
        "! A Trip
        0 A 0 0
        1 A 0 0
        1 A 0 0",
        // stored; key probed
        "! C Far Trip
        0 A 1 0
        0 A 1 0
        1 C 1 3",
        // list full: reject
        "! C Far
        0 A 0 0
        1 A 0 0
        1 C 0 0
        1 C 0 0
        1 C 0 0",
    }
}
