//! Several groups in a row are filled from left to right, up to the next single
//! operand. What one took is never given back for the next.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event C { x: u32 }
        event D { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Row: sequence in Watch {
            operand a: first A, max 2;
            operand b: first B{1..=2}, max 3;
            operand c: last C{1..=2}, max 3;
            operand d: first D;
            emit { a: a.x, n: count(b), b: sum(b.x), m: count(c), c: sum(c.x) }
        }
        situation Greedy: sequence in Watch {
            operand some: last B{1..=2}, max 4;
            operand more: last B{1..=2}, max 4;
            operand d: first D;
            emit { n: count(some), m: count(more) }
        }
        situation Fair: sequence in Watch {
            operand some: first B{1..=2}, max 4;
            operand more: first B{1..=2}, max 4;
            operand d: first D;
            emit { n: count(some), some: sum(some.x), m: count(more), more: sum(more.x) }
        }
    }
    scripts {
        "
        0 A 1
        1 B 1
        2 C 10
        3 B 2
        4 C 20
        5 C 30
        # Row: B 1, 2 and what came behind B 2. Greedy: the first group takes the
        # newest, and nothing is left behind them. Fair: the same with two B.
        6 D 0    => Row 1 2 3 2 50
        # The A is gone: B 3 does not exist in Row.
        7 B 3
        8 D 1    => Fair 2 3 1 3
        8 D 2
        ",
        "
        # At one tick; a C that came too early for the last B does not count.
        0 A 1
        0 B 1
        0 C 1
        0 B 2
        # B 1 alone would leave C 1, but the group takes B 2 as well.
        0 D 0
        0 C 2
        0 D 1    => Row 1 2 3 1 2
        # Fair still holds B 1 and 2.
        0 B 4
        0 B 5
        0 D 2    => Fair 2 3 2 9
        0 D 3
        ",
    }
}
