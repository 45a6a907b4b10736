//! Groups in `all`: the oldest or the newest that no single operand uses, and the
//! trigger among them if it is a candidate.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation First: all in Watch {
            operand a: first A{2..=3}, retain if x > 4, max 4;
            operand b: last B, retain, max 2;
            emit { n: count(a), a: sum(a.x), b: b.x }
        }
        situation Last: all in Watch {
            operand b: first B, max 2;
            operand a: last A{2..=3}, max 4, on_full drop_oldest;
            emit { n: count(a), a: sum(a.x), b: b.x }
        }
        situation Alone: all in Watch {
            operand b: first B{1..=2}, retain if x > 1, max 2;
            emit { n: count(b), b: sum(b.x) }
        }
    }
    scripts {
        "
        0 A 1
        1 A 5
        # The trigger is the only one of its group, and is consumed.
        2 B 1    => First 2 6 1; Last 2 6 1; Alone 1 1
        # First keeps A 5 and B 1: the trigger and the oldest two others, here one.
        3 A 6    => First 2 11 1
        3 A 7    => First 3 18 1
        # 5, 6 and the trigger: 7 is younger than those two.
        4 A 8    => First 3 19 1
        # First is full: the trigger stays and finds no room. Last has 6, 7, 8.
        5 A 9    => First 3 20 1; overflow First.a reject
        # Last had 6, 7, 8, 9: the newest three. Of two B First takes the newest.
        6 B 2    => ~First 3 18 2; Last 3 24 2; Alone 1 2
        7 B 3    => ~First 3 18 3; overflow First.b reject; Alone 2 5
        ",
        "
        0 A 1 * 4
        # Last lets the oldest go, First does not.
        0 A 2    => overflow First.a reject; overflow Last.a drop_oldest
        0 B 0    => ~First 3 3 0; ~Last 3 4 0; Alone 1 0
        # First has one A left, and the B; Last one A and no B.
        0 A 3    => ~First 2 4 0
        0 B 7    => ~Last 2 4 7; Alone 1 7
        ",
    }
}
