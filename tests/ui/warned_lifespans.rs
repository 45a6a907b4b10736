//! Warnings: clauses of lifespans that never matter.
#![deny(deprecated)]

rtcep::situations! {
    engine Defence;
    event Alert { target: u32 }
    event Track { target: u32 }
    lifespan Raid {
        from Alert;
        from Alert including if target > 7;
        from Track including;
        until Track discard;
        until first Track all_keys discard;
        until last Track terminate;
        until after 30s discard;
        until after 1min terminate;
        key target;
        max_open 16;
    }
    lifespan Repeated {
        from Alert;
        from Alert if target > 7;
        from Track including;
        from Track if target > 7;
        until Track discard;
        until last Track discard;
        until after 30s terminate;
        until after 30s discard;
        max_open 16;
    }
    lifespan Run { from startup; until Alert discard; max_open 4; }
    lifespan Single { policy ignore; from Alert; until Track discard; max_open 4; }
    lifespan Once { from at 5s; until Alert discard; max_open 4; }
    situation Last: all in Raid {
        operand alert: last Alert, max 10;
        detect deferred;
        emit { target: alert.target }
    }
    situation Both: all in Repeated {
        operand track: last Track, max 10;
        detect deferred;
        emit { target: track.target }
    }
    situation First: all in Run {
        operand track: first Track;
        emit { target: track.target }
    }
    situation Second: all in Once {
        operand track: first Track;
        emit { target: track.target }
    }
}

fn main() {
    let mut engine = Defence::new();
    let alert = Alert { target: 7 };
    let _ = engine.process_alert(<Defence as rtcep::Engine>::Instant::from_ticks(1), &alert, &mut ());
    let _ = Last { target: 7 };
}
