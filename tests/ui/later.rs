//! What later versions will know, and what to write today.

rtcep::situations! {
    engine Defence;
    cost "target.toml";
    event Alert { target: u32 }
    event Track { target: u32 } every >= 10ms;
    refer Alert from Track { target: target }
    lifespan Watch { from at 10s; until at 1h terminate; max_open 1; }
    lifespan Other { from Alert; until Track if target != init.target terminate; max_open 16; }
    situation Confirmed: all in Watch {
        operand alert: first Alert;
        deadline 5us;
    }
    situation Later: after 5s in Watch {
        operand alert: first Alert;
    }
}

fn main() {}
