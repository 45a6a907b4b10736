//! What an event does at a lifespan whose `until` conditions read the initiator of
//! each instance: those are judged in every instance that their clause means.
//!
//! What one of them says of an instance says nothing of another one. So the
//! extremes are that it holds in all, in none, faults in all, or faults in one and
//! holds in the others; and one that ends the first or the last for which it holds
//! may end any.

use super::chains::{Chains, Way};
use super::draft::{Draft, undominated};
use super::ends::{Ends, faulted};
use super::room::Clause;
use super::shapes::Group;
use super::vector::Vector;
use crate::model::{Expr, Quantifier};
use rtcep_core::Op;

/// Beyond so many ways in which the clauses of one source can come out, with the open
/// instances in one shape, one path bounds them all.
const WAYS: usize = 2048;

/// The clauses of one source at one lifespan.
pub(super) struct Reading<'a> {
    pub(super) clauses: &'a [Clause<'a>],
    /// The look-up before all else.
    pub(super) probed: Vector,
    /// Words of text compared at each instance that is visited to see whether it ends.
    pub(super) compared: u128,
    /// Instances visited to find the oldest of its key from one that ends; none where
    /// a look-up has found it.
    pub(super) chains: Option<&'a Chains>,
}

/// What a clause comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Nothing,
    /// It selects what it can of the group at this place.
    Selects(usize),
    Faults,
    /// It faults in one instance of the group at this place, and selects others.
    Both(usize),
}

/// Whether a clause is judged for each instance.
pub(super) fn reads(clause: &Clause<'_>) -> bool {
    clause.condition.as_ref().is_some_and(Expr::reads_initiator)
}

impl Reading<'_> {
    /// The paths with the open instances in one of the shapes.
    pub(super) fn judged(&self, shapes: &[Vec<Group>], ends: &mut Ends) {
        for shape in shapes {
            let judged = self.conditions(shape);
            let ways = self.clauses.iter().map(|clause| can(clause, shape).len());
            if ways.fold(1, usize::saturating_mul) > WAYS {
                self.bound(&judged, shape, ends);
                continue;
            }
            for outcomes in self.outcomes(shape) {
                self.path(&judged, shape, &outcomes, ends);
            }
            ends.drafts = undominated(std::mem::take(&mut ends.drafts));
        }
    }

    /// One path that is above all others: as many end as the clauses can select, as
    /// many fault as can.
    fn bound(&self, judged: &Vector, shape: &[Group], ends: &mut Ends) {
        let open = size(shape, false);
        let faults = self.clauses.iter().filter(|c| can_fault(c)).count() as u128;
        let most = self.clauses.iter().map(|clause| match clause.which {
            Quantifier::Each => size(shape, clause.keyed),
            Quantifier::First | Quantifier::Last => 1,
        });
        let most = most.fold(0, u128::saturating_add).min(open);
        let judged = judged.clone().with(Op::Notice, faults);
        for way in self.ways(most, 0, true) {
            let ended = self.ended(shape, way);
            ends.drafts
                .push(Draft::new("instances end", judged.clone().plus(&ended)));
        }
        ends.terminated = ends.terminated.max(most);
    }

    /// All conditions, each once, or for each instance that its clause means.
    fn conditions(&self, shape: &[Group]) -> Vector {
        self.clauses
            .iter()
            .fold(self.probed.clone(), |judged, clause| {
                let condition = clause.condition.as_ref();
                let (times, scans) = if reads(clause) {
                    let met = size(shape, clause.keyed);
                    (met, met)
                } else {
                    (u128::from(condition.is_some()), 0)
                };
                let judged = judged.with(Op::Threshold, times).with(Op::Scan, scans);
                judged.nodes(condition, times)
            })
    }

    fn outcomes(&self, shape: &[Group]) -> Vec<Vec<Outcome>> {
        self.clauses.iter().fold(vec![Vec::new()], |all, clause| {
            let can = can(clause, shape);
            let with = |before: &Vec<Outcome>| {
                let before = before.clone();
                can.iter()
                    .map(move |&o| [&before[..], &[o]].concat())
                    .collect::<Vec<_>>()
            };
            all.iter().flat_map(with).collect()
        })
    }

    fn path(&self, judged: &Vector, shape: &[Group], outcomes: &[Outcome], ends: &mut Ends) {
        let told = |o: &&Outcome| matches!(o, Outcome::Faults | Outcome::Both(_));
        let faults = outcomes.iter().filter(told).count() as u128;
        let mut draft = Draft::new("", judged.clone());
        if faults > 0 {
            draft = draft.then(&faulted(faults), &Vector::ZERO.with(Op::Notice, faults));
        }
        let (mut all, mut terminated, mut oldest) = (0, 0, 0);
        for (place, group) in shape.iter().enumerate() {
            let of = |meant: &dyn Fn(&Clause<'_>) -> bool| {
                let clauses = self.clauses.iter().zip(outcomes);
                let clauses = clauses.filter(|(c, _)| meant(c));
                let sum: u128 = clauses.map(|(c, o)| selected(c, *o, place, group)).sum();
                sum.min(group.size)
            };
            all += of(&|_| true);
            terminated += of(&|c| c.terminates);
            oldest += of(&|c| !reads(c) && c.which != Quantifier::Last);
        }
        let some = |(c, o): (&Clause<'_>, &Outcome)| {
            let selects = matches!(o, Outcome::Selects(_) | Outcome::Both(_));
            selects && reads(c) && c.which == Quantifier::Each
        };
        let fewer = self.clauses.iter().zip(outcomes).any(some);
        if all == 0 {
            ends.drafts.push(draft.clone());
        }
        for way in self.ways(all, oldest, fewer) {
            let ended = self.ended(shape, way);
            ends.drafts.push(draft.then("instances end", &ended));
        }
        ends.terminated = ends.terminated.max(terminated);
    }

    /// So many end, or where a clause may hold in some of them also fewer: what is
    /// visited on the way to the oldest of their keys. Of those that end so many are
    /// the oldest of theirs, or end with all of it.
    fn ways(&self, all: u128, oldest: u128, fewer: bool) -> Vec<Way> {
        let others = all - oldest.min(all);
        let ways = match self.chains {
            _ if all == 0 => Vec::new(),
            None => vec![Way {
                ended: others,
                visited: 0,
            }],
            Some(chains) if fewer => chains.up_to(others),
            Some(chains) => vec![chains.exactly(others)],
        };
        let with = |way: Way| Way {
            ended: way.ended + (all - others),
            ..way
        };
        ways.into_iter().map(with).collect()
    }

    /// So many end: every instance that some clause means is visited for that.
    fn ended(&self, shape: &[Group], way: Way) -> Vector {
        let keyed = self.clauses.iter().all(|c| c.keyed);
        let visited = size(shape, keyed);
        Vector::ZERO
            .with(Op::Scan, visited.saturating_add(way.visited))
            .with(Op::Text, visited.saturating_mul(self.compared))
            .with(Op::Close, way.ended)
    }
}

