//! The paths of an event that may take several operands of a join, of which some
//! are groups (language.md, 4.6).
//!
//! A choice of the single operands leaves each group what it gathers. So a
//! composition is divided by what has the trigger, a single operand or the group
//! that gathers first: `loops` counts the choices of each such role, `choice` what one of them costs
//! and uses, `found` the ways to find something, and `held` says what the
//! lists hold and which of them are too short.

mod choice;
mod found;
mod held;
mod known;
mod loops;
mod ordered;
mod sequence;
mod shared;

use super::super::draft::Draft;
use super::super::group;
use super::super::paths::Context;
use super::super::search::takes_each;
use super::super::vector::Vector;
use super::UPPER;
use super::all::fates;
use super::left::admitted;
use super::opening::{Opening, openings};
use super::states::State;
use super::ways::Way;
use crate::model::Expr;
use crate::plan::{EntryPlan, Level, ListPlan, Screen, Search};
pub(super) use sequence::sequence;

use choice::{Choice, choice};
use found::{Found, found};
use known::Known;
use loops::{Loops, Places};
use rtcep_core::Op;

/// Beyond so many operands that an event may be kept out of alone one path bounds all.
const SCREENS: usize = 2;

/// An immediate `all`; nothing where its parts are too many.
pub(super) fn all(
    cx: &Context<'_>,
    entry: &EntryPlan,
    search: &Search,
) -> Option<(Vec<Draft>, u128)> {
    if entry.settles.len() > held::SETTLES || tangled(cx, entry) {
        return None;
    }
    let (mut drafts, mut detections) = (Vec::new(), 0);
    let certain = group::certain(cx.situation, search);
    let known = Known::of(cx, search, certain);
    for opening in openings(cx, entry) {
        for opening in screened(cx, entry, opening) {
            let at = Composing {
                cx,
                entry,
                search,
                opening: &opening,
                sure: certain || known == Known::All,
                known,
                exact: known::exact(cx, entry, known, certain),
            };
            for state in held::states(&at) {
                detections = at.composes(&state, &mut drafts).max(detections);
            }
            drafts.extend(held::waits(&at));
        }
    }
    Some((drafts, detections))
}

/// Whether events that are kept out of a group decide more than who takes them: there are
/// too many groups that do so, one drops what came before but for such an event, or one
/// leaves such events to another group on its list.
fn tangled(cx: &Context<'_>, entry: &EntryPlan) -> bool {
    let operands = &cx.situation.operands;
    let drops = |screen: &Screen| operands[screen.operand].overrides.is_some();
    let shared = |list: &ListPlan| {
        let groups = list.operands.iter();
        let groups = groups.filter(|&&o| operands[o].repetition.is_some());
        !list.screened.is_empty() && groups.count() > 1
    };
    entry.screens.len() > SCREENS || entry.screens.iter().any(drops) || cx.lists.iter().any(shared)
}

/// The opening, and those in which an event is kept out of some of its groups alone.
fn screened(cx: &Context<'_>, entry: &EntryPlan, opening: Opening) -> Vec<Opening> {
    let mut openings = vec![opening];
    for screen in &entry.screens {
        let closed: Vec<Opening> = openings
            .iter()
            .filter(|opening| opening.open[screen.operand])
            .map(|opening| {
                let mut open = opening.open.clone();
                open[screen.operand] = false;
                let enters = |l: &usize| cx.lists[*l].operands.iter().any(|&o| open[o]);
                Opening {
                    admits: opening.admits.iter().copied().filter(enters).collect(),
                    emptied: opening.emptied.clone(),
                    base: opening.base.clone(),
                    open,
                }
            })
            .collect();
        openings.extend(closed);
    }
    openings
}

/// One opening of an event at an immediate `all`.
struct Composing<'a> {
    cx: &'a Context<'a>,
    entry: &'a EntryPlan,
    search: &'a Search,
    opening: &'a Opening,
    known: Known,
    /// Whether the first choice with enough candidates holds, and is the one.
    sure: bool,
    /// Whether it is known that events lead to what the lists hold.
    exact: bool,
}

