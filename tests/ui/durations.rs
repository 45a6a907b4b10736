//! Durations are one number with its unit, and multiples of the resolution.

rtcep::situations! {
    engine Defence;
    resolution 1ms;
    event Alert { target: u32 }
    lifespan Watch { from startup; max_open 1; }
    situation S0: all in Watch { operand alert: first Alert; within 5; }
    situation S1: all in Watch { operand alert: first Alert; within 5 s; }
    situation S2: all in Watch { operand alert: first Alert; within 0x1d; }
    situation S3: all in Watch { operand alert: first Alert; within 2h30m; }
    situation S4: all in Watch { operand alert: first Alert; within 1.5us; }
    situation S5: all in Watch { operand alert: first Alert; within 0s; }
    situation S6: all in Watch { operand alert: first Alert; within 3sec; }
    situation S7: all in Watch { operand alert: first Alert; within 1m; }
    situation S8: all in Watch { operand alert: first Alert; within -5s; }
    situation S9: all in Watch { operand alert: first Alert; within 6000000000000h; }
    situation S10: all in Watch { operand alert: first Alert; within x; }
}

fn main() {}
