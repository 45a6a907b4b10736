//! Situations that feed each other.

rtcep::situations! {
    engine Defence;
    event Alert { target: u32 }
    lifespan Watch { from startup; max_open 1; }
    situation First: sequence in Watch {
        operand alert: first Alert, max 5;
        operand third: first Third;
        emit { target: alert.target }
    }
    situation Second: all in Watch {
        operand first: first First;
        emit { target: first.target }
    }
    situation Third: all in Watch {
        operand second: first Second;
        emit { target: second.target }
    }
    situation Itself: all in Watch {
        operand again: first Itself;
    }
}

fn main() {}
