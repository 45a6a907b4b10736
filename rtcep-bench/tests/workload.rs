//! The streams take every path that they are said to take.

use rtcep::{Counter, Engine, Notice, Op, Sink, Timestamp};
use rtcep_bench::{rules, workload};

/// What the sink is told of.
#[derive(Default)]
struct Told {
    detections: usize,
    list_full: usize,
    lifespan_full: usize,
}

impl<E: Engine> Sink<E> for Told {
    fn detection(&mut self, _: rtcep::Detection<E::Detection>) {
        self.detections += 1;
    }

    fn notice(&mut self, notice: Notice) {
        match notice {
            Notice::Overflow { .. } => self.list_full += 1,
            Notice::LifespanFull { .. } => self.lifespan_full += 1,
            other => panic!("{other}"),
        }
    }
}

type Counts = Counter<1, 1>;

/// Runs a stream; what was told, the instances opened, those ended by time, and
/// how many were open on average.
fn run<E: Engine>(
    mut engine: E,
    counts: impl Fn(&E) -> Counts,
    stream: &[(u64, E::Event)],
) -> (Told, u64, u64, f64) {
    let mut told = Told::default();
    let lifespan = |engine: &E, op| counts(engine).lifespans[0].get(op);
    let (mut timed, mut open) = (0, 0);
    for (t, event) in stream {
        let t = E::Instant::from_ticks(*t);
        let before = lifespan(&engine, Op::Close);
        engine.advance(t, &mut told).expect("in order");
        timed += lifespan(&engine, Op::Close) - before;
        engine.process(t, event, &mut told).expect("in order");
        open += lifespan(&engine, Op::Open) - lifespan(&engine, Op::Close);
    }
    #[allow(clippy::cast_precision_loss)] // far below 2^53
    let average = open as f64 / stream.len() as f64;
    let opened = lifespan(&engine, Op::Open);
    (told, opened, timed, average)
}

macro_rules! keyed {
    ($name:ident, $engine:ident, $max_open:literal) => {
        #[test]
        fn $name() {
            use rules::keyed::$engine;
            const EVENTS: usize = 100_000;
            let stream = workload::$name(EVENTS, 1);
            let engine = $engine::with_probe(Counts::new());
            let (told, opened, timed, average) = run(engine, |e| *e.probe(), &stream);
            let share = average / $max_open;
            assert!((0.70..0.80).contains(&share), "{average} open on average");
            // One event in ten opens an instance, and one instance in eight ends by time.
            assert!(opened > EVENTS as u64 / 13, "{opened} opened");
            let silent = opened / timed;
            assert!((5..12).contains(&silent), "{timed} of {opened} by time");
            assert!(told.detections > EVENTS / 20, "{}", told.detections);
            assert!(told.list_full > EVENTS / 500, "{}", told.list_full);
            assert!(
                told.lifespan_full > EVENTS / 2_000,
                "{}",
                told.lifespan_full
            );
        }
    };
}

keyed!(keyed16, Keyed16, 16.0);
keyed!(keyed256, Keyed256, 256.0);

#[test]
fn deferred() {
    const EVENTS: usize = 100_000;
    let stream = workload::deferred(EVENTS, 1);
    let engine = rules::deferred::Auction::with_probe(Counts::new());
    let (told, opened, timed, average) = run(engine, |e| *e.probe(), &stream);
    assert!(average > 0.6, "{average} open on average");
    assert!(
        (3..7).contains(&(opened / timed)),
        "{timed} of {opened} by time"
    );
    assert!(
        told.detections as u64 > 3 * opened,
        "{} of {opened}",
        told.detections
    );
    assert!(told.list_full > EVENTS / 100, "{}", told.list_full);
}
