//! What the openings of a lifespan at moments find, where input events open instances
//! too and an interval ends them: moment by moment, since it is known which moments an
//! instance can have ended by.
//!
//! A sweep begins with any of the moments, right behind the tick before it: what events
//! have opened up to there is open, and each of these instances ends, as early or as late
//! as its opening allows; an event that ends one does so before the sweep. None need end
//! sooner than it takes to make room for a moment, or to lift a freeze, so that no other
//! ways are followed.

use super::moments::Way;
use super::room::{ended_by_detections, opened_by_detections};
use crate::model::{Lifespan, Model, OnFull, Openings, Policy};
use std::collections::{BTreeSet, VecDeque};

/// With more ways at once one bound holds for them all.
const WAYS: usize = 2048;

/// All ways; none where more is open than this follows.
pub(super) fn ways(model: &Model, l: usize, most: u128) -> Option<Vec<Way>> {
    let lifespan = &model.lifespans[l];
    let (interval, _) = lifespan.after()?;
    let Openings { since, ticks } = lifespan.openings();
    let moments = match (&since[..], &ticks[..]) {
        (since, []) => since,
        ([], ticks) => ticks,
        // How far apart they are is not known.
        _ => return None,
    };
    let derived = opened_by_detections(model, lifespan) || ended_by_detections(model, lifespan);
    if lifespan.ever().is_some() || derived {
        return None;
    }
    let course = Course {
        lifespan,
        interval,
        most,
        moments,
    };
    // All moments may have come before.
    let mut found = BTreeSet::from([Way {
        before: most,
        ..Way::default()
    }]);
    for first in 0..moments.len() {
        found.extend(course.from(first)?);
    }
    let exceeded = |way: &Way| {
        let same = |other: &&Way| {
            (other.opened, other.told, other.dropped) == (way.opened, way.told, way.dropped)
        };
        found
            .iter()
            .filter(same)
            .any(|other| other.before > way.before)
    };
    Some(found.iter().filter(|way| !exceeded(way)).copied().collect())
}

struct Course<'a> {
    lifespan: &'a Lifespan,
    interval: u64,
    /// Instances open at once at most.
    most: u128,
    /// Each once, in order.
    moments: &'a [u64],
}

/// How it stands between two moments.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct State {
    /// Instances of before the sweep that are still open.
    left: u128,
    /// Those that it has opened, by when.
    opened: VecDeque<u64>,
    frozen: bool,
    way: Way,
}

impl State {
    fn open(&self) -> u128 {
        self.left + self.opened.len() as u128
    }
}

impl Course<'_> {
    /// The ways of a sweep that begins with this moment.
    fn from(&self, first: usize) -> Option<BTreeSet<Way>> {
        let moments = &self.moments[first..];
        // More room than there are moments is of no use; before the first tick nothing is.
        let free = self.most.min(moments.len() as u128);
        let free = match moments[0] {
            0 => self.most..=self.most,
            _ => 0..=free,
        };
        let mut states: BTreeSet<State> = free
            .map(|free| {
                let before = self.most - free;
                State {
                    left: before,
                    opened: VecDeque::new(),
                    frozen: false,
                    way: Way {
                        before,
                        ..Way::default()
                    },
                }
            })
            .collect();
        for &now in moments {
            // The newest has opened one tick before the first of these moments.
            let newest = moments[0].saturating_sub(1);
            let all = self.ended(newest, now);
            let next = states.into_iter().flat_map(|mut state| {
                state.opened.retain(|&opened| !self.ended(opened, now));
                if all {
                    state.left = 0;
                }
                // The oldest has opened at the first tick of all.
                let released = self.released(&state, self.ended(0, now));
                released.into_iter().map(move |left| {
                    let mut state = state.clone();
                    state.left = left;
                    state
                })
            });
            states = next.map(|state| self.opening(state, now)).collect();
            if states.len() > WAYS {
                return None;
            }
        }
        Some(states.into_iter().map(|state| state.way).collect())
    }

    fn ended(&self, opened: u64, now: u64) -> bool {
        let end = opened.checked_add(self.interval);
        end.is_some_and(|end| end <= now)
    }

    /// How many of those of before are left at a moment, if some can have ended by then:
    /// all, or as many as leave room, or none, where that matters.
    fn released(&self, state: &State, some: bool) -> Vec<u128> {
        let mut left = vec![state.left];
        if !some || state.left == 0 {
            return left;
        }
        if state.open() == self.most {
            left.push(state.left - 1);
        }
        if self.lifespan.on_full == OnFull::Freeze || self.lifespan.policy == Policy::Ignore {
            left.push(0);
        }
        left
    }

    /// One of the moments.
    fn opening(&self, mut state: State, now: u64) -> State {
        let open = state.open();
        state.frozen &= open > 0;
        if state.frozen || (self.lifespan.policy == Policy::Ignore && open > 0) {
            return state;
        }
        if open < self.most {
            state.way.opened += 1;
            state.opened.push_back(now);
            return state;
        }
        state.way.told += 1;
        match self.lifespan.on_full {
            OnFull::Reject => {}
            OnFull::Freeze => state.frozen = true,
            OnFull::DropOldest => {
                // Those of before are older.
                if state.left > 0 {
                    state.left -= 1;
                } else {
                    state.opened.pop_front();
                }
                state.opened.push_back(now);
                state.way.dropped += 1;
                state.way.opened += 1;
            }
        }
        state
    }
}
