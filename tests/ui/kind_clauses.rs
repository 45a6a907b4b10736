//! Clauses that a kind does not have.

rtcep::situations! {
    engine Defence;
    enum Kind { Air, Surface }
    event Alert { target: u32, kind: Kind, urgent: bool }
    event Track { target: u32, range: f32, count: i64 }
    lifespan Watch { from Alert; until after 30s terminate; max_open 4; }
    situation S0: not in Watch {
        operand a: Alert;
        detect immediate;
    }
    situation S1: unless in Watch {
        operand a: first Alert, max 2;
        forbidden t: Track;
        detect immediate;
    }
    situation S2: atmost 3 in Watch {
        operand a: Alert;
        detect immediate;
    }
    situation S3: any in Watch {
        operand a: Alert;
        detect deferred;
    }
    situation S4: crosses up 10 of avg(target) in Watch {
        operand a: Alert;
        detect deferred;
    }
    situation S5: trend increasing 3 of target in Watch {
        operand a: Alert;
        detect deferred;
    }
    situation S6: any in Watch {
        operand a: Alert;
        within 5s;
    }
    situation S7: not in Watch {
        operand a: Alert;
        within 5s;
    }
    situation S8: nth 3 in Watch {
        operand a: Alert;
        within 5s;
    }
    situation S9: atmost 3 in Watch {
        operand a: Alert;
        within 5s;
    }
    situation S10: unless in Watch {
        operand a: first Alert, max 2;
        forbidden t: Track;
        within 5s;
    }
    situation S11: atleast 3 in Watch {
        operand a: first Alert, max 3;
        within 5s;
        detect deferred;
    }
    situation S12: report in Watch {
        operand a: Alert, max 3, on_full drop_oldest;
        within 5s;
        detect deferred;
    }
    situation S13: any in Watch {
        operand a: Alert;
        when it.target > 3;
    }
    situation S14: not in Watch {
        operand a: Alert;
        when true;
    }
    situation S15: nth 3 in Watch {
        operand a: Alert;
        when true;
    }
    situation S16: percentage >= 33 in Watch {
        operand a: Alert, counted;
        when true;
    }
    situation S17: crosses up 10 of avg(target) in Watch {
        operand a: Alert;
        when true;
    }
    situation S18: trend increasing 3 of target in Watch {
        operand a: Alert;
        when true;
    }
}

fn main() {}
