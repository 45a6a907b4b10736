//! A warning: nothing terminates what a deferred situation waits for.
#![deny(deprecated)]

rtcep::situations! {
    engine Defence;
    event Alert { target: u32 }
    lifespan Watch { from startup; max_open 1; }
    lifespan Engagement { from Alert; until after 30s discard; key target; max_open 16; }
    situation Never: all in Watch {
        operand alert: first Alert, max 10;
        detect deferred;
    }
    situation Discarded: all in Engagement {
        operand alert: first Alert, max 10;
        detect deferred;
        emit { target: alert.target }
    }
}

fn main() {
    let mut engine = Defence::new();
    let alert = Alert { target: 7 };
    let _ = engine.process_alert(<Defence as rtcep::Engine>::Instant::from_ticks(1), &alert, &mut ());
    let _ = Discarded { target: 7 };
}
