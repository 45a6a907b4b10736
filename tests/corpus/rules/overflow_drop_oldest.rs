//! `on_full drop_oldest`: the oldest candidate makes room, which is told and
//! counted as a loss. Nothing is dropped for an event that completes a
//! detection and is consumed.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32, x: u32 }
        event B { k: u32, x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Pair: all in Watch {
            operand a: first A, max 2, on_full drop_oldest;
            operand b: first B, max 2, on_full drop_oldest;
            when a.k == b.k;
            emit { a: a.x, b: b.x }
        }
        situation Then: sequence in Watch {
            operand a: first A, max 2, on_full drop_oldest;
            operand b: first B;
            emit { a: a.x, b: b.x }
        }
        situation Chain: sequence in Watch {
            operand a: first A, max 1, on_full drop_oldest;
            operand b: last B, max 2, on_full drop_oldest;
            operand c: first B if k == 9;
            emit { a: a.x, b: b.x, c: c.x }
        }
    }
    scripts {
        "
        0 A 1 1
        # Chain has room for one A: A 1 goes.
        1 A 2 2   => overflow Chain.a drop_oldest
        2 A 3 3   => overflow Pair.a drop_oldest; overflow Then.a drop_oldest; overflow Chain.a drop_oldest
        # A 1 is gone from Pair: B 1 waits. Then takes the oldest that is left.
        3 B 1 4   => ~Then 2 4
        4 B 3 5   => ~Pair 3 5; ~Then 3 5
        # Chain: A 3, B 4, B 5 are stored; B 9 is c, after the newest b.
        5 B 9 6   => ~Chain 3 5 6
        6 B 7 7   => overflow Pair.b drop_oldest
        # Pair holds B 9 and B 7; B 1 made room.
        7 A 1 8
        8 A 9 9   => ~Pair 9 6; overflow Chain.a drop_oldest
        ",
        "
        # The whole list is full, and a full list still detects without a loss.
        0 A 1 1
        0 A 2 2   => overflow Chain.a drop_oldest
        0 B 5 3   => Then 1 3
        0 B 6 4   => Then 2 4
        0 B 1 5   => Pair 1 5; overflow Chain.b drop_oldest
        # What Chain.b holds, B 6 and B 1, is older than the new A and is gone
        # with the old one: no overflow at B 7, and none at B 8.
        0 A 4 6   => overflow Chain.a drop_oldest
        0 B 7 7   => overflow Pair.b drop_oldest; Then 6 7
        0 B 8 8   => overflow Pair.b drop_oldest
        0 B 9 9   => overflow Pair.b drop_oldest; ~Chain 6 8 9
        ",
    }
    reaches {
        "! A Pair
        0 B 9 0
        0 B 1 0
        0 A 1 0",
        "! A Pair
        0 A 1 0 * 2
        0 B 9 0 * 2
        0 A 1 0",
        "! A Then Chain
        0 A 1 0 * 3",
        "! B Pair
        0 A 9 0
        0 A 1 0
        0 B 1 0",
        "! B Pair
        0 A 9 0 * 2
        0 B 1 0 * 3",
        "! B Then
        0 A 1 0 * 2
        0 B 1 0",
    }
}
