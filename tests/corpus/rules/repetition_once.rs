//! Groups where the first detection is the last, and where a full list freezes.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Once: sequence in Watch {
            operand a: first A{2..=2}, max 3;
            operand b: first B;
            once;
            emit { n: count(a), a: sum(a.x), b: b.x }
        }
        situation Freeze: sequence in Watch {
            operand a: last A{2..=3}, max 3, on_full freeze;
            operand b: first B;
            emit { n: count(a), a: sum(a.x), b: b.x }
        }
        situation OnceAll: all in Watch {
            operand a: first A{1..=2}, max 2;
            operand b: each B, max 2;
            when sum(a.x) > b.x as u64;
            once;
            emit { n: count(a), a: sum(a.x), b: b.x }
        }
    }
    scripts {
        "
        0 A 1
        0 A 2
        1 B 1    => Once 2 3 1; Freeze 2 3 1; OnceAll 2 3 1
        2 A 3
        2 A 4
        2 A 5
        # Those that detected take nothing more.
        2 A 6    => overflow Freeze.a freeze
        3 B 2
        3 A 7
        lost Freeze 3
        lost Once 0
        ",
        "
        0 A 0
        # OnceAll: 0 is not more than 5.
        0 B 5
        0 A 9    => OnceAll 2 9 5
        0 A 1
        0 A 2    => overflow Once.a reject; overflow Freeze.a freeze
        0 B 1    => ~Once 2 9 1
        0 B 1
        ",
    }
}
