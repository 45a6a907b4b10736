//! Several groups at the end of an instance: every path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u8 }
        event A { x: u8 }
        event B { x: u8 }
        event C { x: u8 }
        event Close { x: u8 }
        lifespan Run { policy ignore; from Open; until Close terminate; max_open 1; }

        situation Two: all in Run {
            operand a: first A{1..=2}, max 3;
            operand b: last B{2..=3}, max 3;
            operand c: each C, max 2;
            when sum(a.x) / c.x as u64 > 1;
            within 5us;
            detect deferred;
            emit { n: count(a), b: avg(b.x), c: c.x }
        }
        situation Row: sequence in Run {
            operand a: first A{1..=2}, max 2;
            operand b: last B{1..=2}, max 3;
            operand c: first C, max 2;
            when sum(b.x) > sum(a.x);
            detect deferred;
            emit { a: sum(a.x), n: count(b), c: c.x }
        }
        situation Tail: sequence in Run {
            operand a: each A, max 2;
            operand b: first B{2..=2}, max 3;
            operand c: last C{1..=2}, max 2;
            detect deferred;
            emit { a: a.x, b: sum(b.x), c: sum(c.x) }
        }
        situation Exact: sequence in Run {
            operand b: first B{2..=2}, max 3;
            operand c: last C{1..=2}, max 2;
            detect deferred;
            emit { b: sum(b.x), c: sum(c.x) }
        }
    }
    scripts {
        "
        0 Open 0
        1 A 4
        2 B 1
        3 B 2
        4 C 2
        # Row: 3 is not more than 4.
        5 Close 0    => Two@1 1 1.5 2; Tail@1 4 3 2; Exact@1 3 2
        ",
        "
        0 Open 0
        0 A 1
        # There is no B before it in the sequences; in Two it is a divisor.
        0 C 0
        1 B 2
        1 A 3
        2 B 4
        2 C 1
        7 C 3        => overflow Two.c reject
        # Row: B 4 alone is behind A 3, and is not more than 4. Tail: so it is no group of two.
        9 Close 0    => ~Two@1 2 3 1; fault Two when; Tail@1 1 6 4; Exact@1 6 4
        ",
    }
    reaches {
        // opens
        "! Open Run
        2 Open 0",
        // stored
        "! A Two Row Tail
        6 Open 0
        12 A 1",
        // list full: reject
        "! A Two Row Tail
        0 Open 0
        0 A 0
        2 A 0
        2 A 0
        4 A 0",
        // stored
        "! B Two Row Tail Exact
        1 Open 255
        1 A 1
        3 B 2",
        // list full: reject
        "! B Two Row Tail Exact
        0 Open 1
        4 A 1
        4 B 2
        4 B 1
        9 B 1
        9 B 1",
        // stored
        "! C Two Row Tail Exact
        0 Open 2
        1 A 2
        1 B 2
        4 B 2
        5 C 2",
        // list full: reject
        "! C Two Row Tail Exact
        6 Open 0
        6 A 0
        12 B 0
        12 B 255
        16 C 0
        16 C 0
        16 C 255",
        // composes; instances end
        "! Close Row Tail Exact Run
        0 Open 0
        0 A 0
        2 A 2
        4 B 0
        7 B 1
        7 C 1
        13 B 2
        13 C 1
        13 Close 0",
        // composes, `when` faults once
        "! Close Two
        2 Open 1
        2 B 0
        3 B 0
        3 A 2
        3 C 0
        3 A 1
        4 B 0
        4 C 1
        5 Close 2",
        // composes
        "! Close Two
        2 Open 0
        2 B 0
        2 C 2
        3 A 255
        3 A 2
        6 B 1
        6 C 2
        6 B 0
        7 Close 255",
    }
}
