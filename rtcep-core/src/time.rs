//! Instants: `fugit` types at the surface, raw ticks inside.

use fugit::kind::Monotonic;

/// Instants of an engine with a resolution of `NOM / DENOM` seconds. The kind
/// is named since the other one, `Wrapping`, compares circularly.
pub type Instant<const NOM: u64, const DENOM: u64> = fugit::Instant<u64, NOM, DENOM, Monotonic>;

/// Durations of an engine with a resolution of `NOM / DENOM` seconds.
pub type Duration<const NOM: u64, const DENOM: u64> = fugit::Duration<u64, NOM, DENOM>;

/// An instant that is a number of ticks.
pub trait Timestamp: Copy + Ord {
    /// The instant at `ticks`.
    fn from_ticks(ticks: u64) -> Self;
    /// Ticks since the origin of the caller's clock.
    fn ticks(self) -> u64;
}

impl<const NOM: u64, const DENOM: u64> Timestamp for Instant<NOM, DENOM> {
    #[inline(always)]
    fn from_ticks(ticks: u64) -> Self {
        Self::from_ticks(ticks)
    }
    #[inline(always)]
    fn ticks(self) -> u64 {
        self.as_ticks()
    }
}
