//! `unless`: at the end of an instance its operands compose as in `all`, unless a
//! forbidden event has come.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u32 }
        event A { x: u32 }
        event B { x: u32 }
        event F { x: u32 }
        event Close { x: u32 }
        lifespan Run {
            policy add;
            from Open;
            until Close terminate;
            until after 10us terminate;
            max_open 2;
        }

        situation Pair: unless in Run {
            operand a: first A, max 2;
            operand b: each B, max 2;
            forbidden f: F if x > 5;
            emit { a: a.x, b: b.x }
        }
        situation Own: unless in Run {
            forbidden high: A if x > 5;
            operand a: each A, max 2, on_full freeze;
            forbidden f: F;
            when a.x > 0;
            emit { a: a.x }
        }
    }
    scripts {
        "
        0 Open 0
        1 A 1
        2 B 2
        2 B 3
        # Not above 5.
        3 F 5
        4 Close 0      => Pair@1 1 2; Pair@1 1 3
        5 Open 0
        6 F 6
        7 A 1
        8 B 2
        9 Close 0
        ",
        "
        # The end needs no event.
        0 Open 0
        1 A 1
        2 Open 0
        3 A 6
        4 B 4
        # Both instances of Own saw A 6, which is too high; no F has come.
        12 advance     => at 10 Pair@1 1 4; at 12 Pair@2 6 4
        ",
        "
        # A frozen instance sees what is forbidden.
        0 Open 0
        1 A 1
        1 A 2
        2 A 3          => overflow Pair.a reject; overflow Own.a freeze
        3 A 7          => overflow Pair.a reject
        lost Own 2
        4 Close 0
        5 Open 0
        6 A 1
        6 A 2
        6 A 3          => overflow Pair.a reject; overflow Own.a freeze
        6 A 0          => overflow Pair.a reject
        7 Close 0      => ~Own@2 1; ~Own@2 2
        ",
    }
    reaches {
        // opens
        "! Open Run
        5 Open 0",
        // full: reject
        "! Open Run
        0 Open 0
        1 Open 1
        2 Open 0",
        // stored
        "! A Pair Own
        0 Open 4294967295
        0 Open 1
        0 A 4294967295",
        // list full: reject; list full: freeze
        "! A Pair Own
        5 Open 1
        5 Open 2
        5 A 0
        5 A 2
        5 A 4294967295",
        // stored
        "! B Pair
        0 Open 1
        0 Open 2
        0 B 0",
        // list full: reject
        "! B Pair
        0 Open 1
        0 Open 0
        0 B 0
        1 B 1
        1 B 1",
        "! F Pair Own
        8 Open 2
        13 Open 1
        13 F 4294967295",
        // composes; instances end
        "! Close Own Run
        0 Open 1
        0 Open 2
        0 A 1
        0 A 1
        0 Close 0",
        // composes
        "! Close Pair
        0 Open 0
        0 Open 1
        0 B 0
        0 A 2
        0 B 1
        0 Close 2",
        // composes; timers; all timers
        "! advance Pair Own Run engine
        0 Open 0
        1 Open 1
        2 B 1
        3 A 1
        3 B 1
        3 A 1
        12 advance",
    }
}
