//! Deferred compositions over three operands, in two instances at once: every
//! path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u8 }
        event A { x: u8 }
        event B { x: u8 }
        event C { x: u8 }
        event Close { x: u8 }

        lifespan Run { from Open; until Close terminate; max_open 2; }

        situation Order: sequence in Run {
            operand a: each A, max 2;
            operand b: first B, max 2;
            operand c: last C, max 2;
            when b.x > c.x;
            detect deferred;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation All: all in Run {
            operand a: last A, max 2;
            operand b: each B, max 2;
            operand c: first C, max 2;
            when a.x + b.x == c.x;
            detect deferred;
            emit { a: a.x, b: b.x, c: c.x }
        }
    }
    scripts {
        "
        0 Open 0
        0 A 1
        0 A 2
        1 B 3
        1 C 5
        1 B 9
        1 C 8
        # Order: the oldest B is above no C, B 9 is above C 8, the newest. All: A 2
        # first, with B 3 and the C that is 5.
        2 Close 0    => Order@1 1 9 8; Order@1 2 9 8; All@1 2 3 5
        ",
        "
        0 Open 0
        0 A 1
        0 Open 0
        0 B 4
        0 C 3
        0 C 5
        # Instance 2 has no A; in a sequence then no B and no C.
        0 Close 0    => Order@1 1 4 3; All@1 1 4 5
        0 Close 0
        ",
    }
    reaches {
        // opens
        "! Open Run
        0 Open 0",
        // full: reject
        "! Open Run
        0 Open 0
        1 Open 1
        2 Open 0",
        // stored
        "! A Order All
        2 Open 0
        2 Open 0
        2 A 1",
        // list full: reject
        "! A Order All
        0 Open 1
        0 Open 2
        0 A 0
        0 A 2
        0 A 255",
        // stored
        "! B Order All
        0 Open 0
        0 Open 0
        0 A 1
        0 B 1",
        // list full: reject
        "! B Order All
        0 Open 1
        0 Open 1
        0 A 0
        0 B 0
        0 B 1
        0 B 1",
        // stored
        "! C Order All
        2 Open 1
        4 Open 0
        4 A 0
        4 B 0
        5 C 0",
        // list full: reject
        "! C Order All
        0 Open 0
        0 Open 1
        2 A 0
        2 B 0
        2 C 0
        2 C 1
        2 C 0",
        // composes; instances end
        "! Close Order Run
        0 Open 0
        0 Open 1
        0 A 255
        0 A 1
        0 B 1
        0 B 2
        0 C 1
        0 Close 255",
        // composes, `when` faults once
        "! Close All
        0 Open 2
        0 Open 255
        0 A 0
        0 B 255
        1 C 0
        2 B 255
        2 C 255
        2 A 1
        2 Close 255",
    }
}
