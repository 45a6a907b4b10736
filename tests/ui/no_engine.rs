//! A rule set has an engine.

rtcep::situations! {
    event Alert { target: u32 }
    lifespan Watch { from startup; max_open 1; }
}

fn main() {
    let _ = Alert { target: 1 };
}
