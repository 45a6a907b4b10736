//! A deferred `sequence`: its last operand stores as well; a candidate that
//! comes before any of the operand before it does not exist and takes no room;
//! ties of timestamps are decided by the order of arrival.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event S { x: u32 }
        event A { x: u32 }
        event B { x: u32 }
        event C { x: u32 }
        event E { x: u32 }

        lifespan Run { from S; until E terminate; max_open 1; }

        situation Order: sequence in Run {
            operand a: first A, max 3;
            operand b: last B, max 3;
            operand c: first C, max 1;
            detect deferred;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation Every: sequence in Run {
            operand a: each A, max 3;
            operand b: each B, max 2;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
        situation Twice: sequence in Run {
            operand a: first A, max 3;
            operand b: first A, max 3;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
        situation Latest: sequence in Run {
            operand a: last A, max 3;
            operand b: last B if x > 2, max 3;
            when a.x != 5;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        0 S 0
        # Before any A, before any B: they do not exist.
        0 B 1
        0 C 1
        0 A 2
        0 B 3
        0 C 4
        1 A 5
        1 B 6
        # Order: with B 6 no C is newer, with B 3 there is C 4. Latest: A 5 fails.
        1 E 0   => Order@1 2 3 4; Every@1 2 3; Every@1 2 6; Every@1 5 6; Twice@1 2 5; Latest@1 2 6
        ",
        "
        0 S 0
        0 B 1 * 5
        0 A 1
        0 B 2
        0 C 1
        # Order.c is full; Every.b holds two, B 1 took no room.
        0 C 2   => overflow Order.c reject
        0 B 4
        0 B 5   => overflow Every.b reject
        0 A 6   # Twice: the second A comes after the first
        # Latest: A 6 is the newest, but no B comes after it.
        0 E 0   => ~Order@1 1 2 1; ~Every@1 1 2; ~Every@1 1 4; Twice@1 1 6; Latest@1 1 5
        lost Order 1
        lost Every 1
        ",
    }
}
