//! An operand that stores says how much.

rtcep::situations! {
    engine Defence;
    event Alert { target: u32 }
    event Track { target: u32 }
    lifespan Watch { from startup; max_open 1; }
    situation Confirmed: all in Watch {
        operand alert: first Alert;
        operand track: first Track, max 10;
        when alert.target == track.target;
    }
}

fn main() {}
