//! Times of single calls, warm and cold, with data of several patterns.

use super::machine::Machine;
use super::samples::{Cold, Taken, warm};
use super::states::{CHANCES, Pattern, State, varied};
use crate::search::Vocabulary;
use crate::statistics::{median, percentile, real};
use crate::subject::{NoRules, Prepared, Step, Subject, script};
use crate::workload::Random;
use serde::{Deserialize, Serialize};
use std::error::Error;

/// How often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    /// Repetitions, in turns with those of all other calls of a binary.
    pub repetitions: usize,
    /// Samples of each repetition.
    pub samples: usize,
    /// Repetitions with cold caches, in turns as well.
    pub cold_repetitions: usize,
    /// Samples of each of those.
    pub cold: usize,
}

/// The times of one call: p99 in nanoseconds, the clock included.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Timed {
    /// The shape.
    pub shape: usize,
    /// The event; none for the timers.
    pub event: Option<usize>,
    /// What it did, as in [`State`].
    pub counts: Vec<(usize, usize, u64)>,
    /// Whether timers may be due in it, as in [`State`].
    pub process: bool,
    /// Of the median repetition of the worst pattern, warm; none if a pattern has no sample
    /// that was not dropped: then the maximum is not known.
    pub warm: Option<f64>,
    /// Cold; of the dearest call the worse of its own data and of the random pattern that is
    /// worst when warm.
    pub cold: Option<f64>,
    /// Samples that were taken.
    pub taken: u64,
    /// Those of them that were dropped, since the machine did something else besides.
    pub dropped: u64,
    /// Repetitions that have fewer samples than were wanted.
    pub short: u64,
    /// Whether the machine tells what it does besides.
    pub told: bool,
}

/// One call with its data, in all patterns.
pub(super) struct Call {
    timed: Timed,
    patterns: Vec<Data>,
    random: Random,
}

/// States of one pattern, and the p99 of each repetition.
struct Data {
    prepared: Box<dyn Prepared>,
    warm: Vec<f64>,
    cold: Vec<f64>,
}

/// Bytes of prepared engines with random data: as many states as a second-level cache holds
/// beside the copies on which calls are made. More of them would be in no cache when they are
/// copied, and be neither warm nor cold. So they can be few; that no branch predictor learns
/// them by heart, each sample draws its state anew. All shapes of a binary are prepared at
/// once: some 20 shapes × 6 causes × 4 patterns × these.
const PREPARED: usize = 256 << 10;

/// What is walked through to make caches cold: more than a second-level cache.
const COLD: usize = 3 << 20;

/// Times the calls of some shapes.
///
/// # Errors
/// If a state is not one of its shape.
pub fn time(
    shapes: &[super::child::Numbered],
    states: &[State],
    number: Number,
) -> Result<Vec<Timed>, Box<dyn Error>> {
    let mut all = Vec::new();
    for (shape, subject) in shapes {
        let subject: Result<Subject, NoRules> = subject();
        prepare(*shape, &subject?, states, &mut all)?;
    }
    Ok(in_turns(all, number))
}

/// Times calls in turns, and then cold ones.
pub(super) fn in_turns(mut all: Vec<Call>, number: Number) -> Vec<Timed> {
    let mut machine = Machine::new();
    for _ in 0..number.repetitions {
        for one in &mut all {
            for data in &mut one.patterns {
                let prepared = data.prepared.as_mut();
                let (samples, taken) =
                    warm(prepared, number.samples, &mut machine, &mut one.random);
                one.timed.note(taken);
                data.warm.extend(p99(samples));
            }
        }
    }
    for one in &mut all {
        one.warm();
    }
    let mut cold = Cold::new(machine, COLD);
    for _ in 0..number.cold_repetitions {
        for one in &mut all {
            for data in &mut one.patterns {
                let prepared = data.prepared.as_mut();
                let (samples, taken) = cold.samples(prepared, number.cold, &mut one.random);
                one.timed.note(taken);
                data.cold.extend(p99(samples));
            }
        }
    }
    for one in &mut all {
        one.timed.cold = one.largest(|data| &data.cold);
    }
    all.into_iter().map(|one| one.timed).collect()
}

fn p99(mut samples: Vec<u64>) -> Option<f64> {
    (!samples.is_empty()).then(|| real(percentile(&mut samples, 99)))
}

impl Timed {
    const fn note(&mut self, taken: Taken) {
        self.taken += taken.all;
        self.dropped += taken.dropped;
        self.short += taken.short;
        self.told &= !taken.untold;
    }
}

impl Call {
    /// The call of a state, with its own data and with those of other patterns.
    pub(super) fn new(state: &State, patterns: Vec<Box<dyn Prepared>>, seed: u32) -> Self {
        let data = |prepared| Data {
            prepared,
            warm: Vec::new(),
            cold: Vec::new(),
        };
        Self {
            timed: Timed {
                shape: state.shape,
                event: state.event,
                counts: state.counts.clone(),
                process: state.process,
                warm: None,
                cold: None,
                taken: 0,
                dropped: 0,
                short: 0,
                told: true,
            },
            patterns: patterns.into_iter().map(data).collect(),
            random: Random::new(u64::from(seed)),
        }
    }

    /// Of each pattern the median repetition, and of those the largest; none if a pattern has
    /// no repetition.
    fn largest(&self, of: impl Fn(&Data) -> &Vec<f64>) -> Option<f64> {
        let medians = self.patterns.iter().map(of);
        let medians = medians.map(|all| (!all.is_empty()).then(|| median(all.clone())));
        let all: Option<Vec<f64>> = medians.collect();
        all.and_then(|all| all.into_iter().reduce(f64::max))
    }

    /// Notes what was warm, and keeps the patterns that are measured cold: its own data, and
    /// the random pattern that is worst.
    fn warm(&mut self) {
        self.timed.warm = self.largest(|data| &data.warm);
        let worst = |data: &Data| data.warm.iter().copied().fold(0.0, f64::max);
        let random = self.patterns.drain(1.min(self.patterns.len())..);
        let random = random.max_by(|a, b| worst(a).total_cmp(&worst(b)));
        self.patterns.extend(random);
    }
}

/// The calls of one shape: those that are the dearest of their cause in all patterns.
fn prepare(
    shape: usize,
    subject: &Subject,
    states: &[State],
    all: &mut Vec<Call>,
) -> Result<(), Box<dyn Error>> {
    let plain = subject.plain();
    let vocabulary = Vocabulary::new(&subject.model);
    let mut random = Random::new(shape as u64);
    let many = (PREPARED / plain.bytes().max(1)).clamp(8, 256);
    for state in states.iter().filter(|state| state.shape == shape) {
        let trace = script::parse(&subject.model, &state.trace)?;
        let mut patterns = vec![plain.prepare(std::slice::from_ref(&trace))?];
        if state.pattern == Pattern::Dearest {
            for chance in CHANCES {
                let traces: Vec<Vec<Step>> = (0..many)
                    .map(|_| varied(&trace, &vocabulary, chance, &mut random))
                    .collect();
                patterns.push(plain.prepare(&traces)?);
            }
        }
        all.push(Call::new(state, patterns, random.below(u32::MAX)));
    }
    Ok(())
}
