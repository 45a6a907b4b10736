//! What the lists of an `all` with groups hold when an event comes that may take
//! several of its operands.

use super::super::super::draft::Draft;
use super::super::super::paths::{Retention, retention};
use super::super::super::vector::Vector;
use super::super::left::admitted;
use super::super::opening::always;
use super::super::states::State;
use super::Composing;

/// Beyond so many lists that are settled before a composition one path bounds all.
pub(super) const SETTLES: usize = 3;

/// The extremes with enough candidates, as far as the loops are told.
pub(super) fn states(at: &Composing<'_>) -> Vec<State> {
    let cx = at.cx;
    let lists = 0..cx.lists.len();
    let full: Vec<u128> = lists.clone().map(|l| cx.max(l)).collect();
    let mut held = full.clone();
    let spent = spent(at);
    if spent {
        // The event makes up for one that is missing, and not for two.
        for &l in &at.entry.admits {
            let needs = u128::from(at.search.needs(l));
            held[l] = held[l].min(needs.saturating_sub(1));
        }
    }
    for l in lists.clone().filter(|&l| at.opening.emptied[l]) {
        held[l] = 0;
    }
    let mut some = vec![held];
    for &l in &at.opening.admits {
        if cx.lists[l].roomy || spent || at.opening.emptied[l] {
            continue;
        }
        // An event that finds room finds a list that is not full.
        let fewer: Vec<Vec<u128>> = some
            .iter()
            .map(|held| {
                let mut held = held.clone();
                held[l] -= 1;
                held
            })
            .collect();
        some.extend(fewer);
    }
    let exact = exact(at);
    let states = some.into_iter().map(|len| State {
        full: lists.clone().map(|l| len[l] == full[l]).collect(),
        len,
        gone: Vector::ZERO,
        twins: None,
        exact,
    });
    let states = states.flat_map(|state| expired(at, state));
    states.filter(|state| enough(at, &state.len)).collect()
}

/// Whether no list is so short that nothing is looked at.
fn enough(at: &Composing<'_>, len: &[u128]) -> bool {
    (0..len.len()).all(|l| len[l] >= least(at, l))
}

/// What a list has to hold beside the event.
fn least(at: &Composing<'_>, list: usize) -> u128 {
    let may = u128::from(at.entry.admits.contains(&list));
    u128::from(at.search.needs(list)).saturating_sub(may)
}

/// Whether at rest no combination is left: each one that could be was found at once,
/// and is gone.
fn spent(at: &Composing<'_>) -> bool {
    let mut operands = at.cx.situation.required();
    let consumed = |o: usize| retention(&at.cx.situation.operands[o]) == Retention::Consume;
    at.certain() && (at.cx.situation.once || operands.all(consumed))
}

/// Whether it is known that events lead there.
fn exact(at: &Composing<'_>) -> bool {
    let cx = at.cx;
    let mut operands = cx.situation.required();
    let keeps = |o: usize| retention(&cx.situation.operands[o]) == Retention::Keep;
    if cx.situation.when.is_none() && !spent(at) && !operands.all(keeps) {
        return false;
    }
    // No event enters each of two lists that every event enters.
    let lists = at
        .entry
        .judged
        .iter()
        .filter(|judged| judged.list.is_some());
    lists.clone().count() < 2
        || !lists.clone().any(|judged| always(cx, judged)) && lists.count() == 2
}

/// The state, and those that it becomes where candidates leave the window.
fn expired(at: &Composing<'_>, state: State) -> Vec<State> {
    let cx = at.cx;
    let mut states = vec![state];
    for &l in &at.entry.settles {
        let levels = at.search.levels.iter().filter(|level| level.list == l);
        let levels = levels.count() as u128;
        let mut kept = vec![0, levels];
        for group in at.search.groups.iter().filter(|group| group.list == l) {
            let more = kept
                .iter()
                .flat_map(|kept| [group.least, group.most].map(|n| kept.saturating_add(n.into())));
            kept = kept.iter().copied().chain(more).collect();
        }
        let more: Vec<State> = states
            .iter()
            .flat_map(|state| {
                let len = state.len[l];
                let left = kept.iter().flat_map(|&n| [n, n.saturating_sub(1)]);
                let mut gone: Vec<u128> = left.map(|n| len.saturating_sub(n)).collect();
                gone.push(1);
                gone.retain(|&gone| 0 < gone && gone <= len);
                gone.sort_unstable();
                gone.dedup();
                gone.into_iter().map(move |gone| {
                    let mut state = state.clone();
                    state.gone = state.gone.plus(&cx.expire(l, len, gone));
                    state.len[l] = len - gone;
                    state.full[l] = false;
                    state
                })
            })
            .collect();
        states.extend(more);
    }
    states
}

/// Some list is so short that nothing is looked at, by itself or once it has expired.
pub(super) fn waits(at: &Composing<'_>) -> Vec<Draft> {
    let (cx, opening) = (at.cx, at.opening);
    let admits = &opening.admits;
    let settles = &at.entry.settles;
    let emptied = |l: usize| opening.emptied[l];
    let mut drafts = Vec::new();
    for expires in 0..1usize << settles.len() {
        let places = settles.iter().enumerate();
        let expires = places.filter(|(place, l)| expires >> place & 1 == 1 && !emptied(**l));
        let expires: Vec<usize> = expires.map(|(_, &l)| l).collect();
        for set in 0..1usize << admits.len() {
            let mut room = vec![true; cx.lists.len()];
            for (place, &l) in admits.iter().enumerate() {
                room[l] = set >> place & 1 == 1 || expires.contains(&l);
            }
            let empty = |l: usize| room[l] || emptied(l) || cx.lists[l].roomy;
            let short = |l: usize| {
                let least = least(at, l);
                least > 0 && (empty(l) || cx.max(l) < least)
            };
            if !(0..cx.lists.len()).any(short) {
                continue;
            }
            let gone = expires
                .iter()
                .fold(Vector::ZERO, |sum, &l| sum.plus(&cx.expire_all(l)));
            let name = if expires.is_empty() {
                "too few"
            } else {
                "too few, some expire"
            };
            drafts.push(admitted(
                cx,
                opening,
                &room,
                &opening.base.then(name, &gone),
            ));
        }
    }
    drafts
}
