//! Capacities where candidates are stored, and only there.

rtcep::situations! {
    engine Defence;
    enum Kind { Air, Surface }
    event Alert { target: u32, kind: Kind, urgent: bool }
    event Track { target: u32, range: f32, count: i64 }
    lifespan Watch { from Alert; until after 30s terminate; max_open 4; }
    situation S0: unless in Watch {
        operand a: first Alert;
        forbidden n: Track;
    }
    situation S1: atleast 3 in Watch {
        operand a: first Alert;
    }
    situation S2: atleast 3 in Watch {
        operand a: Alert;
        within 5s;
    }
    situation S3: atleast 3 in Watch {
        operand a: Alert, max 3;
    }
    situation S4: atmost 3 in Watch {
        operand a: Alert, max 3;
    }
    situation S5: report in Watch {
        operand a: Alert;
        within 5s;
    }
    situation S6: report in Watch {
        operand a: Alert, max 3;
    }
    situation S7: report in Watch {
        operand a: Alert, max 3, on_full freeze;
    }
    situation S8: report in Watch {
        operand a: Alert, on_full drop_oldest;
    }
    situation S9: any in Watch {
        operand a: Alert, max 3;
    }
}

fn main() {}
