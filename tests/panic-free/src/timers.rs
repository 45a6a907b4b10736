//! `at`, `every` and `after`: with every quantifier and policy, in instances by key,
//! of more than a word has bits, and in one that is open for ever.

use rtcep::{Engine, Sink};

rtcep::situations! {
    pub engine Timers;
    resolution 1ms;
    epoch "2018-08-02T08:34:47Z";

    event P { k: u32, x: i64 }
    event Q { k: u32, x: i64 }

    lifespan Always { from startup; max_open 1; }
    lifespan Keyed {
        from P including if x / 3 > 1;
        from at 7s;
        until Q discard;
        until after 1s terminate;
        until at "2018-08-02T10:00:00Z" terminate;
        max_open 3, on_full drop_oldest;
    }
    lifespan Many { policy ignore; from P; from Beat; until Q if x % init.x == 1 terminate; max_open 130; }
    lifespan ByKey { from Q including; until first P terminate; key k; max_open 70, per_key 3, on_full freeze; }

    situation Start: at 5s in Always { emit { n: 1u32 } }
    situation Noon: at "2018-08-02T09:00:00Z" in Keyed { emit { n: 2u32 } }
    situation Beat: every 3ms in Always { emit { x: missed as i64 } }
    situation Pulse: every 400ms in Keyed { emit { k: 7 / missed } }
    situation Once: every 1s in Many { once; emit { k: missed } }
    situation First: after 20ms in Always {
        operand p: first P, override if x / 2 > 9;
        emit { x: p.x + 1 }
    }
    situation Last: after 5ms in ByKey {
        operand q: last Q if x != 3;
        emit { k: q.k, x: 5 / q.x }
    }
    situation Each: after 5ms in ByKey {
        operand q: each Q, max 70, on_full freeze;
        once;
        emit { k: q.k }
    }
    situation Drop: after 9ms in Many {
        operand b: each Beat if x < 5, override if 3 / x > 1, max 3, on_full drop_oldest;
        emit { x: b.x }
    }
    situation Told: sequence in Always {
        operand d: first Drop, max 2, on_full drop_oldest;
        operand l: each Last;
        emit { k: l.k }
    }
}

/// Tells nobody.
struct Deaf;

impl Sink<Timers> for Deaf {
    fn detection(&mut self, detection: rtcep::Detection<TimersDetection>) {
        core::hint::black_box(detection);
    }
    fn notice(&mut self, notice: rtcep::Notice) {
        core::hint::black_box(notice);
    }
}

/// One call, with values from `seed`.
pub(crate) fn step(engine: &mut Timers, seed: u64) {
    let (k, x) = (seed as u32 % 5, seed as i64);
    let event = match seed % 2 {
        0 => TimersEvent::P(P { k, x }),
        _ => TimersEvent::Q(Q { k, x }),
    };
    let at = <Timers as Engine>::Instant::from_ticks(seed >> 20);
    core::hint::black_box(engine.process(at, &event, &mut Deaf).is_err());
    core::hint::black_box(engine.advance(at, &mut Deaf).is_err());
    core::hint::black_box(engine.next_deadline());
    core::hint::black_box(engine.tally(seed as usize));
}
