//! Headers of situations of which a part is missing or wrong.

rtcep::situations! {
    engine Defence;
    event Track { x: u32, y: f32 }
    lifespan Watch { from startup; max_open 1; }
    situation S0 all in Watch { operand a: first Track; }
    situation S1: in Watch { operand a: first Track; }
    situation S2: all { operand a: first Track; }
    situation S3: all in { operand a: first Track; }
    situation S4: atleast many in Watch { operand a: Track; }
    situation S5: atleast 2.5 in Watch { operand a: Track; }
    situation S6: atmost 99_999_999_999_999_999_999 in Watch { operand a: Track; }
    situation S7: percentage in Watch { operand a: Track, counted; }
    situation S8: percentage >= half in Watch { operand a: Track, counted; }
    situation S9: crosses in Watch { operand a: Track; }
    situation S10: crosses up of avg(x) in Watch { operand a: Track; }
    situation S11: crosses up (1 + 2) of avg(x) in Watch { operand a: Track; }
    situation S12: crosses up 10 in Watch { operand a: Track; }
    situation S13: crosses up 10 hysteresis of avg(x) in Watch { operand a: Track; }
    situation S14: crosses up 10 hysteresis 2 avg(x) in Watch { operand a: Track; }
    situation S15: crosses up 10 of in Watch { operand a: Track; }
    situation S16: trend in Watch { operand a: Track; }
    situation S17: trend increasing of x in Watch { operand a: Track; }
    situation S18: trend increasing 3 in Watch { operand a: Track; }
    situation S19: trend increasing 3 x in Watch { operand a: Track; }
    situation S20: trend increasing 3 of b.x in Watch { operand a: Track; }
    situation S21: exactly 3 in Watch { operand a: Track; }
    situation S22: all in Watch;
    situation: all in Watch { operand a: first Track; }
}

fn main() {}
