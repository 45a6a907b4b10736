//! Medians and quantiles of what was measured.

/// A count, or a time in nanoseconds, as a factor.
#[allow(
    clippy::cast_precision_loss,
    reason = "beyond 2^53 one part in 2^53: no price and no time is known so well"
)]
#[must_use]
pub const fn real(n: u64) -> f64 {
    n as f64
}

/// The median; the upper one of the middle two where their number is even.
///
/// # Panics
/// If there is no value.
#[must_use]
pub fn median(mut values: Vec<f64>) -> f64 {
    assert!(!values.is_empty(), "the median of nothing");
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// The smallest value that at least `percent` of 100 values do not exceed
/// (nearest rank, nothing interpolated: the value was measured).
///
/// # Panics
/// If there is no value, or `percent` is not of 1 to 100.
#[must_use]
pub fn percentile(values: &mut [u64], percent: usize) -> u64 {
    assert!(!values.is_empty(), "a percentile of nothing");
    assert!((1..=100).contains(&percent), "{percent} is no percentage");
    let rank = (values.len() * percent).div_ceil(100);
    *values.select_nth_unstable(rank - 1).1
}

#[cfg(test)]
mod tests {
    use super::{median, percentile};

    #[test]
    fn median_is_the_middle_one() {
        assert_eq!(median(vec![3.0]).to_bits(), 3.0_f64.to_bits());
        // One repetition that was preempted does not move it.
        assert_eq!(median(vec![2.0, 9_000.0, 1.0]).to_bits(), 2.0_f64.to_bits());
        assert_eq!(
            median(vec![4.0, 1.0, 3.0, 2.0]).to_bits(),
            3.0_f64.to_bits()
        );
    }

    #[test]
    fn percentile_is_of_nearest_rank() {
        let mut values: Vec<u64> = (1..=200).rev().collect();
        assert_eq!(percentile(&mut values, 99), 198);
        assert_eq!(percentile(&mut values, 50), 100);
        assert_eq!(percentile(&mut values, 100), 200);
        assert_eq!(percentile(&mut [7], 1), 7);
        // 1 of 101 is more than 1 %: the slowest is not above the quantile alone.
        let mut values = vec![1; 100];
        values.push(50);
        assert_eq!(percentile(&mut values, 99), 1);
        values.push(50);
        values.push(50);
        assert_eq!(percentile(&mut values, 99), 50);
    }

    #[test]
    #[should_panic(expected = "the median of nothing")]
    fn nothing_has_no_median() {
        let _ = median(Vec::new());
    }
}
