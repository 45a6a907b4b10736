//! The lengths that lists have once some of their candidates have expired.
//!
//! Candidates that expire leave fewer places to visit: every count is linear
//! in how many of a list expire, from the first one on (which moves the list
//! up) to the last one that a combination does not need. So the extremes are
//! *none*, *one*, *all but what a combination needs* and *all*.

use super::draft::Draft;
use super::paths::Context;
use super::search::too_short;
use super::vector::Vector;
use crate::model::Kind;
use crate::plan::Search;

/// Up to so many lists that can expire, every combination of extremes is a
/// path; beyond, one path bounds them all.
const EXPIRING: usize = 3;

impl Context<'_> {
    /// Everything that the search would read has expired.
    pub(super) fn all_expire(
        &self,
        plan: &Search,
        own: Option<usize>,
        base: &Draft,
        certain: bool,
    ) -> Vec<Draft> {
        let settled = self.settled(plan);
        let sum = |lists: &[usize]| {
            lists
                .iter()
                .fold(Vector::ZERO, |sum, &l| sum.plus(&self.expire_all(l)))
        };
        let last = settled.last().copied().unwrap_or(0);
        let all = self.expire_before(&settled, last);
        let expired = base.then("all others expire", &all);
        let retains = self.situation.operands.iter().any(|o| o.retain.is_some());
        // A list that has to hold several can be too short and not empty.
        let several = |l: usize| plan.levels.iter().filter(|v| v.list == l).count() > 1;
        let shared = (0..self.lists.len()).any(several);
        if !certain || retains || shared || self.situation.kind == Kind::Sequence {
            return self.admissions(own, &expired);
        }
        // Without a condition, whatever came last of all lists found the others
        // alive and was used with them, or found them expired and dropped them:
        // while the own list is not empty, another one is.
        let mut drafts: Vec<Draft> = self.with_room(own, &expired).into_iter().collect();
        let mut others = settled;
        if let Some(least) = (0..others.len()).min_by_key(|&i| self.expirable(others[i])) {
            others.swap_remove(least);
        }
        if !others.is_empty() {
            let expired = base.then("all others but one expire", &sum(&others));
            drafts.extend(self.without_room(own, &expired));
        }
        drafts
    }

    /// The lists of a search whose candidates can expire before it.
    pub(super) fn settled(&self, plan: &Search) -> Vec<usize> {
        (0..self.lists.len())
            .filter(|&l| self.can_expire(l) && reads(plan, l))
            .collect()
    }

    /// The extreme lengths that a combination can be found in, each with what
    /// expired before.
    pub(super) fn lengths(&self, plan: &Search, full: &[u128]) -> Vec<(Vec<u128>, Vector)> {
        let short = |l: usize| full[l] < plan.needs(l).into();
        if too_short(self.lists, plan) || (0..self.lists.len()).any(short) {
            return Vec::new();
        }
        let expiring = self.settled(plan);
        if expiring.len() > EXPIRING {
            let gone = expiring.iter().fold(Vector::ZERO, |sum, &l| {
                sum.plus(&self.expire(l, full[l], self.expirable(l)))
            });
            return vec![(full.to_vec(), gone)];
        }
        let mut found = vec![vec![0u128; self.lists.len()]];
        for &l in expiring.iter().filter(|&&l| !self.goes_as_one(l)) {
            let held = self.held_existing(l).min(full[l]);
            let most = held.saturating_sub(plan.needs(l).into());
            let most = self.expirable(l).min(most);
            let mut some = vec![1, most];
            // A group has as many members as it may, or as there are.
            let groups = plan.groups.iter().filter(|group| group.list == l);
            some.extend(groups.map(|g| held.saturating_sub(g.stored_most().into())));
            // As many as leave what a later list needs to hold something.
            let mut later = l + 1..full.len();
            let later = later.any(|m| self.leftover(m) && plan.needs(m) > 0);
            some.extend(
                self.left_for_next(l)
                    .filter(|_| later && self.left_alone(l)),
            );
            some.sort_unstable();
            some.dedup();
            let with_some = found.iter().flat_map(|gone| {
                some.iter().filter(|&&k| k >= 1 && k <= most).map(|&k| {
                    let mut gone = gone.clone();
                    gone[l] = k;
                    gone
                })
            });
            let with_some: Vec<_> = with_some.collect();
            found.extend(with_some);
        }
        let lengths = found.into_iter().filter_map(|gone| {
            let left = self.left_of(plan, &gone, full)?;
            let expired = (0..full.len()).fold(Vector::ZERO, |sum, l| {
                sum.plus(&self.expire(l, left[l] + gone[l], gone[l]))
            });
            Some((left, expired))
        });
        lengths.collect()
    }
}

/// Whether a search reads a list.
fn reads(plan: &Search, list: usize) -> bool {
    let levels = plan.levels.iter().map(|level| level.list);
    let mut lists = levels.chain(plan.groups.iter().map(|group| group.list));
    lists.any(|l| l == list)
}
