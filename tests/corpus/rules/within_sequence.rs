//! `within` in a `sequence`: from the first to the last event, inclusive. What
//! has left the window takes with it what came after it and before the next
//! candidate of the first operand.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event C { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Two: sequence in Watch {
            operand a: first A, max 2;
            operand b: first B;
            within 10us;
            emit { a: a.x, b: b.x }
        }
        situation Three: sequence in Watch {
            operand a: first A, retain, max 2;
            operand b: last B, max 2;
            operand c: first C;
            within 10us;
            emit { a: a.x, b: b.x, c: c.x }
        }
    }
    scripts {
        "
        0 A 1
        4 B 2     => Two 1 2
        # Three: exactly 10 ticks from a to c; a is retained, b consumed.
        10 C 3    => Three 1 2 3
        10 B 4
        10 C 5    => Three 1 4 5
        # One tick more and the A is gone.
        10 B 6
        11 C 7
        ",
        "
        0 A 1
        1 B 2     => Two 1 2
        2 A 3
        3 B 4     => Two 3 4
        # At 11 the first A is gone, and B 2, which came before the second one.
        11 C 5    => Three 3 4 5
        # B 2 is not there to be taken next.
        12 C 6
        12 B 7
        # At 13 the second A is gone as well: neither B 7 nor B 8 exists.
        13 B 8
        13 A 9
        13 A 10
        13 A 11   => overflow Two.a reject; overflow Three.a reject
        # Prune before capacity: at 23 they count, at 24 there is room.
        23 A 12   => overflow Two.a reject; overflow Three.a reject
        24 A 13
        24 B 14   => ~Two 13 14
        34 C 15   => ~Three 13 14 15
        ",
    }
    reaches {
        // own list expires, stored
        "! A Two Three
        1 A 1
        12 A 1
        23 A 0",
        // list full: reject
        "! A Two Three
        0 A 1 * 3",
        // some expire, composes, trigger consumed; older ones expire, own list expires, stored
        "! B Two Three
        11 A 0
        16 B 0 * 2
        21 A 0
        26 A 0
        36 B 0",
        // all others expire
        "! B Two
        0 A 3
        0 A 1
        11 B 0",
        // older ones expire, list full: reject
        "! B Three
        0 A 0
        11 A 1
        11 B 1 * 2
        11 B 0",
        // all others expire
        "! C Three
        11 A 3
        16 A 0
        17 B 0
        17 B 1
        28 C 0",
        // some expire, composes, trigger consumed
        "! C Three
        0 A 3
        0 B 3
        11 A 0
        11 B 3
        11 C 1",
    }
}
