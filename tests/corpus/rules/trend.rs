//! `trend`: strictly monotone; an equal or a wrong value begins the run anew with
//! itself; after a detection the run is empty, unless it is retained; NaN is kept out
//! and breaks nothing. Aggregates range over the run.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event F { f: f64 }
        lifespan Watch { from startup; max_open 1; }

        situation Rise: trend increasing 3 of x in Watch {
            operand a: A;
            emit { n: count(), s: sum(x), lo: min(x) }
        }
        situation On: trend increasing 3 of x in Watch {
            operand a: A, retain;
            emit { n: count(), s: sum(x), hi: max(x) }
        }
        situation Fall: trend decreasing 2 of x in Watch {
            operand a: A;
            emit { hi: max(x), lo: min(x) }
        }
        situation Floats: trend increasing 2 of f * 0.5 in Watch {
            operand a: F;
            emit { m: avg(f) }
        }
    }
    scripts {
        "
        0 A 1
        1 A 2
        2 A 3     => Rise 3 6 1; On 3 6 3
        3 A 4     => On 4 10 4
        # Equal: anew, with itself.
        4 A 4
        5 A 5
        6 A 5
        7 A 7
        8 A 9     => Rise 3 21 5; On 3 21 9
        9 A 2     => Fall 9 2
        10 A 1
        11 A 0    => Fall 1 0
        ",
        "
        0 F 1
        # Neither the value of the run nor that of the average is a number.
        1 F NaN   => fault Floats aggregate 2
        2 F 2     => Floats 1.5
        3 F 3
        4 F 3
        5 F inf   => Floats inf
        # -0 is not less than 0.
        6 F -0
        7 F 0
        ",
        "
        # A run of the least and the greatest.
        0 A 0
        0 A 1
        0 A 4294967295 => Rise 3 4294967296 0; On 3 4294967296 4294967295
        0 A 4294967295
        0 A 0     => Fall 4294967295 0
        ",
    }
}
