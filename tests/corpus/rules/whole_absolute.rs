//! Absolute operands: every path vector is reached, in two instances at once, of an
//! immediate and of a deferred situation.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u8 }
        event A { x: u8, d: u8 }
        event B { x: u8 }
        event C { x: u8 }
        lifespan Run { from Open; until after 100us terminate; max_open 2; }

        situation Pair: all in Run {
            operand a: absolute first A, override if d == 1;
            operand b: absolute last B, retain if x > 1;
            when a.x < b.x;
            emit { a: a.x, b: b.x }
        }
        situation Row: sequence in Run {
            operand a: first A, max 2;
            operand b: absolute last B;
            operand c: absolute first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation Late: sequence in Run {
            operand a: absolute first A if x > 1;
            operand b: each B, max 2;
            operand c: absolute last C;
            detect deferred;
            emit { a: a.x, b: b.x, c: c.x }
        }
    }
    scripts {
        "
        0 Open 0
        1 A 2 0
        2 B 1
        3 B 3        => Pair@1 2 3
        # B 3 alone is left in Row, and stays in Pair.
        4 C 5        => Row@1 2 3 5
        5 A 1 0
        6 B 4        => overflow Late.b reject
        # The first C has been.
        7 C 6
        100 advance  => ~Late@1 2 1 6; ~Late@1 2 3 6
        ",
        "
        0 Open 0
        # No A has come: these exist in Pair alone.
        1 B 7
        2 C 1
        3 A 1 0      => Pair@1 1 7
        # It drops nothing in Pair: A 1 has been consumed; and it is not the first.
        4 A 9 1
        5 Open 0
        6 A 9 1      => overflow Row.a reject
        7 B 3
        8 C 2        => ~Row@1 1 3 2; ~Row@2 9 3 2
        9 B 8
        10 B 9       => overflow Late.b reject; overflow Late.b reject
        11 A 5 0
        12 A 6 0     => overflow Row.a reject
        105 advance  => at 100 ~Late@1 9 3 2; ~Late@2 9 3 2
        ",
    }
    reaches {
        // opens
        "! Open Run
        0 Open 0",
        // full: reject
        "! Open Run
        1 Open 0
        99 Open 0
        99 Open 0",
        // override, no combination holds, stored; stored
        "! A Pair Row Late
        0 Open 0
        0 Open 2
        50 B 0
        50 A 2 1",
        // list full: reject
        "! A Row
        0 Open 0
        1 Open 2
        1 A 1 0
        51 A 1 1
        51 A 1 1",
        // override, composes, trigger consumed
        "! A Pair
        101 Open 0
        151 Open 1
        151 B 1
        152 A 0 1",
        // override, composes, trigger stays, stored; override, stored; stored
        "! B Pair Row Late
        101 Open 255
        101 Open 0
        103 A 2 0
        153 B 255",
        // list full: reject
        "! B Late
        98 Open 0
        98 Open 2
        98 A 2 2
        98 B 1
        98 B 0
        98 B 2",
        // composes, trigger consumed; override, stored
        "! C Row Late
        0 Open 255
        0 Open 1
        50 A 255 1
        50 B 0
        50 C 1",
        // composes; timers; all timers
        "! advance Late Run engine
        0 Open 0
        1 Open 2
        2 A 2 0
        3 B 1
        4 B 1
        5 C 1
        105 advance",
    }
}
