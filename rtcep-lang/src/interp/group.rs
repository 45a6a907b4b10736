//! Groups of a repetition: which candidates of `B{m..=n}` a combination uses
//! (language.md, 4.6).

use super::rules::Rules;
use super::state::Candidate;
use crate::model::{Kind, Quantifier, Repetition};
use std::collections::BTreeSet;

/// The members of every operand, by declaration: one of a single operand, some
/// of a group, none of forbidden and absent operands.
pub(super) type Members = Vec<Vec<Candidate>>;

/// Fills the groups between the single members of a combination; none if one
/// stays without enough, or if the single ones stand in no order for it.
pub(super) fn fill(
    rules: &Rules,
    single: &[Option<&Candidate>],
    candidates: &[Vec<Candidate>],
    trigger: Option<&Candidate>,
) -> Option<Members> {
    match rules.situation.kind {
        Kind::Sequence => in_order(rules, single, candidates, trigger),
        _ => in_any_order(rules, single, candidates, trigger),
    }
}

/// In a sequence: from left to right, each between the member before and the
/// next single one.
fn in_order(
    rules: &Rules,
    single: &[Option<&Candidate>],
    candidates: &[Vec<Candidate>],
    trigger: Option<&Candidate>,
) -> Option<Members> {
    let mut members = vec![Vec::new(); single.len()];
    let mut after = 0;
    for operand in rules.situation.required() {
        let group = match single[operand] {
            Some(only) => vec![only.clone()],
            None => {
                let next = single[operand..].iter().flatten().next();
                let before = next.map_or(u64::MAX, |next| next.n);
                let mut between = candidates[operand].clone();
                between.retain(|c| after < c.n && c.n < before);
                let last = rules.situation.last_required() == Some(operand);
                match trigger {
                    Some(trigger) if last => closing(rules, operand, between, trigger)?,
                    // The trigger can only be the very last.
                    Some(trigger) => {
                        between.retain(|c| c.n != trigger.n);
                        some(rules, operand, between)?
                    }
                    None => some(rules, operand, between)?,
                }
            }
        };
        if group.first().is_none_or(|first| first.n <= after) {
            return None;
        }
        after = group.last().map_or(after, |last| last.n);
        members[operand] = group;
    }
    Some(members)
}

/// The last group of an immediate sequence: the trigger and as few others as
/// it needs.
fn closing(
    rules: &Rules,
    operand: usize,
    mut between: Vec<Candidate>,
    trigger: &Candidate,
) -> Option<Vec<Candidate>> {
    let all = between.len();
    between.retain(|c| c.n != trigger.n);
    let others = rules.least(operand) - 1;
    if between.len() == all || between.len() < others {
        return None;
    }
    let mut group = choose(rules, operand, between, others);
    group.push(trigger.clone());
    Some(group)
}

/// In `all`: each from what neither a single operand nor a group before it uses.
fn in_any_order(
    rules: &Rules,
    single: &[Option<&Candidate>],
    candidates: &[Vec<Candidate>],
    trigger: Option<&Candidate>,
) -> Option<Members> {
    let mut used: BTreeSet<u64> = single.iter().flatten().map(|c| c.n).collect();
    let mut members: Members = vec![Vec::new(); single.len()];
    for operand in rules.situation.required() {
        if let Some(only) = single[operand] {
            members[operand] = vec![only.clone()];
            continue;
        }
        let mut free = candidates[operand].clone();
        free.retain(|c| !used.contains(&c.n));
        let takes_trigger = trigger.filter(|t| free.iter().any(|c| c.n == t.n));
        let group = match takes_trigger {
            None => some(rules, operand, free)?,
            Some(trigger) => {
                // The trigger is a member, whoever is older.
                if free.len() < rules.least(operand) {
                    return None;
                }
                free.retain(|c| c.n != trigger.n);
                let others = most(rules, operand) - 1;
                let mut group = choose(rules, operand, free, others);
                group.push(trigger.clone());
                group
            }
        };
        used.extend(group.iter().map(|c| c.n));
        members[operand] = group;
    }
    Some(members)
}

/// A whole group: as many as it may have, if there are as many as it needs.
fn some(rules: &Rules, operand: usize, from: Vec<Candidate>) -> Option<Vec<Candidate>> {
    let enough = from.len() >= rules.least(operand);
    enough.then(|| choose(rules, operand, from, most(rules, operand)))
}

/// The oldest or the newest, at most so many; oldest first.
fn choose(rules: &Rules, operand: usize, from: Vec<Candidate>, most: usize) -> Vec<Candidate> {
    let count = from.len().min(most);
    match rules.situation.operands[operand].quantifier {
        Quantifier::Last => from[from.len() - count..].to_vec(),
        _ => from[..count].to_vec(),
    }
}

fn most(rules: &Rules, operand: usize) -> usize {
    let repetition = rules.situation.operands[operand].repetition;
    repetition.map_or(1, |Repetition { most, .. }| most as usize)
}
