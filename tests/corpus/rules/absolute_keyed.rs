//! `absolute first` and `absolute last` by key, in several instances: each has a
//! first and a last one of its own.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u8 }
        event A { k: u8, x: u8 }
        event B { k: u8, x: u8 }
        event C { k: u8, x: u8 }
        event Close { k: u8 }
        lifespan Run {
            from Open;
            from A if x == 9 || x == 8 including;
            until Close terminate;
            key k;
            max_open 4, per_key 2;
        }

        situation Pair: all in Run {
            operand a: absolute first A, override if x == 0 || x == 8;
            operand b: absolute last B;
            when a.x < b.x;
            emit { a: a.x, b: b.x }
        }
        situation Row: sequence in Run {
            operand a: first A, max 2;
            operand b: absolute first B;
            operand c: absolute last C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation End: all in Run {
            operand a: absolute last A if x > 1;
            operand b: absolute first B if x > 1;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        0 Open 1
        0 Open 2
        0 Open 1
        1 A 1 3
        1 A 2 5
        # 3 is not less than 3, and stays the last B; for Row and End it is the first.
        2 B 1 3
        3 A 1 1
        4 B 1 4      => Pair@1 3 4; Pair@3 3 4
        # No B of key 2 yet.
        5 C 2 7
        6 B 2 6      => Pair@2 5 6
        7 C 1 8      => Row@1 3 3 8; Row@3 3 3 8
        # The first B has been, whatever comes.
        7 C 1 8
        8 C 2 8      => Row@2 5 6 8
        9 A 2 7
        10 B 2 9
        11 Close 1   => End@1 3 3; End@3 3 3
        12 Close 2   => End@2 7 6
        ",
        "
        # The A that opens an instance is its first one.
        0 A 1 9
        1 A 1 9
        2 B 1 9
        3 B 2 10
        4 A 1 9      => overflow Row.a reject; full Run reject
        5 B 1 10     => ~Pair@1 9 10; ~Pair@2 9 10
        6 C 1 1      => ~Row@1 9 9 1; ~Row@2 9 9 1
        7 Close 1    => ~End@1 9 9; ~End@2 9 9
        lost Row 1
        lost Run 1
        8 A 1 9
        9 B 1 11     => Pair@3 9 11
        10 Close 1   => End@3 9 11
        ",
        "
        0 Open 1
        0 Open 1
        1 A 1 5
        # It drops A 5 of both, and is the first of none.
        2 A 1 0
        3 B 1 6
        4 Close 1    => End@1 5 6; End@2 5 6
        5 Open 1
        # The first one has nothing to drop.
        6 A 1 0
        7 B 1 1      => Pair@3 0 1
        8 C 1 2      => Row@3 0 1 2
        9 Close 1
        ",
    }
    reaches {
        // opens
        "! Open Run
        0 Open 0",
        // full: reject
        "! Open Run
        1 Open 0
        1 Open 0
        1 Open 0",
        // stored; override, stored
        "! A Row:add End:add
        0 Open 0
        0 Open 0
        0 A 0 255",
        // override, no combination holds, stored
        "! A Pair:add
        0 Open 0
        0 Open 0
        0 B 0 0
        0 A 0 0",
        // list full: reject
        "! A Row:add
        0 Open 0
        0 Open 0
        0 A 0 0
        0 A 0 0
        0 A 0 0",
        // override, composes, trigger consumed
        "! A Pair:add
        0 Open 0
        0 Open 0
        0 B 0 255
        3 A 0 0",
        // override, stored; stored; key probed; opens
        "! A Pair:initiate Row:initiate End:initiate Run:add Run:initiate
        0 A 1 8",
        // full: reject
        "! A Run:initiate
        0 Open 1
        0 Open 1
        1 A 1 9",
        // override, no combination holds, stored; stored; key probed
        "! B Pair Row End Run
        0 Open 0
        0 Open 0
        0 A 0 255
        0 B 0 255",
        // override, composes, trigger consumed
        "! B Pair
        1 Open 0
        1 Open 0
        1 A 0 0
        2 B 0 1",
        // composes, trigger consumed; key probed
        "! C Row Run
        0 Open 1
        0 Open 1
        0 A 1 0
        0 B 1 0
        0 C 1 1",
        // composes; instances end
        "! Close End Run
        3 Open 0
        3 Open 0
        3 A 0 255
        3 B 0 255
        6 Close 0",
    }
}
