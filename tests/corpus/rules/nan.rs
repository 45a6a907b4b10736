//! Floats: NaN as in Rust (every comparison false but `!=`), division never
//! faults, a conversion of what is no number or too large does.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Point { x: f64, y: f64 }
        event Query { x: f32 }
        lifespan Watch { from startup; max_open 1; }

        situation Less: all in Watch {
            operand p: first Point if x < 1.0;
            emit { x: p.x }
        }
        situation NotLess: all in Watch {
            operand p: first Point if !(x < 1.0);
            emit { x: p.x }
        }
        situation Odd: all in Watch {
            operand p: first Point if x != x;
            emit { ratio: p.x / p.y }
        }
        situation Ratio: all in Watch {
            operand p: first Point if x == -y;
            emit { ratio: p.x / p.y, narrow: p.x as f32 }
        }
        situation Meet: all in Watch {
            operand p: last Point, max 2, on_full drop_oldest;
            operand q: first Query, max 2;
            when p.x as f32 <= q.x;
            emit { p: p.x, q: q.x as f64 }
        }
    }
    scripts {
        "
        0 Point 0.5 2     => Less 0.5
        # 0.5 <= NaN is false: no fault, no detection; the Q waits.
        1 Query NaN
        1 Query 0.5       => Meet 0.5 0.5
        # NaN is not less and not not-less-than-itself; NaN / 2 is NaN.
        2 Point NaN 2     => NotLess NaN; Odd NaN
        # -0.0 == 0.0; 0 / 0 is NaN and no fault.
        3 Point -0.0 0    => Less -0.0; Ratio NaN -0.0
        4 Point 3 -3      => NotLess 3; Ratio -1 3; overflow Meet.p drop_oldest
        ",
        "
        0 Point inf -inf  => NotLess inf; Ratio NaN inf
        # 1e300 does not fit f32: a fault in the emission of Ratio, and in the
        # condition of Meet; inf fits, and inf <= 7 is false.
        1 Point 1e300 -1e300 => NotLess 1e300; fault Ratio emit
        2 Query 7         => fault Meet when
        # inf <= inf holds for the older one, after a second fault.
        3 Query inf       => Meet inf inf; fault Meet when
        4 Point 1 0       => NotLess 1; Meet 1 7
        ",
    }
}
