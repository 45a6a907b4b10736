//! Moments that find a frozen lifespan, of whose instances an event ends the newest: which
//! of the earlier ones are left decides what still opens.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }

        lifespan L {
            from at 2us;
            from at 5us;
            from at 6us;
            from at 9us;
            until last B discard;
            until after 7us terminate;
            max_open 2, on_full freeze;
        }

        situation S: all in L { operand a: first A, max 2; detect deferred; emit { x: a.x } }
    }
    scripts {
        "
        0 advance
        due 2
        # Both are open, and the one of 5 ends.
        5 B 0
        5 A 7
        # That of 6 is the second one, and not too many; that of 9 opens as that of 2 ends.
        30 advance     => at 9 S@1 7
        due never
        lost L 0
        ",
        "
        0 advance
        # That of 6 finds two, that of 9 a frozen type.
        10 advance     => full L freeze
        lost L 2
        12 advance
        due never
        ",
        "
        0 advance
        2 A 5
        6 B 0          => full L freeze
        # The last one ends at this tick, before the moment of it opens another one.
        9 A 6          => ~S@1 5
        due 16
        16 advance     => S@3 6
        lost L 1
        ",
    }
    reaches {
        // moments: three end
        "! advance L
        0 advance
        5 B 0
        30 advance",
        // moments, 1 full
        "! advance L
        0 advance
        30 advance",
    }
}
