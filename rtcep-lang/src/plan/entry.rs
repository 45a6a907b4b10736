//! What one event type does at one situation.

use super::noted::{Noted, noted};
use super::search::{last_each, marks, search};
use super::{ListPlan, Machine, Screen, Search, group};
use crate::model::{Detect, Expr, Kind, Quantifier, Situation, Source};

/// What an event of one source does at a situation.
#[derive(Clone, Debug, PartialEq)]
pub struct EntryPlan {
    /// The event type or situation.
    pub source: Source,
    /// The operands that it may take, by declaration.
    pub roles: Vec<usize>,
    /// Thresholds, each judged once per event: one per list and one per
    /// operand that does not store, those that it may take first.
    pub judged: Vec<Judged>,
    /// What it forbids, or stands between.
    pub noted: Vec<Noted>,
    /// How it composes, if it does.
    pub composition: Composition,
    /// The lists that it may enter, by declaration.
    pub admits: Vec<usize>,
    /// In `all`, the lists whose expired candidates must go before the composition.
    pub settles: Vec<usize>,
    /// What may keep it out of an operand whose threshold it passes.
    pub screens: Vec<Screen>,
}

/// A threshold with the roles that it opens.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// The operand whose threshold is evaluated.
    pub operand: usize,
    /// The operands that the event then may take; none where it is noted alone.
    pub roles: Vec<usize>,
    /// The list that it then may enter.
    pub list: Option<usize>,
    /// Whether an `override` is judged where the threshold passes.
    pub overrides: bool,
}

impl Judged {
    /// The condition of that `override`.
    #[must_use]
    pub fn condition<'a>(&self, situation: &'a Situation) -> Option<&'a Expr> {
        situation.operands[self.operand].overrides.as_ref()
    }

    /// Whether only the first event that exists takes the operand.
    #[must_use]
    pub fn takes_one(&self, situation: &Situation) -> bool {
        let operand = &situation.operands[self.operand];
        operand.absolute && operand.quantifier == Quantifier::First
    }

    /// Whether each event that passes drops the earlier ones.
    #[must_use]
    pub fn always_drops(&self, situation: &Situation) -> bool {
        let operand = &situation.operands[self.operand];
        operand.absolute && operand.quantifier == Quantifier::Last
    }
}

/// The shape of a composition.
#[derive(Clone, Debug, PartialEq)]
pub enum Composition {
    /// This event completes nothing: an earlier operand of a sequence, or any of
    /// a deferred situation.
    None,
    /// The trigger takes one operand; the others are searched in nested loops.
    Fixed(Search),
    /// The trigger may take several operands of an `all`, one at a time.
    Roles(Search),
    /// One detection at most, by another machine than the join's.
    Single,
}

/// What a deferred situation does at the end of an instance.
#[derive(Clone, Debug, PartialEq)]
pub enum Conclusion {
    /// It searches all combinations.
    Search(Search),
    /// One detection at most, by another machine than the join's.
    Single,
}

impl EntryPlan {
    /// Of no event: nothing is judged, taken or stored.
    #[must_use]
    pub const fn nothing(source: Source) -> Self {
        Self {
            source,
            roles: Vec::new(),
            judged: Vec::new(),
            noted: Vec::new(),
            composition: Composition::None,
            admits: Vec::new(),
            settles: Vec::new(),
            screens: Vec::new(),
        }
    }

    /// How many marks it takes to remember which combinations of the `each`
    /// operands are done, if a composition has to; the engine's state holds them.
    #[must_use]
    pub fn marks(&self, situation: &Situation, lists: &[ListPlan]) -> Option<u128> {
        match &self.composition {
            Composition::None | Composition::Single => None,
            Composition::Fixed(search) => search.marks(situation, lists),
            Composition::Roles(_) if situation.once => None,
            // The trigger is one place more than the list has.
            Composition::Roles(Search { levels, .. }) => {
                marks(levels, last_each(levels)?, |level| {
                    u128::from(lists[level.list].max) + 1
                })
            }
        }
    }
}

