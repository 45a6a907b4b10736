//! Which source an event comes from.

/// Tells sources apart by the places of their declaration.
pub trait Source: Copy {
    /// The place, from 0.
    fn index(self) -> usize;
}

impl Source for usize {
    fn index(self) -> usize {
        self
    }
}
