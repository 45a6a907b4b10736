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
        operand p: first P{2..=3}, max 70;
        operand q: first Q, max 9;
        once;
        emit { n: count(p) }
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
