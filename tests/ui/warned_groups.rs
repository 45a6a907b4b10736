//! Repetitions that say more than can be.
#![deny(deprecated)]

rtcep::situations! {
    engine Defence;
    event Alert { target: u32 }
    event Track { target: u32 }
    lifespan Watch { from startup; max_open 1; }
    situation Last: sequence in Watch {
        operand alert: first Alert, max 10;
        operand track: last Track{2..=4}, max 10;
    }
    situation Narrow: sequence in Watch {
        operand alert: first Alert{2..=12}, max 10;
        operand track: last Track;
    }
}

fn main() {}
