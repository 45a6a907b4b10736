//! The loops of an `all` with groups whose trigger takes one of several operands:
//! each level visits what its list holds, and the trigger as the newest while no
//! level has taken it. Where some group may have it, no level must.

use crate::model::Quantifier;
use crate::plan::{Level, Search};

/// Places visited, and the choices among them by what has the trigger: the level, or
/// behind all levels a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Places {
    /// At outer levels.
    pub(super) steps: u128,
    /// At the innermost level.
    pub(super) rows: u128,
    /// Choices by role.
    pub(super) choices: Vec<u128>,
}

impl Places {
    fn plus(mut self, other: &Self, times: u128) -> Self {
        let more = |n: u128| n.saturating_mul(times);
        self.steps = self.steps.saturating_add(more(other.steps));
        self.rows = self.rows.saturating_add(more(other.rows));
        for (mine, theirs) in self.choices.iter_mut().zip(&other.choices) {
            *mine = mine.saturating_add(more(*theirs));
        }
        self
    }
}

/// The levels with what their lists hold.
pub(super) struct Loops<'a> {
    pub(super) search: &'a Search,
    /// By list.
    pub(super) len: &'a [u128],
    /// By operand.
    pub(super) open: &'a [bool],
    /// Lists that hold the same one event.
    pub(super) twins: Option<(usize, usize)>,
    /// Whether a level takes every candidate.
    pub(super) each: &'a dyn Fn(&Level) -> bool,
}

impl Loops<'_> {
    /// All roles: the levels, and one for the groups.
    pub(super) fn roles(&self) -> std::ops::RangeInclusive<usize> {
        0..=self.groups()
    }

    /// The role of the groups.
    pub(super) fn groups(&self) -> usize {
        self.search.levels.len()
    }

    /// The group that takes the trigger if no level does.
    pub(super) fn taker(&self) -> Option<usize> {
        let mut groups = self.search.groups.iter();
        groups.position(|group| self.open[group.operand])
    }

    /// Whether what one list holds is what the other one holds.
    fn same(&self, a: usize, b: usize) -> bool {
        self.twins
            .is_some_and(|twins| twins == (a, b) || twins == (b, a))
    }

    /// What the levels of a choice leave of a list.
    pub(super) fn left(&self, list: usize, role: usize) -> u128 {
        let levels = self.search.levels.iter().enumerate();
        let holds = |l: usize| l == list || self.same(l, list);
        let stored = levels.filter(|&(i, level)| i != role && holds(level.list));
        self.len[list].saturating_sub(stored.count() as u128)
    }

    fn nothing(&self) -> Places {
        Places {
            steps: 0,
            rows: 0,
            choices: vec![0; self.groups() + 1],
        }
    }

    fn visited(&self, i: usize, n: u128) -> Places {
        let innermost = i + 1 == self.groups();
        let (steps, rows) = if innermost { (0, n) } else { (n, 0) };
        Places {
            steps,
            rows,
            ..self.nothing()
        }
    }

    /// The choice behind all levels.
    fn leaf(&self, taken: Option<usize>) -> Places {
        let mut places = self.nothing();
        places.choices[taken.unwrap_or(self.groups())] = 1;
        // Without a level the choice is visited itself.
        places.rows = u128::from(self.groups() == 0);
        places
    }

    /// The stored candidates and the trigger that level `i` visits where level
    /// `taken` has taken that, if one has.
    fn children(&self, i: usize, taken: Option<usize>) -> (u128, u128) {
        let levels = &self.search.levels;
        let level = &levels[i];
        let before = levels[..i].iter().enumerate();
        let used = before.filter(|&(j, l)| Some(j) != taken && l.list == level.list);
        let later = levels[i + 1..].iter().any(|l| self.open[l.operand]);
        let stored = if taken.is_some() || later || self.taker().is_some() {
            self.len[level.list].saturating_sub(used.count() as u128)
        } else {
            0
        };
        let trigger = self.open[level.operand] && taken.is_none();
        (stored, u128::from(trigger))
    }

    /// All places, where nothing is found.
    pub(super) fn all(&self) -> Places {
        self.below(0, None)
    }

    fn below(&self, i: usize, taken: Option<usize>) -> Places {
        if i == self.groups() {
            return self.leaf(taken);
        }
        let (stored, trigger) = self.children(i, taken);
        let mut places = self.visited(i, stored + trigger);
        if stored > 0 {
            places = places.plus(&self.below(i + 1, taken), stored);
        }
        if trigger > 0 {
            places = places.plus(&self.below(i + 1, Some(i)), 1);
        }
        places
    }

    /// The places up to the last choice in which `role` has the trigger; none where
    /// there is no such choice.
    pub(super) fn until(&self, role: usize) -> Option<Places> {
        if role == self.groups() {
            self.taker()?;
        }
        let mut places = self.nothing();
        for (i, level) in self.search.levels.iter().enumerate() {
            let taken = Some(role).filter(|&role| role < i);
            let (stored, trigger) = self.children(i, taken);
            let newest_first = level.quantifier == Quantifier::Last;
            let (stored_before, trigger_before) = match (i == role, newest_first) {
                (true, true) => (0, 0),
                (true, false) => (stored, 0),
                (false, true) => (stored.checked_sub(1)?, trigger),
                (false, false) => (stored.checked_sub(1)?, 0),
            };
            if i == role && trigger == 0 {
                return None;
            }
            places = places.plus(&self.visited(i, stored_before + trigger_before + 1), 1);
            if stored_before > 0 {
                places = places.plus(&self.below(i + 1, taken), stored_before);
            }
            if trigger_before > 0 {
                places = places.plus(&self.below(i + 1, Some(i)), 1);
            }
        }
        let taken = Some(role).filter(|&role| role < self.groups());
        Some(places.plus(&self.leaf(taken), 1))
    }

    /// Where every choice with enough candidates holds: the places visited, and the
    /// detections by role.
    pub(super) fn certain(&self, enough: &[bool]) -> (Places, Vec<u128>) {
        self.sure(0, None, enough)
    }

    fn sure(&self, i: usize, taken: Option<usize>, enough: &[bool]) -> (Places, Vec<u128>) {
        let mut found = vec![0u128; self.groups() + 1];
        let Some(level) = self.search.levels.get(i) else {
            let role = taken.unwrap_or(self.groups());
            found[role] = u128::from(enough[role]);
            return (self.leaf(taken), found);
        };
        let (stored, trigger) = self.children(i, taken);
        let mut order = [(stored, taken), (trigger, Some(i))];
        if level.quantifier == Quantifier::Last {
            order.reverse();
        }
        let mut places = self.nothing();
        let mut before = self.search.levels[..i].iter().enumerate();
        let used = before.any(|(j, l)| Some(j) != taken && self.same(l.list, level.list));
        for (n, takes) in order.into_iter().filter(|(n, _)| *n > 0) {
            if used && takes == taken {
                // It stands in another role already.
                places = places.plus(&self.visited(i, n), 1);
                continue;
            }
            let taken = takes;
            let (below, detections) = self.sure(i + 1, taken, enough);
            let one = !(self.each)(level) && detections.iter().any(|&n| n > 0);
            let n = if one { 1 } else { n };
            places = places.plus(&self.visited(i, n), 1).plus(&below, n);
            for (sum, more) in found.iter_mut().zip(detections) {
                *sum = sum.saturating_add(more.saturating_mul(n));
            }
            if one {
                break;
            }
        }
        (places, found)
    }
}
