//! `on_full reject`, which is what is meant where nothing is said: the
//! newcomer is lost, told and counted, and nothing else changes. An event that
//! completes a detection needs no room.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32, x: u32 }
        event B { k: u32, x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Pair: all in Watch {
            operand a: first A, max 2;
            operand b: last B, max 1, on_full reject;
            when a.k == b.k;
            emit { a: a.x, b: b.x }
        }
        situation Then: sequence in Watch {
            operand a: first A, max 2, on_full reject;
            operand b: first B;
            when a.k == b.k;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        0 A 1 1
        0 A 2 2
        0 A 3 3   => overflow Pair.a reject; overflow Then.a reject
        0 B 9 4
        0 B 8 5   => overflow Pair.b reject
        # Both full: B 2 completes with A 2 and leaves no trace.
        1 B 2 6   => ~Pair 2 6; ~Then 2 6
        # A 3 is really gone, and A 2 has made room.
        2 B 3 7   => overflow Pair.b reject
        3 A 3 8
        4 B 3 9   => ~Pair 8 9; ~Then 8 9
        ",
        "
        # The rejected one is the one that would have fitted.
        0 B 1 1
        0 B 2 2   => overflow Pair.b reject
        0 A 2 3
        0 A 1 4   => ~Pair 4 1
        # The sequence has A 2 and A 1 stored: its B came too early.
        0 A 2 5   => overflow Then.a reject
        0 B 2 6   => ~Pair 3 6; ~Then 3 6
        0 B 2 7   => ~Pair 5 7
        0 B 1 8   => ~Then 4 8
        ",
    }
    reaches {
        "! A Pair
        0 B 1 0
        0 A 1 0",
        "! A Pair Then
        0 B 9 0
        0 A 1 0 * 3",
        "! A Pair Then
        0 B 9 0
        0 A 1 0",
        "! B Pair Then
        0 A 9 0
        0 A 1 0
        0 B 1 0",
        "! B Pair
        0 A 9 0 * 2
        0 B 1 0 * 2",
        "! B Pair
        0 A 9 0 * 2
        0 B 1 0",
    }
}
