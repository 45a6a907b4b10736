//! Situations that feed each other over two lifespans: one instance per key
//! inside, one for all outside, and back to the key.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u8, x: u32 }
        event B { k: u8, x: u32 }
        event Day { x: u32 }

        lifespan Ship { from A; until after 50us discard; until Alarm discard; key k; max_open 3, per_key 1, on_full reject; }
        lifespan Shift { policy ignore; from A; until Day terminate; max_open 1; }

        situation Near: all in Ship {
            operand b: first B if x < 10, max 2;
            operand c: last B if x >= 10, max 2;
            emit { k: b.k, x: c.x - b.x }
        }
        /// Two of them in one shift, of any ship.
        situation Alarm: sequence in Shift {
            operand p: first Near, max 2;
            operand q: first Near if x > 20;
            emit { k: q.k, x: p.x + q.x }
        }
        situation Report: all in Shift {
            operand n: each Near, max 5;
            detect deferred;
            emit { k: n.k, x: n.x }
        }
        /// Back in the ship whose key it has, if that is open.
        situation Echo: all in Ship {
            operand n: last Near, max 1, on_full drop_oldest;
            operand b: last B if x == 0, max 1;
            emit { k: b.k, x: n.x }
        }
    }
    scripts {
        "
        # Ship 1 (key 1), Shift 2; Ship 3 (key 2).
        0 A 1 0
        0 A 2 0
        1 B 1 5
        # Near 8 of ship 1: stored in Alarm, Report, Echo of ship 1.
        2 B 1 13   => Near@1 1 8
        3 B 2 30
        # Alarm 34 ends ship 2, of its key: it is no operand before that. The
        # closure of Near 26 is by declaration: Alarm, Report, then Echo of 2.
        4 B 2 4    => Near@3 2 26; Alarm@2 2 34
        5 B 2 0
        # Near takes it (0 < 10), Echo composes with it.
        6 B 1 0    => Echo@1 1 8
        7 B 1 11   => Near@1 1 11
        8 Day 0    => Report@2 1 8; Report@2 2 26; Report@2 1 11
        # Ship 1 has its interval.
        50 B 1 0
        due never
        ",
        "
        0 A 1 0
        # Per key there is one.
        1 A 1 0    => full Ship reject
        2 B 1 0
        # Near's detection: Echo has B 0, its Near completes it.
        3 B 1 99   => ~Near@1 1 99; ~Echo@1 1 99
        # Consumed in Near, not stored: the next needs both again.
        4 B 1 99
        4 B 1 9    => ~Near@1 1 90; ~Alarm@2 1 189
        # The alarm has ended the ship.
        4 B 1 9
        5 Day 0    => ~Report@2 1 99; ~Report@2 1 90
        6 A 1 0
        7 B 1 10
        7 B 1 9    => Near@3 1 1
        # Exact: no loss is live any more, not even that of ship 1 in this shift.
        8 Day 0    => Report@4 1 1
        lost Ship 1
        ",
    }
}
