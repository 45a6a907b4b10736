//! What is no number, and what is no name.

rtcep::situations! {
    engine Defence;
    enum Kind { Air, Surface }
    event Alert { target: u32, kind: Kind, urgent: bool }
    event Track { target: u32, range: f32, count: i64 }
    lifespan Watch { from startup; max_open 1; }
    situation Confirmed: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when alert.name == "text" && alert.x == 'c';
        emit { type: alert.target, a: alert[0], b: (1, 2), c: &alert.target, d: 1..2 }
    }
}

fn main() {}
