//! Groups: the operands with a repetition, `B{m..=n}` (language.md, 4.6).
//!
//! They have no loop of their own: for each choice of the single operands every
//! group is gathered once, by declaration, and what then fails is not tried again.

use super::{EntryPlan, Search};
use crate::model::{
    Aggregate, AggregateFn, Attribute, Expr, ExprKind, Kind, Quantifier, Role, Situation,
};

/// An operand whose candidates are used as a group.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// The operand.
    pub operand: usize,
    /// Its list.
    pub list: usize,
    /// Whether the oldest or the newest are used.
    pub quantifier: Quantifier,
    /// Members at least, the trigger included.
    pub least: u64,
    /// Members at most, the trigger included.
    pub most: u64,
    /// Whether the trigger is one of them for sure.
    pub trigger: bool,
}

/// What stands before a group in a sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Before {
    /// Nothing.
    Nothing,
    /// A level of the search.
    Level(usize),
    /// A group: its last member.
    Group(usize),
}

/// An aggregate over a group, computed once for each combination that reads it.
#[derive(Clone, Debug, PartialEq)]
pub struct Fold {
    /// What is computed; never `count`, which is known without.
    pub aggregate: Aggregate,
    /// Its operand.
    pub operand: usize,
    /// Whether `when` reads it; else `emit` alone does.
    pub judged: bool,
}

/// What is aggregated of the events of an operand may fault or be NaN: such an
/// event does not enter that operand.
#[derive(Clone, Debug, PartialEq)]
pub struct Screen {
    /// The operand.
    pub operand: usize,
    /// The expressions, each once.
    pub values: Vec<Expr>,
}

impl Group {
    /// The group of an operand, if it has a repetition.
    pub(super) fn of(
        situation: &Situation,
        list_of: &[Option<usize>],
        o: usize,
        trigger: bool,
    ) -> Option<Self> {
        let operand = &situation.operands[o];
        let repetition = operand.repetition?;
        // A sequence that ends in a group composes as soon as there are enough.
        let ends = trigger && situation.kind == Kind::Sequence;
        let most = if ends {
            repetition.least
        } else {
            repetition.most
        };
        Some(Group {
            operand: o,
            list: list_of[o]?,
            quantifier: operand.quantifier,
            least: repetition.least.into(),
            most: most.into(),
            trigger,
        })
    }

    /// Stored members at least.
    #[must_use]
    pub fn stored_least(&self) -> u64 {
        self.least.saturating_sub(u64::from(self.trigger))
    }

    /// Stored members at most.
    #[must_use]
    pub fn stored_most(&self) -> u64 {
        self.most.saturating_sub(u64::from(self.trigger))
    }
}

impl Search {
    /// What the members of a group of a sequence are younger than.
    #[must_use]
    pub fn before(&self, group: usize) -> Before {
        let o = self.groups[group].operand;
        let level = self.levels.iter().rposition(|l| l.operand < o);
        match (level, group.checked_sub(1)) {
            (Some(l), Some(g)) if self.levels[l].operand < self.groups[g].operand => {
                Before::Group(g)
            }
            (Some(l), _) => Before::Level(l),
            (None, Some(g)) => Before::Group(g),
            (None, None) => Before::Nothing,
        }
    }

    /// The level that the members of a group of a sequence are older than.
    #[must_use]
    pub fn behind(&self, group: usize) -> Option<usize> {
        let o = self.groups[group].operand;
        self.levels.iter().position(|l| l.operand > o)
    }

    /// Candidates of a list that a combination needs.
    #[must_use]
    pub fn needs(&self, list: usize) -> u64 {
        let levels = self.levels.iter().filter(|l| l.list == list).count() as u64;
        let groups = self.groups.iter().filter(|g| g.list == list);
        groups.fold(levels, |sum, g| sum.saturating_add(g.stored_least()))
    }
}

impl EntryPlan {
    /// What is said of an event: by its thresholds, by what keeps it out of a group,
    /// and by its overrides.
    #[must_use]
    pub fn verdicts(&self) -> usize {
        let overrides = self.judged.iter().filter(|judged| judged.overrides);
        self.judged.len() + self.screens.len() + overrides.count()
    }

    /// The screen of an operand, if an event may be kept out of it.
    #[must_use]
    pub fn screen(&self, operand: usize) -> Option<usize> {
        self.screens.iter().position(|s| s.operand == operand)
    }
}

/// Whether some operand of a situation is a group.
#[must_use]
pub fn repeats(situation: &Situation) -> bool {
    situation.operands.iter().any(|o| o.repetition.is_some())
}

/// Candidates of an operand that must be older than one of the next operand.
#[must_use]
pub fn older(situation: &Situation, operand: usize) -> u64 {
    let repetition = situation.operands[operand].repetition;
    repetition.map_or(1, |r| r.least.into())
}

/// The aggregates over groups that `when` and `emit` read, each once.
#[must_use]
pub fn folds(situation: &Situation) -> Vec<Fold> {
    let mut folds: Vec<Fold> = Vec::new();
    if !repeats(situation) {
        return folds;
    }
    let when = situation.when.iter().map(|e| (e, true));
    let emit = situation.emit.iter().map(|e| (&e.value, false));
    for (expr, judged) in when.chain(emit) {
        expr.visit(&mut |e| {
            let ExprKind::Aggregate(aggregate) = &e.kind else {
                return;
            };
            let Some(operand) = aggregate.operand else {
                return;
            };
            let known = folds.iter().any(|f| same(&f.aggregate, aggregate));
            if aggregate.function != AggregateFn::Count && !known {
                folds.push(Fold {
                    aggregate: (**aggregate).clone(),
                    operand,
                    judged,
                });
            }
        });
    }
    folds
}

/// Whether two aggregates are one; `0.0 == -0.0`, but they are not the same.
#[must_use]
pub fn same(a: &Aggregate, b: &Aggregate) -> bool {
    a == b && format!("{a:?}") == format!("{b:?}")
}

/// Whether an event may be kept out of an operand's group.
#[must_use]
pub fn screens(situation: &Situation, operand: usize) -> bool {
    screen(situation, operand).is_some()
}

/// What may keep an event out of an operand.
pub(super) fn screen(situation: &Situation, operand: usize) -> Option<Screen> {
    let required = situation.operands[operand].role == Role::Required;
    let mut values: Vec<Expr> = Vec::new();
    for fold in folds(situation) {
        let value = fold.aggregate.value.filter(|_| fold.operand == operand);
        let Some(value) = value.filter(|v| v.can_fault() || v.ty.is_float()) else {
            continue;
        };
        if !values
            .iter()
            .any(|v| format!("{v:?}") == format!("{value:?}"))
        {
            values.push(value);
        }
    }
    (required && !values.is_empty()).then_some(Screen { operand, values })
}

/// The attributes that the aggregates over an operand read.
pub(super) fn aggregated(situation: &Situation, operand: usize) -> Vec<usize> {
    let mut read = Vec::new();
    for fold in folds(situation) {
        if let (Some(value), true) = (&fold.aggregate.value, fold.operand == operand) {
            value.visit(&mut |e| {
                if let ExprKind::Attribute(Attribute::Own(a)) = e.kind {
                    read.push(a);
                }
            });
        }
    }
    read
}
