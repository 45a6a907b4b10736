//! What a group aggregates faults only for an instance that would take the event: with a
//! key, none may be open. Found by random rule sets.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Go { k: u32 }
        event B { k: u32, x: u32 }
        lifespan Session { from Go; until after 10us discard; key k; max_open 2; }

        situation Pair: all in Session {
            operand b: first B{2..=2} if x > 0, max 2;
            emit { k: min(b.k), most: max(b.x + 1) }
        }
    }
    scripts {
        "
        # No session is open, so nothing is judged and nothing told.
        0 B 1 4294967295
        0 Go 1
        # None with this key.
        1 B 2 4294967295
        # 4294967295 + 1 does not fit: not admitted.
        1 B 1 4294967295  => fault Pair aggregate
        2 B 1 5
        3 B 1 7           => Pair@1 1 8
        # The session has ended at 10.
        12 B 1 4294967295
        ",
        "
        0 Go 1
        0 Go 2
        1 B 1 3
        1 B 2 4294967295  => fault Pair aggregate
        2 B 1 4           => Pair@1 1 5
        # It fails the threshold.
        2 B 2 0
        2 B 3 4294967295
        ",
    }
}
