//! Operations of counters and of what forbids a detection.

use super::Runner;
use std::hint::black_box;

/// A weight that has been judged becomes a part of what is known of the event.
pub(super) fn weigh(bencher: &mut Runner<'_, '_>) {
    bencher.iter(|| match black_box(Some(3_u32)) {
        Some(weight) => (true, weight),
        None => (false, 0),
    });
}

/// A sum updated and compared.
pub(super) fn count(bencher: &mut Runner<'_, '_>) {
    let mut sum = 0_u64;
    bencher.iter(|| {
        sum = black_box(sum).saturating_add(black_box(1));
        sum >= black_box(u64::MAX)
    });
}

/// A flag set.
pub(super) fn veto(bencher: &mut Runner<'_, '_>) {
    let mut came = false;
    bencher.iter(|| {
        came |= black_box(true);
        black_box(came)
    });
}

/// A restart that has been judged.
pub(super) fn overrides(bencher: &mut Runner<'_, '_>) {
    let mut sum = 7_u64;
    bencher.iter(|| {
        if black_box(true) {
            sum = 0;
        }
        black_box(&mut sum);
    });
}
