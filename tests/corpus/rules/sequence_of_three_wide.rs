//! `each` and then `first` without a condition, with room enough that the
//! second operand's candidates can be found early or late: fewer rows for more
//! different candidates.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32 }
        event B { k: u32 }
        event C { k: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation EachFirst: sequence in Watch {
            operand a: each A, max 3;
            operand b: first B, max 3;
            operand c: first C;
            emit { a: a.k, b: b.k }
        }
    }
    scripts {
        "
        0 A 1
        1 B 10
        2 A 2
        3 B 20
        # The first B after A 1 is 10, the first after A 2 is 20.
        4 C 0    => EachFirst 1 10; EachFirst 2 20
        # All are consumed.
        5 C 0
        ",
        "
        # Ties are ordered as they come. B 5 is too early: no A is older.
        0 B 5
        0 A 1
        0 A 2
        0 B 7
        0 B 8
        # The first B holds for both.
        0 C 0    => EachFirst 1 7; EachFirst 2 7
        # No A is left that B 8 is younger than: it exists no more.
        0 A 3
        0 C 0
        0 B 9
        0 C 0    => EachFirst 3 9
        # The fourth A finds the list full.
        1 A 4
        1 A 5
        1 A 6
        1 A 7    => overflow EachFirst.a reject
        ",
    }
    reaches {
        // stored
        "! A EachFirst
        0 A 0",
        // list full: reject
        "! A EachFirst
        0 A 1
        0 A 1
        0 A 1
        0 A 1",
        // list full: reject
        "! B EachFirst
        0 A 0
        0 B 0
        0 B 0
        1 B 0
        1 B 0",
        // own list expires, stored
        "! B EachFirst
        0 A 0
        0 B 0
        0 B 0
        0 B 0
        1 A 0
        1 C 0
        1 B 0
        1 B 0",
        // composes, trigger consumed
        "! C EachFirst
        0 A 0
        2 B 0
        2 A 0
        2 B 0
        2 A 0
        2 B 0
        2 C 0",
        // composes, trigger consumed
        "! C EachFirst
        0 A 1
        0 B 1
        0 B 0
        0 A 2
        0 A 2
        0 B 1
        0 C 1",
        // some expire, composes, trigger consumed
        "! C EachFirst
        0 A 0
        0 B 0
        0 B 1
        1 B 1
        1 A 0
        1 A 0
        1 C 1
        2 A 0
        2 B 0
        2 C 0",
        // some expire, composes, trigger consumed
        "! C EachFirst
        0 A 1
        0 B 0
        1 B 0
        3 C 1
        3 A 1
        3 B 1
        3 A 0
        3 A 1
        3 B 0
        5 C 1",
    }
}
