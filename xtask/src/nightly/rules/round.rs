//! Rounds of rule sets. Each rule set is the one of several at random that adds most to
//! what the earlier ones of its round have, and then takes in constructs that they had
//! not together. So the first two hundred have nearly all pairs of constructs, and a
//! round repeats from its number.

use super::coverage::{Found, LOCAL, found};
use super::tally::Tally;
use super::{attempt, inject};
use fastrand::Rng;
use rtcep_lang::Model;
use rtcep_lang::print::print;

/// Rule sets of a round.
pub(crate) const ROUND: usize = 200;

/// Rule sets at random of which one is taken.
const CHOICES: usize = 40;

/// Constructs that are tried in each.
const TRIES: usize = 100;

/// After so many refusals a pair is left to chance.
const PATIENCE: u8 = 4;

/// The last ones of a round, which are for what is still lacking.
const LATE: usize = 50;

/// Rule sets that are tried for one of these.
const SEARCH: usize = 2_000;

/// Detections of one event at most: the closure keeps them on the stack.
const DETECTIONS: u64 = 2_000;

/// A valid rule set; its engine is called `Rules`.
#[derive(Clone)]
pub(crate) struct RuleSet {
    /// Over all rounds: the place in the round behind the earlier ones.
    pub(crate) number: u64,
    pub(crate) model: Model,
    pub(crate) found: Found,
}

impl RuleSet {
    /// The rules in canonical print.
    pub(crate) fn text(&self) -> String {
        print(&self.model)
    }
}

/// The first rule sets of a round.
pub(crate) fn round(round: u64, sets: usize) -> Vec<RuleSet> {
    let mut tally = Tally::new();
    let mut refused = vec![[0u8; LOCAL]; LOCAL];
    let first = round * ROUND as u64;
    let numbers = (first..).take(sets.min(ROUND));
    let mut made: Vec<RuleSet> = Vec::new();
    for number in numbers {
        let set = one(number, &tally, &mut refused, &made);
        tally.add(&set.found);
        made.push(set);
    }
    made
}

fn one(number: u64, tally: &Tally, refused: &mut [[u8; LOCAL]], made: &[RuleSet]) -> RuleSet {
    let mut rng = Rng::with_seed(number.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let choices = (0..CHOICES).map(|_| valid(&mut rng));
    let best = choices.max_by_key(|(_, found)| tally.gain(found));
    let again = again(made, tally, &mut rng).map(|model| (found(&model), model));
    let again = again.map(|(found, model)| (model, found));
    let (mut model, mut has) = again.or(best).expect("several choices");
    let mut gain = tally.gain(&has);
    for _ in 0..TRIES {
        let Some((s, construct)) = lacking(&has, tally, refused, &mut rng) else {
            break;
        };
        let more = inject::with(&model, s, construct, &mut rng);
        let more = more.and_then(|more| small(&print(&more)));
        let better = more.map(|more| (found(&more), more));
        let better = better.filter(|(found, _)| found.around[s].has(construct));
        match better.filter(|(found, _)| tally.gain(found) > gain) {
            Some((found, more)) => {
                gain = tally.gain(&found);
                (model, has) = (more, found);
            }
            None => {
                for other in has.around[s].list().into_iter().filter(|&a| a < LOCAL) {
                    let [a, b] = [construct.min(other), construct.max(other)];
                    refused[a][b] = refused[a][b].saturating_add(1);
                }
            }
        }
    }
    RuleSet {
        number,
        found: has,
        model,
    }
}

/// Late in a round, an earlier rule set with a construct more, so that two stand together
/// which no rule set has together.
fn again(made: &[RuleSet], tally: &Tally, rng: &mut Rng) -> Option<Model> {
    if made.len() < ROUND - LATE {
        return None;
    }
    let pairs = (0..LOCAL).flat_map(|a| (0..LOCAL).map(move |b| (a, b)));
    let lacking: Vec<_> = pairs
        .filter(|&(a, b)| a != b && tally.around(a, b) == 0)
        .collect();
    for _ in 0..SEARCH {
        let (there, put) = lacking[rng.usize(0..lacking.len())];
        let set = &made[rng.usize(0..made.len())];
        let mut around = set.found.around.iter();
        let more = around.position(|around| around.has(there)).and_then(|s| {
            let more = inject::with(&set.model, s, put, rng)?;
            let both = found(&more).around[s];
            (both.has(there) && both.has(put)).then_some(more)
        });
        if let Some(model) = more.and_then(|more| small(&print(&more))) {
            return Some(model);
        }
    }
    None
}

/// A valid one at random.
fn valid(rng: &mut Rng) -> (Model, Found) {
    loop {
        if let Some(model) = small(&attempt(rng.fork())) {
            let found = found(&model);
            return (model, found);
        }
    }
}

/// The construct whose arrival around a situation would bring most pairs that are not
/// there yet.
fn lacking(
    has: &Found,
    tally: &Tally,
    refused: &[[u8; LOCAL]],
    rng: &mut Rng,
) -> Option<(usize, usize)> {
    let mut best = None;
    let mut most = 0;
    for (s, around) in has.around.iter().enumerate() {
        let there: Vec<usize> = around.list().into_iter().filter(|&a| a < LOCAL).collect();
        for construct in (0..LOCAL).filter(|&b| !around.has(b)) {
            let new = there.iter().filter(|&&other| {
                let [a, b] = [construct.min(other), construct.max(other)];
                tally.around(a, b) == 0 && refused[a][b] < PATIENCE
            });
            // Of those that bring as much any.
            let new = 16 * new.count() + rng.usize(0..16);
            if new >= 16 && new > most {
                (best, most) = (Some((s, construct)), new);
            }
        }
    }
    best
}

/// The model of a text, if it is valid and its engine is not too large to be tried.
pub(crate) fn small(text: &str) -> Option<Model> {
    let compiled = rtcep_lang::compile_str(text).ok()?;
    let costs = &compiled.costs;
    let mut all = costs.events.iter().chain([&costs.sweep]);
    let few = all.all(|event| event.detections <= DETECTIONS);
    few.then_some(compiled.model)
}
