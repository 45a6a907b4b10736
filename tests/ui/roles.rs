//! `forbidden` and `absent` stand where they mean something.

rtcep::situations! {
    engine Defence;
    enum Kind { Air, Surface }
    event Alert { target: u32, kind: Kind, urgent: bool }
    event Track { target: u32, range: f32, count: i64 }
    lifespan Watch { from Alert; until after 30s terminate; max_open 4; }
    situation S0: all in Watch {
        operand a: first Alert, max 2;
        operand t: first Track, max 2;
        forbidden n: Track;
    }
    situation S1: sequence in Watch {
        operand a: first Alert, max 2;
        forbidden n: Track;
        operand t: first Track;
    }
    situation S2: not in Watch {
        forbidden n: Track;
    }
    situation S3: any in Watch {
        operand a: Alert;
        absent n: Track;
    }
    situation S4: all in Watch {
        operand a: first Alert, max 2;
        absent n: Track;
        operand t: first Track, max 2;
    }
    situation S5: unless in Watch {
        operand a: first Alert, max 2;
    }
    situation S6: unless in Watch {
        forbidden n: Track;
    }
    situation S7: unless in Watch {
        operand a: first Alert, max 2;
        absent n: Track;
        forbidden m: Track;
    }
    situation S8: sequence in Watch {
        absent n: Track;
        operand a: first Alert, max 2;
        operand t: first Track;
    }
    situation S9: sequence in Watch {
        operand a: first Alert, max 2;
        operand t: first Track;
        absent n: Track;
    }
    situation S10: sequence in Watch {
        operand a: first Alert, max 2;
        absent n: Track, max 3;
        operand t: first Track;
    }
    situation S11: unless in Watch {
        operand a: first Alert, max 2;
        forbidden n: Track, retain, override if true;
        when n.count > 1;
    }
    situation S12: sequence in Watch {
        operand a: first Alert, max 2;
        absent Track;
        operand t: first Track;
    }
}

fn main() {}
