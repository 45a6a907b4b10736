//! A group before the last operand of a sequence: the oldest or the newest, at
//! most n, of what came before the trigger; one too few is none.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation First: sequence in Watch {
            operand a: first A{2..=3}, max 4;
            operand b: first B;
            emit { n: count(a), sum: sum(a.x), low: min(a.x), high: max(a.x), b: b.x }
        }
        situation Last: sequence in Watch {
            operand a: last A{2..=3}, max 4;
            operand b: first B;
            emit { n: count(a), sum: sum(a.x), mean: avg(a.x), b: b.x }
        }
    }
    scripts {
        "
        0 A 5
        # One A is not two.
        0 B 1
        1 A 3
        1 A 9
        2 A 1
        3 A 7    => overflow First.a reject; overflow Last.a reject
        # First: 5, 3, 9. Last: 3, 9, 1.
        4 B 2    => ~First 3 17 3 9 2; ~Last 3 13 4.333333333333333 2
        # One is left, and is too few: the 1 and the 5.
        5 B 3
        5 A 4
        5 B 4    => ~First 2 5 1 4 4; ~Last 2 9 4.5 4
        6 B 5
        ",
        "
        # One tick. Exactly two, exactly three.
        7 A 1
        7 A 2
        7 B 0    => First 2 3 1 2 0; Last 2 3 1.5 0
        7 A 1 * 3
        7 B 0    => First 3 3 1 1 0; Last 3 3 1 0
        7 B 0
        ",
    }
}
