//! Instances visited on the way to the oldest of their key, where instances of any
//! key end and no look-up has found their keys' oldest.
//!
//! What ends closes from the oldest on, and one that is not the oldest of its key
//! visits all older ones of that key that stay. So a key with s that stay and e that
//! end costs s · e at most, where those that stay are the older ones; and it is worst
//! to have as few keys as the limits allow. The j-th that ends of a key with m open
//! adds (m − j) − (j − 1).

/// Beyond so many ways in which more ends, and less is visited, one bounds them all.
const WAYS: usize = 8;

/// How many end, and how many are visited on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Way {
    pub(super) ended: u128,
    pub(super) visited: u128,
}

/// The most that is visited, by how many end: the corners of that line.
#[derive(Clone, Debug)]
pub(super) struct Chains {
    corners: Vec<Way>,
}

impl Chains {
    /// Of so many open instances, so many of a key at most.
    pub(super) fn new(open: u128, of_a_key: u128) -> Self {
        let of_a_key = of_a_key.clamp(1, open.max(1));
        let (full, rest) = (open / of_a_key, open % of_a_key);
        let mut corners = vec![Way {
            ended: 0,
            visited: 0,
        }];
        let mut last = corners[0];
        let most = i128::try_from(of_a_key).unwrap_or(i128::MAX) - 1;
        let rest = i128::try_from(rest).unwrap_or(i128::MAX) - 1;
        // What one more that ends adds, from most to least.
        for adds in (-most..=most).rev() {
            let of = |top: i128| adds.abs() <= top && (top - adds) % 2 == 0;
            let chains = if of(most) { full } else { 0 } + u128::from(of(rest));
            if chains > 0 {
                last = last.on(adds, chains);
                corners.push(last);
            }
        }
        Self { corners }
    }

    /// Exactly so many end.
    pub(super) fn exactly(&self, ended: u128) -> Way {
        let after = self.corners.partition_point(|way| way.ended < ended);
        match (
            self.corners.get(after.wrapping_sub(1)),
            self.corners.get(after),
        ) {
            (Some(before), Some(next)) if next.ended > ended => {
                let adds = next.slope(*before);
                before.on(adds, ended - before.ended)
            }
            (_, Some(at)) => *at,
            (before, None) => before.copied().unwrap_or(self.corners[0]),
        }
    }

    /// So many end at most: the ways of which none does more in both respects, nor do
    /// two of them together.
    pub(super) fn up_to(&self, ended: u128) -> Vec<Way> {
        let all = self.exactly(ended);
        let mut ways: Vec<Way> = Vec::new();
        for &corner in self.corners.iter().filter(|c| c.ended < ended) {
            ways.retain(|way| way.visited > corner.visited);
            ways.push(corner);
        }
        ways.retain(|way| way.visited > all.visited);
        ways.push(all);
        if ways.len() > WAYS {
            let visited = ways[0].visited;
            return vec![Way { visited, ..all }];
        }
        ways
    }
}

impl Way {
    /// So many more end, each of which adds so many to what is visited.
    fn on(self, adds: i128, more: u128) -> Self {
        let change = adds.unsigned_abs().saturating_mul(more);
        Way {
            ended: self.ended.saturating_add(more),
            visited: if adds < 0 {
                self.visited.saturating_sub(change)
            } else {
                self.visited.saturating_add(change)
            },
        }
    }

    /// What each that ends adds, from another corner to this one.
    fn slope(self, from: Way) -> i128 {
        let ended = i128::try_from(self.ended - from.ended).unwrap_or(i128::MAX);
        let up = i128::try_from(self.visited).unwrap_or(i128::MAX);
        let down = i128::try_from(from.visited).unwrap_or(i128::MAX);
        (up - down) / ended.max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::{Chains, Way};

    /// All ways to give each open instance a key and to let some of them end: an
    /// instance as a digit, 2 · key + whether it ends.
    fn by_hand(open: u32, of_a_key: u32) -> Vec<u128> {
        let mut most = vec![0; open as usize + 1];
        let digits = u64::from(2 * open);
        for all in 0..digits.pow(open) {
            let digit = |i: u32| all / digits.pow(i) % digits;
            let (mut stay, mut sizes) = (vec![0u32; open as usize], vec![0u32; open as usize]);
            let (mut ended, mut visited) = (0, 0u128);
            for i in 0..open {
                let key = (digit(i) / 2) as usize;
                sizes[key] += 1;
                if digit(i) % 2 == 1 {
                    ended += 1;
                    visited += u128::from(stay[key]);
                } else {
                    stay[key] += 1;
                }
            }
            if sizes.iter().all(|&size| size <= of_a_key) {
                most[ended] = most[ended].max(visited);
            }
        }
        most
    }

    #[test]
    fn most_is_visited_where_keys_are_few_and_what_stays_is_old() {
        for open in 1..=5 {
            for of_a_key in 1..=open {
                let chains = Chains::new(open.into(), of_a_key.into());
                for (ended, &visited) in (0..).zip(&by_hand(open, of_a_key)) {
                    let way = Way { ended, visited };
                    assert_eq!(chains.exactly(ended), way, "{open} {of_a_key}");
                }
            }
        }
    }

    #[test]
    fn ways_of_which_none_is_below_others() {
        let ways = |open, of_a_key, ended| {
            let ways = Chains::new(open, of_a_key).up_to(ended).into_iter();
            ways.map(|way| (way.ended, way.visited)).collect::<Vec<_>>()
        };
        // Two keys of two: one of each, or one of each and then all of one, or all.
        assert_eq!(ways(4, 2, 4), [(2, 2), (4, 0)]);
        assert_eq!(ways(4, 2, 3), [(2, 2), (3, 1)]);
        assert_eq!(ways(4, 2, 1), [(1, 1)]);
        assert_eq!(ways(3, 3, 3), [(2, 2), (3, 0)]);
        assert_eq!(ways(5, 1, 5), [(5, 0)]);
        assert_eq!(ways(100, 100, 100), [(100, 2500)], "one for all");
        assert_eq!(ways(0, 1, 0), [(0, 0)]);
    }
}
