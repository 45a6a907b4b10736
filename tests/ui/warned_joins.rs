//! Words of joins that say nothing, or that forbid all.
#![deny(deprecated)]

rtcep::situations! {
    engine Defence;
    event Alert { target: u32 }
    event Track { target: u32 }
    lifespan Watch { from startup; until after 30s terminate; max_open 1; }
    situation Each: all in Watch {
        operand alert: absolute each Alert, max 10;
        operand track: first Track, max 10;
    }
    situation Last: sequence in Watch {
        operand alert: first Alert, override if target > 3, max 10;
        operand track: first Track, override if target > 3;
    }
    situation Never: unless in Watch {
        operand alert: first Alert if target > 3, max 10;
        forbidden same: Alert if target > 3;
    }
}

fn main() {}
