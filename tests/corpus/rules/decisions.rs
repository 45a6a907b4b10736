//! Decisions of docs/language.md, 15.2, of joins: `retain` per role, freezes and
//! the thresholds of what is frozen, operands that do not store, `once` where
//! the emission faults.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event D { x: u32 }
        event F { x: u32 }
        event G { x: u32 }
        event H { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Both: all in Watch {
            operand p: each A, retain if 10 / x > 1, max 3;
            operand q: each A, retain if 10 / x > 1, max 3;
            emit { p: p.x, q: q.x }
        }
        situation Frozen: all in Watch {
            operand p: first D if 10 / x > 4, max 1, on_full freeze;
            operand q: first D if x < 100, max 1, on_full drop_oldest;
            operand c: first H if x == 9, max 1;
            emit { p: p.x, q: q.x }
        }
        situation Twice: sequence in Watch {
            operand one: first F if 10 / x > 1, max 2;
            operand two: first F if 10 / x > 1;
            emit { one: one.x, two: two.x }
        }
        situation Silent: sequence in Watch {
            operand a: first G, max 2;
            operand b: first H;
            once;
            emit { quotient: b.x / a.x }
        }
    }
    scripts {
        "
        0 A 0
        # A 0 is p of one detection and q of the other: two faults. A 1 stays.
        1 A 1      => Both 0 1; Both 1 0; fault Both retain 2
        2 A 2      => Both 1 2; Both 2 1
        3 D 1
        # The freeze comes after the other adds, and counts one loss of its own.
        4 D 2      => overflow Frozen.q drop_oldest; overflow Frozen.p freeze
        lost Frozen 2
        # 10 / 0 is judged silently; it passes q, so it is lost.
        5 D 0
        5 D 100
        lost Frozen 3
        # Judged once for the list, and once for the operand that does not store.
        6 F 0      => fault Twice threshold 2
        7 G 0
        8 H 6      => fault Silent emit
        9 G 2
        10 H 6
        ",
        "
        0 F 1
        1 F 2      => Twice 1 2
        1 F 20
        2 A 1
        2 A 3      => Both 1 3; Both 3 1
        # Both stay, 20 does not.
        3 A 20     => Both 1 20; Both 3 20; Both 20 1; Both 20 3
        4 A 10     => Both 1 10; Both 3 10; Both 10 1; Both 10 3
        5 G 2
        5 H 9      => Silent 4
        5 H 9      => overflow Frozen.c reject
        ",
    }
}
