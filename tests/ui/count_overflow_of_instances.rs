//! Counts that do not fit u64, where the instances of a lifespan multiply them.

rtcep::situations! {
    engine Defence;
    event E { x: u32 }
    event F { x: u32 }
    lifespan Watch { from startup; max_open 1; }
    lifespan Raid { from E; until F terminate; max_open 65_535; }
    situation S: all in Raid {
        operand a: each E, max 16_000_000;
        operand b: each E, max 16_000_000;
        operand c: each F, max 65_536;
        max_combinations 16_777_216_000_000_000_000;
        detect deferred;
        emit { x: a.x }
    }
    situation T: all in Watch {
        operand s: first S, max 2;
        operand e: first E, max 2;
    }
}

fn main() {}
