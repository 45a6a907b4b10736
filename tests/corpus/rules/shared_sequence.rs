//! Sequences with an event in several places: `sequence(A, A, B)` shares one
//! list, `sequence(A, B, A)` composes and stores with one event, and
//! `sequence(A, B, A, C)` has a list whose operands stand apart.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event C { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Pair: sequence in Watch {
            operand one: first A, max 3, on_full drop_oldest;
            operand two: last A, max 3, on_full drop_oldest;
            operand end: first B;
            emit { one: one.x, two: two.x, end: end.x }
        }
        situation Around: sequence in Watch {
            operand before: first A, max 2;
            operand b: first B, max 2;
            operand behind: first A;
            emit { before: before.x, b: b.x, behind: behind.x }
        }
        situation Apart: sequence in Watch {
            operand before: each A, retain if x < 2, max 3;
            operand b: last B, max 2;
            operand behind: each A, retain, max 3;
            operand end: first C;
            emit { before: before.x, b: b.x, behind: behind.x, end: end.x }
        }
    }
    scripts {
        "
        0 A 1
        # One A is not two.
        1 B 10
        # Around: A 1, B 10, A 2, all consumed.
        2 A 2    => Around 1 10 2
        3 A 3
        # Pair: the oldest and the newest A; A 2 is left.
        4 B 11   => Pair 1 3 11
        5 B 12   => overflow Apart.b reject
        # Around holds A 3, B 11, B 12.
        6 A 4    => Around 3 11 4; overflow Apart.before reject
        # Apart: A 1, 2, 3 in one list and B 10, 11 (12 was rejected at tick 5).
        # Newest B first: B 11 with A 1, A 2, A 3 before it and nothing behind
        # (A 4 found the list full), so B 10 with A 1 before it and A 2, A 3.
        7 C 0    => ~Apart 1 10 2 0; ~Apart 1 10 3 0
        ",
        "
        0 A 1
        0 A 2
        0 A 3    => overflow Around.before reject
        # Pair drops A 1 for A 4; the others reject.
        0 A 4    => overflow Pair.one drop_oldest; overflow Around.before reject; overflow Apart.before reject
        0 B 5    => ~Pair 2 4 5
        0 B 6
        # A 3 alone is left in Pair; Around: the oldest A, the oldest B.
        0 A 7    => ~Around 1 5 7; overflow Apart.before reject
        0 B 8    => ~Pair 3 7 8; overflow Apart.b reject
        # No A behind a B in Apart.
        0 C 9
        ",
    }
}
