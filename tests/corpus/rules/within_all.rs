//! `within` in an `all`: inclusive at its edge, in both directions of time,
//! and what has left the window does not count in a capacity.
//!
//! One of the named traps: 'late' decided differently at equality in two
//! places. Here equality means inside everywhere: at the composition, at the
//! pruning and at the capacity.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Pair: all in Watch {
            operand a: first A, max 2;
            operand b: first B, max 2;
            within 10us;
            emit { a: a.x, b: b.x }
        }
        situation Every: all in Watch {
            operand a: each A, retain, max 2, on_full drop_oldest;
            operand b: last B, max 2;
            when a.x < b.x;
            within 10us;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        0 A 1
        # Exactly 10 ticks: inside.
        10 B 5    => Pair 1 5; Every 1 5
        # A 1 stays in Every (retained), but at 11 it is one tick too old.
        11 B 6
        # Every: A 2 with the newest B that is larger, then with the other.
        12 A 2    => Pair 2 6; Every 2 6
        22 B 7    => Every 2 7
        23 B 8
        # B 7 at 22 left Pair's window at 33, B 8 at 23 is just inside; Every
        # takes the newest, B 8, and keeps the A.
        33 A 3    => Pair 3 8; Every 3 8
        ",
        "
        # Prune before capacity: at 11 both are gone and there is room.
        0 A 1
        0 A 2
        10 A 3    => overflow Pair.a reject; overflow Every.a drop_oldest
        # At 10 they still counted. Every now holds A 2 and A 3.
        11 A 4
        # Pair dropped A 1 and A 2 by age and holds A 4 alone (A 3 was rejected).
        11 B 9    => ~Pair 4 9; ~Every 3 9; ~Every 4 9
        21 B 9    => ~Every 4 9
        22 B 9
        # The last tick of the clock is one like any other.
        max A 1
        max B 2   => Pair 1 2; Every 1 2
        ",
    }
    reaches {
        // own list expires, stored; all others expire, own list expires, stored
        "! A Pair Every
        5 B 0
        5 A 0
        5 B 0
        5 A 0
        5 A 1
        5 A 0
        16 A 0",
        // list full: reject; all others expire, list full: drop_oldest
        "! A Pair Every
        1 B 1
        1 B 1
        1 A 1
        1 A 4294967295
        2 A 1
        7 A 1
        12 A 1",
        // some expire, composes, trigger consumed
        "! A Pair
        0 B 0
        11 B 0
        11 A 1",
        // some expire, composes, trigger stays, list full: drop_oldest
        "! A Every
        5 B 0
        6 A 2
        11 A 1
        11 B 1
        16 A 0",
        // some expire, composes, trigger stays, own list expires, stored
        "! A Every
        0 B 1
        0 A 1
        1 A 1
        6 B 1
        12 A 0",
        // some expire, composes, trigger consumed
        "! B Pair Every
        1 A 2
        12 A 1
        17 B 2",
        // own list expires, stored; all others expire, own list expires, stored
        "! B Pair Every
        5 A 0
        5 A 0
        5 B 0
        5 B 0
        5 B 0
        10 B 0
        21 B 0",
        // list full: reject; all others expire, list full: reject
        "! B Pair Every
        5 A 2
        5 A 1
        5 B 2
        10 B 0
        10 B 1
        15 B 1
        16 B 1",
        // composes, trigger consumed
        "! B Every
        0 A 1
        0 A 1
        5 B 2",
        // some expire, no combination holds, list full: reject
        "! B Every
        0 A 2
        5 B 1
        10 B 2
        15 A 2
        15 B 2",
        // some expire, no combination holds, own list expires, stored
        "! B Every
        0 B 0
        0 A 0
        1 B 0
        7 A 0
        12 B 0",
    }
}
