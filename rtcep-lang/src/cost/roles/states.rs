//! What the lists of an `all` can hold when an event comes that may take several
//! of its operands.
//!
//! Under a condition, or where every used candidate may stay, they hold anything.
//! Without one the newest event of each combination found it, and what it used is
//! gone: at rest no combination is left, so some list holds too few, or two that
//! take the same events hold the same one.

use super::super::paths::{Context, Retention, retention};
use super::super::search::takes_each;
use super::super::vector::Vector;
use super::opening::{Opening, always};
use crate::plan::{EntryPlan, Level, Search};

/// Up to so many lists that can expire, every combination of extremes is a state.
const EXPIRING: usize = 2;

/// The lists at one composition.
#[derive(Clone, Debug)]
pub(super) struct State {
    /// Candidates, by list.
    pub(super) len: Vec<u128>,
    /// Whether a list is full, by list.
    pub(super) full: Vec<bool>,
    /// What expired before.
    pub(super) gone: Vector,
    /// Lists that hold the same one event.
    pub(super) twins: Option<(usize, usize)>,
    /// Whether events alone lead there.
    pub(super) exact: bool,
}

/// The extremes.
pub(super) fn states(
    cx: &Context<'_>,
    entry: &EntryPlan,
    search: &Search,
    opening: &Opening,
) -> Vec<State> {
    let full: Vec<u128> = (0..cx.lists.len()).map(|l| cx.max(l)).collect();
    let needs = |l: usize| search.levels.iter().filter(|level| level.list == l).count() as u128;
    let lists = || (0..cx.lists.len()).filter(|&l| needs(l) > 0);
    let mut held = Vec::new();
    let known = known(cx, entry, search);
    let (free, exact) = if known {
        freedom(cx, search)
    } else {
        (true, false)
    };
    let exact = exact && independent(cx, entry);
    let exact = exact && (0..cx.lists.len()).all(|l| paired(cx, search, l));
    if free {
        held.push((full.clone(), None));
    }
    if cx.situation.when.is_none() && known {
        // The event makes up for one that is missing, and not for two.
        let short = |l: usize, by: u128| {
            let mut short = full.clone();
            short[l] = short[l].min(needs(l).saturating_sub(by));
            short
        };
        for l in lists() {
            held.push((short(l, 1), None));
            held.push((short(l, 2), None));
            for other in lists().filter(|&other| other > l) {
                let mut two = short(l, 1);
                two[other] = short(other, 1)[other];
                held.push((two, None));
            }
        }
        let pairs = lists().flat_map(|a| lists().filter(move |&b| b > a).map(move |b| (a, b)));
        for (a, b) in pairs {
            if cx.lists[a].source == cx.lists[b].source && needs(a) == 1 && needs(b) == 1 {
                let mut same = full.clone();
                (same[a], same[b]) = (1, 1);
                held.push((same, Some((a, b))));
            }
        }
    }
    let mut states = Vec::new();
    for (held, twins) in held {
        let same = |l: usize| twins.is_some_and(|(a, b)| l == a || l == b);
        // An event that finds room finds a list that is not full.
        let mut some = vec![held];
        for &l in &opening.admits {
            if cx.lists[l].roomy || same(l) || opening.emptied[l] {
                continue;
            }
            let fewer: Vec<Vec<u128>> = some
                .iter()
                .filter(|held| held[l] == full[l])
                .map(|held| {
                    let mut held = held.clone();
                    held[l] -= 1;
                    held
                })
                .collect();
            some.extend(fewer);
        }
        for mut held in some {
            for (held, emptied) in held.iter_mut().zip(&opening.emptied) {
                if *emptied {
                    *held = 0;
                }
            }
            let twins = twins.filter(|&(a, b)| held[a] > 0 && held[b] > 0);
            let state = State {
                full: held
                    .iter()
                    .zip(&full)
                    .map(|(held, full)| held == full)
                    .collect(),
                len: held,
                gone: Vector::ZERO,
                twins,
                exact,
            };
            states.extend(expired(cx, entry, search, state));
        }
    }
    states
}

