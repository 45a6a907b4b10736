//! Operators of other languages, and operators without a side.

rtcep::situations! {
    engine Defence;
    event Track { x: u32, b: bool, c: bool }
    lifespan Watch { from startup; max_open 1; }
    situation S0: all in Watch { operand a: first Track if not(b); }
    situation S1: all in Watch { operand a: first Track if not b; }
    situation S2: all in Watch { operand a: first Track if b and c; }
    situation S3: all in Watch { operand a: first Track if b or c; }
    situation S4: all in Watch { operand a: first Track if b xor c; }
    situation S5: all in Watch { operand a: first Track if x mod 3 == 0; }
    situation S6: all in Watch { operand a: first Track if x is 3; }
    situation S7: all in Watch { operand a: first Track if x between 3; }
    situation S8: all in Watch { operand a: first Track if x => 3; }
    situation S9: all in Watch { operand a: first Track if x =< 3; }
    situation S10: all in Watch { operand a: first Track if x <> 3; }
    situation S11: all in Watch { operand a: first Track if x = 3; }
    situation S12: all in Watch { operand a: first Track if x += 3; }
    situation S13: all in Watch { operand a: first Track if x <<= 3; }
    situation S14: all in Watch { operand a: first Track if *x > 3; }
    situation S15: all in Watch { operand a: first Track if &x > 3; }
    situation S16: all in Watch { operand a: first Track if x..3; }
}

fn main() {}
