//! The last operand of a sequence, and the only one of an `all`, store nothing.

rtcep::situations! {
    engine Defence;
    enum Kind { Air, Surface }
    event Alert { target: u32, kind: Kind, urgent: bool }
    event Track { target: u32, range: f32, count: i64 }
    lifespan Watch { from startup; max_open 1; }
    situation Confirmed: sequence in Watch {
        operand alert: first Alert, max 0;
        operand track: first Track, max 10, on_full reject;
    }
    situation Alone: all in Watch {
        operand alert: first Alert, max 10;
    }
}

fn main() {}
