//! Situations and lifespans that derive each other.

rtcep::situations! {
    engine Defence;
    event Alert { target: u32 }
    event Track { target: u32 }
    lifespan Closed { from Alert; until Last terminate; max_open 16; }
    situation Last: all in Closed {
        operand alert: first Alert, max 10;
        detect deferred;
    }
    lifespan Reopened { from Alert; from Again; until after 30s terminate; max_open 16; }
    situation Found: sequence in Reopened {
        operand alert: first Alert, max 10;
        operand track: last Track, max 10;
        detect deferred;
    }
    lifespan Watch { from startup; max_open 1; }
    situation Again: all in Watch {
        operand found: first Found;
    }
    lifespan Started { from Alert including; from First; max_open 16; }
    situation First: all in Started {
        operand alert: first Alert;
    }
    // Immediate, and ended by itself: no cycle.
    lifespan Legal { from Alert; until Only discard; max_open 16; }
    situation Only: all in Legal {
        operand track: first Track;
    }
}

fn main() {}
