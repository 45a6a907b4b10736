//! Groups and single operands of one event: they share a list, and one event
//! fills one place of a detection. A group takes the trigger if no single
//! operand does.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Both: all in Watch {
            operand one: last A, max 3;
            operand some: first A{1..=2}, max 3;
            operand b: first B, max 2;
            emit { one: one.x, n: count(some), some: sum(some.x), b: b.x }
        }
        situation High: all in Watch {
            operand some: first A{1..=2} if x > 2, max 3;
            operand more: first A{1..=2}, max 3;
            emit { n: count(some), some: sum(some.x), m: count(more), more: sum(more.x) }
        }
        situation Before: sequence in Watch {
            operand some: first A{1..=2}, max 4;
            operand b: first B, max 2;
            operand one: first A, max 4;
            operand end: first B;
            emit { n: count(some), some: sum(some.x), b: b.x, one: one.x, end: end.x }
        }
    }
    scripts {
        "
        # High: an A that is more than 2 goes into the first group, not into both.
        0 A 1
        0 A 2
        0 A 3    => High 1 3 2 3
        # Both: the newest A alone, and the oldest two of the others.
        1 B 9    => Both 3 2 3 9
        # Before: A 1, 2 before B 9. The trigger B 8 needs an A between.
        2 B 8
        # Both holds B 8: the trigger is the single one first. High: the first group
        # takes both, and gives none back for the second.
        3 A 5
        3 A 6    => Both 6 1 5 8; overflow Before.some reject
        4 B 7    => ~Before 2 3 9 5 7
        ",
        "
        0 A 1
        # One A is not two operands.
        0 B 1
        0 A 2    => Both 2 1 1 1
        0 B 2    => Before 1 1 1 2 2
        0 A 4    => High 1 4 2 3
        0 B 3
        ",
    }
}
