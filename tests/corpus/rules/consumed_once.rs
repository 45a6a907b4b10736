//! A named trap: an event consumed by one trigger and used again by a later
//! one. What was consumed has left every list of its situation, in every role;
//! other situations have consumption of their own.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event C { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Three: all in Watch {
            operand a: each A, max 3;
            operand b: first B, max 2;
            operand c: first C, max 2;
            when a.x <= b.x;
            emit { a: a.x, b: b.x, c: c.x }
        }
        /// Two roles: as `big` it may stay, as `any` it may not.
        situation Roles: all in Watch {
            operand big: first A if x > 10, retain, max 2;
            operand any: first A, max 2;
            operand c: first C, retain, max 1;
            emit { big: big.x, any: any.x, c: c.x }
        }
        situation Order: sequence in Watch {
            operand a: first A, max 3;
            operand b: last B, max 2;
            operand c: first C, retain;
            emit { a: a.x, b: b.x, c: c.x }
        }
    }
    scripts {
        "
        0 A 1
        0 A 2
        0 B 2
        # C 1 consumes A 1, A 2 and B 2 in Three; in Order A 1 and B 2.
        1 C 1    => Three 1 2 1; Three 2 2 1; Order 1 2 1
        # Nothing of that is used again, by whatever trigger.
        2 C 2    => overflow Roles.c reject
        3 B 9
        # Three: b = B 9, c = C 2, a = A 3 alone. Roles holds A 1, A 2: full.
        4 A 3    => Three 3 9 2; overflow Roles.any reject
        # Order: A 2 and B 9.
        5 C 3    => overflow Roles.c reject; Order 2 9 3
        6 C 4    => overflow Roles.c reject
        ",
        "
        0 C 0
        # A 20 is big and any, but one event fills one of them.
        1 A 20
        # A 5 is any; A 20 stays as big, and in both lists.
        2 A 5    => Roles 20 5 0
        # A 30: big is A 20, any is A 20 no, A 30. Consumed as any, it is gone
        # as big too.
        3 A 30   => Roles 20 30 0
        # A 6: again with A 20.
        4 A 6    => overflow Three.a reject; Roles 20 6 0; overflow Order.a reject
        5 B 0
        # A 20 stands in both lists of Roles, and alone it is no pair.
        6 C 1    => overflow Roles.c reject; ~Order 20 0 1
        ",
    }
}
