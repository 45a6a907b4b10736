//! `override if true`: one candidate at most, and no list is ever full.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Newest: all in Watch {
            operand a: first A, override if true, max 3;
            operand b: each B, max 2;
            emit { a: a.x, b: b.x }
        }
        situation Both: all in Watch {
            operand a: each A, override if true, max 2, on_full freeze;
            operand b: each B if x > 2, override if true, retain, max 1;
            when a.x != b.x;
            emit { a: a.x, b: b.x }
        }
        situation Alone: all in Watch {
            operand a: each A, override if x / (x - 5) > 0;
            emit { a: a.x }
        }
    }
    scripts {
        "
        # 1 - 5 is no u32: the override faults, and is false.
        0 A 1      => fault Alone override 1; Alone 1
        1 A 7      => Alone 7
        2 B 2      => Newest 7 2
        3 B 7
        # Both: B 8 drops B 7 and stays; A 7 is consumed.
        4 B 8      => Both 7 8
        5 B 9      => overflow Newest.b reject
        6 A 9      => ~Newest 9 7; ~Newest 9 8; Alone 9
        # Both: A 6 drops A 9, which was no match for B 9.
        7 A 6      => Both 6 9; Alone 6
        ",
        "
        0 B 3
        0 B 4
        # Only Newest keeps each B. Both never freezes.
        0 B 5      => overflow Newest.b reject
        1 A 5      => ~Newest 5 3; ~Newest 5 4; fault Alone override 1; Alone 5
        2 A 5      => fault Alone override 1; Alone 5
        3 A 10     => Both 10 5; Alone 10
        4 B 1      => ~Newest 10 1
        ",
    }
    reaches {
        // override, stored; override, composes, trigger consumed; composes, trigger consumed
        "! A Newest Both Alone
        0 A 1
        0 B 4294967295
        0 A 0",
        // override, composes, trigger consumed; override, no combination holds, stored
        "! A Newest Both
        0 B 1
        0 B 4294967295
        0 A 4294967295",
        // composes, trigger consumed; override, composes, trigger stays, stored
        "! B Newest Both
        1 A 1
        1 B 4294967295",
        // stored
        "! B Newest
        0 B 0",
        // list full: reject
        "! B Newest
        1 B 1
        2 B 0
        2 B 0",
    }
}
