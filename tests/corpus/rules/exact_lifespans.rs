//! `exact` where openings are refused, replaced or frozen away: a loss of a
//! lifespan touches its instances while one that was open right after it still
//! is, the replacement included.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32, x: u32 }
        event E { k: u32 }
        event D { k: u32 }

        lifespan Drops { from A including; until E discard; key k; max_open 2, per_key 1, on_full drop_oldest; }
        lifespan Refuses { from A including; until E discard; until after 10us discard; key k; max_open 1; }

        situation InDrops: all in Drops {
            operand a: first A;
            emit { k: a.k, x: a.x }
        }
        situation InRefuses: all in Refuses {
            operand d: first D;
            emit { k: d.k }
        }
    }
    scripts {
        "
        # Drops 1, Refuses 2; then Drops 3.
        0 A 1 1    => InDrops@1 1 1
        0 A 2 2    => InDrops@3 2 2; full Refuses reject
        # Detected in 1, which is then dropped for 4.
        1 A 1 3    => InDrops@1 1 3; full Drops drop_oldest; ~InDrops@4 1 3; full Refuses reject
        # Conservative across keys: 3 was open right after it.
        2 A 2 4    => ~InDrops@3 2 4; full Drops drop_oldest; ~InDrops@5 2 4; full Refuses reject
        # 2 is still open: ~, and with key 1 only.
        3 D 2
        3 D 1      => ~InRefuses@2 1
        # 4 ends, 5 was open after the last loss too.
        4 E 1
        4 A 3 5    => ~InDrops@6 3 5
        # Refuses 7 opened in its place. 5 ends: the loss is over; 6 saw it.
        5 E 2
        5 A 3 6    => ~InDrops@6 3 6; full Drops drop_oldest; ~InDrops@8 3 6; full Refuses reject
        ",
        "
        0 A 1 1    => InDrops@1 1 1
        1 D 1      => InRefuses@2 1
        2 A 2 2    => InDrops@3 2 2; full Refuses reject
        3 D 1      => ~InRefuses@2 1
        # By timer: it is over before tick 10, and what opens at 10 is free.
        10 A 2 3   => InDrops@3 2 3; full Drops drop_oldest; ~InDrops@4 2 3
        11 D 2     => InRefuses@5 2
        # A refused opening in the same event as the end of the last: the end
        # comes first, so it is not refused.
        12 E 2
        12 A 5 4   => ~InDrops@6 5 4
        12 D 5     => InRefuses@7 5
        lost Refuses 1
        lost Drops 1
        ",
    }
}
