//! Methods, macros and functions that are not declared.

rtcep::situations! {
    engine Defence;
    enum Kind { Air, Surface }
    event Alert { target: u32, kind: Kind, urgent: bool }
    event Track { target: u32, range: f32, count: i64 }
    lifespan Watch { from startup; max_open 1; }
    situation S0: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when distance(alert.target, track.target) < 5;
    }
    situation S1: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when track.range.abs() < 1.0;
    }
    situation S2: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when clmap(track.range, 1.0, 3.0) < 2.0;
    }
    situation S3: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when matches!(alert.kind, Kind::Air);
    }
}

fn main() {}
