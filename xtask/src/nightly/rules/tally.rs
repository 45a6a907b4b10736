//! In how many rule sets two constructs stand together.

use super::coverage::{Construct, Found, LOCAL, Set};

/// How many constructs there are.
const ALL: usize = super::coverage::NAMES.len();

/// Counts of pairs.
#[derive(Clone)]
pub(crate) struct Tally {
    /// Rule sets that have both somewhere; with itself: that have it.
    anywhere: Vec<[u32; ALL]>,
    /// Rule sets that have both around one situation.
    around: Vec<[u32; LOCAL]>,
}

impl Tally {
    pub(crate) fn new() -> Self {
        Self {
            anywhere: vec![[0; ALL]; ALL],
            around: vec![[0; LOCAL]; LOCAL],
        }
    }

    /// A rule set more.
    pub(crate) fn add(&mut self, found: &Found) {
        for (a, b) in pairs(found.all) {
            self.anywhere[a][b] += 1;
        }
        for (a, b) in together(found) {
            self.around[a][b] += 1;
        }
    }

    /// Rule sets that have both constructs somewhere.
    pub(crate) fn anywhere(&self, a: Construct, b: Construct) -> u32 {
        self.anywhere[a][b]
    }

    /// Rule sets that have both around one situation.
    pub(crate) fn around(&self, a: Construct, b: Construct) -> u32 {
        self.around[a][b]
    }

    /// How much a rule set would add: a pair that no rule set has counts most.
    pub(crate) fn gain(&self, found: &Found) -> u32 {
        let rare = |count: u32| match count {
            0 => 12,
            1 => 4,
            2 | 3 => 1,
            _ => 0,
        };
        let anywhere = pairs(found.all).map(|(a, b)| rare(self.anywhere[a][b]));
        let around = together(found).into_iter();
        let around = around.map(|(a, b)| rare(self.around[a][b]));
        anywhere.sum::<u32>() + around.sum::<u32>()
    }
}

/// All ordered pairs of a set, each construct with itself as well.
fn pairs(set: Set) -> impl Iterator<Item = (Construct, Construct)> {
    let list = set.list();
    let others = list.clone();
    list.into_iter()
        .flat_map(move |a| others.clone().into_iter().map(move |b| (a, b)))
}

/// All ordered pairs that stand around one situation, each once.
fn together(found: &Found) -> Vec<(Construct, Construct)> {
    let local = |&(a, b): &(Construct, Construct)| a < LOCAL && b < LOCAL;
    let situations = found.around.iter();
    let mut all: Vec<_> = situations
        .flat_map(|set| pairs(*set).filter(local))
        .collect();
    all.sort_unstable();
    all.dedup();
    all
}
