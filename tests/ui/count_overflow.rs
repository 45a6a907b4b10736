//! Situations that feed each other in a chain multiply their counts.

rtcep::situations! {
    engine Defence;
    event Alert { target: u32 }
    lifespan Watch { from startup; max_open 1; }
    situation First: all in Watch {
        operand a: each Alert, max 65_000;
        operand b: each Alert if true, max 65_000;
        max_combinations 4_225_000_000;
    }
    situation Second: all in Watch {
        operand a: each First, max 65_000;
        operand b: each First if true, max 65_000;
        max_combinations 4_225_000_000;
    }
    situation Third: all in Watch {
        operand a: each Second, max 65_000;
        operand b: each Second if true, max 65_000;
        max_combinations 4_225_000_000;
    }
    situation Fourth: all in Watch {
        operand a: each Third, max 65_000;
        operand b: each Third if true, max 65_000;
        max_combinations 4_225_000_000;
    }
    situation Fifth: all in Watch {
        operand a: each Fourth, max 65_000;
        operand b: each Fourth if true, max 65_000;
        max_combinations 4_225_000_000;
    }
}

fn main() {}
