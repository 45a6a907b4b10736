//! `absent` beside a group looks from its last member before the gap to its first
//! one behind it.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event N { x: u32 }
        event B { x: u32 }
        event C { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Both: sequence in Watch {
            operand a: first A{1..=2}, max 3;
            absent n: N;
            operand b: first B{2..=2}, max 3;
            absent m: N if x > 5;
            operand c: first C;
            emit { n: count(a), a: sum(a.x), b: sum(b.x), c: c.x }
        }
        situation End: sequence in Watch {
            operand a: first A, max 2;
            absent n: N;
            operand b: last B{2..=2}, max 3;
            emit { a: a.x, b: sum(b.x) }
        }
        situation Stored: sequence in Watch {
            operand a: last A{1..=2}, max 3;
            absent n: N;
            operand b: last B, max 3;
            operand c: first C;
            emit { n: count(a), a: sum(a.x), b: b.x, c: c.x }
        }
    }
    scripts {
        "
        0 A 1
        1 N 0
        2 A 2
        3 B 1
        # Between B 1 and B 2 an N is no matter. End: A 1, and N came before B 1;
        # A 2 is nearer.
        3 N 9
        4 B 2    => End 2 3
        # Both: A 1 and 2; the N at 1 came before A 2. Stored: before B 2 there
        # came an N, before B 1 not.
        5 C 0    => Both 2 3 3 0; Stored 2 3 1 0
        6 C 1
        ",
        "
        0 A 1
        0 B 1
        0 N 6
        # End: the first member is B 1, which came before the N.
        0 B 2    => End 1 3
        # Both: an N of 6 stands before B 2 and not behind it. Stored: B 2 is
        # too late, B 1 is not.
        0 C 0    => Both 1 1 3 0; Stored 1 1 1 0
        0 A 2
        0 N 6
        0 B 3
        0 B 4
        # Each of the B is behind the N.
        0 C 1
        0 A 3
        # Both still holds B 3 and 4 before A 3: the group of A is 2 and 3, and
        # nothing behind them.
        0 C 2
        ",
    }
}
