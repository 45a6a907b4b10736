//! What the loops of an `all` without a condition visit at most, where events may stand
//! in several lists: a stored candidate fails if an outer level has the same event, and
//! whether a combination is left is a matching between events and operands.
//!
//! As many candidates of a level are such events as outer levels have stored ones of other
//! lists, at most. So a list of more candidates than that never fails alone, and what
//! fails takes a list of few: which ones hold few is for the worst case to choose.

use super::super::paths::Context;
use super::super::search::{Choice, Searched, Visits, distinct, nested, takes_each, unconditional};
use super::opening::Opening;
use super::states::State;
use super::visits::{Loops, Places};
use crate::model::{Kind, Quantifier};
use crate::plan::{Level, Search};

/// Places at most, where nothing is found and where something is; none where that
/// cannot be.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Matching {
    pub(super) fails: Option<Places>,
    pub(super) finds: Option<Places>,
}

/// Beyond so many choices of lengths all places are counted.
const CHOICES: usize = 1 << 12;

/// What the loops cost with what a state says of the lists: those that are full and that
/// the event may enter are, and the others hold as many or fewer.
pub(super) fn matching(
    cx: &Context<'_>,
    loops: &Loops<'_>,
    state: &State,
    opening: &Opening,
    marked: bool,
) -> Matching {
    let full = |l: usize| state.full[l] && opening.admits.contains(&l);
    worst(cx, loops, &full, marked, false)
}

/// Of an event that takes one operand, beside others that share their events; nothing
/// where that is not what this is for.
pub(in super::super) fn beside(cx: &Context<'_>, plan: &Search, len: &[u128]) -> Option<Searched> {
    let situation = cx.situation;
    let asked = !unconditional(situation, plan) || !plan.groups.is_empty();
    if situation.kind != Kind::All || asked || distinct(situation, plan) {
        return None;
    }
    let marked = plan.marks(situation, cx.lists).is_some();
    let loops = Loops {
        levels: &plan.levels,
        len,
        open: &vec![false; situation.operands.len()],
        twins: None,
        each: &|level| takes_each(situation, level),
    };
    let Matching { fails, finds } = worst(cx, &loops, &|_| false, marked, true);
    let visits = nested(situation, cx.lists, plan, len, Choice::Any);
    let visits = |places: Places| Visits {
        steps: places.steps.min(visits.steps),
        rows: places.rows.min(visits.rows),
        judged: places.rows.min(visits.judged),
        ..visits.clone()
    };
    Some(Searched {
        certain: fails.is_none(),
        ways: finds.map(visits).into_iter().collect(),
        failed: fails.map(visits),
    })
}

/// The worst of all lengths: of a list that is `full`, its own, of others that or few.
/// `taken` says that the event has its operand.
fn worst(
    cx: &Context<'_>,
    loops: &Loops<'_>,
    full: &dyn Fn(usize) -> bool,
    marked: bool,
    taken: bool,
) -> Matching {
    // Where combinations are marked, all places up to the last `each` are visited.
    let each = |level: &Level| takes_each(cx.situation, level);
    let last = loops.levels.iter().rposition(each);
    let visits_all = last.filter(|_| marked).map_or(0, |last| last + 1);
    let sources = |l: usize| cx.lists[l].source;
    let few = |l: usize| {
        let same = loops
            .levels
            .iter()
            .filter(|v| sources(v.list) == sources(l));
        (same.count() as u128).saturating_sub(1)
    };
    let lengths = |l: usize| {
        let most = loops.len[l];
        let mut some = vec![most];
        if !full(l) {
            some.extend((0..=few(l)).filter(|&len| len < most));
        }
        some
    };
    let lengths: Vec<Vec<u128>> = (0..cx.lists.len()).map(lengths).collect();
    let choices = lengths.iter().map(Vec::len);
    let choices = choices.fold(1usize, |all, some| all.saturating_mul(some));
    if choices > CHOICES {
        let all = Some(loops.all(taken));
        return Matching {
            fails: all,
            finds: all,
        };
    }
    let mut worst = Matching::default();
    for choice in 0..choices {
        let mut rest = choice;
        let len: Vec<u128> = lengths
            .iter()
            .map(|some| {
                let len = some[rest % some.len()];
                rest /= some.len();
                len
            })
            .collect();
        let held = Loops {
            len: &len,
            ..*loops
        };
        let mut walk = Walk {
            cx,
            loops: &held,
            visits_all,
            used: vec![0; len.len()],
            chosen: Vec::new(),
        };
        worst = worst.or(walk.below(0, taken));
    }
    worst
}

