//! `count`, `sum`, `min`, `max`, `avg` over one operand and over all of them: of
//! attributes and of expressions; sums are wider than what is summed.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32, y: i64 }
        event B { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Sums: report in Watch {
            operand a: A;
            when sum(x) > 10;
            emit { n: count(), sum: sum(x), wide: sum(y), least: min(y), most: max(x), mean: avg(x) }
        }
        situation Both: report in Watch {
            operand a: A if x != 3;
            operand b: B;
            when count(a) == count(b) || max(x) >= 9;
            emit { n: count(), s: sum(x), twice: max(a.x * 2) or 7, m: avg(b.x) or 0.5 }
        }
    }
    scripts {
        "
        # Both does not take the 3. Sums holds 3, and after the 7 exactly 10.
        0 A 3 -5
        1 B 2
        2 A 7 9223372036854775807   => Both 2 9 14 2
        # The sum of y is beyond 64 bits; 11 / 3.
        3 A 1 9223372036854775807   => Sums 3 11 18446744073709551609 -5 7 3.6666666666666665
        4 B 9                       => Both 4 19 14 5.5
        5 A 0 0   => Sums 4 11 18446744073709551609 -5 7 2.75; Both 5 19 14 5.5
        ",
        "
        # Twice the largest u32 does not fit: Both does not admit it.
        0 A 4294967295 -9223372036854775808 => Sums 1 4294967295 -9223372036854775808 -9223372036854775808 4294967295 4294967295; fault Both aggregate
        1 A 4294967295 -9223372036854775808 => Sums 2 8589934590 -18446744073709551616 -9223372036854775808 4294967295 4294967295; fault Both aggregate
        # Of no A there is no maximum: 7.
        2 B 10    => Both 1 10 7 10
        ",
        "
        # Nothing of both, then one of each.
        0 B 0
        0 A 0 0   => Both 2 0 0 0
        ",
    }
}
