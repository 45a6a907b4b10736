//! Why no rule set has some pair of constructs around one situation: the language is
//! asked. One of the two is put beside the other in rule sets that have it, and what
//! the language says of that is kept.

use super::rules::coverage::{Construct, found};
use super::rules::{RuleSet, inject};
use fastrand::Rng;
use rtcep_lang::print::print;

/// Rule sets that are asked, for each of the two.
const ASKED: usize = 40;

/// What came of asking.
pub(super) enum Verdict {
    /// Each rule set that had both was refused; the words of the last one.
    Forbidden(String),
    /// One takes the place of the other: they are values of one thing.
    Alternatives,
    /// A rule set with both is valid.
    Legal,
}

/// Asks of a pair that no rule set has.
pub(super) fn ask(sets: &[RuleSet], a: Construct, b: Construct) -> Verdict {
    let mut rng = Rng::with_seed((a * 1_000 + b) as u64);
    let mut refused = None;
    for (there, put) in [(a, b), (b, a)] {
        let around = sets.iter().flat_map(|set| {
            let has = set.found.around.iter().enumerate();
            let has = has.filter(move |(_, around)| around.has(there));
            has.map(move |(s, _)| (set, s))
        });
        for (set, s) in around.take(ASKED) {
            let Some(more) = inject::with(&set.model, s, put, &mut rng) else {
                continue;
            };
            let both = found(&more).around[s];
            if !both.has(a) || !both.has(b) {
                continue;
            }
            match rtcep_lang::understand_str(&print(&more)) {
                Ok(_) => return Verdict::Legal,
                Err(rejected) => {
                    let said = rejected.diagnostics.first().map(|d| d.message.clone());
                    refused = said.or(refused);
                }
            }
        }
    }
    refused.map_or(Verdict::Alternatives, Verdict::Forbidden)
}
