//! `report` at each accepted event while its `when` holds: an event counts once, by
//! the first operand that it passes; `override` begins anew; `once`.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Load: report in Watch {
            operand big: A if x > 5;
            operand small: A;
            when count(big) >= 2;
            emit { big: count(big), small: count(small), s: sum(x) }
        }
        situation Anew: report in Watch {
            operand a: A, override if x == 0;
            emit { n: count(), s: sum(x), lo: min(x) }
        }
        situation Once: report in Watch {
            operand a: A;
            when sum(x) >= 10;
            once;
            emit { s: sum(x) }
        }
        situation Seen: all in Watch {
            operand o: first Once;
            emit { s: o.s }
        }
    }
    scripts {
        "
        0 A 3     => Anew 1 3 3
        1 A 6     => Anew 2 9 3
        2 A 9     => Load 2 1 18; Anew 3 18 3; Once 18; Seen 18
        3 A 0     => Load 2 2 18; Anew 1 0 0
        4 A 5     => Load 2 3 23; Anew 2 5 0
        ",
        "
        # The first of all overrides nothing; then exactly 10.
        0 A 0     => Anew 1 0 0
        1 A 10    => Anew 2 10 0; Once 10; Seen 10
        2 A 10    => Load 2 1 20; Anew 3 20 0
        ",
        "
        # It goes on while it holds, and only at events.
        0 A 6     => Anew 1 6 6
        0 A 6     => Load 2 0 12; Anew 2 12 6; Once 12; Seen 12
        9 advance
        max A 1   => Load 2 1 13; Anew 3 13 1
        ",
    }
}
