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

/// The counts of a rule without keys, and of what was told.
fn told<E: Engine>(mut engine: E, stream: &[(u64, E::Event)]) -> (E, Told) {
    let mut told = Told::default();
    for (t, event) in stream {
        let t = E::Instant::from_ticks(*t);
        engine.process(t, event, &mut told).expect("in order");
    }
    (engine, told)
}

const EVENTS: usize = 100_000;

#[test]
fn atleast() {
    let stream = workload::atleast(EVENTS, 1);
    let (engine, told) = told(rules::atleast::Flood::with_probe(Counts::new()), &stream);
    assert!(told.detections > EVENTS / 70, "{}", told.detections);
    assert!(told.list_full > EVENTS / 50, "{}", told.list_full);
    let expired = engine.probe().situations[0].get(Op::Expire);
    assert!(expired > EVENTS as u64 / 5, "{expired}");
}

#[test]
fn atleast_sum() {
    let stream = workload::atleast_sum(EVENTS, 1);
    let (_, told) = told(rules::atleast_sum::Wear::with_probe(Counts::new()), &stream);
    assert!(told.detections > EVENTS / 20, "{}", told.detections);
}

#[test]
fn atleast_pair() {
    let stream = workload::atleast_pair(EVENTS, 1);
    let engine = rules::atleast_pair::Flash::with_probe(Counts::new());
    let (_, told) = told(engine, &stream);
    assert!(told.detections > EVENTS / 20, "{}", told.detections);
}

#[test]
fn unless() {
    let stream = workload::unless(EVENTS, 1);
    let engine = rules::unless::Shaken::with_probe(Counts::new());
    let (told, opened, timed, average) = run(engine, |e| *e.probe(), &stream);
    let share = average / 64.0;
    assert!((0.70..0.80).contains(&share), "{average} open on average");
    let silent = opened / timed;
    assert!((5..12).contains(&silent), "{timed} of {opened} by time");
    // Some shook and were never hot, some did not shake, some were hot.
    let loose = told.detections as u64 * 100 / opened;
    assert!((10..70).contains(&loose), "{loose} % of {opened}");
    assert!(told.list_full > EVENTS / 500, "{}", told.list_full);
    assert!(
        told.lifespan_full > EVENTS / 2_000,
        "{}",
        told.lifespan_full
    );
}

#[test]
fn reports() {
    let stream = workload::report(EVENTS, 1);
    let (engine, report) = told(rules::report::Furnace::with_probe(Counts::new()), &stream);
    assert!(report.detections > EVENTS / 4, "{}", report.detections);
    assert!(report.list_full > EVENTS / 20, "{}", report.list_full);
    let expired = engine.probe().situations[0].get(Op::Expire);
    assert!(expired > EVENTS as u64 / 2, "{expired}");

    let stream = workload::report_float(EVENTS, 1);
    let engine = rules::report_float::Bearing::with_probe(Counts::new());
    let (_, float) = told(engine, &stream);
    assert!(float.detections > EVENTS / 10, "{}", float.detections);
    assert_eq!(float.list_full, report.list_full);
}
