//! `policy ignore` with and without a key, and clauses with conditions that
//! fault: every path vector of these is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u8, x: u8 }
        event A { k: u8, x: u8 }
        event Close { k: u8, x: u8 }

        lifespan Keyed {
            policy ignore;
            from Open if 12 / x > 3;
            until Close if 12 / x > 3 terminate;
            key k;
            max_open 2;
        }
        lifespan Single {
            policy ignore;
            from Open if x > 5;
            from Open including if 12 / x == 3;
            until Close if x > 5 discard;
            until Close if 12 / x == 3 terminate;
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
        # 12 / 1 > 3; not above 5, and 12 / 1 is not 3.
        0 Open 1 1
        # 12 / 4 is 3: Single opens 2 and includes it.
        0 Open 1 4
        0 A 1 7     => OfAll@2 1 7
        0 Open 2 0  => fault Keyed from; fault Single from
        0 Close 1 0 => fault Keyed until; fault Single until
        0 Close 1 2 => PerKey@1 1 7
        ",
        "
        0 Open 1 2
        0 Open 1 9
        0 Open 2 2
        0 Open 3 2  => overflow OfAll.o reject; full Keyed reject
        0 A 1 1     => ~OfAll@2 2 1
        0 A 2 2
        0 Close 1 4
        0 Close 1 2 => ~PerKey@1 1 1
        0 Close 2 1 => ~PerKey@3 2 2
        ",
    }
}