impl Matching {
    /// The worse of two.
    fn or(self, other: Self) -> Self {
        Self {
            fails: worse(self.fails, other.fails),
            finds: worse(self.finds, other.finds),
        }
    }

    fn any(self) -> Option<Places> {
        worse(self.fails, self.finds)
    }
}

fn worse(a: Option<Places>, b: Option<Places>) -> Option<Places> {
    match (a, b) {
        (Some(a), Some(b)) => Some(a.max(b)),
        (a, b) => a.or(b),
    }
}

fn both(a: Option<Places>, b: Option<Places>) -> Option<Places> {
    Some(a?.plus(b?))
}

struct Walk<'a> {
    cx: &'a Context<'a>,
    loops: &'a Loops<'a>,
    /// So many outer levels visit all of their places.
    visits_all: usize,
    /// Stored candidates taken by outer levels, by list.
    used: Vec<u128>,
    /// The outer levels that have stored candidates.
    chosen: Vec<usize>,
}

impl Walk<'_> {
    /// What levels `i` and deeper cost.
    fn below(&mut self, i: usize, taken: bool) -> Matching {
        let Some(level) = self.loops.levels.get(i) else {
            return Matching {
                fails: None,
                finds: Some(Places::NONE),
            };
        };
        let (stored, trigger) = self.loops.children(i, taken, &self.used);
        let source = |l: usize| self.cx.lists[l].source;
        let same = self.chosen.iter().filter(|&&outer| {
            let list = self.loops.levels[outer].list;
            list != level.list && source(list) == source(level.list)
        });
        let same = same.count() as u128;
        let mut mine = Matching::default();
        if stored > 0 {
            self.used[level.list] += 1;
            self.chosen.push(i);
            mine = self.below(i + 1, taken);
            self.chosen.pop();
            self.used[level.list] -= 1;
        }
        let trigger = (trigger > 0).then(|| self.below(i + 1, true));
        let visited = |n: u128| self.loops.visited(i, n);
        // All stored ones fail, by themselves or deeper.
        let none = match mine.fails {
            _ if stored == 0 => Some(Places::NONE),
            Some(deeper) => Some(visited(stored).plus(deeper.times(stored))),
            None => (same >= stored).then(|| visited(stored)),
        };
        let untaken = match trigger {
            None => Some(Places::NONE),
            Some(trigger) => trigger.fails.map(|deeper| visited(1).plus(deeper)),
        };
        let fails = both(none, untaken);
        if i < self.visits_all || takes_each(self.cx.situation, level) {
            let deeper =
                |found: Option<Places>, n: u128| found.map_or(Places::NONE, |p| p.times(n));
            let places = visited(stored + u128::from(trigger.is_some()));
            let places = places.plus(deeper(mine.any(), stored));
            let places = places.plus(deeper(trigger.and_then(Matching::any), 1));
            let found = mine.finds.or(trigger.and_then(|t| t.finds));
            return Matching {
                fails,
                finds: found.map(|_| places),
            };
        }
        let newest_first = level.quantifier == Quantifier::Last;
        // Those before the one that holds fail.
        let before = match mine.fails {
            Some(deeper) => visited(stored).plus(deeper.times(stored.saturating_sub(1))),
            None => visited(stored.min(same + 1)),
        };
        let by_stored = both(Some(before).filter(|_| stored > 0), mine.finds);
        let by_trigger = trigger
            .and_then(|t| t.finds)
            .map(|deeper| visited(1).plus(deeper));
        let finds = if newest_first {
            worse(both(untaken, by_stored), by_trigger)
        } else {
            worse(by_stored, both(none, by_trigger))
        };
        Matching { fails, finds }
    }
}
