//! `override if true` with each policy of a full list, where something is added up: of
//! a counter, of a group, at the end of an instance; and an `override` that empties a
//! run.

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
            from A if x == 9 || k == 7 including;
            until Close terminate;
            key k;
            max_open 3;
        }

        situation Rise: trend increasing 2 of x in Run {
            operand a: A, retain, override if x == 0, max 2, on_full freeze;
            within 10us;
            emit { n: count() }
        }
        situation Never: trend increasing 2 of x in Run {
            operand a: A, override if true, max 2, on_full freeze;
            within 10us;
            emit { n: count() }
        }
        situation Enough: atleast 5 in Run {
            operand a: A, weight x, override if true, max 2, on_full freeze;
            operand b: B, weight x, max 1, on_full freeze;
            within 10us;
            emit { n: count() }
        }
        situation Group: all in Run {
            operand a: last A{1..=2}, override if true, max 2, on_full freeze;
            operand b: first B, max 1, on_full freeze;
            emit { n: count(a), s: sum(a.x), b: b.x }
        }
        situation Total: report in Run {
            operand a: A, override if true, max 2, on_full drop_oldest;
            operand b: B, max 1, on_full drop_oldest;
            detect deferred;
            emit { n: count(), s: sum(x), a: max(a.x) or 0 }
        }
    }
    scripts {
        "
        0 Open 1
        0 Open 1
        1 A 1 2
        2 A 1 3     => Rise@1 2; Rise@2 2
        # The run has two, and no room; nowhere else has A more than one.
        3 A 1 4     => overflow Rise.a freeze; overflow Rise.a freeze
        lost Rise 2
        4 A 1 0
        5 B 1 4     => Group@1 1 0 4; Group@2 1 0 4
        # 4 and 1: nothing of it has to be kept.
        6 B 1 1     => Enough@1 5; Enough@2 5; overflow Total.b drop_oldest; overflow Total.b drop_oldest
        7 A 1 5     => Enough@1 5; Enough@2 5; Group@1 1 5 1; Group@2 1 5 1
        8 B 1 2     => overflow Total.b drop_oldest; overflow Total.b drop_oldest
        9 B 1 1     => overflow Enough.b freeze; overflow Enough.b freeze; overflow Group.b freeze; overflow Group.b freeze; overflow Total.b drop_oldest; overflow Total.b drop_oldest
        # What it opens is not frozen.
        10 A 1 9    => ~Enough@3 9
        lost Rise 8
        lost Never 0
        lost Enough 4
        lost Group 4
        lost Total 6
        11 Close 1  => ~Total@1 2 10 9; ~Total@2 2 10 9; ~Total@3 1 9 9
        ",
        "
        0 Open 2
        0 A 2 1
        0 A 2 2     => Rise@1 2
        # It empties the run, and begins it.
        0 A 2 0
        0 A 2 1     => Rise@1 2
        # A value that does not go on needs no room.
        0 A 2 1
        0 A 2 4     => Rise@1 2
        10 A 2 3
        11 A 2 4    => Rise@1 2
        # Exactly 10 ticks.
        21 B 2 1    => Enough@1 5; Group@1 1 4 1
        22 A 2 5    => Enough@1 5
        lost Rise 0
        lost Never 0
        lost Enough 0
        lost Group 0
        lost Total 0
        23 Close 2  => Total@1 2 6 5
        ",
    }
    reaches {
        // opens
        "! Open Run
        11 Open 1",
        // full: reject
        "! Open Run
        0 Open 1
        11 Open 0
        11 Open 2
        20 Open 1",
        // some expire, stored; override, too few, stored; stored
        "! A Never:add Group:add Total:add
        0 Open 0
        0 Open 0
        0 Open 0
        1 A 0 0
        12 A 0 0",
        // list full: freeze
        "! A Rise:add
        0 Open 1
        0 Open 1
        0 Open 1
        1 A 1 1
        1 A 1 2
        1 A 1 3",
        // some expire, stored, detects
        "! A Rise:add
        0 Open 1
        0 Open 1
        0 Open 1
        0 A 1 1
        5 A 1 2
        11 A 1 3",
        // some expire, stored; stored
        "! A Rise:add Enough:add
        0 Open 1
        0 Open 1
        0 Open 1
        0 A 1 0
        0 A 1 1
        0 B 1 0
        11 A 1 3",
        // detects, event consumed
        "! A Enough:add
        0 Open 1
        0 Open 1
        0 Open 1
        0 A 1 0
        0 B 1 0
        11 A 1 5",
        // stored; key probed; opens
        "! A Rise:initiate Never:initiate Enough:initiate Group:initiate Total:initiate Run:add Run:initiate
        0 A 7 0",
        // detects, event consumed
        "! A Enough:initiate
        0 A 7 9",
        // full: reject
        "! A Run:initiate
        0 Open 1
        0 Open 1
        0 Open 1
        0 A 1 9",
        // override, composes, trigger consumed
        "! A Group:add
        1 Open 0
        1 Open 0
        1 Open 0
        6 B 0 0
        6 A 0 0",
        // stored; list full: drop_oldest; key probed
        "! B Enough Group Total Run
        9 Open 1
        20 Open 1
        21 Open 1
        21 A 1 1
        30 B 1 0
        41 B 1 0",
        // list full: freeze
        "! B Enough Group
        8 Open 0
        18 Open 0
        18 Open 0
        18 B 0 0
        29 A 0 0
        37 B 0 0
        42 B 0 0",
        // composes, trigger consumed
        "! B Group
        1 Open 0
        1 Open 0
        1 Open 0
        2 A 0 0
        7 B 0 0",
        // detects, event consumed
        "! B Enough
        6 Open 0
        6 Open 0
        17 Open 0
        28 B 0 0
        33 A 0 0
        50 B 0 255",
        // detects; instances end
        "! Close Total Run
        1 Open 1
        1 Open 1
        2 Open 1
        10 A 1 0
        21 Close 1",
    }
}
