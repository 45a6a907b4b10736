//! All measurements of the experiment, in turns.
//!
//! Neighbours and clock rates differ more over minutes than states do, so each
//! repetition goes through all subjects, and each figure is the median of its
//! repetitions. Prices are measured before, between and after.

use super::cases::{SEED, arrivals, case, counted, matrix_case};
use super::forms::{AsPrinted, Counts, EachRetain, Form, SameTarget};
use super::matrix::{MatrixEngine, Pairs};
use super::measure::{Subject, in_state, on_stream};
use super::record::{FormRecord, MatrixPoint, PathRecord, Point, Times};
use super::state::{Case, Data, State, Trigger};
use crate::bound::{Entered, Part, bound, cost};
use crate::prices::Prices;
use crate::statistics::median;
use crate::workload::Random;
use rtcep::{Bounds, Engine, NoProbe, Op, OpCounts};

/// How much is measured.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Events per measurement, a multiple of [`BATCH`](super::measure::BATCH).
    pub events: usize,
    /// Repetitions; odd, so that the median is one of them.
    pub repetitions: usize,
}

/// Cases with random data. Of 2,000, gone through in turn, a branch predictor was
/// seen to remember so much that the mean fell by a quarter.
const CASES: usize = 20_000;

/// Everything that is measured, and what has been so far.
#[derive(Default)]
pub struct Experiment {
    subjects: Vec<(Subject, Vec<Times>)>,
    forms: Vec<Plan>,
}

impl std::fmt::Debug for Experiment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Experiment")
            .field("subjects", &self.subjects.len())
            .field("forms", &self.forms)
            .finish()
    }
}

/// One event type under one form: where its figures will stand.
#[derive(Debug)]
struct Plan {
    name: &'static str,
    trigger: Trigger,
    reachable: bool,
    bounds: Bounds,
    points: Vec<Place>,
    full: Place,
    random_data: Option<usize>,
    arrival: usize,
}

/// One state: what was counted in it and where its times will stand.
#[derive(Debug)]
struct Place {
    occupancy: usize,
    state: State,
    subject: usize,
    counts: Counts,
    matrix: Option<(u64, usize)>,
}

impl Experiment {
    /// All forms and states.
    #[must_use]
    pub fn new(events: usize) -> Self {
        let mut experiment = Self::default();
        experiment.form::<AsPrinted>(events, Some(with_matrix::<AsPrinted>));
        experiment.form::<SameTarget>(events, Some(with_matrix::<SameTarget>));
        experiment.form::<EachRetain>(events, None);
        experiment
    }

    fn add(&mut self, subject: Subject) -> usize {
        self.subjects.push((subject, Vec::new()));
        self.subjects.len() - 1
    }

    fn form<F: Form>(&mut self, events: usize, matrix: Option<WithMatrix>) {
        for trigger in Trigger::ALL {
            let mut place = |occupancy: usize, state: State| {
                let case = case::<F>(state, Data::Most, &mut Random::new(SEED));
                let matrix = matrix
                    .map(|with| with(state, events))
                    .map(|(n, subject)| (n, self.add(subject)));
                Place {
                    occupancy,
                    state,
                    subject: self.add(in_state(vec![case], events)),
                    counts: counted::<F>(state, Data::Most, &mut Random::new(SEED)),
                    matrix,
                }
            };
            let points =
                (1..=10).map(|tenths| place(10 * tenths, State::occupied(trigger, tenths)));
            let points = points.collect();
            let full = place(110, State::full(trigger));
            let stream = arrivals(events);
            let arrival = self.add(on_stream(|| F::new(NoProbe), stream, trigger));
            let random_data = F::CONDITIONAL.then(|| {
                let mut random = Random::new(SEED);
                let near_worst = State::occupied(trigger, 10);
                let cases = (0..CASES).map(|_| case::<F>(near_worst, Data::Random, &mut random));
                self.add(in_state(cases.collect(), events))
            });
            self.forms.push(Plan {
                name: F::NAME,
                trigger,
                reachable: F::REACHABLE,
                bounds: <F::Engine<NoProbe> as Engine>::BOUNDS,
                points,
                full,
                random_data,
                arrival,
            });
        }
    }

    /// Measures every subject once.
    pub fn repeat(&mut self) {
        for (subject, so_far) in &mut self.subjects {
            so_far.push(subject());
        }
    }

    /// What was measured, against bounds under `prices`.
    #[must_use]
    pub fn records(&self, prices: &Prices) -> Vec<FormRecord> {
        let price = |op: Op| prices.get(op);
        let form = |plan: &Plan| {
            let bound = bound(&plan.bounds, plan.trigger.index(), |_, op| price(op));
            let points: Vec<Point> = plan.points.iter().map(|p| self.point(p, prices)).collect();
            let near_worst = points[points.len() - 1].times.mean_ns;
            let paths = bound.parts.iter().map(path);
            FormRecord {
                name: plan.name,
                event: plan.trigger.name(),
                reachable: plan.reachable,
                bound_operations: bound.counts.total(),
                bound_counts: bound.counts.to_string(),
                bound_ns: bound.cost,
                paths: paths.collect(),
                near_worst_mean_ns: near_worst,
                bound_over_near_worst: bound.cost / near_worst,
                full: self.point(&plan.full, prices),
                near_worst_random_data: plan.random_data.map(|i| self.times(i)),
                random_mean_ns: self.times(plan.arrival).mean_ns,
                random_arrival: self.times(plan.arrival),
                points,
            }
        };
        self.forms.iter().map(form).collect()
    }

    fn point(&self, place: &Place, prices: &Prices) -> Point {
        let counts: OpCounts = place.counts.all();
        Point {
            occupancy: place.occupancy,
            own: place.state.own,
            opposite: place.state.opposite,
            times: self.times(place.subject),
            operations: counts.total(),
            counts: counts.to_string(),
            priced_ns: cost(&counts, |op| prices.get(op)),
            rows: place.counts.situations[0].get(Op::Row),
            matrix: place.matrix.map(|(combinations, subject)| MatrixPoint {
                combinations,
                mean_ns: self.times(subject).mean_ns,
            }),
        }
    }

    fn times(&self, subject: usize) -> Times {
        let all = &self.subjects[subject].1;
        let of = |figure: fn(&Times) -> f64| median(all.iter().map(figure).collect());
        Times {
            mean_ns: of(|times| times.mean_ns),
            batch_median_ns: of(|times| times.batch_median_ns),
            p50_ns: of(|times| times.p50_ns),
            p99_ns: of(|times| times.p99_ns),
        }
    }
}

fn path(part: &Part) -> PathRecord {
    let (situation, lifespan, rule, phase) = match part.entered {
        Entered::Engine => (None, None, None, None),
        Entered::Situation(name, phase) => (Some(name), None, None, Some(phase.name())),
        Entered::Lifespan(name, phase) => (None, Some(name), None, Some(phase.name())),
        Entered::Rule(name) => (None, None, Some(name), None),
    };
    PathRecord {
        situation,
        lifespan,
        rule,
        phase,
        path: part.path,
        ns: part.cost,
    }
}

type WithMatrix = fn(State, usize) -> (u64, Subject);

/// The matrix in a state, and how many combinations its event examines.
fn with_matrix<F: Pairs>(state: State, events: usize) -> (u64, Subject) {
    let Case { engine, event } = matrix_case::<F>(state);
    let mut copy = engine.clone();
    let at = <MatrixEngine<F> as Engine>::Instant::from_ticks(1);
    let _ = copy.process(at, &event, &mut ());
    let combinations = copy.rule().examined();
    (combinations, in_state(vec![Case { engine, event }], events))
}
