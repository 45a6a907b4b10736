//! Openings and ends at moments, with every policy, and conditions that read the
//! initiator, by key, over all keys, and of more instances than a word has bits.

use rtcep::{Engine, Sink};

rtcep::situations! {
    pub engine Moments;
    resolution 1ms;
    epoch "2018-08-02T08:34:47Z";

    event P { k: u32, x: i64, f: f64 }
    event Q { k: u32, x: i64, f: f64 }

    lifespan Old { from startup; until at "2018-08-02T09:00:00Z" terminate; until after 7s discard; max_open 1; }
    lifespan Rejects { from at 5s; from at 70s; from at "2018-08-02T10:00:00Z"; until at "2018-08-02T10:00:03Z" terminate; max_open 2; }
    lifespan Drops { from startup; from at 5s; from P if x / 3 > 1; until at 1h terminate; until after 1h discard; max_open 2, on_full drop_oldest; }
    lifespan Freezes { from at 5ms; from at 6ms; from Q; until P discard; max_open 1, on_full freeze; }
    lifespan Ignores { policy ignore; from at "2018-08-02T08:34:48Z"; from Gone; until after 2ms terminate; max_open 1; }
    lifespan Trip {
        from P;
        from Gone;
        until first P if x - init.x > 3 discard;
        until last Q all_keys if x / init.x > k as i64 terminate;
        until Q if init.x == x discard;
        key k;
        max_open 70, per_key 3, on_full drop_oldest;
    }
    lifespan Many { from Q; until each P if f > init.f || x % init.x == 1 terminate; max_open 130, on_full freeze; }

    situation Gone: all in Drops {
        operand p: each P, max 3;
        detect deferred;
        emit { k: p.k, x: p.x }
    }
    situation Quiet: not in Old { operand q: Q; detect deferred; emit { n: 1 } }
    situation R: all in Rejects { operand p: first P; emit { x: p.x } }
    situation F: all in Freezes { operand q: first Q; emit { x: q.x } }
    situation I: not in Ignores { operand q: Q; detect deferred; emit { n: 2 } }
    situation T: all in Trip { operand q: each Q, max 2; detect deferred; emit { k: q.k } }
    situation M: all in Many { operand q: last Q, max 2; detect deferred; emit { k: q.k } }
}

/// Tells nobody.
struct Deaf;

impl Sink<Moments> for Deaf {
    fn detection(&mut self, detection: rtcep::Detection<MomentsDetection>) {
        core::hint::black_box(detection);
    }
    fn notice(&mut self, notice: rtcep::Notice) {
        core::hint::black_box(notice);
    }
}

/// One call, with values from `seed`.
pub(crate) fn step(engine: &mut Moments, seed: u64) {
    let (k, x, f) = (seed as u32 % 5, seed as i64, f64::from_bits(seed));
    let event = match seed % 2 {
        0 => MomentsEvent::P(P { k, x, f }),
        _ => MomentsEvent::Q(Q { k, x, f }),
    };
    let at = <Moments as Engine>::Instant::from_ticks(seed >> 20);
    core::hint::black_box(engine.process(at, &event, &mut Deaf).is_err());
    core::hint::black_box(engine.advance(at, &mut Deaf).is_err());
    core::hint::black_box(engine.next_deadline());
}
