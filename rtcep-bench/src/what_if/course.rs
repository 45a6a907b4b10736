//! Whether a bound can fall where a capacity grows.
//!
//! It does where there is room for all that can come: nothing is full any more, and what
//! happens then is not counted.

use super::call::Call;
use super::pieces::Pieces;
use super::rules::Rules;
use serde::Serialize;
use std::collections::BTreeSet;

/// Whether a bound can fall where a capacity grows.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Course {
    /// All differences of all polynomials are positive or zero, and no break falls.
    Grows,
    /// It has no short form; it does not fall between any two of so many numbers.
    Seen(usize),
    /// It is smaller with the second number than with the first.
    Falls(u32, u32),
}

/// Whether the dearest of the judged calls can fall.
pub(super) fn course(rules: &Rules, c: usize, found: &[(Call, Pieces)], judged: &[Call]) -> Course {
    let worst = |n: u32| Some(rules.worst(judged, &rules.with(c, n))?.1);
    let mut grows = true;
    let mut numbers = BTreeSet::new();
    for (_, pieces) in found.iter().filter(|(call, _)| judged.contains(call)) {
        grows &= pieces.rest.is_none();
        for piece in &pieces.pieces {
            numbers.extend([piece.from, piece.to]);
            let differences = piece.newton.differences.iter().skip(1);
            let words = piece.words.iter().flat_map(|w| &w.each.differences);
            let mut differences = differences.chain(words);
            grows &= differences.all(|d| rules.measure.cost_of(d) >= 0.0);
        }
        let rest = pieces.rest.into_iter();
        numbers.extend(rest.flat_map(|from| (0..64).map(move |i| from.saturating_add(i))));
    }
    let seen = numbers.iter().filter_map(|&n| Some((n, worst(n)?)));
    let seen: Vec<(u32, f64)> = seen.collect();
    // Less by what rounding makes is no less.
    let falls = seen.windows(2).find(|w| w[1].1 < w[0].1 * (1.0 - 1e-12));
    match falls {
        Some(w) => Course::Falls(w[0].0, w[1].0),
        None if grows => Course::Grows,
        None => Course::Seen(seen.len()),
    }
}
