//! Groups of a repetition and what is aggregated over them: with lists of one place
//! and of more than a word of marks.

use rtcep::{Engine, Sink};

rtcep::situations! {
    pub engine Groups;
    resolution 1ms;

    event P { k: u32, x: i64, f: f64 }
    event Q { k: u32, x: i64, f: f32 }
    event N { k: u32, x: i64 }

    lifespan Always { from startup; max_open 1; }
    lifespan Run {
        from P including;
        until N if x / 3 > 7 terminate;
        until after 2s terminate;
        key k;
        max_open 3, on_full drop_oldest;
    }

    situation Wide: all in Always {
        operand p: first P{2..=100}, retain if x / (k as i64) > 1, max 130, on_full drop_oldest;
        operand q: each Q, max 70, on_full freeze;
        when sum(p.x) > q.x as i128 && avg(p.f) < 2.0 || count(p) > 7;
        emit { n: count(p), low: min(p.x / (p.k as i64)), high: max(p.f), s: sum(p.k) as u32 }
    }
    situation Roles: all in Always {
        operand one: last P, max 9;
        operand some: first P{1..=2}, max 9;
        operand high: last P{1..=1} if x > 2, max 9;
        operand q: first Q{1..=65}, max 70;
        within 5s;
        emit { n: count(some), f: sum(q.f), x: one.x, y: max(high.x) }
    }
    situation Row: sequence in Always {
        operand p: last P{2..=3}, override if k == 2, max 3, on_full drop_oldest;
        absent n: N if x > 1;
        operand q: first Q{1..=2}, max 70;
        operand p2: each P, override if k == 2, max 3, on_full drop_oldest;
        absent n2: N;
        operand end: first Q{3..=3}, retain if x > 3, max 70;
        within 5s;
        emit { f: sum(p.f), g: avg(end.f), x: p2.x, s: sum(q.x) }
    }
    situation Sums: sequence in Always {
        operand r: last Row{2..=2}, max 1;
        when sum(r.s) > 3;
        emit { s: sum(r.s), m: avg(r.s) }
    }
    situation Late: sequence in Run {
        operand p: each P, max 2, on_full freeze;
        operand q: last Q{2..=3}, max 66;
        when max(q.x) > p.x;
        within 1s;
        detect deferred;
        emit { x: p.x - min(q.x) }
    }
    situation All: all in Run {
        operand p: first P{1..=2}, max 2;
        operand q: last Q{1..=70}, max 80;
        within 1s;
        detect deferred;
        emit { x: sum(p.x), q: count(q) }
    }
    situation Alone: all in Run {
        operand p: last P{1..=3}, retain, max 3, on_full drop_oldest;
        once;
        emit { x: sum(p.x) }
    }
}

/// Tells nobody.
struct Deaf;

impl Sink<Groups> for Deaf {
    fn detection(&mut self, detection: rtcep::Detection<GroupsDetection>) {
        core::hint::black_box(detection);
    }
    fn notice(&mut self, notice: rtcep::Notice) {
        core::hint::black_box(notice);
    }
}

/// One call, with values from `seed`.
pub(crate) fn step(engine: &mut Groups, seed: u64) {
    let (k, x) = (seed as u32 % 5, seed as i64);
    let event = match seed % 3 {
        0 => GroupsEvent::P(P { k, x, f: x as f64 }),
        1 => GroupsEvent::Q(Q { k, x, f: x as f32 }),
        _ => GroupsEvent::N(N { k, x }),
    };
    let at = <Groups as Engine>::Instant::from_ticks(seed >> 20);
    core::hint::black_box(engine.process(at, &event, &mut Deaf).is_err());
    core::hint::black_box(engine.advance(at, &mut Deaf).is_err());
}
