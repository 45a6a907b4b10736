//! Operands with one event and threshold share one list and agree about it.

rtcep::situations! {
    engine Defence;
    enum Kind { Air, Surface }
    event Alert { target: u32, kind: Kind, urgent: bool }
    event Track { target: u32, range: f32, count: i64 }
    lifespan Watch { from startup; max_open 1; }
    situation Confirmed: all in Watch {
        operand a: first Track if range < 5.0, max 10;
        operand b: first Track if range < 5.0, max 20;
        operand c: first Track if (range < 5.0), max 10, on_full freeze;
    }
}

fn main() {}
