//! Rules with warnings, which the user allows, expand fully and run.
#![allow(deprecated)]

rtcep::situations! {
    engine Defence;
    event Alert { target: u32 }
    event Track { target: u32 }
    lifespan Watch { from startup; max_open 1; }
    situation Confirmed: all in Watch {
        operand alert: first Alert if target / 0 == 1 || target == 7, max 10;
        operand track: first Track, max 10;
        when alert.target << 32 != track.target || alert.target == track.target;
        emit { target: alert.target }
    }
}

fn main() {
    let mut engine = Defence::new();
    let alert = Alert { target: 7 };
    let _ = engine.process_alert(<Defence as rtcep::Engine>::Instant::from_ticks(1), &alert, &mut ());
    let _: fn(DefenceDetection) = |_| ();
    let _ = Confirmed { target: 7 };
}