pub(super) fn plan_entry(
    situation: &Situation,
    list_of: &[Option<usize>],
    source: Source,
) -> EntryPlan {
    let operands = &situation.operands;
    let roles: Vec<usize> = situation
        .required()
        .filter(|&o| operands[o].source == source)
        .collect();
    let mut judged: Vec<Judged> = Vec::new();
    for &role in &roles {
        let same = judged
            .iter_mut()
            .find(|j| j.list.is_some() && j.list == list_of[role]);
        match same {
            Some(judged) => judged.roles.push(role),
            None => judged.push(Judged {
                operand: role,
                roles: vec![role],
                list: list_of[role],
                overrides: operands[role].overrides.is_some(),
            }),
        }
    }
    let noted = noted(situation, source, judged.len());
    judged.extend(noted.iter().map(|noted| Judged {
        operand: noted.operand,
        roles: Vec::new(),
        list: None,
        overrides: false,
    }));
    let admits: Vec<usize> = judged.iter().filter_map(|j| j.list).collect();
    let composition = composition(situation, list_of, &roles);
    let settles = settles(situation, &composition);
    let screens = roles.iter().filter_map(|&o| group::screen(situation, o));
    let screens = screens.collect();
    EntryPlan {
        source,
        roles,
        judged,
        noted,
        composition,
        admits,
        settles,
        screens,
    }
}

/// The entry of a machine that makes one detection at most of an event.
pub(super) fn plan_single(
    situation: &Situation,
    list_of: &[Option<usize>],
    source: Source,
) -> EntryPlan {
    let operands = &situation.operands;
    let roles: Vec<usize> = (0..operands.len())
        .filter(|&o| operands[o].source == source)
        .collect();
    EntryPlan {
        source,
        judged: roles
            .iter()
            .map(|&operand| Judged {
                operand,
                roles: vec![operand],
                list: list_of[operand],
                overrides: operands[operand].overrides.is_some(),
            })
            .collect(),
        noted: Vec::new(),
        composition: match situation.detect {
            Detect::Immediate => Composition::Single,
            Detect::Deferred => Composition::None,
        },
        admits: roles.iter().filter_map(|&o| list_of[o]).collect(),
        settles: Vec::new(),
        screens: Vec::new(),
        roles,
    }
}

/// What a deferred situation does at the end of an instance.
pub(super) fn plan_conclusion(
    situation: &Situation,
    machine: &Machine,
    list_of: &[Option<usize>],
) -> Option<Conclusion> {
    (situation.detect == Detect::Deferred).then(|| match machine {
        Machine::Join => Conclusion::Search(search(situation, list_of, None)),
        _ => Conclusion::Single,
    })
}

fn composition(situation: &Situation, list_of: &[Option<usize>], roles: &[usize]) -> Composition {
    if situation.detect == Detect::Deferred {
        return Composition::None;
    }
    let fixed = |trigger: usize| Composition::Fixed(search(situation, list_of, Some(trigger)));
    match (situation.kind, roles) {
        // Only the newest event can be last, and the trigger is the newest.
        (Kind::Sequence, _) => match situation.last_required() {
            Some(last) if roles.contains(&last) => fixed(last),
            _ => Composition::None,
        },
        (_, &[]) => Composition::None,
        (_, &[role]) => fixed(role),
        (_, _) => Composition::Roles(search(situation, list_of, None)),
    }
}

/// The lists of an `all` with a window that the composition reads. A list that
/// only admits is settled when it is full, and a sequence settles as a whole.
fn settles(situation: &Situation, composition: &Composition) -> Vec<usize> {
    if situation.kind != Kind::All || situation.prunes().is_none() {
        return Vec::new();
    }
    let (Composition::Fixed(search) | Composition::Roles(search)) = composition else {
        return Vec::new();
    };
    let groups = search.groups.iter().map(|group| group.list);
    let levels = search.levels.iter().map(|level| level.list);
    let mut used: Vec<usize> = levels.chain(groups).collect();
    used.sort_unstable();
    used.dedup();
    used
}
