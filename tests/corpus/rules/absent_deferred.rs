//! `absent` in a deferred `sequence`: what stood between is known when an instance
//! ends.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u32 }
        event A { x: u32 }
        event B { x: u32 }
        event N { x: u32 }
        event Close { x: u32 }
        lifespan Run { policy ignore; from Open; until Close terminate; max_open 1; }

        situation Two: sequence in Run {
            operand a: first A, max 2;
            absent n: N;
            operand b: first B, max 2, on_full freeze;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
        situation Every: sequence in Run {
            operand a: each A, max 2;
            absent n: N if x > 0;
            operand b: last B, max 2;
            when a.x < b.x;
            within 5us;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        0 Open 0
        1 A 1
        2 N 0
        3 B 2
        4 A 3
        5 B 4
        # Two: A 1 and B 2, and A 1 and B 4, have N 0 between them.
        6 Close 0     => Two@1 3 4; Every@1 1 4; Every@1 3 4
        ",
        "
        0 Open 0
        1 A 1
        2 B 2
        3 N 1
        4 B 9
        # The third B freezes Two. An N that comes now matters to no candidate.
        4 B 3         => overflow Two.b freeze; overflow Every.b reject
        5 N 7
        lost Two 1
        6 Close 0     => ~Two@1 1 2; ~Every@1 1 2
        ",
        "
        # Each instance has its own: N 1 came before the second one opened.
        0 Open 0
        1 A 1
        1 N 1
        2 Close 0
        3 Open 0
        4 A 1
        9 B 2
        10 Close 0    => Two@2 1 2; Every@2 1 2
        11 Open 0
        12 A 1
        18 B 2
        # 6 is more than 5.
        19 Close 0    => Two@3 1 2
        ",
    }
    reaches {
        // opens
        "! Open Run
        2 Open 0",
        // stored
        "! A Two Every
        6 Open 0
        12 A 1",
        // list full: reject
        "! A Two Every
        6 Open 0
        9 A 0
        14 A 0
        14 A 0",
        // stored
        "! B Two Every
        1 Open 4294967295
        1 A 1
        3 B 2",
        // list full: freeze; list full: reject
        "! B Two Every
        0 Open 1
        4 A 1
        4 B 2
        4 B 1
        9 B 1",
        "! N Two Every
        1 Open 0
        3 N 1",
        // composes; instances end
        "! Close Every Run
        0 Open 0
        6 A 0
        6 A 0
        8 B 1
        8 Close 0",
        // composes
        "! Close Two
        0 Open 1
        1 A 2
        6 N 0
        7 B 2
        7 A 2
        7 B 0
        7 Close 1",
    }
}
