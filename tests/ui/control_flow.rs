//! No loop, closure, block or `if` stands in an expression.

rtcep::situations! {
    engine Defence;
    enum Kind { Air, Surface }
    event Alert { target: u32, kind: Kind, urgent: bool }
    event Track { target: u32, range: f32, count: i64 }
    lifespan Watch { from startup; max_open 1; }
    situation S0: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when for i in track { i.range > 1.0 };
    }
    situation S1: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when while alert.urgent { true };
    }
    situation S2: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when |x| x > 1;
    }
    situation S3: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when { alert.urgent };
    }
    situation S4: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when if alert.urgent { true } else { false };
    }
    situation S5: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when match alert.kind { Kind::Air => true };
    }
    situation S6: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when alert.urgent.await;
    }
    situation S7: all in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track, max 10;
        when alert.target?;
    }
}

fn main() {}
