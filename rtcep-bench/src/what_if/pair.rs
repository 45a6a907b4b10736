//! Bounds as polynomials in two capacities together.

use super::call::Call;
use super::formula::Formula;
use super::growth::of_call;
use super::measure::Counts;
use super::newton::{Newton, minus};
use super::pieces::Piece;
use super::range::Range;
use super::rules::Rules;
use super::words::Words;
use serde::Serialize;

/// Values at which a polynomial is checked, beside the corners.
const CHECKS: u64 = 12;

/// The bound of a call as a polynomial in two capacities.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pair {
    /// `process TrackData`.
    pub call: String,
    /// The first capacity, and from and to which number it holds.
    pub first: (String, u32, u32),
    /// The second one.
    pub second: (String, u32, u32),
    /// `4·max_a·max_b + 3·max_b + 12`.
    pub formula: String,
    /// Pairs of numbers at which it was compared with the count.
    pub checked: usize,
}

/// The polynomial around the declared numbers, if there is one that holds in a rectangle.
pub(super) fn pair(
    rules: &Rules,
    call: Call,
    (a, b): (usize, usize),
    ranges: (&Range, &Range),
) -> Option<Pair> {
    let piece = |c: usize, range: &Range| -> Option<Piece> {
        let pieces = of_call(rules, c, call, range).pieces;
        let here = |p: &Piece| (p.from..=p.to).contains(&rules.declared[c]);
        let piece = pieces.into_iter().find(here)?;
        let top = rules.declared[c].saturating_mul(4).max(16);
        // Another word of places would add to it.
        let words = piece.words.as_ref().map_or(u32::MAX, Words::last);
        let to = piece.to.min(top).min(words);
        Some(Piece { to, ..piece })
    };
    let (x, y) = (piece(a, ranges.0)?, piece(b, ranges.1)?);
    let origins = [(x.from, y.from), (rules.declared[a], rules.declared[b])];
    origins.into_iter().find_map(|origin| {
        let value = |i: u32, j: u32| -> Option<Counts> {
            let mut numbers = rules.declared.clone();
            (numbers[a], numbers[b]) = (i, j);
            Some(call.counts(rules.at(&numbers).as_ref().as_ref().ok()?))
        };
        let degrees = (x.newton.degree(), y.newton.degree());
        let grid = differences(origin, degrees, value)?;
        let checked = checked(origin, (x.to, y.to), &grid, value)?;
        let symbols = [a, b].map(|c| rules.varied[c].symbol(&rules.model));
        let mut names = symbols.clone();
        if names[0] == names[1] {
            names = [a, b].map(|c| rules.varied[c].name(&rules.model));
        }
        let formula = Formula::two(origin, &grid)?;
        let name = |c: usize| rules.varied[c].name(&rules.model);
        Some(Pair {
            call: call.name(rules),
            first: (name(a), origin.0, x.to),
            second: (name(b), origin.1, y.to),
            formula: formula.text(&rules.measure, [&names[0], &names[1]]),
            checked,
        })
    })
}

/// Differences in both, by the one in the first.
fn differences(
    from: (u32, u32),
    degrees: (usize, usize),
    value: impl Fn(u32, u32) -> Option<Counts>,
) -> Option<Vec<Vec<Counts>>> {
    let rows = (0..).take(degrees.0 + 1).map(|i| {
        let values = (0..).take(degrees.1 + 1);
        let values = values.map(|j| value(from.0 + i, from.1 + j));
        values.collect::<Option<Vec<_>>>()
    });
    let mut rows = rows.collect::<Option<Vec<_>>>()?;
    // In the first: each row less the one before, again and again.
    for i in 1..rows.len() {
        for at in (i..rows.len()).rev() {
            let before = rows[at - 1].clone();
            for (value, before) in rows[at].iter_mut().zip(&before) {
                *value = minus(value, before);
            }
        }
    }
    // In the second, row by row; as many as there are values.
    let in_second = rows.into_iter().map(|row| {
        let length = row.len();
        let mut differences = Newton::through(from.1, &row).differences;
        differences.resize(length, Counts::new());
        differences
    });
    Some(in_second.collect())
}

/// At how many pairs of numbers it was compared with the count; none where it differs.
/// Pairs that the language refuses are passed over.
fn checked(
    from: (u32, u32),
    to: (u32, u32),
    grid: &[Vec<Counts>],
    value: impl Fn(u32, u32) -> Option<Counts>,
) -> Option<usize> {
    let (width, height) = (to.0.checked_sub(from.0)?, to.1.checked_sub(from.1)?);
    // Of one number of either there is nothing to say.
    if width == 0 || height == 0 {
        return None;
    }
    let corners = [(0, 0), (width, 0), (0, height), (width, height)];
    // Some within, by two strides that have nothing in common with most sizes.
    let within = (1..=CHECKS).map(|i| {
        let along =
            |size: u32, stride: u64| u32::try_from(i * stride % (u64::from(size) + 1)).unwrap_or(0);
        (along(width, 7919), along(height, 104_729))
    });
    let mut checked = 0;
    for (i, j) in corners.into_iter().chain(within) {
        let (x, y) = (from.0 + i, from.1 + j);
        let Some(counted) = value(x, y) else {
            continue;
        };
        // First in the second capacity, then in the first one.
        let rows = grid.iter().map(|row| {
            let differences = row.clone();
            let newton = Newton {
                from: from.1,
                differences,
            };
            newton.at(y)
        });
        let differences = rows.collect::<Option<Vec<_>>>()?;
        let newton = Newton {
            from: from.0,
            differences,
        };
        if newton.at(x)? != counted {
            return None;
        }
        checked += 1;
    }
    Some(checked)
}
