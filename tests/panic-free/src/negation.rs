//! What overrides, what is absolute, absent or forbidden, and `any`: with lists of one
//! place and of more than a word of marks.

use rtcep::{Engine, Sink};

rtcep::situations! {
    pub engine Negation;
    resolution 1ms;

    event P { k: u32, x: i64 }
    event Q { k: u32, x: i64 }
    event N { k: u32, x: i64 }

    lifespan Always { from startup; max_open 1; }
    lifespan Run {
        from P including;
        until N if x / 3 > 7 terminate;
        until after 2s terminate;
        key k;
        max_open 3, on_full drop_oldest;
    }

    situation Either: any in Always {
        operand p: P if x + 1 > 0;
        operand q: Q;
        once;
        emit { k: it.k, x: it.x * 2 }
    }
    situation Newest: all in Always {
        operand p: first P, override if true, max 9;
        operand q: each Q, override if x * x > 9, max 70, on_full freeze;
        when p.k < q.k;
        emit { k: p.k }
    }
    situation Absolute: sequence in Always {
        operand p: absolute first P, override if x == 3;
        operand n: absolute last N, retain;
        operand q: absolute first Q;
        emit { k: q.k }
    }
    situation Ring: sequence in Always {
        operand p: first P, override if k == 1, max 1, on_full drop_oldest;
        operand q: first Q, max 5;
        operand n: first N;
        within 5s;
        emit { k: q.k }
    }
    situation Gaps: sequence in Run {
        operand p: last P, override if k == 2, max 65;
        absent n: N if x / (k as i64) > 1;
        operand p2: each P, override if k == 2, max 65;
        absent q: Q if x > 0;
        operand end: first Q;
        when p.x < p2.x;
        emit { k: p2.k }
    }
    situation Late: sequence in Run {
        operand p: each P, max 2, on_full freeze;
        absent n: N;
        operand q: last Q, max 1, on_full drop_oldest;
        detect deferred;
        emit { x: p.x - q.x }
    }
    situation Unless: unless in Run {
        operand p: first P, override if k / 2 > 1, max 3, on_full freeze;
        operand q: each Q, max 70;
        forbidden n: N if x / (k as i64) > 1;
        forbidden p2: P if x < 0;
        when p.x < q.x;
        emit { x: p.x }
    }
}

/// Tells nobody.
struct Deaf;

impl Sink<Negation> for Deaf {
    fn detection(&mut self, detection: rtcep::Detection<NegationDetection>) {
        core::hint::black_box(detection);
    }
    fn notice(&mut self, notice: rtcep::Notice) {
        core::hint::black_box(notice);
    }
}

/// One call, with values from `seed`.
pub(crate) fn step(engine: &mut Negation, seed: u64) {
    let (k, x) = (seed as u32 % 5, seed as i64);
    let event = match seed % 3 {
        0 => NegationEvent::P(P { k, x }),
        1 => NegationEvent::Q(Q { k, x }),
        _ => NegationEvent::N(N { k, x }),
    };
    let at = <Negation as Engine>::Instant::from_ticks(seed >> 20);
    core::hint::black_box(engine.process(at, &event, &mut Deaf).is_err());
    core::hint::black_box(engine.advance(at, &mut Deaf).is_err());
}
