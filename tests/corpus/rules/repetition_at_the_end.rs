//! A group at the end of an immediate sequence composes as soon as it has enough:
//! the trigger and the oldest, or the newest, of what is stored.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation One: sequence in Watch {
            operand a: first A, max 1;
            operand b: first B{1..=1}, max 2;
            emit { a: a.x, n: count(b), b: sum(b.x) }
        }
        situation Two: sequence in Watch {
            operand a: first A, max 2;
            operand b: first B{2..=2}, max 3;
            when sum(b.x) > 2;
            emit { a: a.x, n: count(b), b: sum(b.x) }
        }
        situation Three: sequence in Watch {
            operand a: first A, max 2;
            operand b: last B{3..=3}, max 3;
            when sum(b.x) > 10;
            emit { a: a.x, n: count(b), b: sum(b.x) }
        }
    }
    scripts {
        "
        0 A 1
        1 B 1    => One 1 1 1
        # The two B are 1 and 2; in One there is no A any more.
        2 B 2    => Two 1 2 3
        # Three: 1 + 2 + 3 is too little.
        3 B 3
        # The newest two and the trigger.
        4 B 9    => Three 1 3 14
        # B 1 is left, without an A.
        5 B 9
        ",
        "
        0 A 1
        0 B 1    => One 1 1 1
        0 B 1
        # Two: the trigger and the oldest, which is 1 every time.
        0 B 1
        0 B 1    => overflow Two.b reject; overflow Three.b reject
        0 B 2    => ~Two 1 2 3; overflow Three.b reject
        # 1 + 1 + 8 is 10.
        0 B 8    => overflow Three.b reject
        0 B 9    => ~Three 1 3 11
        ",
    }
}
