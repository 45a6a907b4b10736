//! Where detections and notices go.

use crate::{Engine, Notice};

/// A detected situation.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Detection<D> {
    /// Ticks of the trigger, or of the timer that was due.
    pub t: u64,
    /// Ordinal of the accepted call that produced it, from 1.
    pub call: u64,
    /// Ordinal of the lifespan instance since start, from 1.
    pub instance: u64,
    /// Whether no capacity can have changed it: no loss of the situation, nor
    /// of anything that it builds on, was live since its instance opened
    /// (language.md, 7).
    pub exact: bool,
    /// Which situation, with its emitted attributes.
    pub situation: D,
}

impl<D> Detection<D> {
    /// A detection; made by generated code.
    #[inline(always)]
    pub const fn new(t: u64, call: u64, instance: u64, exact: bool, situation: D) -> Self {
        Self {
            t,
            call,
            instance,
            exact,
            situation,
        }
    }
}

/// Called inside `process`, so its time is the user's and no part of a bound.
/// The order of the calls is meaning (language.md, 2.7).
pub trait Sink<E: Engine + ?Sized> {
    /// A situation was detected.
    fn detection(&mut self, detection: Detection<E::Detection>);

    /// Something was lost or faulted.
    fn notice(&mut self, notice: Notice);
}

/// Drops everything: for measurements, and where only counters matter.
impl<E: Engine + ?Sized> Sink<E> for () {
    #[inline(always)]
    fn detection(&mut self, _: Detection<E::Detection>) {}
    #[inline(always)]
    fn notice(&mut self, _: Notice) {}
}

/// A sink of two closures: one for detections, one for notices.
impl<E, D, N> Sink<E> for (D, N)
where
    E: Engine + ?Sized,
    D: FnMut(Detection<E::Detection>),
    N: FnMut(Notice),
{
    #[inline]
    fn detection(&mut self, detection: Detection<E::Detection>) {
        (self.0)(detection);
    }
    #[inline]
    fn notice(&mut self, notice: Notice) {
        (self.1)(notice);
    }
}
