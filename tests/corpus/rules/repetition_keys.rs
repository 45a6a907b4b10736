//! Groups by key, within a window, from the event that opens the instance on.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u8, x: u32 }
        event B { k: u8 }
        lifespan Each { policy ignore; from A including; until after 100us discard; key k; max_open 2, on_full reject; }

        situation Burst: sequence in Each {
            operand a: first A{2..=3}, max 3;
            operand b: first B;
            within 10us;
            emit { k: b.k, n: count(a), a: sum(a.x) }
        }
        situation Any: all in Each {
            operand a: last A{1..=2}, retain, max 2, on_full drop_oldest;
            within 10us;
            emit { n: count(a), a: sum(a.x) }
        }
    }
    scripts {
        "
        0 A 1 5     => Any@1 1 5
        4 A 1 6     => Any@1 2 11
        5 A 2 7     => Any@2 1 7
        10 B 1      => Burst@1 1 2 11
        # One of key 2 is not two; at 16 that is 11 old and gone.
        12 B 2
        16 A 2 8    => Any@2 1 8
        16 B 2
        17 A 2 9    => Any@2 2 17
        # At 26 the first of both is exactly 10 old.
        26 B 2      => Burst@2 2 2 17
        ",
        "
        7 A 1 1     => Any@1 1 1
        7 A 1 2     => Any@1 2 3
        # The newest other one; the oldest goes to make room.
        7 A 1 4     => Any@1 2 6; overflow Any.a drop_oldest
        7 A 1 8     => overflow Burst.a reject; ~Any@1 2 12; overflow Any.a drop_oldest
        17 B 1      => ~Burst@1 1 3 7
        18 B 1
        # Both are gone. What was lost at 7 mattered until 17, and looking back
        # from 28 nothing of it is seen.
        27 A 1 3    => ~Any@1 1 3
        28 A 1 3    => Any@1 2 6
        ",
    }
}
