//! Where a count is one polynomial, and where another one begins.
//!
//! From its first value on, a piece has the smallest degree that fits some values more than
//! it is made from. It is followed in growing steps as far as it holds, the break is found
//! by halves, and values in between are looked at. So a piece is what was found and not
//! what was proved: each says at how many values it was checked. Where the same is added
//! with each word of 64 places, the pieces of these words are one.

use super::measure::Counts;
use super::newton::Newton;
use super::words::{Words, by_words};

/// Values beyond those that a polynomial is made from, before it is believed.
const CHECKS: u32 = 3;

/// The largest degree that is looked for.
pub(super) const DEGREE: u32 = 8;

/// Pieces at most; what takes more has no short form.
const MOST: usize = 16;

/// Values looked at within a piece, beside those on the way to its end.
const WITHIN: u32 = 6;

/// One polynomial over a range of numbers.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Piece {
    pub(super) from: u32,
    pub(super) to: u32,
    pub(super) newton: Newton,
    /// What is added with each word of places.
    pub(super) words: Option<Words>,
    /// Values that it was checked at, beside those that it is made from.
    pub(super) checked: usize,
}

impl Piece {
    /// The value at a number; none where it is beyond all counts.
    pub(super) fn at(&self, x: u32) -> Option<Counts> {
        let mut value = self.newton.at(x)?;
        if let Some(words) = &self.words {
            let more = i128::from(words.of(x)) - i128::from(words.first);
            for (column, n) in words.each.at(x)? {
                *value.entry(column).or_default() += n.checked_mul(more)?;
            }
            value.retain(|_, n| *n != 0);
        }
        Some(value)
    }
}

/// All pieces of a range.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Pieces {
    pub(super) pieces: Vec<Piece>,
    /// From here on no short form was found.
    pub(super) rest: Option<u32>,
}

impl Pieces {
    /// Whether all numbers have the same value.
    pub(super) fn is_constant(&self) -> bool {
        let constant = |p: &Piece| p.newton.degree() == 0 && p.words.is_none();
        self.rest.is_none() && self.pieces.len() == 1 && self.pieces.iter().all(constant)
    }
}

/// The pieces of what `value` says of the numbers from `least` to `most`, as far as none
/// of those looked at is refused.
pub(super) fn pieces(
    least: u32,
    most: u32,
    value: &mut dyn FnMut(u32) -> Option<Counts>,
) -> Pieces {
    let mut found = Pieces::default();
    let mut next = Some(least);
    while let Some(from) = next.filter(|&from| from <= most) {
        let here = value(from).filter(|_| found.pieces.len() < MOST);
        let Some(here) = here else {
            found.rest = Some(from);
            break;
        };
        let piece = begin(from, most, value).map(|piece| follow(piece, most, value));
        let piece = piece.unwrap_or_else(|| Piece {
            from,
            to: from,
            newton: Newton::through(from, &[here]),
            words: None,
            checked: 0,
        });
        next = piece.to.checked_add(1);
        match found.pieces.last_mut() {
            // Two or three equal values are too few for a piece of their own.
            Some(last)
                if last.newton.degree() == 0
                    && last.to + 1 == piece.from
                    && last.newton.differences == piece.newton.differences =>
            {
                last.to = piece.to;
                last.checked += piece.checked + 1;
            }
            _ => found.pieces.push(piece),
        }
        if let Some(piece) = by_words(&found.pieces) {
            let piece = follow(piece, most, value);
            next = piece.to.checked_add(1);
            found.pieces.truncate(found.pieces.len() - 3);
            found.pieces.push(piece);
        }
    }
    found
}

