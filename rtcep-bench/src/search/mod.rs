//! A search for the worst state: for each cause the call that does most.
//!
//! Guided by the counters of an instrumented engine alone, as a tester would who does not
//! read the rules' cost analysis: what it finds says how near reachable states come to the
//! count (bounds.md, sections 1 and 4).
//!
//! | module | what it holds |
//! |---|---|
//! | `vocabulary` | values and spans of time at which rules decide |
//! | `genome` | traces, and how they are changed |
//! | `vary` | how an attribute goes on within a run |
//! | `archive` | what was found for one cause |

mod archive;
mod genome;
mod vary;
mod vocabulary;

pub use archive::{Archive, Found};
pub use genome::Genome;
pub use vocabulary::Vocabulary;

use crate::subject::{Step, Subject};
use crate::workload::Random;
use rtcep::bounds::Cause;
use rtcep::{Family, Op};

/// How long it is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Traces tried for each cause.
    pub traces: usize,
    /// After so many that found nothing dearer a random trace is the next to be changed.
    pub patience: usize,
    /// Different calls that are kept for each cause.
    pub kept: usize,
    /// Where it begins: the same seed finds the same.
    pub seed: u64,
}

impl Effort {
    /// Enough for most rules: near the count within a second or few.
    pub const FULL: Self = Self {
        traces: 20_000,
        patience: 1_500,
        kept: 64,
        seed: 1,
    };
    /// A rough one.
    pub const QUICK: Self = Self {
        traces: 1_500,
        patience: 300,
        kept: 16,
        seed: 1,
    };
}

/// Searches for all causes: each event without the timers that are due, in the order of
/// declaration, and the timers.
pub fn search(
    subject: &Subject,
    effort: Effort,
    price: impl Fn(Family, Op) -> f64,
) -> Vec<Archive> {
    let vocabulary = Vocabulary::new(&subject.model);
    // What fills all lists of all instances, as far as that is no matter of hours.
    let largest = vocabulary.sizes.iter().copied().max().unwrap_or(1);
    let filled = largest.saturating_mul(vocabulary.instances);
    let most = (4 * largest + 64).max(2 * filled.min(1_000)).min(20_000);
    let events = (0..subject.bounds.events.len()).map(Cause::Event);
    let causes = events.chain([Cause::Sweep]);
    let mut archives: Vec<Archive> = causes
        .map(|cause| Archive::new(cause, effort.kept))
        .collect();
    let mut random = Random::new(effort.seed);
    for target in 0..archives.len() {
        let mut best = (f64::NEG_INFINITY, Genome::random(&vocabulary, &mut random));
        let mut since = 0;
        for _ in 0..effort.traces {
            let next = match since > effort.patience {
                true => {
                    best.0 = f64::NEG_INFINITY;
                    since = 0;
                    Genome::random(&vocabulary, &mut random)
                }
                false => best.1.changed(&vocabulary, &mut random),
            };
            let steps = next.steps(&vocabulary, most);
            let costs = look(subject, &steps, &price, &mut archives, &mut random);
            since += 1;
            if costs[target] > best.0 {
                since = 0;
            }
            // What is as dear is another place to go on from.
            if costs[target] >= best.0 {
                best = (costs[target], next);
            }
        }
    }
    archives
}

/// Runs a trace: the dearest call of each cause, all of which may enter the archives.
fn look(
    subject: &Subject,
    steps: &[Step],
    price: &impl Fn(Family, Op) -> f64,
    archives: &mut [Archive],
    random: &mut Random,
) -> Vec<f64> {
    let mut engine = subject.counting();
    let mut dearest = vec![f64::NEG_INFINITY; archives.len()];
    let sweep = archives.len() - 1;
    for (i, step) in steps.iter().enumerate() {
        if engine.call(step).is_err() {
            break;
        }
        let observed = engine.take();
        let at = step.event.as_ref().map_or(sweep, |(event, _)| *event);
        // A timer was due in spite of the call before: what it did is not the event's.
        if at != sweep && observed.engine.get(Op::TimerCheck) > 1 {
            continue;
        }
        let cost = observed.cost(&subject.bounds, price);
        dearest[at] = dearest[at].max(cost);
        archives[at].meet(&observed, cost, &steps[..=i], random);
    }
    dearest
}
