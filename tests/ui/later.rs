//! What later versions will know, and what to write today.

rtcep::situations! {
    engine Defence;
    cost "target.toml";
    event Alert { target: u32 }
    event Track { target: u32 } every >= 10ms;
    lifespan Watch { from startup; max_open 1; }
    situation Confirmed: all in Watch {
        operand alert: first Alert;
        deadline 5us;
    }
}

fn main() {}
