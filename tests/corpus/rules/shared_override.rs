//! Overrides where an event may take several operands: of a shared list, of lists that
//! follow each other, and in the instance that it opens.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event Close { x: u32 }
        lifespan Run { from A if x == 1 including; until Close terminate; max_open 2; }

        situation Pairs: all in Run {
            operand p: each A, override if x == 9, max 3;
            operand q: each A, override if x == 9, max 3;
            when p.x < q.x;
            emit { p: p.x, q: q.x }
        }
        situation Then: sequence in Run {
            operand p: first A, override if x == 9, max 2;
            operand q: first A, override if x == 9, max 2;
            operand b: first B;
            emit { p: p.x, q: q.x, b: b.x }
        }
        situation Row: sequence in Run {
            operand a: first A if x > 0, override if x == 9, max 2;
            operand b: absolute first A;
            operand c: absolute last A if x < 5;
            operand d: first B;
            emit { a: a.x, b: b.x, c: c.x, d: d.x }
        }
    }
    scripts {
        "
        # The event that opens the instance is in it; Row: it is no b, since no a is older.
        0 A 1
        1 A 3        => Pairs@1 1 3
        # It is the first b of Row, and no c behind itself.
        2 A 4        => overflow Then.p reject; overflow Row.a reject
        3 B 5        => ~Then@1 1 3 5; ~Row@1 1 3 4 5
        # It drops what both operands of Pairs share.
        4 A 9
        5 A 4        => Pairs@1 4 9
        6 B 6        => ~Then@1 9 4 6
        7 Close 0
        ",
        "
        0 A 1
        # Row: A 9 drops the only a, so that it is not the first b.
        1 A 9
        2 A 2        => Pairs@1 2 9
        3 A 3        => overflow Then.p reject; overflow Row.a reject
        4 B 7        => ~Then@1 9 2 7; ~Row@1 9 2 3 7
        # It is offered to the first instance, and opens the second.
        5 A 1        => Pairs@1 1 3
        6 A 2        => Pairs@2 1 2
        7 Close 0
        ",
    }
}
