//! What the lists of an `all` with groups hold when an event comes that may take
//! several of its operands.
//!
//! Under a condition they hold anything. Without one, where all that is used is
//! consumed, each combination that there could be was found at once: at rest none is
//! left, so that of some lists with the same events all together hold too few.

use super::super::super::draft::Draft;
use super::super::super::vector::Vector;
use super::super::left::admitted;
use super::super::states::State;
use super::Composing;
use super::known::Known;

/// Beyond so many lists that are settled before a composition one path bounds all.
pub(super) const SETTLES: usize = 3;

/// The extremes with enough candidates, as far as the loops are told.
pub(super) fn states(at: &Composing<'_>) -> Vec<State> {
    let cx = at.cx;
    let lists = 0..cx.lists.len();
    let full: Vec<u128> = lists.clone().map(|l| cx.max(l)).collect();
    let mut states = Vec::new();
    for (held, twins) in held(at, &full) {
        let same = |l: usize| twins.is_some_and(|(a, b)| l == a || l == b);
        // An event that finds room finds a list that is not full.
        let mut some = vec![held];
        for &l in &at.opening.admits {
            if cx.lists[l].roomy || at.opening.emptied[l] || same(l) {
                continue;
            }
            let fewer = some.iter().filter(|held| held[l] == full[l]);
            let fewer: Vec<Vec<u128>> = fewer
                .map(|held| {
                    let mut held = held.clone();
                    held[l] -= 1;
                    held
                })
                .collect();
            some.extend(fewer);
        }
        for mut len in some {
            for l in lists.clone().filter(|&l| at.opening.emptied[l]) {
                len[l] = 0;
            }
            let state = State {
                full: lists.clone().map(|l| len[l] == full[l]).collect(),
                twins: twins.filter(|&(a, b)| len[a] > 0 && len[b] > 0),
                len,
                gone: Vector::ZERO,
                exact: at.exact,
            };
            states.extend(expired(at, state));
        }
    }
    states.retain(|state| enough(at, &state.len));
    states
}

/// What the lists hold at most, and which two hold the same one event.
type Held = (Vec<u128>, Option<(usize, usize)>);

/// All of them.
fn held(at: &Composing<'_>, full: &[u128]) -> Vec<Held> {
    if matches!(at.known, Known::Asked | Known::Little) {
        return vec![(full.to_vec(), None)];
    }
    let needs = |l: usize| u128::from(at.search.needs(l));
    let source = |l: usize| at.cx.lists[l].source;
    let lists: Vec<usize> = (0..full.len()).filter(|&l| needs(l) > 0).collect();
    let mut held = Vec::new();
    for set in 1..1usize << lists.len() {
        let places = lists.iter().enumerate();
        let some: Vec<usize> = places
            .filter(|(place, _)| set >> place & 1 == 1)
            .map(|(_, &l)| l)
            .collect();
        if some.iter().any(|&l| source(l) != source(some[0])) {
            continue;
        }
        let all: u128 = some.iter().map(|&l| needs(l)).sum();
        // The event makes up for one that is missing, and not for two.
        for missing in [1, 2] {
            let together = all.saturating_sub(missing);
            let mut short = full.to_vec();
            for &l in &some {
                short[l] = short[l].min(together);
            }
            let twins = match some[..] {
                [a, b] if together > 0 && at.known == Known::All => Some((a, b)),
                _ => None,
            };
            held.push((short, twins));
        }
    }
    held
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

/// The state, and those that it becomes where candidates leave the window.
fn expired(at: &Composing<'_>, state: State) -> Vec<State> {
    let cx = at.cx;
    if let Some((a, b)) = state.twins {
        let mut gone = state.clone();
        let settled = |l: &&usize| **l == a || **l == b;
        for &l in at.entry.settles.iter().filter(settled) {
            gone.gone = gone.gone.plus(&cx.expire(l, state.len[l], state.len[l]));
            (gone.len[l], gone.full[l], gone.twins) = (0, false, None);
        }
        return vec![state, gone];
    }
    let mut states = vec![state];
    for &l in &at.entry.settles {
        let levels = at.search.levels.iter().filter(|level| level.list == l);
        let mut kept = vec![0, levels.count() as u128];
        for group in at.search.groups.iter().filter(|group| group.list == l) {
            let sizes = [u128::from(group.least), group.most.into()];
            let more = kept.iter().flat_map(|kept| sizes.map(|n| kept + n));
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
