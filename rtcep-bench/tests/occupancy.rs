//! The experiment measures what it says: states, counts, the matrix, the file.

use rtcep::{Detection, Engine, NoProbe, Notice, Op, OpCounts, Record, Sink, Timestamp};
use rtcep_bench::bound::{bound, cost};
use rtcep_bench::occupancy::cases::{arrivals, counted};
use rtcep_bench::occupancy::experiment::Experiment;
use rtcep_bench::occupancy::forms::{AsPrinted, Counts, EachRetain, Form, MAX, SameTarget};
use rtcep_bench::occupancy::matrix::{MatrixEngine, Pairs};
use rtcep_bench::occupancy::record::{Clock, Occupancy, Price};
use rtcep_bench::occupancy::state::{Data, State, Trigger};
use rtcep_bench::prices::{Effort, Prices};
use rtcep_bench::workload::Random;
use std::time::Duration;

fn most<F: Form>(state: State) -> Counts {
    counted::<F>(state, Data::Most, &mut Random::new(1))
}

/// At near worst, or with both lists full, an event does what the bound counts,
/// operation by operation, under any prices: the bound is reached.
fn reaches<F: Form>(state: impl Fn(Trigger) -> State) {
    let bounds = <F::Engine<NoProbe> as Engine>::BOUNDS;
    for trigger in Trigger::ALL {
        let observed = most::<F>(state(trigger)).all();
        // Composing is dearest if storing and telling cost no more than it does.
        let price = |op: Op| 1.0 + (op as usize % 3) as f64 / 8.0;
        let bound = bound(&bounds, trigger.index(), |_, op| price(op));
        assert_eq!(observed, bound.counts, "{}: {}", F::NAME, trigger.name());
        assert!((cost(&observed, price) - bound.cost).abs() < 1e-9);
    }
}

#[test]
fn bounds_are_reached() {
    reaches::<AsPrinted>(|trigger| State::occupied(trigger, 10));
    reaches::<SameTarget>(|trigger| State::occupied(trigger, 10));
    // Where the event stays, its own list must be full to lose one.
    reaches::<EachRetain>(State::full);
}

/// No state exceeds its bound, whatever the data, and every state is what it says.
fn within<F: Form>() {
    let bounds = <F::Engine<NoProbe> as Engine>::BOUNDS;
    let mut random = Random::new(7);
    for trigger in Trigger::ALL {
        let most = bounds.process_counts(trigger.index());
        for tenths in 1..=10 {
            for data in [Data::Most, Data::Random, Data::Random, Data::Random] {
                let state = State::occupied(trigger, tenths);
                let counts = counted::<F>(state, data, &mut random).all();
                assert!(counts.within(&most), "{}: {counts} of {most}", F::NAME);
            }
        }
    }
}

#[test]
fn no_state_exceeds_its_bound() {
    within::<AsPrinted>();
    within::<SameTarget>();
    within::<EachRetain>();
}

/// In form 3 what an event does grows with occupancy; in form 2 only what leaves
/// the list does; in form 1 nothing does.
#[test]
fn work_by_occupancy() {
    let total = |counts: Counts| counts.all().total();
    for trigger in Trigger::ALL {
        for tenths in 1..10 {
            let (less, more) = (
                State::occupied(trigger, tenths),
                State::occupied(trigger, tenths + 1),
            );
            let grows = |less: Counts, more: Counts| total(more) - total(less);
            assert_eq!(grows(most::<AsPrinted>(less), most::<AsPrinted>(more)), 0);
            assert_eq!(grows(most::<SameTarget>(less), most::<SameTarget>(more)), 1);
            // Emitted, asked whether it is exact, copied, judged by an operator,
            // consumed, moved up.
            assert_eq!(grows(most::<EachRetain>(less), most::<EachRetain>(more)), 7);
        }
    }
}

/// Random data are random: no two of many cases in a row do the same for long.
#[test]
fn random_data_differ() {
    let mut random = Random::new(3);
    let state = State::occupied(Trigger::TrackData, 10);
    let mut counts: Vec<OpCounts> = Vec::new();
    for _ in 0..200 {
        let one = counted::<EachRetain>(state, Data::Random, &mut random).all();
        if !counts.contains(&one) {
            counts.push(one);
        }
    }
    assert!(counts.len() > 20, "only {} kinds of events", counts.len());
}

#[derive(Debug, PartialEq)]
enum Told<D> {
    Detection(Detection<D>),
    Notice(Notice),
}

struct Log<D>(Vec<Told<D>>);

impl<E: Engine> Sink<E> for Log<E::Detection> {
    fn detection(&mut self, detection: Detection<E::Detection>) {
        self.0.push(Told::Detection(detection));
    }

    fn notice(&mut self, notice: Notice) {
        self.0.push(Told::Notice(notice));
    }
}

