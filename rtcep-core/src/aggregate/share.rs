//! Shares in percent, without a division.

/// Whether `100 * counted` compares as `holds` says with `limit * all`: whether
/// the share of `counted` in `all` stands so to `limit` percent. Of nothing no
/// share holds.
///
/// Both sums are below 2^96: 2^64 weights of 32 bits. The limit may be anything:
/// where the product does not fit it is larger than any share.
#[inline(always)]
pub fn share(counted: u128, all: u128, limit: u64, holds: impl Fn(&u128, &u128) -> bool) -> bool {
    let (part, whole) = (
        counted.saturating_mul(100),
        all.saturating_mul(u128::from(limit)),
    );
    all > 0 && holds(&part, &whole)
}

#[cfg(test)]
mod tests {
    use super::share;

    #[test]
    fn equality_is_exact() {
        assert!(share(1, 3, 33, u128::gt) && !share(1, 3, 34, u128::ge));
        assert!(share(1, 4, 25, u128::ge) && share(1, 4, 25, u128::le));
        assert!(!share(1, 4, 25, u128::gt) && !share(1, 4, 25, u128::lt));
    }

    #[test]
    fn of_nothing_none_holds() {
        assert!(!share(0, 0, 0, u128::ge) && !share(0, 0, 0, u128::le));
        assert!(share(0, 1, 0, u128::le) && share(0, 1, 0, u128::ge));
    }

    #[test]
    fn the_largest_sums_compare() {
        let most = (1 << 96) - 1;
        assert!(share(most, most, 100, u128::ge) && share(most, most, u64::MAX, u128::lt));
    }
}
