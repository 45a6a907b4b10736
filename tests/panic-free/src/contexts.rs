//! Lifespans of every kind: keys one by one and in chains, every policy, clauses
//! that are judged together, timers, deferred detection, detections that open
//! and end.

rtcep::situations! {
    pub engine Contexts;

    event Start { k: u32, x: i64 }
    event Tick { id: u32, x: i64 }
    event Stop { k: u32 }
    event Reset { code: i64 }

    lifespan Single {
        policy ignore;
        from Start if x / 3 > 1;
        until Stop terminate;
        until after 7us discard;
        key k = Tick.id;
        max_open 16, on_full drop_oldest;
    }
    lifespan Many {
        from Start including if x > 0;
        from Start;
        until first Stop terminate;
        until last Stop discard;
        until each Reset all_keys if code * 3 == 1 terminate;
        until last Reset all_keys terminate;
        until after 9us terminate;
        key k = Tick.id;
        max_open 70, per_key 3, on_full freeze;
    }
    lifespan One {
        from Start;
        until last Reset all_keys terminate;
        key k;
        max_open 5, per_key 1, on_full freeze;
    }
    lifespan Crowd {
        from startup;
        from Tick;
        from Late including;
        until last Stop terminate;
        until after 1ms terminate;
        max_open 300, on_full drop_oldest;
    }
    lifespan Few {
        from Tick including;
        until Summary terminate;
        max_open 3, on_full freeze;
    }

    situation Pair: sequence in Single {
        operand one: first Tick, max 4;
        operand two: first Tick if x > 2;
        within 5us;
        emit { k: one.id }
    }
    situation Summary: all in Many {
        operand start: last Start, max 3, on_full drop_oldest;
        operand tick: each Tick if x + 1 > 0, max 70, on_full freeze;
        when start.x < tick.x;
        detect deferred;
        emit { k: tick.id, x: start.x / tick.x }
    }
    situation Late: sequence in Many {
        operand one: first Tick, max 3, on_full drop_oldest;
        operand two: last Tick if x < 9, max 4;
        within 4us;
        detect deferred;
        emit { k: two.id, x: one.x }
    }
    situation Only: all in Few {
        operand tick: first Tick;
        once;
        emit { k: tick.id }
    }
    situation Crowded: all in Crowd {
        operand late: first Late, max 2;
        operand reset: last Reset, max 2;
        detect deferred;
        emit { k: late.k }
    }
    situation Alone: all in One {
        operand start: each Start, max 2;
        operand again: each Start if x > 5, max 2;
        emit { k: start.k }
    }
}
