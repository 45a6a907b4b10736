//! A lifespan without a name, and a word of `detect` that stands alone.

rtcep::situations! {
    engine Defence;
    event Alert { target: u32 }
    lifespan {
        from Alert;
        until Alrt discard;
        max_open 16;
    }
    lifespan Watch { from Alert; until after 30s terminate; max_open 16; }
    situation Found: all in Wacth {
        operand alert: first Alert, max 10;
        deferred;
    }
}

fn main() {}
