//! Full lists in deferred situations: dropped, frozen, discarded. A frozen
//! instance keeps what it had and composes it at its end.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event S { x: u32 }
        event A { x: u32 }
        event B { x: u32 }
        event E { x: u32 }
        event X { x: u32 }

        lifespan Run { from S; until E terminate; until first X discard; max_open 2; }

        situation Freezes: all in Run {
            operand a: each A if x > 0, max 2, on_full freeze;
            operand b: first B, max 1;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
        situation Drops: sequence in Run {
            operand a: each A, max 2, on_full drop_oldest;
            operand b: last B, max 2, on_full drop_oldest;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        0 S 0
        1 A 1
        1 A 2
        2 S 0
        # Instance 1 has no room, 2 has.
        3 A 3    => overflow Freezes.a freeze; overflow Drops.a drop_oldest
        # Frozen: lost, without a notice. 2 stores it.
        4 B 7
        lost Freezes 2
        # Below its threshold: no loss. Drops holds 3 and 0 in both.
        5 A 0    => overflow Drops.a drop_oldest
        lost Freezes 2
        # Freezes in 1 has no B. A 0 came after B 7.
        6 E 0    => ~Drops@1 3 7; ~Freezes@2 3 7; ~Drops@2 3 7
        ",
        "
        0 S 0
        0 B 1
        0 A 1
        0 B 2    => overflow Freezes.b reject
        0 A 2
        0 A 3    => overflow Freezes.a freeze; overflow Drops.a drop_oldest
        # B 2 goes with A 1, the only one before it: there is room for three more.
        0 B 4
        0 B 5
        0 A 9    => overflow Drops.a drop_oldest
        0 E 0    => ~Freezes@1 1 1; ~Freezes@1 2 1; ~Drops@1 3 5
        # Discarded: nothing composes.
        1 S 0
        1 A 1
        1 B 1
        2 X 0
        2 E 0
        3 S 0
        3 A 1
        3 B 1
        3 E 0    => Freezes@3 1 1; Drops@3 1 1
        lost Freezes 5
        ",
    }
    reaches {
        // opens
        "! S Run
        0 S 0",
        // full: reject
        "! S Run
        0 S 0
        1 S 1
        2 S 0",
        // stored; list full: drop_oldest
        "! A Freezes Drops
        0 S 1
        0 S 2
        0 A 0
        0 A 2
        0 A 4294967295",
        // list full: freeze
        "! A Freezes
        0 S 0
        0 S 2
        0 A 2
        0 A 1
        0 A 1",
        // list full: reject; list full: drop_oldest
        "! B Freezes Drops
        0 S 1
        0 S 1
        0 A 0
        0 B 0
        0 B 1
        0 B 1",
        // stored
        "! B Freezes
        0 S 1
        0 S 2
        0 B 0",
        // own list expires, stored
        "! B Drops
        0 S 1
        1 S 2
        3 A 2
        3 B 1
        3 B 2
        5 A 2
        5 A 2
        5 B 0",
        // composes; some expire, composes; instances end
        "! E Freezes Drops Run
        0 S 1
        0 S 1
        2 A 2
        2 B 0
        2 A 2
        2 A 2
        2 B 0
        4 E 1",
        // composes
        "! E Drops
        2 S 0
        2 S 0
        4 A 0
        5 B 0
        6 B 0
        7 A 0
        7 E 0",
        // all others expire
        "! E Drops
        0 S 0
        0 S 0
        0 A 0
        2 B 0
        2 B 0
        2 A 0
        2 A 0
        2 E 0",
        // instances end
        "! X Run
        0 S 0
        0 X 1",
    }
}
