//! Fixed-capacity lists of candidates and instances: they own the loops over places and the
//! counting of what those loops cost, one place per price.
//!
//! | storage | for | order kept |
//! |---|---|---|
//! | [`Ring`] | candidates that are only taken at the front | age |
//! | [`Aged`] | `first` and `last`, searched with an early exit | age |
//! | [`Each`] | `each`: conditions as a bit mask over exactly its places | age |
//! | [`Weighed`] | candidates counted by weight, with their sum | age |
//! | [`Mask`] | a set of places | - |
//! | [`Slots`] | the open instances of a lifespan | opening |
//! | [`Moments`] | the openings of a lifespan at moments that are still to come | time |
//! | [`Timers`] | when the timers of a situation are due | - |
//! | [`Keys`], [`Chains`] | one, or several, open instances of each key | opening |
//!
//! All of them refuse what does not fit; none of them panics or allocates.

mod aged;
mod chains;
mod close_up;
mod each;
mod gauge;
mod keys;
mod look_up;
mod mask;
mod moments;
mod ring;
mod slots;
mod taken;
mod timers;
mod twins;
mod weighed;

pub use aged::Aged;
pub use chains::Chains;
pub use each::Each;
pub use gauge::Gauge;
pub use keys::Keys;
pub use mask::{Mask, Ones};
pub use moments::Moments;
pub use ring::Ring;
pub use slots::{Instance, Slots};
pub use taken::Taken;
pub use timers::{Timers, skipped};
pub use twins::twins;
pub use weighed::{Weighed, Weight};

/// Something was stored where the analysis counted room for it. Debug builds
/// say so if there was none; nothing is checked, and nothing can panic, in
/// optimised ones.
#[inline(always)]
#[track_caller]
pub fn fits(stored: bool) {
    debug_assert!(stored, "a counted capacity was exceeded: a bug of rtcep");
}
