//! What stands between a kind and `in`.

rtcep::situations! {
    engine Defence;
    enum Kind { Air, Surface }
    event Alert { target: u32, kind: Kind, urgent: bool }
    event Track { target: u32, range: f32, count: i64 }
    lifespan Watch { from Alert; until after 30s terminate; max_open 4; }
    situation S0: atleast in Watch {
        operand a: Alert;
    }
    situation S1: atleast 0 in Watch {
        operand a: Alert;
    }
    situation S2: nth 0 in Watch {
        operand a: Alert;
    }
    situation S3: all 3 in Watch {
        operand a: first Alert;
    }
    situation S4: percentage 50 in Watch {
        operand a: Alert, counted;
    }
    situation S5: percentage == 50 in Watch {
        operand a: Alert, counted;
    }
    situation S7: percentage >= 50% in Watch {
        operand a: Alert, counted;
    }
    situation S8: percentage >= 33 in Watch {
        operand a: Alert;
    }
    situation S9: crosses 10 of avg(target) in Watch {
        operand a: Alert;
    }
    situation S10: crosses up 10 avg(target) in Watch {
        operand a: Alert;
    }
    situation S11: crosses up 10 hysteresis -2 of avg(target) in Watch {
        operand a: Alert;
    }
    situation S12: crosses up 1.5 of sum(target) in Watch {
        operand a: Alert;
    }
    situation S13: crosses up 10 of target in Watch {
        operand a: Alert;
    }
    situation S14: crosses up 10 of 5 in Watch {
        operand a: Alert;
    }
    situation S15: crosses up 10 of max(kind) in Watch {
        operand a: Alert;
    }
    situation S16: trend rising 3 of target in Watch {
        operand a: Alert;
    }
    situation S17: trend increasing 1 of target in Watch {
        operand a: Alert;
    }
    situation S18: trend increasing 3 of urgent in Watch {
        operand a: Alert;
    }
    situation S19: trend increasing 3 of a.target in Watch {
        operand a: Alert;
    }
    situation S20: trend increasing 3 of target in Watch {
        operand a: Alert;
        operand t: Track;
    }
    situation S21: trend increasing 3 of target in Watch {
        operand a: Alert, max 2;
        within 5s;
    }
    situation S22: every 5s {
    }
    situation S23: atlest 3 in Watch {
        operand a: Alert;
    }
}

fn main() {}
