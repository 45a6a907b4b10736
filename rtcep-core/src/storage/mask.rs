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