/// The smallest degree that fits at `from`.
fn begin(from: u32, most: u32, value: &mut dyn FnMut(u32) -> Option<Counts>) -> Option<Piece> {
    for degree in 0..=DEGREE {
        // At the end of the range one more has to do.
        let to = most.min(from.saturating_add(degree + CHECKS));
        if to - from < degree + 1 {
            return None;
        }
        let values = (from..=to).map(&mut *value).collect::<Option<Vec<_>>>()?;
        let newton = Newton::through(from, &values[..=degree as usize]);
        let mut rest = (from..=to).zip(&values).skip(degree as usize + 1);
        if rest.all(|(x, v)| newton.at(x).as_ref() == Some(v)) {
            let checked = values.len() - degree as usize - 1;
            return Some(Piece {
                from,
                to,
                newton,
                words: None,
                checked,
            });
        }
    }
    None
}

/// As far as it holds.
fn follow(mut piece: Piece, most: u32, value: &mut dyn FnMut(u32) -> Option<Counts>) -> Piece {
    let begun = piece.clone();
    let mut holds = |x: u32| begun.at(x).is_some_and(|v| value(x) == Some(v));
    let mut step = 1u32;
    let mut fails = None;
    while piece.to < most && fails.is_none() {
        let next = most.min(piece.to.saturating_add(step));
        if holds(next) {
            piece.to = next;
            piece.checked += 1;
            step = step.saturating_mul(2);
        } else {
            fails = Some(next);
        }
    }
    for i in 1..=WITHIN {
        let within = u64::from(piece.to - piece.from) * u64::from(i) / u64::from(WITHIN + 1);
        let x = piece.from + u32::try_from(within).unwrap_or(0);
        if holds(x) {
            piece.checked += 1;
        } else {
            // What it began with holds.
            piece.to = begun.to.min(x - 1);
            fails = Some(x);
            break;
        }
    }
    if let Some(mut fails) = fails {
        while fails - piece.to > 1 {
            let middle = piece.to + (fails - piece.to) / 2;
            if holds(middle) {
                piece.to = middle;
                piece.checked += 1;
            } else {
                fails = middle;
            }
        }
    }
    piece
}

#[cfg(test)]
pub(super) mod tests {
    use super::{Pieces, pieces};
    use crate::what_if::measure::Counts;

    pub(in crate::what_if) fn of(most: u32, f: impl Fn(i128) -> i128) -> Pieces {
        let mut value = |x: u32| Some(Counts::from([(0, f(x.into()))]));
        pieces(1, most, &mut value)
    }

    pub(in crate::what_if) fn ranges(pieces: &Pieces) -> Vec<(u32, u32, usize)> {
        let pieces = pieces.pieces.iter();
        pieces.map(|p| (p.from, p.to, p.newton.degree())).collect()
    }

    #[test]
    fn one_polynomial_over_all() {
        let found = of(1 << 24, |x| 3 * x * x - x + 7);
        assert_eq!(ranges(&found), [(1, 1 << 24, 2)]);
        assert!(found.pieces[0].checked > 20, "{found:?}");
    }

    #[test]
    fn the_dearer_of_two_breaks_where_they_meet() {
        // 100 against 3x + 1: equal at 33.
        let found = of(1000, |x| 100.max(3 * x + 1));
        assert_eq!(ranges(&found), [(1, 33, 0), (34, 1000, 1)]);
        let found = of(9, |x| if x < 3 { 5 } else { 4 * x });
        assert_eq!(ranges(&found), [(1, 2, 0), (3, 9, 1)]);
    }

    #[test]
    fn what_is_no_polynomial_has_no_short_form() {
        let found = of(1000, |x| x / 7 * x);
        assert!(found.rest.is_some(), "{found:?}");
        // At the end of a range fewer values have to do.
        assert_eq!(ranges(&of(2, |x| 4 * x)), [(1, 1, 0), (2, 2, 0)]);
        assert_eq!(ranges(&of(3, |x| 4 * x)), [(1, 3, 1)]);
    }

    #[test]
    fn a_bump_on_the_way_ends_a_piece() {
        let found = of(1 << 16, |x| if x == 9_363 { 0 } else { x });
        assert_eq!(found.pieces[0].to, 9_362, "{found:?}");
    }
}
