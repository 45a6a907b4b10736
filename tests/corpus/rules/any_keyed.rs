//! `any` by key, in several instances: one detection per instance, also in the one
//! that the event opens; `once` ends each instance for itself.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u8 }
        event A { k: u8, x: u8 }
        event B { x: u8, k: u8 }
        event Close { k: u8 }
        lifespan Run {
            from Open;
            from A if x == 9 || x == 4 || x == 0 including;
            until Close terminate;
            key k;
            max_open 3, per_key 2;
        }

        situation Either: any in Run {
            operand a: A if x > 1;
            operand b: B;
            emit { x: it.x }
        }
        situation First: any in Run {
            operand a: A if x - 2 > 0;
            operand b: B if x > 3;
            once;
            emit { part: 12 / (it.x - 4) }
        }
    }
    scripts {
        "
        0 Open 1
        0 Open 2
        0 Open 1
        # 3 - 4 is no u8. It was the first of both all the same.
        1 A 1 3    => Either@1 3; Either@3 3; fault First emit; fault First emit
        2 B 6 2    => Either@2 6; First@2 6
        3 A 1 5    => Either@1 5; Either@3 5
        # 1 - 2 would fault, but First rests wherever the event comes.
        3 A 1 1
        4 Close 1
        5 B 0 1
        # An operand of instance 2, and of 4, which it opens.
        6 A 2 9    => Either@2 9; Either@4 9; First@4 2
        7 A 2 9    => Either@2 9; Either@4 9; full Run reject
        8 B 5 2    => ~Either@2 5; ~Either@4 5
        lost Run 1
        ",
        "
        0 A 3 9    => Either@1 9; First@1 2
        0 A 4 9    => Either@2 9; First@2 2
        1 Open 5
        # It would open a fourth one.
        2 A 5 0    => fault First threshold; full Run reject
        2 A 5 9    => ~Either@3 9; ~First@3 2; full Run reject
        3 B 4 5    => ~Either@3 4
        4 Close 9
        5 Close 3
        # 2 and 3 have seen the losses, and are open.
        6 A 6 9    => ~Either@4 9; ~First@4 2
        7 Close 4
        8 Close 5
        9 B 9 6    => ~Either@4 9
        10 A 7 9   => Either@5 9; First@5 2
        ",
        "
        # Nobody takes it before it has opened one: the threshold is judged now.
        0 A 1 0    => fault First threshold
        # Told in the add phase, and not once more in instance 2.
        1 A 1 0    => fault First threshold
        2 A 1 9    => Either@1 9; Either@2 9; First@1 2; First@2 2; full Run reject
        3 A 1 0    => full Run reject
        ",
    }
    reaches {
        // opens
        "! Open Run
        0 Open 1",
        // full: reject
        "! Open Run
        0 Open 0
        1 Open 0
        1 Open 0",
        // detects; detects, emission faults
        "! A Either:add First:add
        0 Open 1
        0 Open 1
        1 A 1 4",
        // detects; detects, emission faults; key probed; opens
        "! A Either:initiate First:initiate Run:add Run:initiate
        0 A 1 4",
        // full: reject
        "! A Run:initiate
        0 Open 0
        0 Open 0
        0 A 0 0",
        // detects; detects, emission faults; key probed
        "! B Either First Run
        0 Open 1
        0 Open 1
        1 B 4 1",
        // instances end
        "! Close Run
        0 Open 1
        0 Open 1
        0 Close 1",
    }
}
