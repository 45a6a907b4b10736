//! Counters and absence: sums alone, candidates of one and of several operands,
//! with each way to use and to keep them.

use core::hint::black_box;
use rtcep::{Engine, Record, Sink};

rtcep::situations! {
    pub engine Counters;

    event M { k: u32, x: i64 }
    event N { k: u32, x: u8 }
    event End { k: u32 }

    lifespan Always { from startup; max_open 1; }
    lifespan Run { from M including; until End terminate; key k; max_open 5, per_key 2; }

    situation Sum: atleast 3 in Always {
        operand m: M if 8 / x > 1, weight x / 3, override if x - 1 == 3;
        operand n: N, weight 2;
        emit { n: count() / (count() - 3) }
    }
    situation Recent: atleast 30 in Always {
        operand m: M, weight x, max 5, on_full drop_oldest;
        within 5us;
        emit { n: count() }
    }
    situation One: atleast 2 in Always {
        operand m: last M, max 1, on_full freeze;
        within 5us;
        emit { n: count() }
    }
    situation Newest: atleast 9 in Always {
        operand m: last M, weight k, retain if 8 / x == 1, max 3;
        operand n: last N, max 64, on_full drop_oldest;
        emit { n: count() }
    }
    situation Oldest: atleast 4 in Always {
        operand m: first M, retain if 8 / x == 1, max 17;
        operand n: first N if x > 3, override if x > 200, max 65;
        operand third: first Third, weight n, retain, max 2, on_full freeze;
        within 5us;
        emit { n: count() }
    }
    situation Third: nth 3 in Always {
        operand m: M;
        once;
        emit { n: count() }
    }
    situation Kept: atleast 3 in Run {
        operand m: M, retain if x > 3, max 3;
        within 5us;
        emit { n: count() }
    }
    situation Few: atmost 3 in Run {
        operand n: N, weight x;
        operand m: M if x > 4, weight 8 - k;
        emit { n: count() }
    }
    situation Late: atleast 3 in Run {
        operand n: first N, max 3, on_full drop_oldest;
        detect deferred;
        emit { n: count() }
    }
    situation None: not in Run {
        operand n: N if 8 / x > 3;
        emit { }
    }
}

struct Told(u64);

impl Sink<Counters> for Told {
    fn detection(&mut self, detection: rtcep::Detection<CountersDetection>) {
        self.0 ^= detection.t ^ detection.situation.shape() as u64;
    }
    fn notice(&mut self, notice: rtcep::Notice) {
        black_box(notice);
        self.0 += 1;
    }
}

pub(crate) fn step(engine: &mut Counters, seed: u64) {
    let (k, x) = (seed as u32 % 7, seed as i64);
    let event = match seed % 3 {
        0 => CountersEvent::M(M { k, x }),
        1 => CountersEvent::N(N { k, x: x as u8 }),
        _ => CountersEvent::End(End { k }),
    };
    let t = <Counters as Engine>::Instant::from_ticks(seed >> 20);
    let mut told = Told(0);
    black_box(engine.process(t, &event, &mut told).is_err());
    black_box(told.0);
}
