//! Choices from lists.

use crate::workload::Random;

/// One of them, each as likely.
pub(super) fn of<T: Copy>(all: &[T], random: &mut Random) -> T {
    all[random.below(u32::try_from(all.len()).unwrap_or(1)) as usize]
}

/// Whether something happens that does so in `percent` of 100 cases.
pub(super) fn chance(percent: u32, random: &mut Random) -> bool {
    random.below(100) < percent
}

/// A threshold, or none.
pub(super) fn threshold(random: &mut Random) -> &'static str {
    of(
        &[
            "",
            "",
            " if x > 7",
            " if x > 7 && y < 100",
            " if f < 2.5",
            " if x % 3 != 2",
            " if x * 2 + 1 > 9",
            " if min(x, 10) as f32 < f",
        ],
        random,
    )
}

/// What is emitted of an event that is called so.
pub(super) fn emission(of_: &str, random: &mut Random) -> String {
    match random.below(4) {
        0 => format!("k: {of_}.k"),
        1 => format!("k: {of_}.k, x: {of_}.x, y: {of_}.y"),
        2 => format!("x: {of_}.x + 1, f: {of_}.f * 0.5"),
        _ => format!("k: {of_}.k, x: {of_}.x"),
    }
}
