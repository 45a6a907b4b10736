//! The answer to a limit.

use super::call::Call;
use super::growth::Growth;
use super::joint::{Choices, Scaled};
use super::limit::{Alone, Limit, Search};
use super::range::Range;
use super::rules::Rules;
use serde::Serialize;

/// Terms that are named.
const TERMS: usize = 5;

/// What meets a limit.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Verdict {
    /// As it was asked: `deadline 5us`.
    pub limit: String,
    /// In the unit of bounds.
    pub most: f64,
    /// Whether the rules meet it as they are.
    pub met: bool,
    /// The dearest call as declared, and its largest terms.
    pub declared: Remains,
    /// By capacity alone, of those that matter.
    pub alone: Vec<Alone>,
    /// All of them by one factor; none if none meets it.
    pub scaled: Option<Scaled>,
    /// The choices of the two that count most, if there are two.
    pub choices: Option<Choices>,
    /// What is left with the smallest numbers, where that does not meet it.
    pub remains: Option<Remains>,
}

/// A dearest call with its largest terms.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Remains {
    /// `process TrackData`.
    pub call: String,
    /// Its bound.
    pub bound: f64,
    /// The largest parts, floor and margin aside, the largest first.
    pub terms: Vec<Part>,
}

/// A part of a bound.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Part {
    /// What is entered: `AlertTrack, add`.
    pub of: String,
    /// The dearest path there.
    pub path: String,
    /// How often it is entered.
    pub times: u64,
    /// What it costs all times together, floor and margin aside.
    pub cost: f64,
}

/// Of the growths those that may be proposed, by their place.
pub(super) fn proposed(growths: &[Growth]) -> Vec<usize> {
    let may = |growth: &Growth| growth.matters() && growth.meaning.is_none();
    let all = growths.iter().enumerate();
    all.filter(|(_, g)| may(g)).map(|(c, _)| c).collect()
}

/// The two that the bound falls by most where each goes to its smallest number alone.
pub(super) fn steepest(
    rules: &Rules,
    judged: &[Call],
    growths: &[Growth],
) -> Option<(usize, usize)> {
    let worst = |c: usize, n: u32| rules.worst(judged, &rules.with(c, n)).map(|w| w.1);
    let falls = proposed(growths).into_iter().filter_map(|c| {
        let growth = &growths[c];
        // What is small already could grow: the next number says how steeply.
        let next = growth.declared.saturating_add(1).min(growth.range.most);
        let (least, declared) = (worst(c, growth.range.first)?, worst(c, growth.declared)?);
        let step = worst(c, next).unwrap_or(declared) - declared;
        Some((declared - least, step, c))
    });
    let mut falls: Vec<_> = falls.collect();
    falls.sort_by(|a, b| b.0.total_cmp(&a.0).then(b.1.total_cmp(&a.1)));
    match falls.as_slice() {
        [a, b, ..] => Some((a.2.min(b.2), a.2.max(b.2))),
        _ => None,
    }
}

/// The answer.
pub(super) fn verdict(
    rules: &Rules,
    judged: &[Call],
    limit: &Limit,
    growths: &[Growth],
) -> Option<Verdict> {
    let search = Search {
        rules,
        judged,
        limit,
    };
    let ranges: Vec<Range> = growths.iter().map(|g| g.range.clone()).collect();
    let proposed = proposed(growths);
    let alone = proposed.iter();
    let alone = alone.map(|&c| search.alone(c, &ranges[c], growths[c].course));
    let pair = steepest(rules, judged, growths);
    let declared = remains(rules, judged, &rules.declared)?;
    let smallest = smallest(rules, &proposed, &ranges);
    Some(Verdict {
        limit: limit.text.clone(),
        most: limit.most,
        met: declared.bound <= limit.most,
        declared,
        alone: alone.collect(),
        scaled: search.scaled(&proposed, &ranges),
        choices: pair.map(|pair| search.choices(pair, &ranges)),
        remains: if search.meets(&smallest) {
            None
        } else {
            remains(rules, judged, &smallest)
        },
    })
}

/// The smallest number of each that may be proposed: 1, where the language accepts that
/// of all together, and has no other warning.
fn smallest(rules: &Rules, proposed: &[usize], ranges: &[Range]) -> Vec<u32> {
    let mut numbers = rules.declared.clone();
    for &c in proposed {
        numbers[c] = 1;
    }
    let at = rules.at(&numbers);
    let accepted = at.as_ref().as_ref().is_ok_and(|c| c.warning.is_none());
    if !accepted {
        for &c in proposed {
            numbers[c] = ranges[c].first;
        }
    }
    numbers
}

/// The dearest call with these numbers.
fn remains(rules: &Rules, judged: &[Call], numbers: &[u32]) -> Option<Remains> {
    let (call, bound) = rules.worst(judged, numbers)?;
    let at = rules.at(numbers);
    let mut terms = call.dearest(at.as_ref().as_ref().ok()?).terms;
    terms.sort_by(|a, b| b.cost.total_cmp(&a.cost));
    let parts = terms.into_iter().take(TERMS).map(|term| Part {
        of: term.of,
        path: term.path,
        times: term.times,
        cost: term.cost,
    });
    Some(Remains {
        call: call.name(rules),
        bound,
        terms: parts.collect(),
    })
}
