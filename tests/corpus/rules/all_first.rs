//! `all` of two without a condition, the first operand `first`: every
//! quantifier of the second one.
//!
//! The first event of the other type completes a detection at once, so that
//! candidates of both types never stand side by side.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation FirstFirst: all in Watch {
            operand a: first A, max 3;
            operand b: first B, max 2;
            emit { a: a.x, b: b.x }
        }
        situation FirstLast: all in Watch {
            operand a: first A, max 3;
            operand b: last B, max 2;
            emit { a: a.x, b: b.x }
        }
        situation FirstEach: all in Watch {
            operand a: first A, max 3;
            operand b: each B, max 2;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        # The oldest A is taken, and what is used is consumed.
        0 A 1
        0 A 2
        1 B 7    => FirstFirst 1 7; FirstLast 1 7; FirstEach 1 7
        2 B 8    => FirstFirst 2 8; FirstLast 2 8; FirstEach 2 8
        # Now two B wait: the quantifiers of b part.
        3 B 9
        3 B 10
        4 A 3    => FirstFirst 3 9; FirstLast 3 10; FirstEach 3 9; FirstEach 3 10
        5 A 4    => FirstFirst 4 10; FirstLast 4 9
        # FirstEach used both B at tick 4 and has kept A 4.
        6 B 11   => FirstEach 4 11
        7 A 5    => FirstFirst 5 11; FirstLast 5 11
        ",
        "
        # Full lists reject the newest, all at one tick.
        0 B 1
        0 B 2
        0 B 3    => overflow FirstFirst.b reject; overflow FirstLast.b reject; overflow FirstEach.b reject
        0 A 1    => ~FirstFirst 1 1; ~FirstLast 1 2; ~FirstEach 1 1; ~FirstEach 1 2
        0 A 2    => ~FirstFirst 2 2; ~FirstLast 2 1
        # A 2 is the first of three in FirstEach, A 3 in the others.
        0 A 3
        0 A 4
        0 A 5    => overflow FirstEach.a reject
        0 A 6    => overflow FirstFirst.a reject; overflow FirstLast.a reject; overflow FirstEach.a reject
        0 B 9    => ~FirstFirst 3 9; ~FirstLast 3 9; ~FirstEach 2 9
        ",
    }
    reaches {
        // All of b is used; then the list of a is full; then it has room.
        "! A FirstFirst FirstLast FirstEach
        0 B 1 * 2
        0 A 1",
        "! A FirstFirst FirstLast FirstEach
        0 A 1 * 4",
        "! A FirstFirst FirstLast FirstEach
        0 A 1",
        "! B FirstFirst FirstLast FirstEach
        0 A 1 * 3
        0 B 1",
        "! B FirstFirst FirstLast FirstEach
        0 B 1 * 3",
        "! B FirstFirst FirstLast FirstEach
        0 B 1",
    }
}
