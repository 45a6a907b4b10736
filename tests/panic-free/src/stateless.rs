//! Stateless rules along several paths, and actions under `drop_oldest`: with all that
//! can fault in conditions, maps and attributes.

use rtcep::{Engine, Sink};

rtcep::situations! {
    pub engine Stateless;
    resolution 1ms;

    event P { k: u32, x: i64 }
    event Q { k: u32, x: i64 }
    event N { k: u8, text: str<9> }

    refer Q from P if x / (k as i64) > 1 { k: k + 1, x: x * 3 }
    refer Q from P { k: k, x: x }
    refer N from Q if x % 3 == 1 { k: k as u8, text: "far" }
    refer N from Both if k != 4 { k: k as u8 / 3, text: "near" }

    lifespan Always { from startup; max_open 1; }
    lifespan Run {
        from N;
        until after 2s terminate;
        key k;
        max_open 3, on_full drop_oldest;
    }
    situation Both: all in Always {
        operand p: first P, max 3;
        operand q: each Q if x > 3, max 70;
        when p.x < q.x;
        emit { k: q.k, x: q.x - p.x }
    }
    situation Late: all in Run {
        operand n: each N, max 2, on_full freeze;
        detect deferred;
        emit { k: n.k }
    }

    action Plain on P {}
    action Made on N if k / 3 > 1 { text: text, k: k * 2 }
    action Found on Both { k: k, x: x + 7 }
    action Ended on Late if k + 250 > 3 { k: k }
    actions max 5, on_full drop_oldest;
}

/// Tells nobody.
struct Deaf;

impl Sink<Stateless> for Deaf {
    fn detection(&mut self, detection: rtcep::Detection<StatelessDetection>) {
        core::hint::black_box(detection);
    }
    fn notice(&mut self, notice: rtcep::Notice) {
        core::hint::black_box(notice);
    }
}

/// One call, with values from `seed`, and what the host takes after it.
pub(crate) fn step(engine: &mut Stateless, seed: u64) {
    let (k, x) = (seed as u32 % 5, seed as i64);
    let event = match seed % 2 {
        0 => StatelessEvent::P(P { k, x }),
        _ => StatelessEvent::Q(Q { k, x }),
    };
    let at = <Stateless as Engine>::Instant::from_ticks(seed >> 20);
    core::hint::black_box(engine.process(at, &event, &mut Deaf).is_err());
    core::hint::black_box(engine.advance(at, &mut Deaf).is_err());
    if let Some(queued) = engine.next_action() {
        core::hint::black_box(queued);
    }
    core::hint::black_box((engine.event_tally(1), engine.action_tally(1)));
}
