//! `within` in a deferred situation: nothing is pruned, what is old takes room,
//! and the window tests the combination. A loss is live as long as its instance.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event S { x: u32 }
        event A { x: u32 }
        event B { x: u32 }
        event E { x: u32 }

        lifespan Run { from S; until E terminate; until after 100us terminate; max_open 1; }

        situation Near: all in Run {
            operand a: first A, max 2;
            operand b: first B, max 2;
            within 5us;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
        situation Then: sequence in Run {
            operand a: last A, max 3;
            operand b: each B, max 3;
            within 5us;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        0 S 0
        0 A 1
        20 A 2
        # A 1 is far behind the window and takes its room all the same.
        21 A 3     => overflow Near.a reject
        24 B 4
        26 B 5
        # Near: A 1 is too far from both, A 2 is 4 ticks from B 4. Then: A 3 is 3
        # from B 4 and, at the edge, 5 from B 5. The loss of 21 is not forgotten
        # after 5 ticks: the detection looks back to the opening.
        30 E 0     => ~Near@1 2 4; Then@1 3 4; Then@1 3 5
        ",
        "
        0 S 0
        # 5 ticks are inside, 6 are not.
        1 A 1
        6 B 2
        7 B 3
        # The timer ends it; the tick of the detection is not part of the window.
        100 advance => Near@1 1 2; Then@1 1 2
        100 S 0
        101 B 1
        106 A 2
        # An `all` looks both ways; in a sequence B 1 never existed.
        107 E 0     => Near@2 2 1
        due never
        ",
    }
    reaches {
        // opens
        "! S Run
        1 S 1",
        // full: reject
        "! S Run
        0 S 1
        0 S 0",
        // stored
        "! A Near Then
        1 S 1
        1 A 0",
        // list full: reject
        "! A Near Then
        0 S 2
        0 A 2
        0 A 0
        2 A 0
        3 A 2",
        // stored
        "! B Near Then
        0 S 0
        2 A 0
        4 B 0",
        // list full: reject
        "! B Near Then
        0 S 1
        0 A 1
        3 B 0
        3 B 1
        9 B 1
        11 B 1",
        // composes; instances end
        "! E Near Run
        8 S 2
        8 B 0
        64 A 1
        70 B 0
        70 A 2
        70 E 0",
        // composes
        "! E Then
        50 S 0
        51 A 0
        51 B 1
        51 B 0
        51 B 1
        51 A 1
        57 A 1
        58 E 0",
        // composes; timers
        "! advance Near Run
        1 S 0
        1 A 0
        8 B 0
        14 A 1
        14 B 0
        114 advance",
        // composes
        "! advance Then
        0 S 1
        2 A 1
        2 B 1
        2 B 0
        2 B 0
        7 A 0
        7 A 0
        107 advance",
        // each end at a tick of its own
        "! advance engine
        0 S 0
        100 advance",
    }
}
