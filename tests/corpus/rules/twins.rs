//! One event in several roles with different thresholds: each threshold has
//! its own list, an event may stand in both, fills one operand of a detection,
//! and when it is consumed leaves both.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: i32, k: i32 }
        event B { k: i32 }
        lifespan Watch { from startup; max_open 1; }

        situation Pair: all in Watch {
            operand small: first A if x < 10, max 2;
            operand even: last A if x & 1 == 0, max 2, on_full drop_oldest;
            emit { small: small.x, even: even.x }
        }
        situation Three: all in Watch {
            operand small: each A if x < 10, max 2;
            operand b: first B, max 2;
            operand even: first A if x & 1 == 0, max 2;
            when small.k == b.k;
            emit { small: small.x, b: b.k, even: even.x }
        }
        situation Order: sequence in Watch {
            operand small: first A if x < 10, max 2;
            operand even: last A if x & 1 == 0, max 2;
            operand b: first B;
            emit { small: small.x, even: even.x, b: b.k }
        }
    }
    scripts {
        "
        # 4 is small and even, and fills one of the two only.
        0 A 4 1
        # 7 is small: as small it is not the oldest, but A 4 as small leaves
        # no even; so A 7 with A 4. Both leave both lists.
        1 A 7 1   => Pair 7 4
        2 A 20 1
        # 8 is both: as small it goes with the newest even but itself, A 20.
        # Three is full in both lists. In Order A 4 was no even: nothing small
        # was older; there small is full, and even holds A 20 and now A 8.
        3 A 8 1   => Pair 8 20; overflow Three.small reject; overflow Three.even reject; overflow Order.small reject
        # Three: A 4 as small cannot be even too and takes A 20; A 7 takes A 4.
        4 B 1     => ~Three 4 1 20; ~Three 7 1 4; ~Order 4 8 1
        # A 4 and A 8 left every list of Order: A 7 and A 20 are left.
        5 B 1     => ~Order 7 20 1
        ",
        "
        # Nobody is small: the lists of even fill.
        0 A 20 0
        0 A 22 0
        0 A 24 0  => overflow Pair.even drop_oldest; overflow Three.even reject
        1 A 3 0   => ~Pair 3 24
        # Order: an even one after a small one; A 20 to 24 came too early.
        2 B 5
        3 A 26 0  => overflow Three.even reject
        4 B 0     => ~Three 3 0 20; Order 3 26 0
        ",
    }
}
