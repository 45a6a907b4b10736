//! States that random events lead to.

use crate::search::Vocabulary;
use crate::subject::Step;
use crate::workload::Random;
use rtcep::bounds::Cause;

/// The longest trace.
const LONGEST: usize = 1_500;

/// Traces of random events and times, each ending with a call of the cause: all event types
/// alike often, values of the vocabulary alike often.
pub(super) fn traces(
    vocabulary: &Vocabulary,
    cause: Cause,
    traces: usize,
    random: &mut Random,
) -> Vec<Vec<Step>> {
    let largest = vocabulary.sizes.iter().copied().max().unwrap_or(1);
    let longest = (4 * largest + 64).min(LONGEST);
    (0..traces)
        .map(|_| trace(vocabulary, cause, longest, random))
        .collect()
}

fn trace(vocabulary: &Vocabulary, cause: Cause, longest: usize, random: &mut Random) -> Vec<Step> {
    let length = pick(longest, random);
    let span = vocabulary.spans[pick(vocabulary.spans.len(), random)];
    // So that about sixteen events come within it.
    let gap = u32::try_from(span / 8)
        .unwrap_or(u32::MAX)
        .saturating_add(1);
    let mut steps = Vec::with_capacity(2 * length + 2);
    let mut t = 0_u64;
    for i in 0..=length {
        let passed = u64::from(random.below(gap));
        if passed > 0 || i == 0 {
            t = t.saturating_add(passed);
            steps.push(Step { t, event: None });
        }
        let event = match cause {
            Cause::Event(event) if i == length => event,
            Cause::Sweep if i == length => break,
            _ => pick(vocabulary.values.len(), random),
        };
        let values = vocabulary.values[event].iter();
        let values = values.map(|known| known[pick(known.len(), random)]);
        let event = Some((event, values.collect()));
        steps.push(Step { t, event });
    }
    if cause == Cause::Sweep {
        // Some of them find something due.
        t = t.saturating_add(u64::from(random.below(gap)).saturating_mul(8));
        steps.push(Step { t, event: None });
    }
    steps
}

fn pick(of: usize, random: &mut Random) -> usize {
    random.below(u32::try_from(of).unwrap_or(u32::MAX)) as usize
}
