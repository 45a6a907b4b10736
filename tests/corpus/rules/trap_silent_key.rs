//! One of the named traps: partial matches of a key that never comes back are
//! kept for ever. Here an instance ends by time alone, other keys take its
//! place, and what is left out is counted.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Ping { k: u32, x: u32 }

        lifespan Alive { policy ignore; from Ping including; until after 30us terminate; key k; max_open 2, on_full drop_oldest; }

        situation Pair: sequence in Alive {
            operand a: first Ping, max 1;
            operand b: first Ping;
            emit { k: b.k, a: a.x, b: b.x }
        }
        /// What a key has sent in its 30 ticks.
        situation Sent: all in Alive {
            operand p: last Ping, max 1, on_full drop_oldest;
            detect deferred;
            emit { k: p.k, x: p.x }
        }
    }
    scripts {
        "
        0 Ping 7 1
        # 7 falls silent. No event of it is needed, nor any event at all.
        29 advance
        30 advance    => Sent@1 7 1
        due never
        # Its half of a pair is gone with it.
        31 Ping 7 2
        32 Ping 7 3   => Pair@2 7 2 3; overflow Sent.p drop_oldest
        61 advance    => ~Sent@2 7 3
        ",
        "
        # A key that never comes back makes room: the oldest is discarded.
        0 Ping 1 1
        1 Ping 2 2
        2 Ping 3 3    => full Alive drop_oldest
        3 Ping 4 4    => full Alive drop_oldest
        4 Ping 5 5    => full Alive drop_oldest
        lost Alive 3
        # Key 1 begins again, from nothing.
        5 Ping 1 6    => full Alive drop_oldest
        due 34
        90 advance    => at 34 ~Sent@5 5 5; at 35 ~Sent@6 1 6
        91 Ping 1 7
        121 advance   => Sent@7 1 7
        lost Alive 4
        ",
    }
}
