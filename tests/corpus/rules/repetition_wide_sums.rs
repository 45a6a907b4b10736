//! Sums over a group are of the next wider type, and one of 128 bits faults where
//! it does not fit.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: i64, y: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Square: all in Watch {
            operand a: first A;
            emit { q: (a.x as i128) * (a.x as i128) }
        }
        situation Sum: sequence in Watch {
            operand q: first Square{3..=3}, max 3;
            emit { s: sum(q.q), mean: avg(q.q), least: min(q.q) }
        }
        situation Narrow: sequence in Watch {
            operand a: last A{3..=3}, max 3;
            emit { x: sum(a.x), y: sum(a.y), mean: avg(a.y) }
        }
        situation Judged: all in Watch {
            operand q: last Square{2..=3}, max 3;
            when sum(q.q) > 3;
            emit { n: count(q) }
        }
    }
    scripts {
        "
        0 A 1 1     => Square 1
        0 A 2 2     => Square 4; Judged 2
        0 A -3 3    => Square 9; Narrow 0 6 2; Sum 14 4.666666666666667 1
        1 A 9223372036854775807 4294967295    => Square 85070591730234615847396907784232501249; Judged 2
        1 A 9223372036854775807 4294967295    => Square 85070591730234615847396907784232501249
        # Three of the largest do not fit 64 bits, and two of their squares just fit
        # 128.
        1 A 9223372036854775807 4294967295    => Square 85070591730234615847396907784232501249; Narrow 27670116110564327421 12884901885 4294967295; fault Sum emit; Judged 2
        ",
        "
        0 A -9223372036854775808 0    => Square 85070591730234615865843651857942052864
        # Twice 2^126 is 2^127, which is one too many.
        0 A -9223372036854775808 0    => Square 85070591730234615865843651857942052864; fault Judged when
        # Added oldest first, the 0 comes too late.
        0 A 0 9    => Square 0; Narrow -18446744073709551616 9 3; fault Sum emit; fault Judged when
        ",
    }
}
