//! Freezes: of a key, of the type, and of a situation instance, which is
//! visited and takes nothing: every path vector of these is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u8 }
        event A { k: u8, x: u8 }
        event B { k: u8, x: u8 }
        event Close { k: u8 }

        lifespan Run {
            from Open;
            until first Close terminate;
            key k;
            max_open 3, per_key 2, on_full freeze;
        }
        situation Pair: sequence in Run {
            operand a: first A, max 1, on_full freeze;
            operand b: first B;
            emit { k: a.k, a: a.x, b: b.x }
        }
        situation Once: all in Run {
            operand b: first B if x > 1;
            once;
            emit { k: b.k, b: b.x }
        }
        situation Late: all in Run {
            operand a: each A, max 1, on_full freeze;
            operand b: first B, max 1, on_full freeze;
            detect deferred;
            emit { k: a.k, a: a.x, b: b.x }
        }
    }
    scripts {
        "
        0 Open 1
        0 A 1 4
        0 A 1 5     => overflow Pair.a freeze; overflow Late.a freeze
        # Frozen: it composes nothing, and the last event is lost to both.
        0 B 1 6     => Once@1 1 6
        0 B 1 7
        lost Pair 3
        lost Late 3
        0 Close 1
        ",
        "
        0 Open 1
        0 Open 1
        0 Open 1    => full Run freeze
        0 Open 2
        0 Open 2    => full Run freeze
        # The type is frozen, the key too: a loss all the same.
        0 Open 1
        0 A 1 1
        0 B 1 1     => ~Pair@1 1 1 1; ~Pair@2 1 1 1
        0 Close 1   => ~Late@1 1 1 1
        0 Close 1   => ~Late@2 1 1 1
        0 Open 3
        0 Close 2
        # Nothing is open: thawed.
        0 Open 3
        0 B 3 9     => Once@4 3 9
        lost Run 4
        ",
    }
    reaches {
        // opens
        "! Open Run
        2 Open 1",
        // key full: freeze
        "! Open Run
        0 Open 0
        1 Open 0
        1 Open 0",
        // stored; key probed
        "! A Pair Late Run
        0 Open 0
        0 Open 0
        0 A 0 0",
        // list full: freeze
        "! A Pair Late
        0 Open 0
        0 Open 0
        0 A 0 0
        0 A 0 0",
        // composes, trigger consumed; composes, ends the instance; stored; key probed
        "! B Pair Once Late Run
        0 Open 0
        0 Open 0
        0 A 0 0
        0 B 0 255",
        // list full: freeze
        "! B Late
        0 Open 0
        0 Open 0
        0 B 0 0
        1 B 0 0",
        // composes; instances end
        "! Close Late Run
        0 Open 0
        0 A 0 0
        0 B 0 0
        1 Close 0",
    }
}
