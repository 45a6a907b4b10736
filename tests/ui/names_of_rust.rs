//! Names that generated code needs: no error of Rust follows.

rtcep::situations! {
    engine rtcep;
    enum str { Air, Surface }
    event usize { target: u32 }
    event Alert { target: u32, kind: str }
    lifespan Watch { from startup; max_open 1; }
    situation char: all in Watch { operand alert: first Alert; }
}

mod other {
    rtcep::situations! {
        engine usize;
        event u64 { target: u64 }
        enum rtcep { Air }
        event Plot { kind: rtcep }
    }
}

fn main() {
    let _: fn(Alert) -> u32 = |alert| alert.target;
}
