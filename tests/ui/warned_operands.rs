//! Operands that no event fills, and thresholds that say nothing.
#![deny(deprecated)]

rtcep::situations! {
    engine Defence;
    event Alert { target: u32 }
    event Track { target: u32 }
    lifespan Watch { from startup; max_open 1; }
    lifespan Job { from Alert; until Track terminate; max_open 4; }
    situation Always: all in Watch {
        operand alert: first Alert if 1 + 1 == 2, max 10;
        operand track: first Track if false, max 10;
    }
    situation Ends: all in Job {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        detect deferred;
    }
}

fn main() {}
