//! How many prices the points of a fit tell apart.

use super::fit::Point;
use rtcep::Family;

/// Prices, and how many of them points tell apart: the rank of their counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Apart {
    /// Operations that happen in some point.
    pub prices: usize,
    /// The rank.
    pub rank: usize,
    /// Points in which one of them happens.
    pub points: usize,
}

impl Apart {
    /// The prices of one family, by what its operations do in the points.
    #[must_use]
    pub fn of_family(points: &[Point], family: Family) -> Self {
        let counts = points
            .iter()
            .map(|p| p.counts[family as usize].columns().to_vec());
        Self::of(counts.filter(|row| row.iter().any(|&n| n > 0)).collect())
    }

    /// All prices, the floor among them, which is in every point once.
    #[must_use]
    pub fn of_all(points: &[Point]) -> Self {
        let row = |p: &Point| {
            let counts = p.counts.iter().flat_map(|counts| *counts.columns());
            std::iter::once(1).chain(counts).collect()
        };
        Self::of(points.iter().map(row).collect())
    }

    fn of(mut rows: Vec<Vec<u64>>) -> Self {
        let points = rows.len();
        rows.sort_unstable();
        rows.dedup();
        let columns = rows.first().map_or(0, Vec::len);
        let happens = |column: &usize| rows.iter().any(|row| row[*column] > 0);
        let happen: Vec<usize> = (0..columns).filter(happens).collect();
        let only = |row: &Vec<u64>| happen.iter().map(|&column| row[column]).collect();
        Self {
            prices: happen.len(),
            rank: rank(rows.iter().map(only).collect()),
            points,
        }
    }
}

/// The rank of a matrix of whole numbers, modulo a prime: never more than the rank, and
/// less only if the prime divides what elimination leaves.
fn rank(matrix: Vec<Vec<u64>>) -> usize {
    const PRIME: u128 = (1 << 61) - 1;
    let inverse = |x: u128| {
        // By Fermat: the power PRIME - 2.
        let (mut base, mut power, mut result) = (x, PRIME - 2, 1u128);
        while power > 0 {
            if power & 1 == 1 {
                result = result * base % PRIME;
            }
            base = base * base % PRIME;
            power >>= 1;
        }
        result
    };
    // Rows that are combinations of those kept are gone at once: few are kept.
    let mut kept: Vec<(usize, Vec<u128>)> = Vec::new();
    for row in matrix {
        let mut row: Vec<u128> = row.iter().map(|&n| u128::from(n) % PRIME).collect();
        for (lead, known) in &kept {
            let factor = row[*lead];
            if factor == 0 {
                continue;
            }
            for (value, &above) in row.iter_mut().zip(known) {
                *value = (*value + (PRIME - factor * above % PRIME)) % PRIME;
            }
        }
        let Some(lead) = row.iter().position(|&n| n != 0) else {
            continue;
        };
        let scale = inverse(row[lead]);
        for value in &mut row {
            *value = *value * scale % PRIME;
        }
        kept.push((lead, row));
    }
    kept.len()
}

#[cfg(test)]
mod tests {
    use super::{Apart, Point, rank};
    use rtcep::{Family, Op, OpCounts};

    fn point(offers: u64, rows: u64) -> Point {
        let mut counts = [OpCounts::ZERO; Family::ALL.len()];
        counts[Family::Join as usize] = OpCounts::ZERO.with(Op::Offer, offers).with(Op::Row, rows);
        Point {
            counts,
            observed: 1.0,
        }
    }

    fn apart(prices: usize, rank: usize, points: usize) -> Apart {
        Apart {
            prices,
            rank,
            points,
        }
    }

    #[test]
    fn what_cannot_be_told_apart_is_said() {
        let both: Vec<Point> = (1..9).map(|n| point(n, 2 * n)).collect();
        assert_eq!(Apart::of_family(&both, Family::Join), apart(2, 1, 8));
        assert_eq!(Apart::of_family(&both, Family::Count), apart(0, 0, 0));
        // With the floor, two numbers say what n of them cost.
        assert_eq!(Apart::of_all(&both), apart(3, 2, 8));
        let one_offer: Vec<Point> = (1..9).map(|n| point(1, n)).collect();
        assert_eq!(Apart::of_family(&one_offer, Family::Join), apart(2, 2, 8));
        // An offer in every call is the floor.
        assert_eq!(Apart::of_all(&one_offer), apart(3, 2, 8));
    }

    #[test]
    fn ranks_are_those_of_small_matrices() {
        assert_eq!(rank(vec![]), 0);
        assert_eq!(rank(vec![vec![0, 0]]), 0);
        assert_eq!(rank(vec![vec![1, 2, 3], vec![4, 5, 6], vec![7, 8, 9]]), 2);
        assert_eq!(rank(vec![vec![0, 1], vec![1, 0], vec![1, 1]]), 2);
    }
}
