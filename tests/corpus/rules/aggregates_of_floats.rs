//! Sums of floats are a left fold from +0.0 in the order of arrival, over operands
//! too; where candidates leave they are folded anew, oldest first. `min` and `max`
//! keep the first of equals, and NaN is kept out.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { f: f64 }
        event B { f: f64 }
        lifespan Watch { from startup; max_open 1; }

        situation Running: report in Watch {
            operand b: B;
            emit { s: sum(f), lo: min(f), hi: max(f), m: avg(f) }
        }
        situation Last: report in Watch {
            operand b: B, max 2, on_full drop_oldest;
            emit { s: sum(f), lo: min(f), hi: max(f) }
        }
        situation Both: report in Watch {
            operand a: A;
            operand b: B;
            when count(a) > 0;
            emit { s: sum(f), lo: min(f), of_a: sum(a.f), of_b: sum(b.f) }
        }
        situation Merged: report in Watch {
            operand a: A, max 2, on_full drop_oldest;
            operand b: B, max 3, on_full drop_oldest;
            when count(a) > 0;
            emit { s: sum(f), lo: min(f), hi: max(f) }
        }
    }
    scripts {
        "
        0 B -0    => Running 0 -0 -0 0; Last 0 -0 -0
        1 B 0     => Running 0 -0 -0 0; Last 0 -0 -0
        # The -0 has left: the first of equals is the +0.
        2 B 0     => Running 0 -0 -0 0; ~Last 0 0 0; overflow Last.b drop_oldest
        3 B 1e16  => Running 1e16 -0 1e16 2.5e15; ~Last 1e16 0 1e16; overflow Last.b drop_oldest; overflow Merged.b drop_oldest
        # 1e16 + 1 is 1e16.
        4 B 1     => Running 1e16 -0 1e16 2e15; ~Last 1e16 1 1e16; overflow Last.b drop_oldest; overflow Merged.b drop_oldest
        # 1e16 + -1e16; Last folds 1 + -1e16 = -1e16, where 1e16 - 1e16 would be 0.
        5 B -1e16 => Running 0 -1e16 1e16 0; ~Last -1e16 -1e16 1; overflow Last.b drop_oldest; overflow Merged.b drop_oldest
        6 B NaN   => fault Running aggregate; fault Last aggregate; fault Both aggregate; fault Merged aggregate
        ",
        "
        # By operand the sum of both would be 1.
        0 A 1e16  => Both 1e16 1e16 1e16 0; Merged 1e16 1e16 1e16
        1 B 1     => Running 1 1 1 1; Last 1 1 1; Both 1e16 1 1e16 1; Merged 1e16 1 1e16
        2 A -1e16 => Both 0 -1e16 0 1; Merged 0 -1e16 1e16
        # 1e16 leaves: (1 + -1e16) + 2.5, which is -1e16 + 2.5.
        3 A 2.5   => Both 2.5 -1e16 2.5 1; ~Merged -9999999999999998 -1e16 2.5; overflow Merged.a drop_oldest
        ",
        "
        # Equals of two operands: that which came first.
        0 B -0    => Running 0 -0 -0 0; Last 0 -0 -0
        0 A 0     => Both 0 -0 0 0; Merged 0 -0 -0
        0 B inf   => Running inf -0 inf inf; Last inf -0 inf; Both inf -0 0 inf; Merged inf -0 inf
        ",
    }
}
