//! The ways of an `all` with groups to find something: which roles have the trigger
//! in its detections, what is visited, and what they use.

use super::super::super::vector::Vector;
use super::Composing;
use super::choice::Choice;
use super::known::Known;
use super::loops::{Loops, Places};

/// One way to find something.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub(super) places: Places,
    pub(super) detections: u128,
    /// Detections by role at most.
    by_role: Vec<u128>,
    /// Stored candidates used, by part.
    pub(super) used: Vec<u128>,
    /// By operand, whether the trigger took it in some detection.
    pub(super) took: Vec<bool>,
    /// Whether conditions alone lead there.
    pub(super) exact: bool,
}

impl Found {
    /// The roles that have the trigger in some detection.
    pub(super) fn roles(&self) -> Vec<usize> {
        let roles = (0..self.by_role.len()).filter(|&role| self.by_role[role] > 0);
        roles.collect()
    }

    /// What so many emissions fold.
    pub(super) fn folded(&self, choices: &[Choice], detections: u128) -> Vector {
        let roles = || choices.iter().zip(&self.by_role);
        let sum = self.by_role.iter().fold(0u128, |n, &m| n.saturating_add(m));
        if sum == detections {
            return roles().fold(Vector::ZERO, |sum, (choice, &n)| {
                sum.plus(&choice.emitted.clone().times(n))
            });
        }
        let some = roles().filter(|(_, n)| **n > 0);
        let most = some.fold(Vector::ZERO, |most, (choice, _)| most.max(&choice.emitted));
        most.times(detections)
    }
}

pub(super) fn found(at: &Composing<'_>, loops: &Loops<'_>, choices: &[Choice]) -> Vec<Found> {
    let all = loops.all();
    let roles: Vec<usize> = loops
        .roles()
        .filter(|&role| choices[role].enough && all.choices[role] > 0)
        .collect();
    if roles.is_empty() {
        return Vec::new();
    }
    let levels = &loops.search.levels;
    if at.sure {
        let marked = at.entry.marks(at.cx.situation, at.cx.lists).is_some();
        let enough: Vec<bool> = choices.iter().map(|choice| choice.enough).collect();
        let (places, by_role) = loops.certain(&enough);
        let roles: Vec<usize> = loops.roles().filter(|&role| by_role[role] > 0).collect();
        let (places, by_role) = if marked {
            (all, limits(loops, &roles))
        } else {
            (places, by_role)
        };
        return vec![way(at, loops, choices, places, by_role, !marked)];
    }
    // Without a condition it is a matter of what stands in several lists.
    let asked = at.known == Known::Asked;
    if !levels.iter().any(loops.each) {
        let one = |&role: &usize| {
            let mut by_role = vec![0; loops.groups() + 1];
            by_role[role] = 1;
            let places = loops.until(role)?;
            Some(way(at, loops, choices, places, by_role, asked))
        };
        return roles.iter().filter_map(one).collect();
    }
    let each_alone = levels.iter().all(loops.each);
    let sets = 1..1usize << roles.len();
    let set = |set: usize| {
        let taken = roles.iter().enumerate().filter(|(r, _)| set >> r & 1 == 1);
        let taken: Vec<usize> = taken.map(|(_, &role)| role).collect();
        let by_role = limits(loops, &taken);
        way(
            at,
            loops,
            choices,
            all.clone(),
            by_role,
            asked && each_alone,
        )
    };
    sets.map(set).collect()
}

/// By role, the combinations of the `each` operands where it has the trigger, of
/// these roles.
fn limits(loops: &Loops<'_>, taken: &[usize]) -> Vec<u128> {
    let mut limits = vec![0; loops.groups() + 1];
    let each = |role: usize| loops.search.levels.get(role).is_some_and(loops.each);
    for &role in taken {
        limits[role] = combinations(loops, Some(role).filter(|&role| each(role)));
    }
    limits
}

/// The combinations of the `each` operands, but for one that has the trigger.
fn combinations(loops: &Loops<'_>, without: Option<usize>) -> u128 {
    let levels = loops.search.levels.iter().enumerate();
    let each = levels.filter(|&(i, level)| (loops.each)(level) && Some(i) != without);
    let mut used = vec![0u128; loops.len.len()];
    each.fold(1u128, |product, (_, level)| {
        let left = loops.len[level.list].saturating_sub(used[level.list]);
        used[level.list] += 1;
        product.saturating_mul(left)
    })
}

fn way(
    at: &Composing<'_>,
    loops: &Loops<'_>,
    choices: &[Choice],
    places: Places,
    by_role: Vec<u128>,
    exact: bool,
) -> Found {
    let levels = &loops.search.levels;
    let each = |role: usize| levels.get(role).is_some_and(loops.each);
    let taken: Vec<usize> = loops.roles().filter(|&role| by_role[role] > 0).collect();
    // Roles that choose share the combinations of the others.
    let chosen = taken.iter().filter(|&&role| !each(role));
    let chosen = chosen.map(|&role| by_role[role]).max().unwrap_or(0);
    let detections = taken.iter().filter(|&&role| each(role));
    let detections = detections.fold(chosen, |sum, &role| sum.saturating_add(by_role[role]));
    let single = levels.iter().enumerate().map(|(i, level)| {
        let others = taken.iter().any(|&role| role != i);
        let stored = detections.saturating_sub(if each(i) { by_role[i] } else { 0 });
        match (others, each(i)) {
            (false, _) => 0,
            (true, true) => loops.len[level.list],
            (true, false) => stored.min(loops.len[level.list]),
        }
    });
    let mut used: Vec<u128> = single.collect();
    let mut exact = exact;
    for (g, group) in loops.search.groups.iter().enumerate() {
        let members = taken.iter().map(|&role| choices[role].members[g]).max();
        let members = members.unwrap_or(0);
        // Another choice, or the trigger elsewhere, leaves the group others.
        let source = |list: usize| at.cx.lists[list].source;
        let same = levels.iter().any(|l| source(l.list) == source(group.list));
        let apart = taken.len() == 1 && (detections == 1 || !same);
        let most = if apart {
            members
        } else {
            members.saturating_mul(detections)
        };
        let most = most.min(loops.len[group.list]);
        exact &= apart || most == members;
        used.push(most);
    }
    let mut took = vec![false; at.cx.situation.operands.len()];
    for &role in &taken {
        match levels.get(role) {
            Some(level) => took[level.operand] = true,
            None => {
                if let Some(g) = loops.taker() {
                    took[loops.search.groups[g].operand] = true;
                }
            }
        }
    }
    Found {
        places,
        detections,
        by_role,
        used,
        took,
        exact,
    }
}
