//! What aggregates: running, over windows, of the last N, merged over operands, with
//! all that can fault.

use rtcep::{Engine, Sink};

rtcep::situations! {
    pub engine Aggregates;
    resolution 1ms;

    event P { k: u32, x: i64, f: f64 }
    event Q { k: u32, x: i64, f: f64 }

    lifespan Always { from startup; max_open 1; }
    lifespan Run {
        from P including;
        until Q if x / 3 > 7 terminate;
        until after 2s terminate;
        key k;
        max_open 3, on_full drop_oldest;
    }

    situation Sums: report in Always {
        operand p: P if 9 / x > 1, override if x * x > 7;
        operand q: Q;
        when sum(x) / sum(p.x * 3) > 2 || max(k) / count(q) as u32 == 1 || avg(p.f) > 0.5;
        emit { n: count(), k: sum(k), x: min(q.x) or 0, s: sum(p.x - 1), m: avg(q.f) or 0.0, f: min(f) }
    }
    situation Window: report in Run {
        operand p: P, max 3;
        operand q: Q, override if k / 2 > 1, max 70, on_full drop_oldest;
        when sum(f) > 1.0 && min(x * 2) < max(p.x) + 1;
        within 3s;
        emit { f: sum(f), lo: min(f), hi: max(f), m: avg(x), k: sum(k) }
    }
    situation Frozen: report in Run {
        operand p: P, max 9, on_full freeze;
        within 3s;
        once;
        when count() > 3;
        emit { q: 10 / count() }
    }
    situation Share: percentage >= 33 in Run {
        operand p: P, weight 60 / x, counted if 7 / x == 1;
        operand q: Q, weight k, counted, max 5, on_full drop_oldest;
        emit { x: max(x), s: sum(q.x) }
    }
    situation End: percentage < 50 in Run {
        operand p: P, counted if x > 3;
        operand q: Q, max 5, on_full drop_oldest;
        detect deferred;
        emit { x: max(x) or 1, n: 10 / count() }
    }
    situation Up: crosses up 3.0 hysteresis 0.5 of avg(p.f) / min(q.f) in Run {
        operand p: P, max 65, on_full drop_oldest;
        operand q: Q, max 1;
        within 3s;
        emit { n: count(q) }
    }
    situation Down: crosses down 3 of 12 / max(x) in Always {
        operand p: P, override if x == 1;
        emit { n: count() }
    }
    situation Run3: trend increasing 3 of x / (k as i64) in Always {
        operand p: P;
        emit { s: sum(x), lo: min(f) }
    }
    situation Kept: trend decreasing 2 of f in Run {
        operand p: P, retain, override if x == 1, max 65, on_full drop_oldest;
        within 3s;
        emit { s: sum(x), f: sum(f), lo: min(k) }
    }
}

/// Tells nobody.
struct Deaf;

impl Sink<Aggregates> for Deaf {
    fn detection(&mut self, detection: rtcep::Detection<AggregatesDetection>) {
        core::hint::black_box(detection);
    }
    fn notice(&mut self, notice: rtcep::Notice) {
        core::hint::black_box(notice);
    }
}

/// One call, with values from `seed`.
pub(crate) fn step(engine: &mut Aggregates, seed: u64) {
    let (k, x, f) = (seed as u32 % 5, seed as i64, f64::from_bits(seed));
    let event = match seed % 2 {
        0 => AggregatesEvent::P(P { k, x, f }),
        _ => AggregatesEvent::Q(Q { k, x, f }),
    };
    let at = <Aggregates as Engine>::Instant::from_ticks(seed >> 20);
    core::hint::black_box(engine.process(at, &event, &mut Deaf).is_err());
    core::hint::black_box(engine.advance(at, &mut Deaf).is_err());
}
