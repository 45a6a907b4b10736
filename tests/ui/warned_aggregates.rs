//! Aggregates of operands that another one leaves nothing.
#![deny(deprecated)]

rtcep::situations! {
    engine Defence;
    event Alert { target: u32 }
    event Track { target: u32 }
    lifespan Watch { from Alert; until after 30s terminate; max_open 4; }
    situation Share: percentage >= 33 in Watch {
        operand alert: Alert, counted if target > 3;
        operand again: Alert if target > 5, counted;
    }
    situation Sums: report in Watch {
        operand alert: Alert if target > 3;
        operand track: Track;
        operand again: Alert if target > 3;
        when sum(target) > 10;
    }
}

fn main() {}
