//! Deferred situations store everything, and use nothing twice.

rtcep::situations! {
    engine Defence;
    event Alert { target: u32 }
    event Track { target: u32 }
    lifespan Watch { from Alert; until after 30s terminate; max_open 16; }
    situation Single: all in Watch {
        operand alert: first Alert;
        detect deferred;
    }
    situation Ordered: sequence in Watch {
        operand alert: first Alert, max 10;
        operand track: first Track;
        detect deferred;
    }
    situation Kept: all in Watch {
        operand alert: first Alert, retain, max 10;
        operand track: first Track, retain if target > 1, max 10;
        detect deferred;
    }
    situation Product: all in Watch {
        operand alert: each Alert, max 300;
        operand track: each Track, max 300;
        detect deferred;
    }
    situation Misspelt: all in Watch {
        operand alert: first Alert;
        detect defered;
    }
    situation Unclear: all in Watch {
        operand alert: first Alert, max 10;
        detect at_end;
    }
    situation Clause: all in Watch {
        operand alert: first Alert;
        immediate;
    }
}

fn main() {}
