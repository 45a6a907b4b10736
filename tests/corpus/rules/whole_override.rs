//! `override`: every path vector is reached, in two instances at once, with conditions
//! that fault and lists that drop their oldest.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u8 }
        event A { x: u8, d: u8 }
        event B { x: u8, d: u8 }
        event C { x: u8 }
        lifespan Run { from Open; until after 100us terminate; max_open 2; }

        situation Pair: all in Run {
            operand a: first A if x < 200, override if 2 / d > 1, max 2;
            operand b: each B, override if d == 1, max 2, on_full drop_oldest;
            when a.x < b.x;
            emit { a: a.x, b: b.x }
        }
        situation Row: sequence in Run {
            operand a: first A, override if d == 1, max 2;
            operand b: first B if 2 / x > 0, override if d == 1, max 2;
            operand c: first C;
            when a.x == b.x;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation Kept: all in Run {
            operand a: first A, override if d == 1, retain if x > 1, max 2;
            operand b: last B, max 2;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        0 Open 0
        # 2 / 0: a fault is no override.
        1 A 1 0      => fault Pair override 1
        2 A 2 1
        3 A 0 2
        4 A 1 2      => overflow Pair.a reject; overflow Row.a reject; overflow Kept.a reject
        5 B 2 0      => ~Pair@1 0 2; ~Kept@1 2 2
        6 C 0        => ~Row@1 2 2 0
        7 Open 0
        8 B 0 0      => fault Row threshold 1; ~Kept@1 2 0
        # It drops what each instance has.
        9 A 2 1      => ~Kept@2 2 0
        # A threshold that faults passes nothing: no override of Row is judged.
        10 B 0 1     => fault Row threshold 1; ~Kept@1 2 0; ~Kept@2 2 0
        ",
        "
        0 Open 0
        1 B 1 0
        2 B 2 0
        3 B 0 1      => fault Row threshold 1; overflow Kept.b reject
        4 B 2 0      => overflow Kept.b reject
        5 B 1 2      => overflow Pair.b drop_oldest; overflow Kept.b reject
        6 A 0 1      => ~Pair@1 0 2; ~Pair@1 0 1; ~Kept@1 0 2
        7 B 2 1
        8 B 1 0      => overflow Kept.b reject
        9 B 0 1      => fault Row threshold 1; overflow Kept.b reject
        10 C 0
        11 A 1 0     => fault Pair override 1; ~Kept@1 1 2
        # Row: drops B 2 and B 1, and is not full.
        12 B 1 1
        13 C 0       => Row@1 1 1 0
        ",
    }
    reaches {
        // opens
        "! Open Run
        0 Open 0",
        // full: reject
        "! Open Run
        0 Open 0
        0 Open 1
        0 Open 1",
        // no combination holds, stored; list full: reject
        "! A Pair Row Kept
        0 Open 0
        0 Open 0
        0 A 255 0
        50 B 0 0
        50 A 0 255
        50 A 0 0",
        // override, no combination holds, stored; override, stored; override, composes, trigger stays, stored
        "! A Pair Row Kept
        0 Open 2
        0 Open 2
        0 B 0 2
        50 B 1 1
        52 A 2 1",
        // composes, trigger consumed
        "! A Pair
        0 Open 2
        0 Open 2
        0 B 2 0
        0 B 255 0
        0 A 0 0",
        // no combination holds, list full: reject
        "! A Pair
        1 Open 0
        1 Open 0
        51 B 0 0
        51 A 0 0
        51 A 0 0
        52 A 0 0",
        // override, composes, trigger consumed
        "! A Pair
        101 Open 2
        101 Open 2
        102 B 2 0
        102 B 2 0
        102 A 0 1",
        // override, no combination holds, stored; override, stored; stored
        "! B Pair Row Kept
        101 Open 1
        151 Open 2
        151 A 1 2
        151 B 0 0
        151 B 1 1",
        // override, composes, trigger consumed; composes, trigger consumed
        "! B Pair Kept
        149 Open 1
        149 Open 0
        150 A 0 1
        151 A 0 0
        152 B 1 1",
        // list full: reject
        "! B Row Kept
        202 Open 0
        202 Open 0
        202 B 2 0
        202 A 1 1
        203 B 2 2
        204 B 2 0
        254 B 2 2",
        // own list expires, stored
        "! B Row
        0 Open 0
        0 Open 0
        0 A 0 0
        0 B 1 2
        0 B 1 2
        0 A 0 1
        0 B 1 2",
        // no combination holds, list full: drop_oldest
        "! B Pair
        100 Open 0
        100 Open 0
        100 A 0 0
        150 B 0 0
        150 B 0 0
        150 B 0 0",
        // some expire, composes, trigger consumed
        "! C Row
        0 Open 0
        0 Open 0
        0 A 0 0
        0 B 1 2
        0 A 0 1
        0 A 1 0
        0 B 1 2
        0 C 0",
        // all others expire
        "! C Row
        202 Open 1
        203 Open 1
        204 A 1 0
        205 B 2 1
        205 B 2 0
        205 A 0 1
        255 C 2",
        // timers; all timers
        "! advance Run engine
        0 Open 1
        50 Open 0
        150 advance",
    }
}
