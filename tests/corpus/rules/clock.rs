//! Three named traps: a step back of the clock, ties of timestamps decided by
//! chance, 'late' decided differently at equality.
//!
//! A call with an earlier time is refused, counted, and changes nothing; one
//! with an equal time is accepted, and the order of arrival decides.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Then: sequence in Watch {
            operand a: first A, max 2;
            operand b: first B;
            within 10us;
            emit { a: a.x, b: b.x }
        }
        situation Pair: all in Watch {
            operand a: last A, max 2;
            operand b: last B, max 2;
            within 10us;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        # The first time is any time.
        100 A 1
        # A step back: refused, whoever asks; nothing of it is stored.
        99 B 2     => late
        0 A 3      => late
        99 advance => late
        # Equality is not late.
        100 advance
        100 B 4    => Then 1 4; Pair 1 4
        # A refused call does not move the clock back either: 99 stays late.
        99 A 5     => late
        110 A 6
        # Time may pass alone, and then it has passed.
        120 advance
        119 B 7    => late
        120 B 8    => Then 6 8; Pair 6 8
        ",
        "
        # Ties: order of arrival, whatever the values. B before A is no sequence.
        7 B 1
        7 A 2      => Pair 2 1
        7 A 3
        7 B 4      => Then 2 4; Pair 3 4
        7 B 5      => Then 3 5
        # The end of the clock: nothing can come after it, but ties can.
        # B 5 left Pair's window long ago.
        max A 6
        max B 7    => Then 6 7; Pair 6 7
        17 A 8     => late
        max A 9
        ",
    }
}
