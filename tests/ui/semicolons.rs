//! Clauses end with `;`, blocks without.

rtcep::situations! {
    engine Defence
    resolution 1ms
    enum Kind { Air, Surface };
    event Alert { target: u32, urgent: bool };
    event Track { target: u32; range: f32 }
    event Other { target: u32 range: f32 }
    lifespan Watch { from startup max_open 1 }
    situation Confirmed: all in Watch {
        operand alert: first Alert, max 10
        operand track: first Track, max 10;
        when alert.target == track.target
        within 5s
        emit { target: alert.target };
    }
}

fn main() {
    let mut engine = Defence::new();
    let alert = Alert { target: 1, urgent: true };
    let _ = engine.process_alert(<Defence as rtcep::Engine>::Instant::from_ticks(1), &alert, &mut ());
    let _ = Track { target: 1, range: 1.0 };
    let _ = Other { target: 1, range: 1.0 };
}
