//! `freeze` of one key and of all: by which limit was reached, and over when none of the
//! key, or none at all, is open. One event may end it and open the next instance.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u8 }
        event B { k: u8, x: u8 }
        event C { k: u8 }
        event D { k: u8 }

        lifespan L {
            from A;
            from D;
            until first C discard;
            until D discard;
            key k;
            max_open 4, per_key 2, on_full freeze;
        }
        situation S: all in L {
            operand b: each B;
            emit { x: b.x }
        }
    }
    scripts {
        "
        0 A 1
        0 A 1
        0 A 2
        # Key 1 freezes: told once, counted each time.
        1 A 1     => full L freeze
        1 A 1
        lost L 2
        # Key 2 does not; its second instance is touched by what L has lost so far.
        1 A 2
        2 B 1 7   => ~S@1 7; ~S@2 7
        2 B 2 8   => ~S@3 8; ~S@4 8
        # One of key 1 is still open.
        3 C 1
        3 A 1
        lost L 3
        4 C 1
        4 A 1
        5 B 1 1   => ~S@5 1
        # Three are open, two of key 2: that key freezes.
        6 A 2     => full L freeze
        6 A 3
        # Four are open, none of key 4: all freeze.
        7 A 4     => full L freeze
        lost L 5
        8 C 2
        8 C 2
        # Key 2 alone would be free again.
        8 A 2
        lost L 6
        9 C 1
        9 C 3
        9 A 2
        9 B 2 3   => S@7 3
        ",
        "
        0 A 1
        0 A 2
        0 A 2
        0 A 1
        # Both limits are reached: all freeze, and so does key 2.
        1 A 1     => full L freeze
        2 C 2
        2 C 2
        2 A 2
        lost L 2
        3 C 1
        3 C 1
        3 A 2
        # The last that finds room freezes nothing.
        3 A 2
        4 A 2     => full L freeze
        5 A 1
        6 B 1 5   => ~S@7 5
        lost L 3
        ",
        "
        0 A 5
        0 A 5
        0 A 5     => full L freeze
        0 A 5
        # It ends 1 and 2, so key 5 is free; and then it opens 3.
        1 D 5
        2 B 5 1   => S@3 1
        lost L 2
        3 D 5
        3 D 6
        3 A 6
        3 A 6     => full L freeze
        # Key 6 is still frozen. What it loses now touches 7 of key 5, and with 7, which
        # is open beside it, also 8.
        4 D 5
        4 A 6
        5 D 6
        6 B 5 9   => ~S@7 9
        6 B 6 9   => ~S@8 9
        # 7 is open when 9 opens, and closes before 10 does.
        7 D 6
        7 D 5
        8 B 6 3   => ~S@9 3
        8 B 5 3   => S@10 3
        lost L 4
        ",
    }
}
