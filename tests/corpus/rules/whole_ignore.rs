//! `policy ignore` with and without a key, and clauses with conditions that
//! fault: every path vector of these is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u8, x: u8, y: u8 }
        event A { k: u8, x: u8 }
        event Close { k: u8, x: u8, y: u8 }

        lifespan Keyed {
            policy ignore;
            from Open if 12 / x > 6;
            until Close if 12 / x > 6 terminate;
            key k;
            max_open 2;
        }
        lifespan Single {
            policy ignore;
            from Open including if y > 1;
            from Open including if 12 / x == 12;
            until Close if y > 1 discard;
            until Close if 12 / x == 12 terminate;
            max_open 1;
        }
        situation PerKey: all in Keyed {
            operand a: last A, max 2;
            detect deferred;
            emit { k: a.k, x: a.x }
        }
        situation OfAll: all in Single {
            operand o: first Open, max 1;
            operand a: each A, max 2;
            emit { k: o.k, x: a.x }
        }
    }
    scripts {
        "
        # 12 / 2 is 6: neither opens.
        0 Open 1 2 0
        # 12 / 1 is 12: Keyed 1, and Single 2, which includes it.
        0 Open 1 1 0
        0 A 1 7       => OfAll@2 1 7
        # OfAll stores its Open; key 2 has nothing open, Single has.
        0 Open 2 0 0  => fault Keyed from; fault Single from
        # The second clause of Single faults.
        0 Close 1 0 0 => fault Keyed until; fault Single until
        # The first discards Single all the same.
        0 Close 1 0 2 => fault Keyed until; fault Single until
        0 Close 1 1 0 => PerKey@1 1 7
        ",
        "
        # The first clause of Single opens; the second is not judged.
        0 Open 1 1 2
        0 Open 1 1 1  => overflow OfAll.o reject
        0 Open 2 1 0  => overflow OfAll.o reject
        0 Open 3 1 0  => overflow OfAll.o reject; full Keyed reject
        0 A 1 1       => ~OfAll@2 1 1
        0 A 2 2
        0 Close 1 1 0 => ~PerKey@1 1 1
        0 Close 2 1 9 => ~PerKey@3 2 2
        ",
    }
    reaches {
        // stored; opens
        "! Open OfAll:initiate Keyed Single
        0 Open 0 1 1",
        // list full: reject; a condition faults
        "! Open OfAll:add Single
        0 Open 1 1 1
        0 Open 0 0 1",
        // stored; full: reject
        "! Open OfAll:add Keyed
        0 Open 2 1 1
        0 Open 0 1 0
        0 A 0 0
        1 Open 1 1 0",
        // composes, trigger consumed
        "! Open OfAll:add
        0 Open 0 0 255
        1 A 0 0
        2 A 255 255
        3 A 0 0
        3 Open 255 0 0",
        // stored; composes, trigger consumed; key probed
        "! A PerKey OfAll Keyed
        0 Open 1 1 0
        0 A 1 0",
        // list full: reject; stored
        "! A PerKey OfAll
        0 Open 1 1 0
        0 A 1 0
        1 A 1 1
        1 A 1 0",
        // list full: reject
        "! A OfAll
        0 Open 2 0 2
        2 A 1 0
        2 A 1 0
        2 A 1 2
        2 A 1 2",
        // a condition faults; a condition faults, instances end
        "! Close Keyed Single
        0 Open 2 1 1
        0 Close 2 0 2",
        // composes; instances end
        "! Close PerKey Keyed
        1 Open 1 1 0
        2 A 1 0
        2 Close 1 1 1",
    }
}
