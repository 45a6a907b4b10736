//! Traces as a search changes them: runs of events.
//!
//! What is dear is behind full lists, and lists are filled by many events that are alike.
//! So a trace is a short list of runs, and a change of one number changes many events.

use super::vary::Vary;
use super::vocabulary::Vocabulary;
use crate::subject::Step;
use crate::workload::Random;

/// Events that are alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Run {
    event: usize,
    values: Vec<Vary>,
    times: usize,
    /// Ticks before the first, and before each other.
    before: u64,
    each: u64,
}

/// A trace.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Genome(Vec<Run>);

/// Runs of a trace at most.
const RUNS: usize = 12;

/// Events of a run at most that is made longer.
const MANY: usize = 2_000;

impl Genome {
    /// A random one. Half of them have one run of each event, in any order: what opens,
    /// what fills each list, and what ends.
    #[must_use]
    pub fn random(vocabulary: &Vocabulary, random: &mut Random) -> Self {
        let events = vocabulary.values.len();
        let mut runs: Vec<Run> = match random.below(2) {
            0 => (0..=random.below(6))
                .map(|_| run(vocabulary, random))
                .collect(),
            _ => (0..events.min(RUNS))
                .map(|e| run_of(e, vocabulary, random))
                .collect(),
        };
        for i in (1..runs.len()).rev() {
            runs.swap(i, pick(i + 1, random));
        }
        let mut genome = Self(runs);
        match random.below(4) {
            0 | 1 => genome.align(vocabulary, random),
            2 => genome.spread(vocabulary, random),
            _ => {}
        }
        genome
    }

    /// All events over some values of an attribute in turn, so many times more of them: what
    /// opens an instance of each key does so first, and what comes later fills each.
    fn spread(&mut self, vocabulary: &Vocabulary, random: &mut Random) {
        let most = self.0.iter().map(|run| run.values.len()).max();
        let Some(most) = most.filter(|&most| most > 0) else {
            return;
        };
        let a = pick(most, random);
        let number = vocabulary.sizes[pick(vocabulary.sizes.len(), random)];
        let cycle = Vary::Cycle(0, u32::try_from(number).unwrap_or(u32::MAX));
        for run in &mut self.0 {
            if let Some(value) = run.values.get_mut(a) {
                *value = cycle;
            }
            // Some once for each, some as often as before for each.
            run.times = match random.below(3) {
                0 => number,
                _ => run.times.saturating_mul(number).min(MANY),
            };
        }
    }

    /// The same values for an attribute of all events: what is compared or looked up by a key
    /// stands at the same place in many rules.
    fn align(&mut self, vocabulary: &Vocabulary, random: &mut Random) {
        let most = self.0.iter().map(|run| run.values.len()).max();
        let Some(most) = most.filter(|&most| most > 0) else {
            return;
        };
        let a = pick(most, random);
        let known = self
            .0
            .iter()
            .filter_map(|run| vocabulary.values[run.event].get(a));
        let vary = Vary::any(
            known.map(Vec::len).max().unwrap_or(1),
            &vocabulary.sizes,
            random,
        );
        for run in &mut self.0 {
            if let Some(value) = run.values.get_mut(a) {
                *value = vary;
            }
        }
    }

    /// A copy with one change, or a few.
    #[must_use]
    pub fn changed(&self, vocabulary: &Vocabulary, random: &mut Random) -> Self {
        let mut next = self.clone();
        for _ in 0..=random.below(3) {
            next.change(vocabulary, random);
        }
        next
    }

    fn change(&mut self, vocabulary: &Vocabulary, random: &mut Random) {
        let runs = &mut self.0;
        let at = pick(runs.len(), random);
        match random.below(12) {
            10 => self.align(vocabulary, random),
            11 if random.below(2) == 0 => self.spread(vocabulary, random),
            0 if runs.len() < RUNS => runs.insert(at, run(vocabulary, random)),
            1 if runs.len() > 1 => drop(runs.remove(at)),
            2 if runs.len() < RUNS => runs.insert(at, runs[at].clone()),
            3 => {
                let other = pick(runs.len(), random);
                runs.swap(at, other);
            }
            4 | 5 => runs[at].times = times(vocabulary, random),
            6 => runs[at].before = span(vocabulary, random),
            7 if random.below(3) == 0 => runs[at].each = span(vocabulary, random),
            _ => {
                let run = &mut runs[at];
                let attributes = run.values.len();
                if attributes == 0 {
                    return;
                }
                let a = pick(attributes, random);
                run.values[a] = Vary::any(
                    vocabulary.values[run.event][a].len(),
                    &vocabulary.sizes,
                    random,
                );
            }
        }
    }

    /// The calls, at most so many. Before the first event, and before one that comes later
    /// than the one before, timers are served, so that what they cost is not in the event.
    #[must_use]
    pub fn steps(&self, vocabulary: &Vocabulary, most: usize) -> Vec<Step> {
        let mut t = 0u64;
        let mut steps = vec![Step { t, event: None }];
        for run in &self.0 {
            let known = &vocabulary.values[run.event];
            for i in 0..run.times {
                if steps.len() >= most {
                    return steps;
                }
                let passed = if i == 0 { run.before } else { run.each };
                if passed > 0 {
                    t = t.saturating_add(passed);
                    steps.push(Step { t, event: None });
                }
                let values = run.values.iter().zip(known);
                let values = values.map(|(vary, known)| vary.value(known, i));
                let event = Some((run.event, values.collect()));
                steps.push(Step { t, event });
            }
        }
        steps
    }
}

fn run(vocabulary: &Vocabulary, random: &mut Random) -> Run {
    run_of(pick(vocabulary.values.len(), random), vocabulary, random)
}

fn run_of(event: usize, vocabulary: &Vocabulary, random: &mut Random) -> Run {
    let values = vocabulary.values[event].iter();
    Run {
        event,
        values: values
            .map(|known| Vary::any(known.len(), &vocabulary.sizes, random))
            .collect(),
        times: times(vocabulary, random),
        before: span(vocabulary, random),
        each: match random.below(6) {
            0 => span(vocabulary, random),
            _ => 0,
        },
    }
}

fn times(vocabulary: &Vocabulary, random: &mut Random) -> usize {
    match random.below(3) {
        0 => 1,
        _ => vocabulary.sizes[pick(vocabulary.sizes.len(), random)],
    }
}

/// Mostly none; else what the rules say, one less or one more.
fn span(vocabulary: &Vocabulary, random: &mut Random) -> u64 {
    let span = vocabulary.spans[pick(vocabulary.spans.len(), random)];
    match random.below(8) {
        0 => span,
        1 => span.saturating_sub(1),
        2 => span.saturating_add(1),
        3 => span / 2,
        _ => 0,
    }
}

fn pick(of: usize, random: &mut Random) -> usize {
    random.below(u32::try_from(of).unwrap_or(u32::MAX)) as usize
}
