//! `after` with `once`: the first detection ends what waits, also in an instance that
//! is frozen; and until then a frozen one loses what comes.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u32 }
        event A { x: u32 }

        lifespan L { from Open; max_open 1, on_full drop_oldest; }

        situation Hold: after 5us in L {
            operand a: each A, max 1, on_full freeze;
            once;
            emit { x: 6 / a.x }
        }
        situation First: after 5us in L {
            operand a: first A if x > 1, override if x > 8;
            once;
            emit { x: a.x }
        }
        situation Last: after 3us in L {
            operand a: last A;
            once;
            emit { x: a.x }
        }
    }
    scripts {
        "
        0 Open 0
        0 A 1
        1 A 2         => overflow Hold.a freeze
        2 A 3
        lost Hold 2
        6 advance     => at 5 ~Hold@1 6; at 5 Last@1 3; First@1 2
        due never
        # Ended: no loss any more, and nothing waits.
        7 A 4
        lost Hold 2
        max advance
        ",
        "
        0 Open 0
        # An emission that faults is the first one, too.
        0 A 0
        5 advance     => at 3 Last@1 0; fault Hold emit
        6 A 2
        # The next instance begins anew.
        7 Open 0      => full L drop_oldest
        7 A 2
        8 A 9         => overflow Hold.a freeze
        20 advance    => at 11 ~Last@2 9; at 12 ~Hold@2 3; at 13 ~First@2 9
        due never
        ",
        "
        0 Open 0
        1 A 2
        # Replaced before its delays are over.
        4 Open 0      => Last@1 2; full L drop_oldest
        90 advance
        due never
        ",
    }
    reaches {
        // full: drop_oldest
        "! Open L
        0 Open 0
        6 Open 4294967295",
        // stored; override, stored; stored
        "! A Hold First Last
        5 Open 1
        5 A 4294967295",
        // list full: freeze
        "! A Hold
        1 Open 0
        1 A 0
        1 A 0",
        // fires, emission faults; fires
        "! advance Hold First Last
        0 Open 2
        0 A 4294967295
        2 Open 2
        2 A 0
        2 A 4294967295
        8 advance",
        // all ticks that there is time for
        "! advance engine
        0 Open 0
        0 A 1
        1 A 2
        3 Open 0
        3 A 1
        4 A 2
        9999 advance",
    }
}