/// The matrix tells what generated code tells, event by event, and examines all
/// combinations for it.
fn matrix_agrees<F: Pairs>()
where
    F::Detection: PartialEq + std::fmt::Debug,
{
    let mut engine = F::new(Counts::new());
    let mut matrix = MatrixEngine::<F>::new();
    let (mut pairs, mut notices, mut before) = (0, 0, 0);
    for (t, event) in (0..).zip(arrivals::<F::Event>(20_000)) {
        let (mut expected, mut got) = (Log(Vec::new()), Log(Vec::new()));
        let held = F::held(&engine);
        engine
            .process(Timestamp::from_ticks(t), &event, &mut expected)
            .expect("in order");
        matrix
            .process(Timestamp::from_ticks(t), &event, &mut got)
            .expect("in order");
        assert_eq!(expected.0, got.0, "event {t}");
        assert_eq!(F::held(&engine), matrix.rule().held(), "event {t}");
        let (kind, _) = F::read(&event);
        let (alerts, tracks) = match kind {
            Trigger::AlertTrigger => (held.alerts + 1, held.tracks),
            Trigger::TrackData => (held.alerts, held.tracks + 1),
        };
        let examined = matrix.rule().examined();
        assert_eq!(examined - before, (alerts * tracks) as u64, "event {t}");
        before = examined;
        notices += got
            .0
            .iter()
            .filter(|told| matches!(told, Told::Notice(_)))
            .count();
        let is_pair = |told: &&Told<F::Detection>| matches!(told, Told::Detection(found) if found.situation.shape() == 0);
        pairs += got.0.iter().filter(is_pair).count();
    }
    assert_eq!(engine.tally(0), matrix.tally(0));
    assert!(pairs > 1_000, "only {pairs} pairs: the stream tests little");
    assert!(
        notices > 100,
        "only {notices} notices: no list was ever full"
    );
}

#[test]
fn matrix_agrees_as_printed() {
    matrix_agrees::<AsPrinted>();
}

#[test]
fn matrix_agrees_same_target() {
    matrix_agrees::<SameTarget>();
}

/// The file has what tools look for: text with the names of the report's fields,
/// numbers that are numbers, rows of the engine against those of the matrix.
#[test]
fn the_record_has_its_fields() {
    let directory = std::env::temp_dir().join(format!("rtcep-occupancy-{}", std::process::id()));
    let effort = Effort {
        warm_up: Duration::from_millis(1),
        measurement: Duration::from_millis(2),
        plots: false,
    };
    let prices = Prices::measure(effort, &directory).expect("criterion writes");
    std::fs::remove_dir_all(&directory).expect("it can be removed");
    let mut experiment = Experiment::new(120);
    experiment.repeat();
    let occupancy = Occupancy {
        quick: true,
        events: 120,
        repetitions: 1,
        batch: 60,
        clock: Clock {
            p50_ns: 20,
            p99_ns: 30,
        },
        prices: vec![Price {
            op: Op::Row.name(),
            ns: prices.get(Op::Row),
        }],
        forms: experiment.records(&prices),
    };
    let json = serde_json::to_value(&occupancy).expect("plain data");
    let forms = json["forms"].as_array().expect("forms");
    assert_eq!(forms.len(), 6, "three forms of two events");
    for form in forms {
        assert!(form["name"].is_string() && form["event"].is_string());
        assert_eq!(form["reachable"], form["name"] != "as printed");
        for field in ["bound_ns", "near_worst_mean_ns", "random_mean_ns"] {
            assert!(form[field].as_f64().is_some_and(|ns| ns > 0.0), "{field}");
        }
        let points = form["points"].as_array().expect("points");
        assert_eq!(points.len(), 10);
        for (i, point) in points.iter().enumerate() {
            assert_eq!(point["occupancy"], 10 * (i + 1));
            for field in ["mean_ns", "batch_median_ns", "p99_ns", "priced_ns"] {
                assert!(point[field].as_f64().is_some_and(|ns| ns > 0.0), "{field}");
            }
        }
        assert_eq!(form["near_worst_mean_ns"], points[9]["mean_ns"]);
        let rows = if form["name"] == "as printed" { 1 } else { MAX };
        assert_eq!(points[9]["rows"], rows);
        if form["name"] != "each, retain" {
            assert_eq!(points[9]["matrix"]["combinations"], MAX * MAX);
        }
    }
    let table = occupancy.to_string();
    assert!(table.contains("UNREACHABLE, forced") && table.contains("reached by events alone"));
    assert_eq!(table.matches("100 %       10 + 9").count(), 3, "{table}");
}

/// docs/bounds.md names the counts that the code has.
#[test]
fn the_document_has_the_counts() {
    fn rows<F: Form>(document: &str) {
        let bounds = <F::Engine<NoProbe> as Engine>::BOUNDS;
        for trigger in Trigger::ALL {
            let counts = bound(&bounds, trigger.index(), |_, _| 1.0).counts;
            let row = format!("| {} | {} | {counts} |", F::NAME, trigger.name());
            assert!(document.contains(&row), "{row}");
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/bounds.md");
    let document = std::fs::read_to_string(path).expect("the document is in the repository");
    rows::<AsPrinted>(&document);
    rows::<SameTarget>(&document);
    rows::<EachRetain>(&document);
}
