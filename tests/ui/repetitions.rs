//! `{m..=n}`: bounded, and with room for it.

rtcep::situations! {
    engine Defence;
    enum Kind { Air, Surface }
    event Alert { target: u32, kind: Kind, urgent: bool }
    event Track { target: u32, range: f32, count: i64 }
    lifespan Watch { from Alert; until after 30s terminate; max_open 4; }
    situation S0: sequence in Watch {
        operand a: first Alert{0..=2}, max 3;
        operand t: first Track;
    }
    situation S1: sequence in Watch {
        operand a: first Alert{3..=2}, max 3;
        operand t: first Track;
    }
    situation S2: sequence in Watch {
        operand a: first Alert{3}, max 3;
        operand t: first Track;
    }
    situation S3: sequence in Watch {
        operand a: first Alert{2..4}, max 3;
        operand t: first Track;
    }
    situation S4: sequence in Watch {
        operand a: first Alert{2..}, max 3;
        operand t: first Track;
    }
    situation S5: sequence in Watch {
        operand a: first Alert{..=3}, max 3;
        operand t: first Track;
    }
    situation S6: sequence in Watch {
        operand a: first Alert{}, max 3;
        operand t: first Track;
    }
    situation S7: sequence in Watch {
        operand a: first Alert{n..=3}, max 3;
        operand t: first Track;
    }
    situation S8: sequence in Watch {
        operand a: first Alert[2], max 3;
        operand t: first Track;
    }
    situation S9: sequence in Watch {
        operand a: first Alert+, max 3;
        operand t: first Track;
    }
    situation S10: sequence in Watch {
        operand a: first Alert{4..=5}, max 3;
        operand t: first Track;
    }
    situation S11: all in Watch {
        operand a: each Alert{2..=3}, max 3;
        operand t: first Track, max 2;
    }
    situation S12: all in Watch {
        operand a: first Alert{2..=3}, max 3;
        operand t: first Track, max 2;
        when a.target == t.count;
    }
    situation S13: report in Watch {
        operand a: Alert{2..=3};
    }
    situation S14: unless in Watch {
        operand a: first Alert{2..=3}, max 3;
        forbidden n: Track;
    }
}

fn main() {}