impl Composing<'_> {
    /// No list is too short, as far as the loops are told; the detections at most.
    fn composes(&self, state: &State, drafts: &mut Vec<Draft>) -> u128 {
        let (cx, search) = (self.cx, self.search);
        let each = |level: &Level| takes_each(cx.situation, level);
        let loops = Loops {
            search,
            len: &state.len,
            open: &self.opening.open,
            twins: state.twins,
            each: &each,
        };
        let choices: Vec<Choice> = loops.roles().map(|role| choice(cx, &loops, role)).collect();
        let found = found(self, &loops, &choices);
        let faults = cx.situation.when.as_ref().is_some_and(Expr::can_fault);
        if !self.sure || found.is_empty() {
            let places = loops.all();
            let judged = judged(&places, &choices);
            let before = self.before(state, state.exact);
            let tried = visited(&places, &choices);
            let told = Vector::ZERO.with(Op::Notice, u128::from(faults && judged > 0));
            let tried = before.then("no combination", &tried.plus(&told));
            let room: Vec<bool> = state.full.iter().map(|full| !full).collect();
            drafts.push(admitted(cx, self.opening, &room, &tried));
        }
        for found in &found {
            let apart = visited(&found.places, &choices);
            let judged = judged(&found.places, &choices);
            self.holds(state, &choices, found, (&apart, judged, false), drafts);
            let (shared, judged) = shared::visited(cx, &loops, &choices, found);
            self.holds(state, &choices, found, (&shared, judged, true), drafts);
        }
        found
            .iter()
            .map(|found| found.detections)
            .max()
            .unwrap_or(0)
    }

    /// What comes before the loops.
    fn before(&self, state: &State, exact: bool) -> Draft {
        let name = if exact { "" } else { UPPER };
        let base = &self.opening.base;
        let expired = if state.gone == Vector::ZERO {
            ""
        } else {
            "some expire"
        };
        let marks = self.entry.marks(self.cx.situation, self.cx.lists);
        let marks = marks.map_or(0, |marks| marks.div_ceil(64));
        Draft::new(name, base.vector.clone())
            .then(&base.name, &Vector::ZERO)
            .once(&base.once)
            .then(expired, &state.gone)
            .then("", &Vector::ZERO.with(Op::Word, marks))
    }

    /// Some choices hold, after so much was tried and judged; whether what is used
    /// stands in all lists that may hold it.
    fn holds(
        &self,
        state: &State,
        choices: &[Choice],
        found: &Found,
        (tried, judged, shared): (&Vector, u128, bool),
        drafts: &mut Vec<Draft>,
    ) {
        let cx = self.cx;
        let before = self.before(state, state.exact && found.exact);
        let took = cx.situation.operands.iter().zip(&found.took);
        let took = took
            .filter(|(_, took)| **took)
            .map(|(o, _)| o.name.as_str());
        let name = format!("composes as {}", took.collect::<Vec<_>>().join(" and "));
        let tried = before.then(&name, tried);
        let mut ways = vec![(tried.clone(), found.detections)];
        if cx.situation.when.as_ref().is_some_and(Expr::can_fault) && judged > 1 {
            // A row that faults is a row that does not hold.
            let spare = judged > found.detections;
            let notice = Vector::ZERO.with(Op::Notice, 1);
            let detections = found.detections - u128::from(!spare);
            ways.push((tried.then("`when` faults once", &notice), detections));
        }
        let parts = Search {
            trigger: None,
            levels: group::parts(self.search),
            groups: Vec::new(),
        };
        let way = Way {
            places: super::visits::Places::default(),
            judged,
            detections: found.detections,
            used: found.used.clone(),
            took: found.took.clone(),
            exact: true,
        };
        for (tried, detections) in ways {
            let folded = found.folded(choices, detections);
            for emitted in cx.emitted(detections) {
                let told = tried.then("", &emitted.plus(&folded));
                if cx.situation.once {
                    drafts.push(told.then("ends the instance", &Vector::ZERO));
                } else {
                    let at = (cx, &parts, self.opening, state);
                    fates(at, &way, &told, &[shared], drafts);
                }
            }
        }
    }
}

/// The places of the loops, and what is gathered and judged in them.
fn visited(places: &Places, choices: &[Choice]) -> Vector {
    let loops = Vector::ZERO
        .with(Op::Step, places.steps)
        .with(Op::Row, places.rows);
    let choices = choices.iter().zip(&places.choices);
    choices.fold(loops, |sum, (choice, &n)| {
        sum.plus(&choice.tried.clone().times(n))
    })
}

/// Choices in which the condition is judged.
fn judged(places: &Places, choices: &[Choice]) -> u128 {
    let choices = choices.iter().zip(&places.choices);
    let enough = choices.filter(|(choice, _)| choice.enough);
    enough.fold(0, |sum, (_, n)| sum.saturating_add(*n))
}
