//! Products of `each` operands.

rtcep::situations! {
    engine Defence;
    enum Kind { Air, Surface }
    event Alert { target: u32, kind: Kind, urgent: bool }
    event Track { target: u32, range: f32, count: i64 }
    lifespan Watch { from startup; max_open 1; }
    situation Confirmed: all in Watch {
        operand alert: each Alert, max 300;
        operand track: each Track, max 300;
    }
    situation Limited: all in Watch {
        operand alert: each Alert, max 300;
        operand track: each Track, max 300;
        max_combinations 70_000;
    }
    situation None: all in Watch {
        operand alert: each Alert, max 3;
        operand track: each Track, max 3;
        max_combinations 0;
    }
    situation Vast: all in Watch {
        operand a: each Alert, max 16_777_216;
        operand b: each Alert if urgent, max 16_777_216;
        operand c: each Track, max 16_777_216;
    }
}

fn main() {}
