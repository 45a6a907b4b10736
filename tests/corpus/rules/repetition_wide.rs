//! Sums and averages of 128-bit values over groups: there is no wider type, so that
//! what does not fit is a fault, which `or` does not replace.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { u: u64, i: i64 }
        event End { k: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Sums: report in Watch {
            operand a: A;
            emit { u: sum(u) * sum(u), i: sum(i) * max(i) as i128 }
        }
        situation Big: sequence in Watch {
            operand s: first Sums{1..=2}, max 2, on_full drop_oldest;
            operand e: first End;
            emit { u: sum(s.u), i: sum(s.i) }
        }
        situation Mean: sequence in Watch {
            operand s: first Sums{1..=2}, max 2, on_full drop_oldest;
            operand e: first End;
            when avg(s.u) > 1.0;
            emit { u: avg(s.u) or 2.5, i: avg(s.i) }
        }
    }
    scripts {
        "
        0 A 2 3    => Sums 4 9
        1 End 1    => Big 4 9; Mean 4 9
        ",
        "
        # (2^64 - 1)^2 twice does not fit.
        0 A 18446744073709551615 1  => Sums 340282366920938463426481119284349108225 1
        1 A 0 0                     => Sums 340282366920938463426481119284349108225 1
        2 End 1                     => fault Big emit; fault Mean when
        ",
    }
}