/// Whether it is known what an entry finds: under a condition anything; without one only
/// where few lists expire, no event stands in more than two lists, of one level each, and
/// none of another kind than the trigger in two, and no level that chooses stands before one
/// that takes all of its candidates, the trigger or those of the same list among them.
pub(super) fn known(cx: &Context<'_>, entry: &EntryPlan, search: &Search) -> bool {
    let levels = &search.levels;
    let chooses = |level: &Level| !takes_each(cx.situation, level);
    let mut each = levels
        .iter()
        .enumerate()
        .filter(|(_, level)| !chooses(level));
    let entangled = levels.len() > 2
        && each.any(|(i, level)| {
            let mut before = levels[..i].iter().filter(|level| chooses(level));
            let role = entry.roles.contains(&level.operand);
            before.any(|choice| role || choice.list == level.list)
        });
    cx.situation.when.is_some()
        || (!entangled
            && entry.settles.len() <= EXPIRING
            && (0..cx.lists.len()).all(|l| paired(cx, search, l) && !foreign(cx, entry, l)))
}

/// Whether a list is one of several of another event than the trigger: what stands in two of
/// them fails beside itself, however many more there are of either.
fn foreign(cx: &Context<'_>, entry: &EntryPlan, list: usize) -> bool {
    let source = cx.lists[list].source;
    let same = cx.lists.iter().filter(|l| l.source == source);
    let mine = |o: &usize| cx.situation.operands[*o].source == source;
    same.count() > 1 && !entry.roles.iter().any(mine)
}

/// Whether a list is the only one with its events, or one of two with one level each.
fn paired(cx: &Context<'_>, search: &Search, list: usize) -> bool {
    let same = |l: &usize| cx.lists[*l].source == cx.lists[list].source;
    let lists: Vec<usize> = (0..cx.lists.len()).filter(same).collect();
    let levels = search
        .levels
        .iter()
        .filter(|level| lists.contains(&level.list));
    match lists.len() {
        1 => true,
        2 => {
            levels.count() == 2
                && lists
                    .iter()
                    .all(|&l| search.levels.iter().any(|level| level.list == l))
        }
        _ => false,
    }
}

/// Whether the lists can hold anything at all, and whether that is known for sure.
fn freedom(cx: &Context<'_>, search: &Search) -> (bool, bool) {
    if cx.situation.when.is_some() {
        return (true, true);
    }
    let retains = |o: usize| retention(&cx.situation.operands[o]);
    let consumes = |o: usize| retains(o) == Retention::Consume;
    let levels = &search.levels;
    let consumed = levels
        .iter()
        .filter(|level| consumes(level.operand))
        .count();
    let one_list = levels.iter().all(|level| level.list == levels[0].list);
    if cx.situation.once || consumed == levels.len() || (consumed > 0 && one_list) {
        (false, true)
    } else {
        // What stayed once stays again: `retain` reads the candidate alone.
        let all = levels
            .iter()
            .all(|level| retains(level.operand) == Retention::Keep);
        (true, all)
    }
}

/// Whether an event can enter each of two lists that take the same events, and not
/// the other one: no threshold is true of every event.
fn independent(cx: &Context<'_>, entry: &EntryPlan) -> bool {
    let lists = entry.judged.iter().filter(|judged| judged.list.is_some());
    lists.clone().count() < 2 || !lists.clone().any(|judged| always(cx, judged))
}

/// The state, and those that it becomes where candidates leave the window.
fn expired(cx: &Context<'_>, entry: &EntryPlan, search: &Search, state: State) -> Vec<State> {
    if entry.settles.len() > EXPIRING {
        // One bounds all in which some are gone.
        let mut some = state.clone();
        let gone = entry.settles.iter();
        some.gone = gone.fold(Vector::ZERO, |sum, &l| sum.plus(&cx.expire_all(l)));
        (some.twins, some.exact) = (None, false);
        return vec![state, some];
    }
    let mut states = vec![state];
    for &l in &entry.settles {
        let needs = search.levels.iter().filter(|level| level.list == l);
        let needs = needs.count() as u128;
        let more: Vec<State> = states
            .iter()
            .flat_map(|state| {
                let len = state.len[l];
                let left = [1, needs.saturating_sub(1), needs].map(|n| len.saturating_sub(n));
                let mut gone = vec![1, len];
                gone.extend(left);
                gone.retain(|&gone| 0 < gone && gone <= len);
                gone.sort_unstable();
                gone.dedup();
                gone.into_iter().map(move |gone| {
                    let mut state = state.clone();
                    state.gone = state.gone.plus(&cx.expire(l, len, gone));
                    state.len[l] = len - gone;
                    state.full[l] = false;
                    state.twins = None;
                    state
                })
            })
            .collect();
        states.extend(more);
    }
    states
}
