//! Rules are not SQL.

rtcep::situations! {
    engine Defence;
    enum Kind { Air, Surface }
    event Alert { target: u32, kind: Kind, urgent: bool }
    event Track { target: u32, range: f32, count: i64 }
    lifespan Watch { from startup; max_open 1; }
    situation S0: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when SELECT * FROM Alert;
    }
    situation S1: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when alert.target in (1, 2);
    }
    situation S2: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when alert.target = track.target;
    }
    situation S3: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when alert.urgent AND track.range > 1.0;
    }
    situation S4: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when track.range BETWEEN 1 AND 5;
    }
    situation S5: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when exists (select 1);
    }
}

fn main() {}
