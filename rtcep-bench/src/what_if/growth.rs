//! How bounds grow with one capacity, the others as declared.

use super::call::{Call, What};
use super::course::{Course, course};
use super::formula::Formula;
use super::limit::{Limit, Search};
use super::measure::{Counts, Measure};
use super::pieces::{Pieces, pieces};
use super::range::{Range, range};
use super::rules::{Dearest, Rules};
use serde::Serialize;
use std::collections::BTreeSet;

/// How bounds grow with one capacity.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Growth {
    /// Where it stands: `AlertTrack.alert.max`.
    pub capacity: String,
    /// What it is called in the formulas.
    pub symbol: String,
    /// The number in the rules.
    pub declared: u32,
    /// Which numbers the language accepts.
    pub range: Range,
    /// Why another number would mean something else, if it would: such a one is not
    /// proposed.
    pub meaning: Option<&'static str>,
    /// By call; `process` first.
    pub calls: Vec<CallGrowth>,
    /// The bound of the dearest call that a limit is about, with some numbers, ascending.
    pub dearest: Vec<Point>,
    /// Candidates that there is room for, in all instances.
    pub places: Vec<Segment>,
    /// Whether bounds of `process` can fall where it grows.
    pub course: Course,
}

/// How the bound of one call grows with one capacity.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CallGrowth {
    /// What is called.
    pub what: What,
    /// With which event; empty for timers.
    pub event: String,
    /// Whether it depends on the capacity.
    pub grows: bool,
    /// The bound with the declared number.
    pub declared: f64,
    /// Its polynomials.
    pub segments: Vec<Segment>,
    /// From this number on it has no short form; see the points.
    pub rest: Option<u32>,
    /// The bound with some numbers, ascending.
    pub points: Vec<Point>,
}

/// One polynomial over a range of numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Segment {
    /// The first number.
    pub from: u32,
    /// The last number.
    pub to: u32,
    /// `4·max_a + 12`, in the unit of bounds.
    pub formula: String,
    /// Numbers at which it was compared with the count, beside those that it is made from.
    pub checked: usize,
    /// The paths that are the dearest from here on, and were not before.
    pub because: Vec<String>,
}

/// A bound with one number.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Point {
    /// The number.
    pub capacity: u32,
    /// The bound.
    pub bound: f64,
}

/// Points of a curve, about.
const POINTS: u32 = 32;

/// How bounds grow with the capacity at `c`; `judged` are the calls that a limit is about.
pub(super) fn growth(
    rules: &Rules,
    c: usize,
    calls: &[Call],
    judged: &[Call],
    limit: Option<&Limit>,
) -> Growth {
    let capacity = rules.varied[c];
    let declared = rules.declared[c];
    let range = range(rules, c);
    let symbol = capacity.symbol(&rules.model);
    let found = calls
        .iter()
        .map(|&call| (call, of_call(rules, c, call, &range)));
    let found: Vec<(Call, Pieces)> = found.collect();
    let mut places = |n: u32| {
        let at = rules.at(&rules.with(c, n));
        let counted = at.as_ref().as_ref().ok()?;
        Some(Counts::from_iter(
            (counted.places != 0).then_some((0, counted.places)),
        ))
    };
    let places = pieces(range.least, range.most, &mut places);
    let course = course(rules, c, &found, judged);
    let meets = limit.and_then(|limit| {
        let search = Search {
            rules,
            judged,
            limit,
        };
        search.alone(c, &range, course).largest
    });
    let shown = shown(&range, declared, meets);
    let points = |calls: &[Call]| {
        let bound = |n| Some(rules.worst(calls, &rules.with(c, n))?.1);
        let point = |&capacity: &u32| {
            Some(Point {
                capacity,
                bound: bound(capacity)?,
            })
        };
        shown.iter().filter_map(point).collect::<Vec<_>>()
    };
    let calls = found.into_iter().map(|(call, pieces)| {
        let worst = rules.worst(&[call], &rules.declared);
        CallGrowth {
            what: call.what,
            event: call.event_name(rules),
            grows: !pieces.is_constant(),
            declared: worst.map_or(f64::NAN, |w| w.1),
            segments: segments(rules, c, Some(call), &pieces, &symbol),
            rest: pieces.rest,
            points: points(&[call]),
        }
    });
    Growth {
        capacity: capacity.name(&rules.model),
        calls: calls.collect(),
        dearest: points(judged),
        places: segments(rules, c, None, &places, &symbol),
        declared,
        range,
        meaning: capacity.meaning(&rules.model),
        course,
        symbol,
    }
}

impl Growth {
    /// Whether the bound of some call depends on it.
    #[must_use]
    pub fn matters(&self) -> bool {
        self.calls.iter().any(|call| call.grows)
    }
}

pub(super) fn of_call(rules: &Rules, c: usize, call: Call, range: &Range) -> Pieces {
    let mut value = |n: u32| {
        let at = rules.at(&rules.with(c, n));
        Some(call.counts(at.as_ref().as_ref().ok()?))
    };
    pieces(range.least, range.most, &mut value)
}

/// The numbers of a curve: up to a few times the declared one, or a little more than meets
/// the limit, where that is not far.
fn shown(range: &Range, declared: u32, meets: Option<u32>) -> Vec<u32> {
    let near = meets.filter(|&n| n / 16 <= declared).unwrap_or(0);
    let top = declared.saturating_mul(4).max(16);
    let top = top.max(near.saturating_add(near / 8)).min(range.most);
    let span = u64::from(top.saturating_sub(range.least));
    let at = |i: u32| {
        let along = span * u64::from(i) / u64::from(POINTS);
        range.least + u32::try_from(along).unwrap_or(0)
    };
    let mut shown: BTreeSet<u32> = (0..=POINTS).map(at).collect();
    shown.insert(declared);
    shown.into_iter().collect()
}

/// As text; without a call it is the room for candidates, which has no price.
fn segments(
    rules: &Rules,
    c: usize,
    call: Option<Call>,
    pieces: &Pieces,
    symbol: &str,
) -> Vec<Segment> {
    let measure = match call {
        Some(_) => &rules.measure,
        None => &Measure::Operations,
    };
    let mut before: Option<u32> = None;
    let segments = pieces.pieces.iter().map(|piece| {
        let words = piece.words.as_ref().map(|w| w.text(symbol));
        let words = words.unwrap_or_default();
        let formula = Formula::piece(piece);
        let formula = formula.map(|f| f.text(measure, [symbol, &words]));
        let because = call.zip(before).map(|(call, before)| {
            let old = paths(rules, c, call, before);
            let new = paths(rules, c, call, piece.from);
            new.into_iter().filter(|path| !old.contains(path)).collect()
        });
        before = Some(piece.to);
        Segment {
            from: piece.from,
            to: piece.to,
            formula: formula
                .unwrap_or_else(|| format!("a polynomial of degree {}", piece.newton.degree())),
            checked: piece.checked,
            because: because.unwrap_or_default(),
        }
    });
    segments.collect()
}

/// The dearest paths with a number, in words.
fn paths(rules: &Rules, c: usize, call: Call, n: u32) -> Vec<String> {
    let at = rules.at(&rules.with(c, n));
    let dearest = at.as_ref().as_ref().map(|counted| call.dearest(counted));
    let Dearest { terms, .. } = dearest.unwrap_or_default();
    let named = terms.into_iter().filter(|t| !t.path.is_empty());
    named.map(|t| format!("{}: {}", t.of, t.path)).collect()
}
