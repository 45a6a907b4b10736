//! Nothing is open, nothing is missing.

rtcep::situations! {
    engine Defence;
    event Alert { target: u32 }
    lifespan Watch { }
    lifespan None { from startup; max_open 0; }
    situation Empty: all in Watch { }
}

fn main() {}
