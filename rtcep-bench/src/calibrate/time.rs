//! Times of single calls, warm and cold, with data of several patterns.

use super::machine::{Machine, Reading};
use super::states::{CHANCES, Pattern, State, varied};
use crate::search::Vocabulary;
use crate::statistics::{median, percentile, real};
use crate::subject::{Around, BLOCK, NoRules, Prepared, Step, Subject, script};
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
    /// Of the median repetition of the worst pattern, warm.
    pub warm: f64,
    /// Cold; of the dearest call alone.
    pub cold: Option<f64>,
    /// Samples that were taken.
    pub taken: u64,
    /// Those of them that were dropped, since the machine did something else besides.
    pub dropped: u64,
    /// Whether the machine tells what it does besides.
    pub told: bool,
}

/// One call with its data, in all patterns.
struct Measured {
    timed: Timed,
    patterns: Vec<(Box<dyn Prepared>, Vec<f64>)>,
    dearest: bool,
}

/// Bytes of prepared engines with random data: more than a second-level cache, so that
/// no branch predictor knows them by heart, and no more than memory has.
const PREPARED: usize = 4 << 20;

/// What is walked through to make caches cold: more than a second-level cache.
const COLD: usize = 8 << 20;

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
            for (prepared, p99) in &mut one.patterns {
                let mut samples = warm(
                    prepared.as_mut(),
                    number.samples,
                    &mut machine,
                    &mut one.timed,
                );
                if !samples.is_empty() {
                    p99.push(real(percentile(&mut samples, 99)));
                }
            }
        }
    }
    let mut cold = Cold::new(machine);
    for one in &mut all {
        let patterns = std::mem::take(&mut one.patterns);
        let medians = patterns.iter().filter(|(_, p99)| !p99.is_empty());
        one.timed.warm = medians
            .map(|(_, p99)| median(p99.clone()))
            .fold(0.0, f64::max);
        if let (true, Some((mut prepared, _))) = (one.dearest, patterns.into_iter().next()) {
            let mut samples = cold.samples(prepared.as_mut(), number.cold, &mut one.timed);
            if !samples.is_empty() {
                let p99 = real(percentile(&mut samples, 99));
                one.timed.cold = Some(p99);
            }
        }
    }
    Ok(all.into_iter().map(|one| one.timed).collect())
}

/// The calls of one shape: of each cause the dearest, in all patterns, and others.
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
    let mut others = 0;
    for state in states.iter().filter(|state| state.shape == shape) {
        let dearest = state.pattern == Pattern::Dearest;
        others = if dearest { 0 } else { others + 1 };
        if !dearest && (others > number.others || state.pattern != Pattern::Other) {
            continue;
        }
        let trace = script::parse(&subject.model, &state.trace)?;
        let mut patterns = vec![(plain.prepare(std::slice::from_ref(&trace))?, Vec::new())];
        if dearest {
            for chance in CHANCES {
                let traces: Vec<Vec<Step>> = (0..many)
                    .map(|_| varied(&trace, &vocabulary, chance, &mut random))
                    .collect();
                patterns.push((plain.prepare(&traces)?, Vec::new()));
            }
        }
        all.push(Measured {
            timed: Timed {
                shape,
                event: state.event,
                counts: state.counts.clone(),
                warm: 0.0,
                cold: None,
                taken: 0,
                dropped: 0,
                told: true,
            },
            patterns,
            dearest,
        });
    }
    Ok(())
}

/// Samples of calls, without blocks in which the machine did something else.
fn warm(
    prepared: &mut dyn Prepared,
    number: usize,
    machine: &mut Machine,
    timed: &mut Timed,
) -> Vec<u64> {
    let mut samples = Vec::with_capacity(number + BLOCK);
    let mut block = [0; BLOCK];
    // The first block warms up, and is no sample.
    prepared.block(0, &mut (), &mut block);
    let mut at = machine.read();
    for i in 0..number.div_ceil(BLOCK) {
        prepared.block(i * BLOCK, &mut (), &mut block);
        let now = machine.read();
        timed.taken += BLOCK as u64;
        timed.told &= now.is_some();
        match now == at {
            true => samples.extend_from_slice(&block),
            false => timed.dropped += BLOCK as u64,
        }
        at = now;
    }
    samples
}

/// Makes caches cold before each call, which takes so long that the machine is asked around
/// each call, and not around a block.
struct Cold {
    lines: Vec<u8>,
    machine: Machine,
    before: Option<Reading>,
    undisturbed: Vec<bool>,
}

impl Cold {
    fn new(machine: Machine) -> Self {
        Self {
            lines: vec![0; COLD],
            machine,
            before: None,
            undisturbed: Vec::with_capacity(BLOCK),
        }
    }

    fn samples(
        &mut self,
        prepared: &mut dyn Prepared,
        number: usize,
        timed: &mut Timed,
    ) -> Vec<u64> {
        let mut samples = Vec::with_capacity(number + BLOCK);
        let mut block = [0; BLOCK];
        for i in 0..number.div_ceil(BLOCK) {
            self.undisturbed.clear();
            prepared.block(i * BLOCK, self, &mut block);
            timed.taken += BLOCK as u64;
            let undisturbed = block.iter().zip(&self.undisturbed).filter(|(_, ok)| **ok);
            let before = samples.len();
            samples.extend(undisturbed.map(|(&ns, _)| ns));
            timed.dropped += (BLOCK - (samples.len() - before)) as u64;
        }
        samples
    }
}

impl Around for Cold {
    fn before(&mut self) {
        for byte in self.lines.iter_mut().step_by(64) {
            *byte = byte.wrapping_add(1);
        }
        std::hint::black_box(&mut self.lines);
        self.before = self.machine.read();
    }

    fn after(&mut self) {
        let undisturbed = self.machine.read() == self.before;
        self.undisturbed.push(undisturbed);
    }
}
