//! One of the named traps: ties of timestamps decided by chance. Here they are
//! decided by the order of arrival, and among timers of one tick by declaration
//! of the lifespans and then by opening.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u8, x: u32 }
        event B { k: u8, x: u32 }

        lifespan Late { from A; until after 10us terminate; key k; max_open 3; }
        lifespan Early { from B; until after 10us terminate; key k; max_open 3; }

        situation InEarly: sequence in Early {
            operand a: first A, max 2;
            operand b: first B, max 2;
            detect deferred;
            emit { k: a.k, a: a.x, b: b.x }
        }
        situation InLate: sequence in Late {
            operand b: last B, max 2;
            operand a: last A, max 2;
            detect deferred;
            emit { k: a.k, b: b.x, a: a.x }
        }
        situation Now: sequence in Late {
            operand b: each B, max 3;
            operand a: first A;
            emit { k: a.k, b: b.x, a: a.x }
        }
    }
    scripts {
        "
        # Late 1 and 2, Early 3 and 4: all of tick 0, all due at 10.
        0 A 2 1
        0 A 1 2
        0 B 1 3
        0 B 2 4
        # A after B of one key, at the same tick: a sequence. Late 5, 2 of key 1.
        0 A 1 5       => Now@2 1 3 5
        0 A 2 6       => Now@1 2 4 6; full Late reject
        # B before A would be one for Early, and B comes last.
        0 B 1 7
        # Late is declared first; in it 1 opened before 2. Instance 5 holds B 7.
        10 advance    => ~InLate@1 2 4 6; ~InLate@2 1 3 5; InEarly@3 1 5 7
        due never
        ",
        "
        # Everything at one tick: an end, an opening, an operand, in order.
        0 A 1 1
        0 B 1 2
        10 A 1 3
        10 B 1 4
        10 A 1 5      => Now@3 1 4 5
        20 advance    => InLate@3 1 4 5
        ",
    }
}
