//! Generated code of every kind warns of nothing, whatever the user leaves unused.
#![deny(missing_docs, warnings, deprecated, unused)]
#![deny(missing_debug_implementations, missing_copy_implementations)]
#![deny(single_use_lifetimes, trivial_casts, trivial_numeric_casts, unused_qualifications)]
#![deny(unreachable_pub, unused_results, variant_size_differences, let_underscore_drop)]

/// Public, in a module that is seen from outside.
pub mod public {
    rtcep::situations! {
        /// Documented.
        pub engine Kinds;
        resolution 1ms;
        event A { k: u32, x: i64, f: f64 }
        event B { k: u32, x: i64, f: f64 }
        event Stop { k: u32 }
        lifespan L { from A; until Stop terminate; until after 30s terminate; key k; max_open 4; }
        situation Either: any in L { operand a: A if x > 1; operand b: B; emit { x: it.x } }
        situation Silent: not in L { operand b: B if x > 1; emit { n: 1 } }
        situation Alone: unless in L {
            operand a: first A, override if x > 1, max 2;
            forbidden n: B if x < 1;
            when a.x > 2;
            emit { x: a.x }
        }
        situation Between: sequence in L {
            operand a: absolute first A;
            absent n: B if x > 1;
            operand b: last B, retain, max 4;
            operand c: first A;
            when a.x > c.x;
            emit { s: b.x * 2 }
        }
        situation Group: sequence in L {
            operand a: first A{2..=4}, max 8;
            operand b: first B{1..=1}, max 2;
            when count(a) > 2;
            emit { s: sum(a.x), m: max(b.f) }
        }
        situation Five: atleast 5 in L {
            operand a: last A, weight k + 1, max 10;
            operand b: last B, weight 2, max 4;
            within 5s;
            emit { n: count() as u32 }
        }
        situation Few: atmost 3 in L { operand a: A; }
        situation Third: nth 3 in L { operand a: A if f > 0.5; detect deferred; }
        situation Sums: report in L {
            operand a: A, max 10;
            operand b: B, max 3, on_full freeze;
            when sum(x) > 10 && avg(a.f) < -1.5;
            within 5s;
            emit { s: sum(a.x), m: min(x), n: max(b.x) or -1 }
        }
        situation Share: percentage >= 33 in L {
            operand a: A, counted if x > 3, weight k;
            operand b: B, counted;
        }
        situation Load: crosses up 10 hysteresis 2 of max(x) - min(x) in L {
            operand a: A, max 5, on_full drop_oldest;
            once;
            emit { m: max(a.x) }
        }
        situation Some: all in L {
            operand a: first A{2..=3}, retain if x > 1, max 4;
            operand b: last B{1..=2}, override if x > 9, max 4;
            when sum(a.x * 2) > 10 || avg(b.f) < 0.5;
            within 5s;
            emit { n: count(a), m: min(b.x) }
        }
        situation Late: sequence in L {
            operand a: each A, max 2;
            absent n: B if x > 1;
            operand b: last B{2..=3}, max 4;
            detect deferred;
            emit { a: a.x, f: sum(b.f) }
        }
        situation Rise: trend increasing 3 of x * 2 in L { operand a: A, retain; }
    }
}

fn main() {}
