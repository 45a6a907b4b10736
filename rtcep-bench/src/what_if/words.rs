//! What is added with each word of 64 places: an index is moved word by word, so that counts
//! have `⌈max_b/64⌉` in them.

use super::newton::{Newton, minus};
use super::pieces::{DEGREE, Piece};

/// Places of an index that are moved at once.
const WORD: u32 = 64;

/// What is added with each word of places: `each` · (words - `first`).
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Words {
    /// Places beside those of the number.
    pub(super) beside: u32,
    /// Words up to which the polynomial alone holds.
    pub(super) first: u32,
    /// What each further one adds, a polynomial as well.
    pub(super) each: Newton,
}

impl Words {
    pub(super) fn of(&self, x: u32) -> u64 {
        (u64::from(x) + u64::from(self.beside)).div_ceil(WORD.into())
    }

    /// `⌈max_a/64⌉`, or with so many places beside.
    pub(super) fn text(&self, symbol: &str) -> String {
        match self.beside {
            0 => format!("\u{2308}{symbol}/{WORD}\u{2309}"),
            n => format!("\u{2308}({symbol} + {n})/{WORD}\u{2309}"),
        }
    }

    /// The last number of the first words.
    pub(super) fn last(&self) -> u32 {
        (self.first * WORD).saturating_sub(self.beside)
    }
}

/// The last three pieces as one, if they end with words and the same is added each time.
pub(super) fn by_words(pieces: &[Piece]) -> Option<Piece> {
    let [.., a, b, c] = pieces else {
        return None;
    };
    let joined = a.to + 1 == b.from && b.to + 1 == c.from;
    let word = b.to - a.to == WORD;
    let plain = [a, b, c].iter().all(|p| p.words.is_none());
    if !(joined && word && plain) {
        return None;
    }
    // More values than their degrees ask for.
    let between = |low: &Newton, high: &Newton| {
        let all = (b.from..).take(DEGREE as usize + 2);
        let differences = all.map(|x| Some(minus(&high.at(x)?, &low.at(x)?)));
        differences.collect::<Option<Vec<_>>>()
    };
    let each = between(&a.newton, &b.newton)?;
    if between(&b.newton, &c.newton)? != each {
        return None;
    }
    let words = Words {
        beside: a.to.next_multiple_of(WORD) - a.to,
        first: a.to.div_ceil(WORD),
        each: Newton::through(b.from, &each),
    };
    Some(Piece {
        from: a.from,
        to: c.to,
        newton: a.newton.clone(),
        words: Some(words),
        checked: a.checked + b.checked + c.checked,
    })
}

#[cfg(test)]
mod tests {
    use crate::what_if::pieces::tests::{of, ranges};

    #[test]
    fn what_is_added_with_each_word_is_one_piece() {
        let found = of(1 << 16, |x| 7 * x + (x + 63) / 64 + 34);
        assert_eq!(ranges(&found), [(1, 1 << 16, 1)]);
        let found = of(1 << 16, |x| 7 * x + x / 64 + 34);
        assert_eq!(ranges(&found), [(1, 1 << 16, 1)]);
        let words = found.pieces[0].words.as_ref().map(|w| w.text("m"));
        assert_eq!(words.as_deref(), Some("\u{2308}(m + 1)/64\u{2309}"));
        let found = of(1 << 16, |x| 30.max(2 * x + 1) + (x + 63) / 64 * (x + 5));
        assert_eq!(ranges(&found), [(1, 14, 1), (15, 1 << 16, 1)]);
    }
}
