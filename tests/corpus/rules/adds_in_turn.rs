//! An event that enters several lists of one situation: adds happen one after
//! the other by declaration, and what an add evicts is gone for the next. A
//! freeze strikes after the other adds.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event C { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Order: sequence in Watch {
            operand a: first A if x > 0, max 2, on_full drop_oldest;
            operand b: first A if x > 1, max 1;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation Frozen: all in Watch {
            operand p: first A, max 2, on_full freeze;
            operand q: last A if x > 0, max 1, on_full drop_oldest;
            operand r: first C, max 1;
            emit { p: p.x, q: q.x, r: r.x }
        }
    }
    scripts {
        "
        # Order: A 5 is a; nothing is before it, so it is no b. A 6 is both.
        0 A 5
        1 A 6    => overflow Frozen.q drop_oldest
        # A 7 drops A 5 from a; so A 6 is no b any more, and b has room for A 7,
        # which comes after A 6. Frozen: p has no room, which strikes last.
        2 A 7    => overflow Order.a drop_oldest; overflow Frozen.q drop_oldest; overflow Frozen.p freeze
        # A 7 is consumed as b and leaves a as well.
        3 C 1    => ~Order 6 7 1
        4 A 8
        5 A 9
        # A 8 goes, and with it A 9 as b; 1 is no b.
        6 A 1    => overflow Order.a drop_oldest
        7 C 2
        ",
        "
        0 A 1
        # One A is not p and q.
        0 C 5
        # p is the oldest, q the newest: nothing is added, so nothing is full.
        0 A 2    => Frozen 1 2 5
        0 A 3    => overflow Order.a drop_oldest
        0 C 6    => ~Order 2 3 6
        # Frozen: C 6 waits with A 3; A 0 is p only, A 3 is p and q.
        0 A 0    => Frozen 0 3 6
        ",
    }
}
