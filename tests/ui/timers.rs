//! `at`, `every` and `after`: what they have not, and what they need.

rtcep::situations! {
    engine Rules;
    event Plot { id: u32, range: f32 }
    lifespan Watch { from startup; max_open 1; }
    situation S1: every 5s in Watch {
        operand p: first Plot, max 4;
        emit { id: p.id }
    }
    situation S2: every 5s in Watch {
        when missed > 0;
        within 3s;
        detect deferred;
        emit { id: id, count: count(), m: missed }
    }
    situation S3: at 5s in Watch { emit { m: missed } }
    situation S4: every 5s of Plot in Watch {}
    situation S5: every in Watch {}
    situation S6: every 0s in Watch {}
    situation S7: evry 5s in Watch {}
    situation S8: after 5s of Plot in Watch { operand p: first Plot; }
    situation S9: after 5s in Watch { emit { x: 1 } }
    situation S10: after 5s in Watch {
        operand p: first Plot;
        operand q: first Plot;
        emit { id: p.id }
    }
    situation S11: after 5s in Watch { operand p: Plot; }
    situation S12: after 5s in Watch { operand p: each Plot; }
    situation S13: after 5s in Watch { operand p: first Plot, max 4; }
    situation S14: after 5s in Watch { operand p: last Plot, on_full reject; }
    situation S15: after 5s in Watch { operand p: absolute first Plot; }
    situation S16: after 5s in Watch { operand p: first Plot{2..=3}, retain, weight id, counted; }
    situation S17: after 5s in Watch { forbidden p: Plot; }
    situation S18: after 5s in Watch { operand p: first Plot; emit { n: count(), m: missed } }
    situation S19: after 1500ns in Watch { operand p: first Plot; }
}

fn main() {}
