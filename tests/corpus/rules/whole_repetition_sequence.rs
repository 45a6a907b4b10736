//! Groups in immediate sequences: every path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        event C { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Front: sequence in Watch {
            operand a: first A{2..=3}, max 3;
            operand b: first B, max 2;
            operand c: first C;
            when sum(a.x) as u8 == b.x + c.x;
            emit { n: count(a), high: max(a.x), b: b.x }
        }
        situation Middle: sequence in Watch {
            operand a: each A, max 2;
            operand b: first B{1..=2}, max 3;
            operand c: first C;
            when max(b.x) >= a.x;
            emit { a: a.x, n: count(b), b: sum(b.x) }
        }
        situation Ends: sequence in Watch {
            operand a: last A, max 2;
            operand b: first B{2..=3}, max 3;
            when sum(b.x) > a.x as u64;
            emit { a: a.x, n: count(b), mean: avg(b.x) }
        }
        situation Easy: sequence in Watch {
            operand a: first A{2..=2}, max 2;
            operand b: each B, max 2;
            operand c: first C;
            emit { n: count(a), low: min(a.x), b: b.x, c: c.x }
        }
    }
    scripts {
        "
        0 A 1
        0 A 2
        0 B 3
        # 1 + 2 is 3 + 0. Middle: B 3 behind either A.
        0 C 0    => Front 2 2 3; Middle 1 1 3; Middle 2 1 3; Easy 2 1 3 0
        # Ends: 3 + 4 is more than A 2.
        0 B 4    => Ends 2 2 3.5
        0 C 0
        ",
        "
        0 A 1
        0 B 1
        # One A is not two, and B 1 came too early for a second one.
        0 C 2    => Middle 1 1 1
        0 A 1
        0 C 1
        ",
    }
    reaches {
        // stored
        "! A Front Middle Ends Easy
        2 A 1",
        // list full: reject
        "! A Front Middle Ends Easy
        2 A 0
        2 A 1
        2 A 0
        2 A 0",
        // list full: reject; no combination holds, list full: reject; list full: reject
        "! B Front Middle Ends Easy
        0 A 0
        0 B 0
        0 A 0
        1 B 0
        1 B 0
        1 B 0",
        // own list expires, stored; no combination holds, stored; stored
        "! B Front Ends Easy
        0 A 0
        3 A 1
        3 B 0
        5 A 0
        5 B 1
        5 C 1
        5 A 1
        5 B 0
        5 A 0
        5 B 1",
        // own list expires, stored; too few before, stored
        "! B Middle Ends
        1 A 2
        1 B 2
        1 B 0
        1 B 0
        1 C 1
        1 A 2
        1 B 0
        1 B 2
        2 B 2",
        // composes, trigger consumed
        "! B Ends
        0 A 5
        0 B 0
        0 B 1
        0 A 200
        0 B 1
        0 B 9",
        // some expire, composes, trigger consumed
        "! B Ends
        0 A 5
        0 B 0
        0 B 1
        0 A 200
        0 B 1
        0 B 9
        0 A 0
        0 B 255",
        // some expire, no combination holds, stored
        "! B Ends
        1 A 0
        1 B 0
        1 B 0
        2 A 1
        3 B 0
        3 B 1
        3 A 255
        3 B 0",
        // composes, `when` faults once, trigger consumed; composes, trigger consumed
        "! C Front Middle Easy
        0 A 1
        0 B 1
        0 A 1
        2 A 0
        3 B 255
        4 B 1
        6 C 1",
        // some expire, composes, trigger consumed
        "! C Middle
        1 A 0
        1 B 0
        1 B 0
        1 B 0
        1 C 0
        1 A 0
        2 A 0
        4 B 0
        4 B 0
        4 C 0",
        // some expire, no combination holds
        "! C Front
        2 A 255
        2 A 0
        4 B 0
        4 B 0
        4 C 255
        4 A 255
        6 A 255
        6 A 0
        6 B 0
        8 C 0",
        // some expire, composes, trigger consumed
        "! C Front
        4 A 0
        4 A 0
        4 B 0
        4 A 0
        4 B 0
        6 C 0
        7 A 0
        7 A 0
        7 B 0
        7 C 0",
        // some expire, composes, trigger consumed
        "! B Ends
        0 A 5
        0 B 0
        0 B 1
        0 A 200
        0 B 1
        0 B 9
        0 A 0
        0 B 255",
    }
}
