//! Counters that may jump over their number or never reach it, limits that decide
//! nothing, and operands that count nothing.
#![deny(deprecated)]

rtcep::situations! {
    engine Defence;
    event Alert { target: u32 }
    event Track { target: u32 }
    lifespan Watch { from Alert; until after 30s terminate; max_open 4; }
    situation Third: nth 3 in Watch {
        operand alert: Alert, weight target;
    }
    situation Odd: nth 3 in Watch {
        operand alert: Alert, weight 2;
        operand track: Track, weight 4;
    }
    situation Newest: atleast 3 in Watch {
        operand alert: Alert, override if true;
    }
    situation Soon: atleast 9 in Watch {
        operand alert: Alert, weight 2, max 3;
        within 5s;
    }
    situation Late: atleast 9 in Watch {
        operand alert: first Alert, weight 2, max 3;
        detect deferred;
    }
    situation Light: atleast 1 in Watch {
        operand alert: Alert, weight 0;
    }
    situation Five: atleast 5 in Watch {
        operand alert: Alert;
        operand again: Alert if target > 3, weight 2;
    }
    situation Most: percentage > 100 in Watch {
        operand alert: Alert, counted;
        operand track: Track;
    }
    situation Some: percentage >= 0 in Watch {
        operand alert: Alert, counted;
        operand track: Track;
    }
    situation Silent: not in Watch {
        operand track: Track if target > 3;
        operand again: Track if target > 3;
    }
}

fn main() {}
