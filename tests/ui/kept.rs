//! Detections that feed something are kept: too many of them.

rtcep::situations! {
    engine Defence;
    event Alert { target: u32 }
    event Track { target: u32 }
    lifespan Watch { from startup; max_open 1; }
    lifespan Raid { from Alert; until after 30s terminate; key target; max_open 16, per_key 4; }
    situation Near: sequence in Raid {
        operand alert: each Alert, max 100;
        operand old: each Track, max 250;
        operand new: first Track;
        emit { target: new.target }
    }
    situation Heard: all in Raid {
        operand alert: each Alert, max 6_000;
        max_combinations 90_000;
        detect deferred;
        emit { target: alert.target }
    }
    situation Many: all in Watch {
        operand near: first Near, max 1;
        operand heard: first Heard, max 1;
    }
}

fn main() {}
