//! Clauses of which a part is missing or wrong, and words that stand elsewhere.

rtcep::situations! {
    engine Defence;
    event Track { x: u32, y: f32 }
    lifespan Watch { from startup; max_open 1; }
    situation S0: all in Watch { operand a: first Track; 5; }
    situation S1: all in Watch { operand a: first Track; detect; }
    situation S2: all in Watch { operand a: first Track; emit x: a.x; }
    situation S3: all in Watch { operand a: first Track; emit { x } }
    situation S4: all in Watch { operand a: first Track; emit { 5: a.x } }
    situation S5: all in Watch { operand a: first Track; emit { x: a.x y } }
    situation S6: all in Watch { operand a: first Track; max_bytes 5; }
    situation S7: all in Watch { operand a: first Track; max_ops 5; }
    situation S8: all in Watch { operand a: first Track; hysteresis 2; }
    situation S9: all in Watch { operand a: first Track; of avg(x); }
    situation S10: all in Watch { operand a: first Track; immediate; }
    situation S11: all in Watch { operand a: first Track; deferred; }
    situation S12: all in Watch { operand a: first Track; required b: first Track; }
    situation S13: all in Watch { operand a: first Track; forbid b: Track; }
    situation S14: all in Watch { operand a: first Track; counted; }
    situation S15: all in Watch { operand a: first Track; within 1e3s; }
    situation S16: all in Watch { operand a: first Track; within 5km; }
    situation S17: all in Watch { operand a: first Track; within 9999999999999999999999999999999999999999s; }
    situation S18: all in Watch { operand a: first Track; window 5s; }
    situation S19: all in Nowhere { operand a: first Nothing; }
    lifespan Short { from startup; max_open 1, something; }
    lifespan Shorter { from startup; max_open 1, including; }
    lifespan Shortest { from startup; shut 5s; max_open 1; }
}

fn main() {}
