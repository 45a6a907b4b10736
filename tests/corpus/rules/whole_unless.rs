//! `unless`: every path vector is reached, in two instances at once.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u8 }
        event A { x: u8, d: u8, e: u8 }
        event B { x: u8 }
        event F { x: u8, y: u8 }
        event Close { x: u8 }
        lifespan Run { from Open; until Close terminate; max_open 2; }

        situation Pair: unless in Run {
            operand a: first A, max 2;
            operand b: first B, max 2;
            forbidden f: F if 2 / x > 1;
            forbidden g: F if y > 1;
            emit { a: a.x, b: b.x }
        }
        situation Chosen: unless in Run {
            operand a: each A if x < 200, override if d == 1, max 2, on_full freeze;
            operand b: last B, max 2;
            forbidden f: A if 2 / e > 1;
            when a.x < b.x;
            emit { a: a.x, sum: a.x + b.x }
        }
    }
    scripts {
        "
        0 Open 0
        1 A 1 0 0    => fault Chosen threshold 1
        2 B 2
        3 Open 0
        4 A 3 0 0    => fault Chosen threshold 1
        5 B 9
        # 2 / 0 is a fault, and 0 is not above 1: nothing is forbidden.
        6 F 0 0      => fault Pair threshold 1
        7 Close 0    => Pair@1 1 2; Chosen@1 1 10; Chosen@1 3 12; Pair@2 3 9; Chosen@2 3 12
        ",
        "
        0 Open 0
        1 A 10 0 2
        2 A 11 0 2
        # Chosen freezes, and sees that A 6 is forbidden all the same.
        3 A 12 0 2   => overflow Pair.a reject; overflow Chosen.a freeze
        4 A 6 0 1    => overflow Pair.a reject
        5 B 20
        6 Open 0
        7 A 100 0 2  => overflow Pair.a reject
        8 B 120
        # 2 / 2 is not above 1, but 2 is.
        9 F 2 2
        10 Close 0   => ~Chosen@2 100 220
        ",
    }
    reaches {
        // opens
        "! Open Run
        0 Open 0",
        // full: reject
        "! Open Run
        0 Open 1
        0 Open 2
        2 Open 2",
        // stored; override, stored
        "! A Pair Chosen
        0 Open 0
        0 Open 0
        0 A 1 1 1",
        // list full: reject; override, stored
        "! A Pair Chosen
        0 Open 1
        0 Open 1
        1 A 1 1 1
        3 A 1 0 1
        3 A 0 1 0",
        // list full: freeze
        "! A Chosen
        0 Open 1
        0 Open 1
        0 A 1 0 1
        0 A 1 0 0
        0 A 0 0 1",
        // list full: freeze
        "! A Chosen
        0 Open 0
        0 Open 0
        2 A 0 0 0
        2 A 0 0 0
        2 A 0 0 0",
        // stored
        "! B Pair Chosen
        0 Open 1
        1 Open 0
        1 B 1",
        // list full: reject
        "! B Pair Chosen
        0 Open 255
        0 Open 0
        0 B 0
        0 B 1
        0 B 1",
        "! F Pair
        0 Open 0
        0 Open 255
        0 F 1 2",
        "! F Pair
        0 Open 255
        0 Open 0
        2 F 0 255",
        // composes; instances end
        "! Close Pair Chosen Run
        2 Open 2
        2 Open 1
        2 B 255
        2 A 2 255 0
        3 A 2 2 0
        5 Close 1",
    }
}
