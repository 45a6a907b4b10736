//! `override` in `all`: the event drops the earlier candidates of its operand before
//! it composes, whatever becomes of it then.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32, x: u32 }
        event B { k: u32, x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Plain: all in Watch {
            operand a: first A, override if x >= 10, max 3;
            operand b: first B, max 2;
            emit { a: a.x, b: b.x }
        }
        situation Keyed: all in Watch {
            operand a: each A, override if x >= 10, max 3;
            operand b: last B, retain, max 2, on_full drop_oldest;
            when a.k == b.k;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        0 A 1 1
        1 A 2 2
        # A 12 drops A 1 and A 2; no B has come.
        2 A 3 12
        3 B 1 0      => Plain 12 0
        4 B 2 1
        # Keyed has kept A 12, and both B.
        5 B 3 2      => Keyed 12 2; overflow Keyed.b drop_oldest
        6 A 3 3      => Plain 3 1; ~Keyed 3 2
        ",
        "
        # A list that is full and overridden has room: no overflow.
        0 A 1 1
        0 A 1 2
        0 A 1 3
        0 A 1 4      => overflow Plain.a reject; overflow Keyed.a reject
        1 A 2 10
        # 9 is one too few.
        2 A 2 9
        3 B 1 0      => ~Plain 10 0
        4 B 2 1      => ~Plain 9 1; ~Keyed 10 1; ~Keyed 9 1
        ",
        "
        # What overrides drops the others even where it is consumed at once.
        0 A 1 1
        0 A 1 2
        1 A 5 3
        2 B 5 0      => Plain 1 0; Keyed 3 0
        3 B 5 1      => Plain 2 1
        4 B 5 2      => Plain 3 2; overflow Keyed.b drop_oldest
        # Keyed keeps A 1 and A 2 of key 1, until A 11 drops them and is consumed.
        5 A 5 11     => ~Keyed 11 2
        6 B 1 3      => Plain 11 3; overflow Keyed.b drop_oldest
        ",
    }
    reaches {
        // override, composes, trigger consumed; override, no combination holds, stored
        "! A Plain Keyed
        0 B 0 0
        0 A 1 4294967295",
        // override, stored; override, composes, trigger consumed
        "! A Plain Keyed
        0 B 0 1
        0 A 1 0
        0 A 0 4294967295",
        // list full: reject; no combination holds, list full: reject
        "! A Plain Keyed
        1 B 0 0
        3 A 0 2
        3 A 1 2
        3 A 2 2
        3 A 1 2
        3 A 1 0",
        // composes, trigger consumed; composes, trigger stays, list full: drop_oldest
        "! B Plain Keyed
        0 B 0 1
        0 A 1 0
        0 A 1 0
        1 B 0 0
        1 A 1 0
        2 B 1 1",
        // stored
        "! B Plain
        1 B 1 1",
        // list full: reject
        "! B Plain
        0 B 1 0
        0 B 1 2
        1 B 1 0",
    }
}
