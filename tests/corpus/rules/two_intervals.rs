//! Several intervals: the shortest ends an instance, and of equal ones the
//! first declared says how. What is due at one tick composes in order.
//!
//! The three lifespans open by the same event and end at the same tick, which no
//! count knows: that of the timers looked at is an upper limit here.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }

        lifespan Short { from A; until after 8us discard; until after 5us terminate; max_open 2; }
        lifespan Discards { from A; until after 5us discard; until after 5us terminate; max_open 2; }
        lifespan Terminates { from A; until after 5us terminate; until after 5us discard; max_open 2; }

        situation Last: all in Terminates {
            operand b: last B, max 2;
            detect deferred;
            emit { x: b.x }
        }
        situation Never: all in Discards {
            operand b: last B, max 2;
            detect deferred;
            emit { x: b.x }
        }
        situation First: all in Short {
            operand b: first B, max 2;
            detect deferred;
            emit { x: b.x }
        }
    }
    scripts {
        "
        # Instances 1 to 3 by declaration of their lifespans, then 4 to 6.
        0 A 0
        1 B 1
        1 A 0
        2 B 2
        due 5
        5 advance     => First@1 1; Last@3 2
        due 6
        6 advance     => First@4 2; Last@6 2
        due never
        ",
        "
        # Both at one tick: by lifespan, then by opening.
        0 A 0
        0 A 0
        0 A 0         => full Short reject; full Discards reject; full Terminates reject
        4 B 1
        100 B 2       => at 5 ~First@1 1; at 5 ~First@4 1; at 5 ~Last@3 1; at 5 ~Last@6 1
        100 A 0
        104 B 3
        105 B 4       => First@7 3; Last@9 3
        ",
    }
    reaches {
        // opens
        "! A Short Discards Terminates
        5 A 1",
        // full: reject
        "! A Short Discards Terminates
        0 A 0
        0 A 0
        0 A 0",
        // stored
        "! B Last Never First
        0 A 0
        2 A 0
        3 B 0",
        // list full: reject
        "! B Last Never First
        2 A 0
        2 A 0
        2 B 0
        4 B 0
        4 B 0",
        // composes; timers
        "! advance First Last Short Discards Terminates
        0 A 0
        0 A 0
        0 B 0
        6 advance",
    }
}
