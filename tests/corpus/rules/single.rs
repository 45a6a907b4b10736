//! One operand: an `all` of one is a filter ([RT]'s Alert), a `sequence` of one
//! the same. Nothing is stored and nothing can be full.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Alert { target: u32, range: f32 }
        lifespan Watch { from startup; max_open 1; }

        situation Plain: all in Watch {
            operand a: first Alert;
            emit { target: a.target }
        }
        situation Near: all in Watch {
            operand a: each Alert if range < 100.0, retain;
            when a.target != 0;
            within 1us;
            emit { target: a.target, range: a.range }
        }
        situation Chain: sequence in Watch {
            operand a: last Alert if range >= 100.0;
            emit { more: a.target + 1 }
        }
        situation Once: sequence in Watch {
            operand a: first Alert, retain if target / target == 1;
            once;
            emit { target: a.target }
        }
        situation Judged: all in Watch {
            operand a: first Alert, retain if target / target == 1;
            emit {}
        }
    }
    scripts {
        "
        0 Alert 7 50      => Plain 7; Near 7 50; Once 7; Judged
        0 Alert 0 50      => Plain 0; Judged; fault Judged retain
        5 Alert 7 100     => Plain 7; Chain 8; Judged
        ",
        "
        # `once` does not ask `retain`: no fault. Neither range holds for NaN.
        0 Alert 0 NaN     => Plain 0; Once 0; Judged; fault Judged retain
        0 Alert 4294967295 inf => Plain 4294967295; fault Chain emit; Judged
        # Emitted infinitely often, at one tick.
        0 Alert 1 99.5    => Plain 1; Near 1 99.5; Judged
        0 Alert 1 99.5    => Plain 1; Near 1 99.5; Judged
        0 advance
        ",
    }
    reaches {
        "! Alert Plain
        0 Alert 1 1",
        "! Alert Near
        0 Alert 1 1",
        "! Alert Chain
        0 Alert 4294967295 100",
        "! Alert Once
        0 Alert 1 1",
        "! Alert Judged
        0 Alert 0 1",
    }
}
