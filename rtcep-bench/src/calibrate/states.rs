//! The calls that are measured: what they did, and how they are done again.

use crate::search::{Archive, Effort, Found, Vocabulary, search};
use crate::subject::{Observed, Step, Subject, script};
use crate::workload::Random;
use rtcep::bounds::Cause;
use rtcep::{Family, Late, Op, OpCounts};
use serde::{Deserialize, Serialize};
use std::error::Error;

/// Operations by family.
pub type Counts = [OpCounts; Family::ALL.len()];

/// A call in a state.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// The shape.
    pub shape: usize,
    /// The event, by declaration; none for the timers.
    pub event: Option<usize>,
    /// How its data came about.
    pub pattern: Pattern,
    /// The calls up to it.
    pub trace: String,
    /// What it did: family, operation, how often.
    pub counts: Vec<(usize, usize, u64)>,
    /// Whether timers may be due in a call with an event: then its bound is that of both.
    #[serde(default)]
    pub process: bool,
}

/// How the data of a state came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pattern {
    /// The dearest call that was found.
    Dearest,
    /// Another one that did other things.
    Other,
    /// The dearest one's, of which each value was drawn anew with a chance of so many
    /// percent: conditions hold at random.
    Random(u8),
}

/// How many calls there are for each cause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    /// How it is searched.
    pub effort: Effort,
    /// Different calls.
    pub others: usize,
    /// Calls for each chance.
    pub random: usize,
}

/// Chances that a value is drawn anew, in percent.
pub const CHANCES: [u8; 4] = [10, 30, 60, 100];

impl State {
    /// Does what its trace says, and notes what the last call did.
    ///
    /// # Errors
    /// If the trace is none of these rules.
    pub fn count(&mut self, subject: &Subject) -> Result<(), Box<dyn Error>> {
        let trace = script::parse(&subject.model, &self.trace)?;
        self.counts = sparse(&last(subject, &trace)?.by_family(&subject.bounds));
        Ok(())
    }

    /// Its counts.
    #[must_use]
    pub fn counts(&self) -> Counts {
        counts(&self.counts)
    }
}

/// Counts as they stand in a file: family, operation, how often.
#[must_use]
pub fn counts(sparse: &[(usize, usize, u64)]) -> Counts {
    let mut counts = [OpCounts::ZERO; Family::ALL.len()];
    for &(family, op, times) in sparse {
        counts[family].add_op(Op::ALL[op], times);
    }
    counts
}

/// The calls of a shape: for each cause the dearest that a search finds, others, and
/// those with other data.
#[must_use]
pub fn states(shape: usize, subject: &Subject, number: Number) -> Vec<State> {
    let vocabulary = Vocabulary::new(&subject.model);
    let mut random = Random::new(shape as u64);
    let mut all = Vec::new();
    let archives = search(subject, number.effort, |_, _| 1.0);
    all.extend(processes(shape, subject, &archives));
    for archive in archives {
        let event = match archive.cause {
            Cause::Event(event) => Some(event),
            Cause::Sweep => None,
        };
        let mut add = |pattern, found: &Found| {
            all.push(State {
                shape,
                event,
                pattern,
                trace: script::text(&subject.model, &found.trace),
                counts: sparse(&found.observed.by_family(&subject.bounds)),
                process: false,
            });
        };
        let Some(dearest) = archive.dearest() else {
            continue;
        };
        add(Pattern::Dearest, dearest);
        for other in archive.found().iter().skip(1).take(number.others) {
            add(Pattern::Other, other);
        }
        for chance in CHANCES {
            for _ in 0..number.random {
                let trace = varied(&dearest.trace, &vocabulary, chance, &mut random);
                if let Some(found) = done(subject, trace) {
                    add(Pattern::Random(chance), &found);
                }
            }
        }
    }
    all
}

/// For each event the dearest call of the timers with the event in it, as in the event's own
/// dearest call.
fn processes(shape: usize, subject: &Subject, archives: &[Archive]) -> Vec<State> {
    let sweep = archives.iter().find(|a| a.cause == Cause::Sweep);
    let Some((due, before)) = sweep
        .and_then(Archive::dearest)
        .and_then(|found| found.trace.split_last())
    else {
        return Vec::new();
    };
    let of = |archive: &Archive| {
        let Cause::Event(event) = archive.cause else {
            return None;
        };
        let mut trace = before.to_vec();
        let own = archive.dearest()?.trace.last()?;
        trace.push(Step {
            t: due.t,
            event: own.event.clone(),
        });
        let observed = last(subject, &trace).ok()?;
        Some(State {
            shape,
            event: Some(event),
            pattern: Pattern::Other,
            trace: script::text(&subject.model, &trace),
            counts: sparse(&observed.by_family(&subject.bounds)),
            process: true,
        })
    };
    archives.iter().filter_map(of).collect()
}

/// The same calls at the same times, with other values.
pub fn varied(
    trace: &[Step],
    vocabulary: &Vocabulary,
    chance: u8,
    random: &mut Random,
) -> Vec<Step> {
    let mut trace = trace.to_vec();
    for step in &mut trace {
        let Some((event, values)) = &mut step.event else {
            continue;
        };
        for (value, known) in values.iter_mut().zip(&vocabulary.values[*event]) {
            if random.below(100) < u32::from(chance) {
                let n = u32::try_from(known.len()).unwrap_or(1);
                *value = known[random.below(n) as usize];
            }
        }
    }
    trace
}

/// What the last call of a trace did; none where timers came in between.
fn done(subject: &Subject, trace: Vec<Step>) -> Option<Found> {
    let observed = last(subject, &trace).ok()?;
    let event = trace.last()?.event.is_some();
    if event && observed.engine.get(Op::TimerCheck) > 1 {
        return None;
    }
    Some(Found {
        trace,
        observed,
        cost: 0.0,
    })
}

/// What the last call of a trace did.
fn last(subject: &Subject, trace: &[Step]) -> Result<Observed, Late> {
    let mut engine = subject.counting();
    for step in trace {
        engine.take();
        engine.call(step)?;
    }
    Ok(engine.take())
}

/// Counts as they stand in a file.
pub(super) fn sparse(counts: &Counts) -> Vec<(usize, usize, u64)> {
    let mut all = Vec::new();
    for (family, counts) in counts.iter().enumerate() {
        for (op, &times) in counts.columns().iter().enumerate() {
            if times > 0 {
                all.push((family, op, times));
            }
        }
    }
    all
}
