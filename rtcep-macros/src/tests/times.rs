//! Moments, timers, stateless rules and actions.

/// All of what is no kind that judges events.
pub(super) const TIMES: &str = "
engine Times;
resolution 1us;
epoch \"2018-08-02T08:34:47Z\";
event Plot { id: u32, speed: f32 }
event Track { number: u32, fast: bool }
event Stop { number: u32 }
refer Track from Plot if speed < 0.0 || id == 3 { number: id, fast: speed < -5.0 }
refer Stop from Quiet { number: number + 1 }
lifespan Shift { from at 5s; from at \"2018-08-02T09:00:00Z\"; until at 60s discard; max_open 2; }
lifespan Trip {
    from Track if fast;
    until last Stop if number > init.number + 1 terminate;
    until Stop if number == init.number discard;
    until at \"2018-08-03T00:00:00Z\" terminate;
    until after 30s discard;
    max_open 4;
}
situation Noon: at 2s in Trip { emit { n: 1 } }
situation Watch: at \"2018-08-02T12:00:00Z\" in Shift {}
situation Beat: every 100ms in Shift { once; emit { m: missed } }
situation Pulse: every 100ms in Trip { emit { late: missed > 2, m: missed as u32 } }
situation Quiet: after 500ms in Shift {
    operand t: each Track if fast, override if number == 7, max 4, on_full drop_oldest;
    emit { number: t.number }
}
situation Calm: after 1s in Trip { operand t: last Track; emit { n: t.number } }
action Warn on Plot if id > 1 { id: id, way: speed * 2.0 }
action Log on Quiet {}
actions max 16, on_full drop_oldest;
";
