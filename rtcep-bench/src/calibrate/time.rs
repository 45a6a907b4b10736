//! Times of single calls, warm and cold, with data of several patterns.

use super::limit::Limit;
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
    /// Samples with cold caches.
    pub cold: usize,
    /// Calls of each cause beside the dearest.
    pub others: usize,
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
    /// Whether it is the dearest call of its cause.
    pub dearest: bool,
    /// Of the median repetition of the worst pattern, warm; none if a pattern has no sample
    /// that was not dropped: then the maximum is not known.
    pub warm: Option<f64>,
    /// Cold, of the dearest call alone: the worse of its own data and of the random pattern
    /// that is worst when warm.
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
struct Measured {
    timed: Timed,
    patterns: Vec<Data>,
    random: Random,
}

/// States of one pattern, and the p99 of each repetition.
struct Data {
    prepared: Box<dyn Prepared>,
    p99: Vec<f64>,
}

/// Bytes of prepared engines with random data: as many states as a second-level cache holds
/// beside the copies on which calls are made. More of them would be in no cache when they are
/// copied, and be neither warm nor cold. So they can be few; that no branch predictor learns
/// them by heart, each sample draws its state anew. All shapes of a binary are prepared at
/// once: some 20 shapes × 6 causes × 4 patterns × these.
const PREPARED: usize = 256 << 10;

/// What is walked through to make caches cold: more than a second-level cache.
const COLD: usize = 4 << 20;

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
        prepare(*shape, &subject?, states, number, &mut all)?;
    }
    let mut machine = Machine::new();
    for _ in 0..number.repetitions {
        for one in &mut all {
            for data in &mut one.patterns {
                let prepared = data.prepared.as_mut();
                let (samples, taken) =
                    warm(prepared, number.samples, &mut machine, &mut one.random);
                one.timed.note(taken);
                data.p99.extend(p99(samples));
            }
        }
    }
    let mut cold = Cold::new(machine, COLD);
    for one in &mut all {
        one.warm();
        if one.timed.dearest {
            one.cold(&mut cold, number.cold);
        }
    }
    Ok(all.into_iter().map(|one| one.timed).collect())
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

impl Measured {
    /// Of each pattern the median repetition, and of those the largest.
    fn warm(&mut self) {
        let medians = self.patterns.iter();
        let medians = medians.map(|data| (!data.p99.is_empty()).then(|| median(data.p99.clone())));
        let all: Option<Vec<f64>> = medians.collect();
        self.timed.warm = all.and_then(|all| all.into_iter().reduce(f64::max));
    }

    fn cold(&mut self, cold: &mut Cold<Machine>, wanted: usize) {
        let Some((own, random)) = self.patterns.split_first_mut() else {
            return;
        };
        let worst = |data: &&mut Data| data.p99.iter().copied().fold(0.0, f64::max);
        let random = random.iter_mut();
        let random = random.max_by(|a, b| worst(a).total_cmp(&worst(b)));
        let mut all = Some(0.0_f64);
        for data in std::iter::once(own).chain(random) {
            let (samples, taken) = cold.samples(data.prepared.as_mut(), wanted, &mut self.random);
            self.timed.note(taken);
            all = all.zip(p99(samples)).map(|(a, b)| a.max(b));
        }
        self.timed.cold = all;
    }
}

/// The calls of one shape that enter something: of each cause the dearest, in all patterns,
/// and others.
fn prepare(
    shape: usize,
    subject: &Subject,
    states: &[State],
    number: Number,
    all: &mut Vec<Measured>,
) -> Result<(), Box<dyn Error>> {
    let plain = subject.plain();
    let vocabulary = Vocabulary::new(&subject.model);
    let mut random = Random::new(shape as u64);
    let many = (PREPARED / plain.bytes().max(1)).clamp(8, 256);
    let entering: Vec<Option<usize>> = Limit::of(shape, &subject.bounds)
        .iter()
        .map(|limit| limit.event)
        .collect();
    let mut others = 0;
    for state in states.iter().filter(|state| state.shape == shape) {
        let dearest = state.pattern == Pattern::Dearest;
        others = if dearest { 0 } else { others + 1 };
        if state.process {
            continue;
        }
        let wanted = dearest || others <= number.others && state.pattern == Pattern::Other;
        if !wanted || !entering.contains(&state.event) {
            continue;
        }
        let trace = script::parse(&subject.model, &state.trace)?;
        let data = |prepared| Data {
            prepared,
            p99: Vec::new(),
        };
        let mut patterns = vec![data(plain.prepare(std::slice::from_ref(&trace))?)];
        if dearest {
            for chance in CHANCES {
                let traces: Vec<Vec<Step>> = (0..many)
                    .map(|_| varied(&trace, &vocabulary, chance, &mut random))
                    .collect();
                patterns.push(data(plain.prepare(&traces)?));
            }
        }
        all.push(Measured {
            timed: Timed {
                shape,
                event: state.event,
                counts: state.counts.clone(),
                dearest,
                warm: None,
                cold: None,
                taken: 0,
                dropped: 0,
                short: 0,
                told: true,
            },
            patterns,
            random: Random::new(u64::from(random.below(u32::MAX))),
        });
    }
    Ok(())
}
