//! Several groups in immediate `all`: every path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        event C { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Two: all in Watch {
            operand a: first A{1..=2}, max 2;
            operand b: last B{2..=3}, max 3;
            when sum(a.x) > sum(b.x);
            emit { n: count(a), b: avg(b.x) }
        }
        situation Around: all in Watch {
            operand a: first A{2..=3}, max 3;
            operand b: first B{1..=2}, max 2, on_full drop_oldest;
            operand c: each C, max 2;
            when max(a.x) > c.x && max(b.x) >= c.x;
            emit { n: count(a), b: sum(b.x), c: c.x }
        }
        situation Kept: all in Watch {
            operand a: last A{1..=2}, retain if x > 1, max 3;
            operand b: first B{1..=1}, max 2;
            operand c: last C, retain, max 2;
            when sum(a.x) / c.x as u64 > 1;
            emit { a: sum(a.x), b: sum(b.x), c: c.x }
        }
        situation Easy: all in Watch {
            operand a: first A{1..=2}, max 2;
            operand b: last B{2..=3}, max 3;
            emit { a: sum(a.x), b: sum(b.x) }
        }
    }
    scripts {
        "
        0 A 4
        0 B 1
        # 4 is more than 1 + 2; the two B need not be more.
        0 B 2    => Two 1 1.5; Easy 4 3
        # Kept: 4 is not twice 3.
        1 C 3
        # Around: the first two B are not as much as 3. Kept: A 4 and 5, and B 1.
        1 A 5    => Kept 9 1 3
        # Around: B 1 and the trigger. Kept: 4 and 5 stayed, and so did C 3.
        1 B 3    => Around 2 4 3; Kept 9 3 3
        ",
        "
        0 C 0
        0 A 9
        # Kept: 9 / 0.
        0 B 1    => fault Kept when
        # Two: 9 is not more than 9.
        1 B 8    => fault Kept when; Easy 9 9
        1 A 1    => Two 2 4.5; Around 2 9 0; fault Kept when
        # Kept: A 9 stays, 1 goes.
        1 C 2    => Kept 10 1 2
        ",
    }
    reaches {
        // no combination holds, list full: reject; composes, trigger consumed; composes, `when` faults once, trigger stays, stored; all others expire, list full: reject
        "! A Two Around Kept Easy
        0 A 0
        0 C 1
        0 B 0
        1 B 255
        1 A 0
        1 A 0
        1 C 0
        1 B 255
        1 A 255",
        // composes, trigger consumed; no combination holds, stored; too few, stored
        "! A Two Around Easy
        0 A 1
        0 B 2
        0 A 1
        1 C 1
        1 B 0
        2 B 0
        2 C 2
        2 A 2",
        // no combination holds, stored; no combination holds, list full: reject; composes, trigger consumed
        "! A Two Around Easy
        0 B 1
        0 A 2
        0 A 1
        2 B 2
        2 B 0
        3 C 2
        3 B 255
        4 A 2
        4 B 2
        5 B 1
        7 C 255
        7 B 0
        7 A 1",
        // composes, `when` faults once, trigger stays, list full: reject
        "! A Kept
        0 B 0
        0 B 0
        0 C 255
        0 A 255
        0 A 0
        0 A 255
        0 C 0
        0 A 255",
        // no combination holds, stored; no combination holds, list full: drop_oldest; no combination holds, list full: reject; too few, stored
        "! B Two Around Kept Easy
        0 C 0
        0 B 0
        0 A 0
        2 C 0
        2 A 0
        3 A 0
        3 B 0
        3 B 0",
        // no combination holds, list full: reject; no combination holds, stored; composes, trigger consumed
        "! B Two Kept Easy
        0 A 2
        0 B 2
        0 C 1
        0 B 1
        0 A 0
        2 A 0
        2 B 1
        2 C 0
        4 B 1",
        // composes, trigger consumed; all others expire, list full: reject
        "! B Two Easy
        0 A 1
        0 A 1
        0 B 1
        0 B 1
        0 B 0
        0 B 1
        0 B 1
        0 B 0",
        // composes, `when` faults once, trigger consumed
        "! B Kept
        0 A 1
        0 C 1
        1 C 0
        1 A 1
        1 A 1
        1 B 1",
        // composes, trigger consumed
        "! B Around
        2 A 2
        2 A 2
        2 C 1
        2 B 0
        4 A 1
        4 B 0
        4 C 1
        5 B 2",
        // no combination holds, stored
        "! C Around Kept
        0 B 0
        1 A 0
        2 B 0
        2 A 0
        2 A 0
        2 C 0",
        // composes, trigger consumed; composes, trigger stays, stored
        "! C Around Kept
        0 B 0
        0 B 2
        0 A 2
        1 A 1
        1 A 1
        1 C 1",
        // no combination holds, list full: reject
        "! C Around Kept
        1 B 0
        1 C 0
        1 B 0
        1 A 0
        1 A 0
        1 A 0
        1 C 0
        3 C 0",
        // composes, trigger stays, list full: reject
        "! C Kept
        0 A 0
        0 A 1
        0 B 0
        0 C 0
        0 C 255
        0 A 1
        0 B 1
        0 C 1",
    }
}
