//! `absent` between two operands of an immediate `sequence`.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event N { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Oldest: sequence in Watch {
            operand a: first A, max 2;
            absent n: N if x > 0;
            operand b: first B;
            emit { a: a.x, b: b.x }
        }
        situation Newest: sequence in Watch {
            operand a: last A, max 2;
            absent n: N;
            operand b: first B;
            emit { a: a.x, b: b.x }
        }
        situation Every: sequence in Watch {
            operand a: each A, retain, max 2;
            absent n: N;
            absent m: B if x == 9;
            operand b: first B;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        0 A 1
        # It stands between for all but Oldest, whose threshold it fails.
        1 N 0
        2 A 2
        3 B 3      => Oldest 1 3; Newest 2 3; Every 2 3
        4 B 4      => Oldest 2 4; Every 2 4
        # A B that is absent and the last operand is not its own absent event.
        5 B 9      => Every 2 9
        6 B 5
        ",
        "
        # An N right before the A, and at the same tick right after it.
        7 N 1
        7 A 1
        7 B 2      => Oldest 1 2; Newest 1 2; Every 1 2
        7 A 2
        7 N 1
        7 B 3
        # What stood between stays in the list and is full: absence ends no existence.
        8 A 3      => overflow Every.a reject
        9 A 4      => overflow Oldest.a reject; overflow Newest.a reject; overflow Every.a reject
        10 B 5     => ~Oldest 3 5; ~Newest 3 5
        ",
    }
    reaches {
        // stored
        "! A Oldest Newest Every
        0 A 1",
        // list full: reject
        "! A Oldest Newest Every
        0 A 0
        0 A 1
        0 A 0",
        // composes, trigger consumed
        "! B Newest Every
        0 A 1
        0 A 1
        0 B 9",
        // composes, trigger consumed; no combination holds
        "! B Oldest Newest
        2 A 0
        2 N 4294967295
        2 A 4294967295
        2 N 0
        2 B 0",
        "! N Oldest Newest Every
        1 N 1",
    }
}
