//! Modifiers that an operand of a kind does not have.

rtcep::situations! {
    engine Defence;
    enum Kind { Air, Surface }
    event Alert { target: u32, kind: Kind, urgent: bool }
    event Track { target: u32, range: f32, count: i64 }
    lifespan Watch { from Alert; until after 30s terminate; max_open 4; }
    situation S0: any in Watch {
        operand a: Alert, retain, override if urgent, weight target, counted, max 3;
    }
    situation S1: not in Watch {
        operand a: Alert, retain, override if urgent, weight target, counted, max 3;
    }
    situation S2: atleast 3 in Watch {
        operand a: Alert, max 3;
        operand t: Track, counted;
    }
    situation S3: atmost 3 in Watch {
        operand a: Alert, retain;
    }
    situation S4: nth 3 in Watch {
        operand a: Alert, retain, on_full freeze;
    }
    situation S5: report in Watch {
        operand a: Alert, retain, weight 2;
    }
    situation S6: percentage >= 33 in Watch {
        operand a: Alert, counted, retain;
    }
    situation S7: crosses up 10 of avg(target) in Watch {
        operand a: Alert, counted if urgent;
    }
    situation S8: trend increasing 3 of target in Watch {
        operand a: Alert, retain if urgent;
    }
    situation S9: all in Watch {
        operand a: first Alert, weight target, counted;
    }
    situation S10: all in Watch {
        operand a: first Alert, override, max 3;
        operand t: first Track, override if t.count > 1, max 3;
    }
    situation S11: all in Watch {
        operand a: first Alert, override if urgent, max 3;
        operand b: first Alert, max 3;
    }
    situation S12: atleast 3 in Watch {
        operand t: Track, weight range;
        operand a: Alert, weight -1;
        operand b: Alert if urgent, weight urgent;
    }
    situation S13: percentage >= 33 in Watch {
        operand a: Alert, counted target > 3;
        operand t: Track, counted if count;
    }
    situation S14: unless in Watch {
        operand a: first Alert, retain, max 3;
        forbidden n: Track;
    }
}

fn main() {}
