//! What a group cannot aggregate does not enter it: a value that is NaN, or whose
//! expression faults. In a list that other operands share it stands for those.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { f: f64, x: i32 }
        event B { x: i32 }
        lifespan Watch { from startup; max_open 1; }

        situation Sum: sequence in Watch {
            operand a: first A{2..=2}, max 3;
            operand b: first B;
            when sum(a.f) > 0.0;
            emit { f: sum(a.f), q: max(100 / a.x), n: count(a) }
        }
        situation Shared: all in Watch {
            operand one: last A if x >= 0, max 3;
            operand some: first A{1..=2} if x >= 0, max 3;
            operand b: first B, max 2;
            emit { one: one.x, n: count(some), f: avg(some.f) }
        }
        situation Behind: sequence in Watch {
            operand some: first A{1..=1}, max 2;
            operand b: first B, max 2;
            operand one: first A, max 2;
            operand end: first B;
            emit { f: sum(some.f), one: one.x }
        }
    }
    scripts {
        "
        0 A 1.5 10
        1 A NaN 5    => fault Sum aggregate; fault Shared aggregate; fault Behind aggregate
        # Both expressions fail; the rest does not look at x. Behind is full.
        2 A NaN 0    => fault Sum aggregate 2; fault Shared aggregate; fault Behind aggregate; overflow Behind.some reject
        # One A is not two. Shared: the newest alone, and the group has 1.5.
        3 B 0        => Shared 0 1 1.5
        4 A 2.5 20   => overflow Behind.some reject
        # Shared: with the newest alone the group would be NaN 5, which is none.
        # Behind: NaN 5 is no candidate of `some`, and came before the B.
        5 B 1        => Sum 4 10 2; Shared 5 1 2.5
        ",
        "
        0 A NaN 1    => fault Sum aggregate; fault Shared aggregate; fault Behind aggregate
        # In Behind no B exists yet: no sound A came before it.
        0 B 0
        0 A 3.0 2    => Shared 1 1 3
        0 B 1
        # NaN is good enough for `one`.
        0 A NaN 3    => fault Sum aggregate; fault Shared aggregate; fault Behind aggregate; overflow Behind.some reject
        0 B 2
        ",
    }
}
