//! A set of places as bits.

/// A set of places `0 .. 64 * W`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mask<const W: usize>([u64; W]);

impl<const W: usize> Mask<W> {
    /// No place.
    pub const EMPTY: Self = Self([0; W]);

    /// The places `0 .. len`.
    #[inline(always)]
    #[must_use]
    pub fn first(len: usize) -> Self {
        let mut words = [0; W];
        for (w, word) in words.iter_mut().enumerate() {
            *word = match len.saturating_sub(w * 64) {
                left @ 0..64 => (1 << left) - 1,
                _ => u64::MAX,
            };
        }
        Self(words)
    }

    #[inline(always)]
    pub(super) fn words_mut(&mut self) -> &mut [u64; W] {
        &mut self.0
    }

    /// Adds a place; places beyond the mask are left out.
    #[inline(always)]
    pub fn insert(&mut self, place: usize) {
        if let Some(word) = self.0.get_mut(place / 64) {
            *word |= 1 << (place % 64);
        }
    }

    /// Takes a place out.
    #[inline(always)]
    pub fn remove(&mut self, place: usize) {
        if let Some(word) = self.0.get_mut(place / 64) {
            *word &= !(1 << (place % 64));
        }
    }

    /// Whether a place is in the set.
    #[inline(always)]
    #[must_use]
    pub fn contains(&self, place: usize) -> bool {
        self.0
            .get(place / 64)
            .is_some_and(|word| word >> (place % 64) & 1 == 1)
    }

    /// Whether no place is in the set.
    #[inline(always)]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The lowest place of the set: the oldest candidate.
    #[inline(always)]
    #[must_use]
    pub fn lowest(&self) -> Option<usize> {
        self.ones().next()
    }

    /// The highest place of the set: the newest candidate.
    #[inline(always)]
    #[must_use]
    pub fn highest(&self) -> Option<usize> {
        let words = self.0.iter().enumerate().rev();
        let mut filled = words.filter(|(_, word)| **word != 0);
        let (w, word) = filled.next()?;
        Some(w * 64 + 63 - word.leading_zeros() as usize)
    }

    /// How many places are in the set.
    #[inline(always)]
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The places of either set.
    #[inline(always)]
    #[must_use]
    pub fn or(mut self, other: &Self) -> Self {
        for (a, b) in self.0.iter_mut().zip(&other.0) {
            *a |= b;
        }
        self
    }

    /// The places of this set that are not in the other one.
    #[inline(always)]
    #[must_use]
    pub fn without(mut self, other: &Self) -> Self {
        for (a, b) in self.0.iter_mut().zip(&other.0) {
            *a &= !b;
        }
        self
    }

    /// The lowest places of the set, so many at most.
    #[inline(always)]
    #[must_use]
    pub fn oldest(mut self, most: usize) -> Self {
        let mut left = most;
        for word in &mut self.0 {
            let mut rest = *word;
            while rest != 0 && left > 0 {
                rest &= rest - 1;
                left -= 1;
            }
            *word ^= rest;
        }
        self
    }

    /// The highest places of the set, so many at most.
    #[inline(always)]
    #[must_use]
    pub fn newest(mut self, most: usize) -> Self {
        let mut left = most;
        for word in self.0.iter_mut().rev() {
            let mut rest = *word;
            while rest != 0 && left > 0 {
                rest &= !(1 << (63 - rest.leading_zeros()));
                left -= 1;
            }
            *word ^= rest;
        }
        self
    }

    /// The places of the set in ascending order: oldest candidate first.
    #[inline(always)]
    #[must_use]
    pub fn ones(&self) -> Ones<W> {
        Ones {
            words: self.0,
            word: 0,
        }
    }
}

/// The places of a [`Mask`], ascending.
#[derive(Clone, Debug)]
pub struct Ones<const W: usize> {
    words: [u64; W],
    word: usize,
}

impl<const W: usize> Iterator for Ones<W> {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        while let Some(word) = self.words.get_mut(self.word) {
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(self.word * 64 + bit);
            }
            self.word += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::Mask;
    use std::vec::Vec;

    fn set<const W: usize>(places: &[usize]) -> Mask<W> {
        let mut mask = Mask::EMPTY;
        for &place in places {
            mask.insert(place);
        }
        mask
    }

    fn places<const W: usize>(mask: &Mask<W>) -> Vec<usize> {
        mask.ones().collect()
    }

    #[test]
    fn the_oldest_and_the_newest_of_a_set() {
        let mask = set::<2>(&[0, 5, 63, 64, 100, 127]);
        assert_eq!(places(&mask.oldest(0)), []);
        assert_eq!(places(&mask.oldest(2)), [0, 5]);
        assert_eq!(places(&mask.oldest(4)), [0, 5, 63, 64]);
        assert_eq!(mask.oldest(6), mask);
        assert_eq!(mask.oldest(usize::MAX), mask);
        assert_eq!(places(&mask.newest(0)), []);
        assert_eq!(places(&mask.newest(2)), [100, 127]);
        assert_eq!(places(&mask.newest(4)), [63, 64, 100, 127]);
        assert_eq!(mask.newest(7), mask);
        assert_eq!(Mask::<1>::EMPTY.newest(3), Mask::EMPTY);
    }

    #[test]
    fn a_set_without_another() {
        let mask = set::<2>(&[1, 2, 70]);
        assert_eq!(places(&mask.without(&set(&[2, 3]))), [1, 70]);
    }
}