/// Instances of the event's key, or all.
fn size(shape: &[Group], keyed: bool) -> u128 {
    let groups = shape.iter().filter(|g| g.own || !keyed);
    groups.map(|g| g.size).sum()
}

fn can_fault(clause: &Clause<'_>) -> bool {
    clause.condition.as_ref().is_some_and(Expr::can_fault)
}

/// What a clause can come to.
fn can(clause: &Clause<'_>, shape: &[Group]) -> Vec<Outcome> {
    let conditional = clause.condition.is_some();
    let mut can = if conditional {
        vec![Outcome::Nothing]
    } else {
        Vec::new()
    };
    if can_fault(clause) {
        can.push(Outcome::Faults);
    }
    if !reads(clause) {
        can.push(Outcome::Selects(0));
        return can;
    }
    let meant = |(_, group): &(usize, &Group)| group.own || !clause.keyed;
    let places = shape
        .iter()
        .enumerate()
        .filter(meant)
        .map(|(place, _)| place);
    let met = size(shape, clause.keyed);
    for place in places {
        can.push(Outcome::Selects(place));
        if can_fault(clause) && met > 1 {
            can.push(Outcome::Both(place));
        }
        if clause.which == Quantifier::Each && !can_fault(clause) {
            // It means them all, wherever it begins.
            break;
        }
    }
    can
}

/// Instances of a group that a clause selects.
fn selected(clause: &Clause<'_>, outcome: Outcome, place: usize, group: &Group) -> u128 {
    let at = match outcome {
        Outcome::Nothing | Outcome::Faults => return 0,
        Outcome::Selects(at) | Outcome::Both(at) => at,
    };
    if !reads(clause) {
        return if super::shapes::selects(clause, group) {
            group.size
        } else {
            0
        };
    }
    match clause.which {
        Quantifier::First | Quantifier::Last => u128::from(at == place),
        Quantifier::Each if clause.keyed && !group.own => 0,
        Quantifier::Each => {
            let faulted = matches!(outcome, Outcome::Both(_)) && at == place;
            group.size - u128::from(faulted)
        }
    }
}
