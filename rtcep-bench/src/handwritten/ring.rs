//! A queue of at most `MAX` in an array of `N`, a power of two.

/// Both ends run on for ever; a place is an end modulo `N`, which also shows
/// the compiler that no index is out of bounds.
#[derive(Clone, Debug)]
pub(super) struct Ring<T, const N: usize, const MAX: usize> {
    items: [T; N],
    head: usize,
    tail: usize,
}

impl<T: Copy, const N: usize, const MAX: usize> Ring<T, N, MAX> {
    /// `filler` is never read.
    pub(super) const fn new(filler: T) -> Self {
        const { assert!(N.is_power_of_two() && MAX <= N) }
        Self {
            items: [filler; N],
            head: 0,
            tail: 0,
        }
    }

    #[inline(always)]
    pub(super) fn is_full(&self) -> bool {
        self.len() >= MAX
    }

    #[inline(always)]
    pub(super) fn front(&self) -> Option<T> {
        (self.head != self.tail).then(|| self.items[self.head & (N - 1)])
    }

    #[inline(always)]
    pub(super) fn back(&self) -> Option<T> {
        (self.head != self.tail).then(|| self.items[self.tail.wrapping_sub(1) & (N - 1)])
    }

    #[inline(always)]
    pub(super) const fn len(&self) -> usize {
        self.tail.wrapping_sub(self.head)
    }

    /// All items, the front first; what follows the last one means nothing.
    #[inline(always)]
    pub(super) fn in_order(&self) -> [T; N] {
        std::array::from_fn(|i| self.items[self.head.wrapping_add(i) & (N - 1)])
    }

    /// All items, the front first.
    #[inline(always)]
    pub(super) fn iter(&self) -> impl Iterator<Item = &T> {
        (0..self.len()).map(|i| &self.items[self.head.wrapping_add(i) & (N - 1)])
    }

    #[inline(always)]
    pub(super) const fn clear(&mut self) {
        self.head = self.tail;
    }

    /// Drops the front; the caller knows that there is one.
    #[inline(always)]
    pub(super) fn pop(&mut self) {
        self.head = self.head.wrapping_add(1);
    }

    /// Adds at the back; the caller knows that there is room.
    #[inline(always)]
    pub(super) fn push(&mut self, item: T) {
        self.items[self.tail & (N - 1)] = item;
        self.tail = self.tail.wrapping_add(1);
    }
}
