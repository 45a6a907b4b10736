//! Operands of which a part is missing or wrong.

rtcep::situations! {
    engine Defence;
    event Track { x: u32, y: f32 }
    lifespan Watch { from startup; max_open 1; }
    situation S0: sequence in Watch {
        operand: first Track;
    }
    situation S1: sequence in Watch {
        absent: Track;
    }
    situation S2: sequence in Watch {
        operand a first Track;
    }
    situation S3: sequence in Watch {
        operand a: ;
    }
    situation S4: sequence in Watch {
        operand a: first;
    }
    situation S5: sequence in Watch {
        operand a: first 5;
    }
    situation S6: sequence in Watch {
        operand a: first absolute Track;
    }
    situation S7: sequence in Watch {
        operand a: first Track{99_999_999_999..=99_999_999_999};
    }
    situation S8: sequence in Watch {
        operand a: first Track, ;
    }
    situation S9: sequence in Watch {
        operand a: first Track, 5;
    }
    situation S10: sequence in Watch {
        operand a: first Track 5;
    }
    situation S11: sequence in Watch {
        operand a: first Track if x > 3 y;
    }
    situation S12: sequence in Watch {
        operand a: first Track, if x > 3, if x > 4;
    }
    situation S13: sequence in Watch {
        operand a: first Track, within 5s;
    }
    situation S14: sequence in Watch {
        operand a: first Track, absolute;
    }
    situation S15: sequence in Watch {
        operand a: first Track, key x;
    }
    situation S16: sequence in Watch {
        operand a: first Track, max ten;
    }
    situation S17: sequence in Watch {
        operand a: first Track, max 5_000_000_000;
    }
    situation S18: sequence in Watch {
        operand a: first Track, max -1;
    }
    situation S19: unless in Watch {
        operand a: first Track, max 2;
        forbidden n: Track if x > 3, max 2;
    }
    situation S20: sequence in Watch {
        absent n: Track;
    }
    situation S21: sequence in Watch {
        operand a: first Track, smallest;
    }
    situation S22: sequence in Watch {
        operand a: first Track,
    }
    situation S23: report in Watch {
        operand a: Track, within 5s, max 3;
    }
}

fn main() {}
