//! The loops of an `all` whose trigger takes one of several operands: each level
//! visits what its list holds, and the trigger as the newest while no level has
//! taken it; the last level that may take it must.

use crate::model::Quantifier;
use crate::plan::Level;

/// Places visited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Places {
    /// At outer levels.
    pub(super) steps: u128,
    /// At the innermost level.
    pub(super) rows: u128,
}

impl Places {
    pub(super) const NONE: Self = Self { steps: 0, rows: 0 };

    pub(super) fn plus(self, other: Self) -> Self {
        Self {
            steps: self.steps.saturating_add(other.steps),
            rows: self.rows.saturating_add(other.rows),
        }
    }

    /// The more of each.
    pub(super) fn max(self, other: Self) -> Self {
        Self {
            steps: self.steps.max(other.steps),
            rows: self.rows.max(other.rows),
        }
    }

    /// The fewer of each.
    pub(super) fn min(self, other: Self) -> Self {
        Self {
            steps: self.steps.min(other.steps),
            rows: self.rows.min(other.rows),
        }
    }

    pub(super) fn times(self, n: u128) -> Self {
        Self {
            steps: self.steps.saturating_mul(n),
            rows: self.rows.saturating_mul(n),
        }
    }
}

/// The levels with what their lists hold.
pub(super) struct Loops<'a> {
    pub(super) levels: &'a [Level],
    /// By list.
    pub(super) len: &'a [u128],
    /// By operand.
    pub(super) open: &'a [bool],
    /// Lists that hold the same one event.
    pub(super) twins: Option<(usize, usize)>,
    /// Whether a level takes every candidate.
    pub(super) each: &'a dyn Fn(&Level) -> bool,
}

/// What a search that never fails finds: places, detections, and by operand
/// whether the trigger took it.
#[derive(Clone, Debug)]
pub(super) struct Certain {
    pub(super) places: Places,
    pub(super) detections: u128,
    pub(super) took: Vec<bool>,
}

impl Loops<'_> {
    /// The stored candidates and the trigger that level `i` visits behind those
    /// levels that have taken stored ones of `used`.
    pub(super) fn children(&self, i: usize, taken: bool, used: &[u128]) -> (u128, u128) {
        let level = &self.levels[i];
        let later = self.levels[i + 1..].iter().any(|l| self.open[l.operand]);
        let stored = if taken || later {
            self.len[level.list].saturating_sub(used[level.list])
        } else {
            0
        };
        (stored, u128::from(self.open[level.operand] && !taken))
    }

    /// Whether the stored candidate of a level stands in another role already.
    fn same(&self, i: usize, used: &[u128]) -> bool {
        let list = self.levels[i].list;
        self.twins
            .is_some_and(|(a, b)| (list == a && used[b] > 0) || (list == b && used[a] > 0))
    }

    pub(super) fn visited(&self, i: usize, n: u128) -> Places {
        if i + 1 == self.levels.len() {
            Places { steps: 0, rows: n }
        } else {
            Places { steps: n, rows: 0 }
        }
    }

    fn with<T>(&self, i: usize, used: &mut [u128], then: impl FnOnce(&mut [u128]) -> T) -> T {
        let list = self.levels[i].list;
        used[list] += 1;
        let found = then(used);
        used[list] -= 1;
        found
    }

    /// All places, where nothing is found; `taken` says that the trigger has its operand.
    pub(super) fn all(&self, taken: bool) -> Places {
        self.below(0, taken, &mut vec![0; self.len.len()])
    }

    fn below(&self, i: usize, taken: bool, used: &mut [u128]) -> Places {
        if i == self.levels.len() {
            return Places::NONE;
        }
        let (stored, trigger) = self.children(i, taken, used);
        let mut places = self.visited(i, stored + trigger);
        if stored > 0 && !self.same(i, used) {
            let one = self.with(i, used, |used| self.below(i + 1, taken, used));
            places = places.plus(one.times(stored));
        }
        if trigger > 0 {
            places = places.plus(self.below(i + 1, true, used));
        }
        places
    }

    /// The places up to the last combination in which level `at` takes the
    /// trigger; none where there is no such combination.
    pub(super) fn until(&self, at: usize) -> Option<Places> {
        let mut used = vec![0; self.len.len()];
        let mut places = Places::NONE;
        for (i, level) in self.levels.iter().enumerate() {
            let taken = i > at;
            let (stored, trigger) = self.children(i, taken, &used);
            let newest_first = level.quantifier == Quantifier::Last;
            let (stored_before, trigger_before) = if i == at {
                (if newest_first { 0 } else { stored }, 0)
            } else {
                (
                    stored.checked_sub(1)?,
                    if newest_first { trigger } else { 0 },
                )
            };
            if i == at && trigger == 0 {
                return None;
            }
            places = places.plus(self.visited(i, stored_before + trigger_before + 1));
            if stored_before > 0 {
                let one = self.with(i, &mut used, |used| self.below(i + 1, taken, used));
                places = places.plus(one.times(stored_before));
            }
            if trigger_before > 0 {
                places = places.plus(self.below(i + 1, true, &mut used));
            }
            if i != at {
                used[level.list] += 1;
            }
        }
        Some(places)
    }

    /// Where no condition is judged: a level that chooses takes the first candidate
    /// behind which there is a combination.
    pub(super) fn certain(&self) -> Certain {
        self.sure(0, false, &mut vec![0; self.len.len()])
    }

    fn sure(&self, i: usize, taken: bool, used: &mut [u128]) -> Certain {
        let mut found = Certain {
            places: Places::NONE,
            detections: 0,
            took: vec![false; self.open.len()],
        };
        let Some(level) = self.levels.get(i) else {
            found.detections = 1;
            return found;
        };
        let (stored, trigger) = self.children(i, taken, used);
        let mut order = [(stored, false), (trigger, true)];
        if level.quantifier == Quantifier::Last {
            order.reverse();
        }
        for (n, takes) in order.into_iter().filter(|(n, _)| *n > 0) {
            let below = if takes {
                self.sure(i + 1, true, used)
            } else if self.same(i, used) {
                found.places = found.places.plus(self.visited(i, n));
                continue;
            } else {
                self.with(i, used, |used| self.sure(i + 1, taken, used))
            };
            let one = !(self.each)(level) && below.detections > 0;
            let n = if one { 1 } else { n };
            found.places = found
                .places
                .plus(self.visited(i, n))
                .plus(below.places.times(n));
            let more = below.detections.saturating_mul(n);
            found.detections = found.detections.saturating_add(more);
            if below.detections > 0 {
                for (mine, theirs) in found.took.iter_mut().zip(&below.took) {
                    *mine |= theirs;
                }
                found.took[level.operand] |= takes;
            }
            if one {
                break;
            }
        }
        found
    }

    /// Whether there is a combination in which level `at` takes the trigger.
    pub(super) fn holds(&self, at: usize) -> bool {
        self.open[self.levels[at].operand]
            && (0..self.len.len()).all(|l| {
                let levels = self.levels.iter().enumerate();
                let needs = levels.filter(|(i, level)| *i != at && level.list == l);
                self.len[l] >= needs.count() as u128
            })
            && self.twins.is_none_or(|(a, b)| {
                let on = |l: usize| self.levels[at].list == l;
                on(a) || on(b)
            })
    }
}
