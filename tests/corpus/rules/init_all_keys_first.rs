//! `init.x` over all keys, several of each: `first` and `last` are those of all for which
//! it holds, wherever they stand among those of their key.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32, x: u32 }
        event B { x: u32 }
        event C { x: u32 }
        event D { k: u32, x: u32 }

        lifespan Place {
            from A;
            until first B all_keys if x / init.x == 2 terminate;
            until last C all_keys if init.x >= x discard;
            key k;
            max_open 4, per_key 2, on_full drop_oldest;
        }
        situation Held: all in Place {
            operand d: each D, max 1;
            detect deferred;
            emit { k: d.k, x: d.x }
        }
        situation Now: all in Place {
            operand d: first D;
            emit { x: d.x }
        }
    }
    scripts {
        "
        0 A 1 9
        0 A 1 4
        0 A 2 4
        1 D 1 7      => Now@1 7; Now@2 7
        # 8 / 9 is 0: the first for which it holds is 2, the newer one of its key.
        2 B 8        => Held@2 1 7
        3 D 1 8      => overflow Held.d reject; Now@1 8
        3 D 2 8      => Now@3 8
        # Not 9 / 9; 9 / 4 is 2. What Held has lost touches 3, which was open then.
        4 B 9        => ~Held@3 2 8
        4 B 9
        # At least 9: the bound itself.
        5 C 10
        5 C 9
        6 D 1 1
        ",
        "
        0 A 1 0
        0 A 2 5
        0 A 1 3
        0 A 2 0
        1 D 2 6      => Now@2 6; Now@4 6
        # Two of four faults: told once; and the others end nothing.
        2 B 1        => fault Place until
        # The last with 3 or more is 3, the newer one of key 1.
        3 C 3
        4 D 1 2      => Now@1 2
        # 10 / 5: the older one of key 2.
        5 B 10       => fault Place until; Held@2 2 6
        6 D 2 3      => overflow Held.d reject; Now@4 3
        ",
        "
        0 A 1 1
        0 A 1 2
        # The oldest of key 1 goes, though there is room for others.
        0 A 1 3      => full Place drop_oldest
        0 A 2 1
        1 D 1 1      => ~Now@2 1; ~Now@3 1
        # 4 / 2 is 2, 4 / 3 and 4 / 1 are not.
        2 B 4        => ~Held@2 1 1
        # 1 is gone: 2 / 1 holds for 4 alone, of key 2, which has no D.
        3 B 2
        4 C 0
        5 D 1 2
        lost Place 1
        ",
    }
    reaches {
        // full: drop_oldest
        "! A Place
        2 A 0 0
        2 A 0 0
        3 A 0 0",
        // composes; a condition faults, instances end
        "! B Held Place
        0 A 1 2
        0 A 1 1
        0 D 1 1
        0 A 0 2
        0 A 2 0
        0 B 2",
        // instances end
        "! C Place
        0 A 0 1
        0 A 1 0
        0 A 0 0
        0 A 1 1
        1 C 1",
        // stored; composes, trigger consumed; key probed
        "! D Held Now Place
        1 A 0 0
        2 A 0 0
        2 D 0 0",
        // list full: reject
        "! D Held
        0 A 0 0
        1 A 0 0
        1 D 0 0
        1 D 0 0",
    }
}
