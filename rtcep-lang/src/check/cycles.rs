//! Situations that feed each other in a circle would derive events without end
//! (language.md, 2.8).

use super::Subject;
use crate::diagnostic::Diagnostic;
use crate::model::{Model, Source};
use std::collections::VecDeque;

/// Reports, for each situation that is not on a reported cycle, the shortest
/// cycle through it.
pub(super) fn check_cycles(subject: &mut Subject<'_>) {
    let model = subject.model;
    let needs = needs(model);
    let feeds = feeds(&needs);
    let mut reported = on_no_cycle(&needs, &feeds);
    for s in 0..model.situations.len() {
        if reported[s] {
            continue;
        }
        let Some(path) = shortest_cycle(&feeds, s) else {
            continue;
        };
        for &on_path in &path {
            reported[on_path] = true;
        }
        let before = path.last().copied().unwrap_or(s);
        let operand = model.situations[s]
            .operands
            .iter()
            .position(|o| o.source == Source::Situation(before))
            .unwrap_or(0);
        let words: Vec<String> = path
            .iter()
            .chain([&s])
            .map(|&s| format!("`{}`", model.situations[s].name))
            .collect();
        subject.found.push(Diagnostic::error(
            subject.names.situations[s].operands[operand].source,
            format!(
                "{}: a cycle would derive events without end; \
                 let one of them take an event instead",
                words.join(" feeds ")
            ),
        ));
    }
}

/// For each situation those that it takes as operands.
fn needs(model: &Model) -> Vec<Vec<usize>> {
    let of = |s: &crate::model::Situation| {
        let mut needed: Vec<usize> = Vec::new();
        for operand in &s.operands {
            if let Source::Situation(other) = operand.source
                && !needed.contains(&other)
            {
                needed.push(other);
            }
        }
        needed
    };
    model.situations.iter().map(of).collect()
}

fn feeds(needs: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut feeds = vec![Vec::new(); needs.len()];
    for (s, needed) in needs.iter().enumerate() {
        for &other in needed {
            feeds[other].push(s);
        }
    }
    feeds
}

/// Marks what a repeated removal of situations without inputs takes away: they
/// are on no cycle. (Others may be on none either, behind one.)
fn on_no_cycle(needs: &[Vec<usize>], feeds: &[Vec<usize>]) -> Vec<bool> {
    let mut waiting: Vec<usize> = needs.iter().map(Vec::len).collect();
    let mut ready: Vec<usize> = (0..needs.len()).filter(|&s| waiting[s] == 0).collect();
    let mut removed = vec![false; needs.len()];
    while let Some(s) = ready.pop() {
        removed[s] = true;
        for &fed in &feeds[s] {
            waiting[fed] -= 1;
            if waiting[fed] == 0 {
                ready.push(fed);
            }
        }
    }
    removed
}

/// The shortest way from `start` back to itself, without the return, by a
/// search in breadth.
fn shortest_cycle(feeds: &[Vec<usize>], start: usize) -> Option<Vec<usize>> {
    let mut from: Vec<Option<usize>> = vec![None; feeds.len()];
    let mut queue = VecDeque::from([start]);
    while let Some(s) = queue.pop_front() {
        for &fed in &feeds[s] {
            if fed == start {
                let mut path = vec![s];
                let mut at = s;
                while at != start {
                    at = from[at]?;
                    path.push(at);
                }
                path.reverse();
                return Some(path);
            }
            if from[fed].is_none() {
                from[fed] = Some(s);
                queue.push_back(fed);
            }
        }
    }
    None
}
