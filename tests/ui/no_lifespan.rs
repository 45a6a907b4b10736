//! A situation where the rules declare no lifespan.

rtcep::situations! {
    engine Defence;
    event Alert { target: u32 }
    situation Confirmed: all in Watch {
        operand alert: first Alert;
    }
}

fn main() {}
