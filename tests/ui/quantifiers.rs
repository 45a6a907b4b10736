//! A quantifier where something is chosen, and only there.

rtcep::situations! {
    engine Defence;
    enum Kind { Air, Surface }
    event Alert { target: u32, kind: Kind, urgent: bool }
    event Track { target: u32, range: f32, count: i64 }
    lifespan Watch { from Alert; until after 30s terminate; max_open 4; }
    situation S0: any in Watch {
        operand a: first Alert;
    }
    situation S1: not in Watch {
        operand a: each Alert;
    }
    situation S2: nth 3 in Watch {
        operand a: first Alert;
    }
    situation S3: report in Watch {
        operand a: last Alert;
    }
    situation S4: report in Watch {
        operand a: absolute last Alert;
    }
    situation S5: sequence in Watch {
        operand a: first Alert, max 2;
        absent n: last Track;
        operand t: first Track;
    }
    situation S6: all in Watch {
        operand a: Alert, max 2;
        operand t: last Track, max 2;
    }
    situation S7: all in Watch {
        operand a: absolute Alert;
        operand t: last Track, max 2;
    }
    situation S8: all in Watch {
        operand a: absolut first Alert;
    }
    situation S9: all in Watch {
        operand a: first absolute Alert;
    }
    situation S10: all in Watch {
        operand a: absolute first Alert;
        operand t: last Track, max 2;
        within 5s;
    }
    situation S11: all in Watch {
        operand a: absolute first Alert, max 1;
        operand t: last Track, max 2;
    }
    situation S12: all in Watch {
        operand a: absolute last Alert{2..=3};
        operand t: last Track, max 2;
    }
    situation S13: atleast 3 in Watch {
        operand a: first Alert, max 3;
        operand t: last Track, max 3;
        operand u: Track if count > 1, max 3;
    }
}

fn main() {}
