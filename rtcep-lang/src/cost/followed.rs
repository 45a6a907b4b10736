//! The openings of a lifespan that moments alone open, one by one: it is known when each
//! instance ends, if no input event ends it before.
//!
//! A sweep begins with any of the moments. What is open then is of earlier ones. Where
//! events end all of it, or nothing, or where an instance that is missing makes room and no
//! more, that it is empty, or what all moments before have left, are the extremes. A freeze
//! lasts until the last instance has ended: there the oldest or the newest of those before,
//! ended by an event, decides whether later moments open.

use super::moments::Way;
use crate::model::{Lifespan, OnFull, Policy, Quantifier, Terminator};
use std::collections::{BTreeSet, VecDeque};

/// With more states at one moment one bound holds for all.
const STATES: usize = 2048;

/// What is open, by when it opened, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct State {
    open: VecDeque<u64>,
    frozen: bool,
}

/// All extremes; none where there are too many.
pub(super) fn ways(lifespan: &Lifespan, since: &[u64], most: u128) -> Option<Vec<Way>> {
    let mut started = State::default();
    started.open.extend(lifespan.starts().then_some(0));
    let course = Course { lifespan, most };
    let event = |which| {
        let mut ends = lifespan.terminators.iter();
        ends.any(|end| matches!(end, Terminator::Event { which: w, .. } if *w == which))
    };
    let (first, last) = (event(Quantifier::First), event(Quantifier::Last));
    if lifespan.on_full != OnFull::Freeze || !(first || last) {
        let empty = State::default();
        let ways = (0..since.len()).map(|from| course.follow(&since[from..], &empty));
        let starts = lifespan.starts();
        let all = starts.then(|| course.follow(since, &started));
        return Some(ways.chain(all).collect());
    }
    // With `each` beside them too: what is empty is what all of them have ended.
    let mut found = BTreeSet::new();
    let mut before = BTreeSet::from([State::default(), started]);
    for (i, &now) in since.iter().enumerate() {
        let mut waiting: Vec<State> = before.iter().cloned().collect();
        while let Some(state) = waiting.pop() {
            let ended = [first, last].into_iter().zip([true, false]);
            for (_, oldest) in ended.filter(|(can, _)| *can) {
                let mut state = state.clone();
                let one = match oldest {
                    true => state.open.pop_front(),
                    false => state.open.pop_back(),
                };
                if one.is_some() && before.insert(state.clone()) {
                    waiting.push(state);
                }
            }
            if before.len() > STATES {
                return None;
            }
        }
        found.extend(before.iter().map(|state| course.follow(&since[i..], state)));
        before = before
            .into_iter()
            .map(|mut state| {
                course.step(&mut state, &mut Way::default(), now);
                state
            })
            .chain([State::default()])
            .collect();
    }
    let exceeded = |way: &Way| {
        let more = |other: &Way| {
            other != way
                && other.before >= way.before
                && other.opened >= way.opened
                && other.told >= way.told
                && other.dropped >= way.dropped
        };
        found.iter().any(more)
    };
    Some(found.iter().filter(|way| !exceeded(way)).copied().collect())
}

struct Course<'a> {
    lifespan: &'a Lifespan,
    /// Instances open at once at most.
    most: u128,
}

impl Course<'_> {
    /// What happens at these moments, in one sweep.
    fn follow(&self, since: &[u64], before: &State) -> Way {
        let mut state = before.clone();
        let mut way = Way {
            before: state.open.len() as u128,
            ..Way::default()
        };
        for &now in since {
            self.step(&mut state, &mut way, now);
        }
        way
    }

    /// What ends by a moment, and its opening.
    fn step(&self, state: &mut State, way: &mut Way, now: u64) {
        let after = self.lifespan.after().map(|(ticks, _)| ticks);
        state.open.retain(|&opened| {
            let end = after.and_then(|after| opened.checked_add(after));
            end.is_none_or(|end| end > now)
        });
        let open = &mut state.open;
        state.frozen &= !open.is_empty();
        if state.frozen || (self.lifespan.policy == Policy::Ignore && !open.is_empty()) {
            return;
        }
        if (open.len() as u128) < self.most {
            way.opened += 1;
            open.push_back(now);
            return;
        }
        way.told += 1;
        match self.lifespan.on_full {
            OnFull::Reject => {}
            OnFull::Freeze => state.frozen = true,
            OnFull::DropOldest => {
                open.pop_front();
                open.push_back(now);
                way.dropped += 1;
                way.opened += 1;
            }
        }
    }
}
