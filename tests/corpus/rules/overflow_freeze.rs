//! `on_full freeze`: the first event without room freezes the instance, with
//! one notice. From then on it stores and composes nothing, and each later
//! event that passes a threshold counts as lost, without a notice. An event
//! that completes a detection needs no room and freezes nothing.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32, x: u32 }
        event B { k: u32, x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Pair: all in Watch {
            operand a: first A, max 2, on_full freeze;
            operand b: first B if x < 100, max 2, on_full freeze;
            when a.k == b.k;
            emit { a: a.x, b: b.x }
        }
        situation Then: sequence in Watch {
            operand a: last A, max 2, on_full freeze;
            operand b: first B;
            when a.k == b.k;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        0 A 1 1
        0 A 2 2
        # Both lists of a are full; B 2 completes all the same.
        1 B 2 3   => Pair 2 3; Then 2 3
        2 A 3 4
        3 A 4 5   => overflow Pair.a freeze; overflow Then.a freeze
        # Frozen: A 1 is there, but nothing composes any more.
        4 B 1 6
        5 B 1 600
        6 A 1 7
        ",
        "
        # Only the situation that is full freezes; the other goes on.
        0 B 1 1
        0 B 2 2
        0 B 3 300      # fails its threshold in Pair, and Then has no A
        0 B 3 3   => overflow Pair.b freeze
        0 A 1 4
        0 B 1 5   => Then 4 5
        ",
    }
    reaches {
        "! A Pair
        0 B 9 0
        0 B 1 0
        0 A 1 0",
        "! A Pair
        0 A 1 0 * 2
        0 B 9 0 * 2
        0 A 1 0",
        "! A Pair
        0 B 9 0 * 2
        0 A 1 0",
        "! A Then
        0 A 1 0 * 3",
        "! A Then
        0 A 1 0",
        "! B Pair
        0 A 9 0
        0 A 1 0
        0 B 1 0",
        "! B Pair
        0 A 9 0 * 2
        0 B 1 0 * 3",
        "! B Pair
        0 A 9 0 * 2
        0 B 1 0",
        "! B Then
        0 A 1 0 * 2
        0 B 1 0",
    }
}
