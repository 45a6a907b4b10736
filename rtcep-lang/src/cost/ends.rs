//! What an event does at a lifespan whose instances it ends.
//!
//! The clauses are judged independently of each other: each of them holds, does
//! not, or faults. Which instances they select depends on where those of the
//! event's key stand among the others, so the extremes of that are tried.

use super::chains::Chains;
use super::draft::Draft;
use super::nodes::text_words;
use super::reading::{Reading, reads};
use super::room::{Clause, Room, clauses, keys};
use super::shapes::{Ended, Group, looked_for, shapes, strangers};
use super::vector::Vector;
use crate::model::{Expr, Lifespan, Model, Quantifier, Source};
use rtcep_core::Op;

/// The paths, and how many instances are terminated at most.
pub(super) struct Ends {
    pub(super) drafts: Vec<Draft>,
    pub(super) terminated: u128,
}

/// Beyond so many clauses of one source one path bounds them all.
const CLAUSES: usize = 6;

pub(super) fn ends(model: &Model, l: usize, source: Source) -> Ends {
    let lifespan = &model.lifespans[l];
    let clauses = clauses(lifespan, source);
    let room = Room::most(model, l);
    let keyed = clauses.iter().any(|c| c.keyed);
    let mut ends = Ends {
        drafts: Vec::new(),
        terminated: 0,
    };
    let several = Several {
        clauses: &clauses,
        key: lifespan.key.is_some(),
        probed: if keyed { probe(lifespan) } else { Vector::ZERO },
        met: room.met,
        compared: compared(lifespan, &clauses),
    };
    let others: Vec<Clause<'_>> = clauses.iter().copied().filter(|c| !c.keyed).collect();
    // None of the event's key may be open: clauses that mean it alone are then not
    // judged, and take no instance from those that mean all keys.
    let unknown = lifespan
        .key
        .as_ref()
        .filter(|_| keyed && !others.is_empty());
    let unknown = unknown.map_or(0, |key| {
        let keys = keys(model, key.ty).saturating_sub(1);
        room.open.min(keys.saturating_mul(room.met))
    });
    if clauses.iter().any(reads) {
        let looked_for = several.key && !others.is_empty() && room.met > 1;
        let reading = |clauses, open, shapes: &[Vec<Group>], ends: &mut Ends| {
            let chains = looked_for.then(|| Chains::new(open, room.met));
            let reading = Reading {
                clauses,
                probed: several.probed.clone(),
                compared: several.compared,
                chains: chains.as_ref(),
            };
            reading.judged(shapes, ends);
        };
        if keyed || !several.key {
            reading(&clauses, room.open, &shapes(room, several.key), &mut ends);
        } else {
            // Whose key is the event's makes no difference.
            reading(&clauses, room.open, &[strangers(room.open)], &mut ends);
        }
        if unknown > 0 {
            reading(&others, unknown, &[strangers(unknown)], &mut ends);
        }
        return ends;
    }
    several.judged(&clauses, &shapes(room, several.key), &mut ends);
    if unknown > 0 {
        several.judged(&others, &[strangers(unknown)], &mut ends);
    }
    if clauses.len() > CLAUSES {
        let scans = room.open.saturating_mul(room.met);
        let faults = clauses.iter().filter(|c| can_fault(c)).count() as u128;
        let most = several.conditions(&clauses).with(Op::Notice, faults);
        let most = most.with(Op::Scan, scans).with(Op::Close, room.open);
        let most = most.with(Op::Text, room.open.saturating_mul(several.compared));
        ends.drafts.push(Draft::new("instances end", most));
        ends.terminated = room.open;
    }
    ends
}

/// The clauses of one source at one lifespan.
struct Several<'a> {
    clauses: &'a [Clause<'a>],
    /// Whether the lifespan has a key.
    key: bool,
    /// The look-up before all else.
    probed: Vector,
    met: u128,
    /// Words of text compared at each instance that is visited.
    compared: u128,
}

impl Several<'_> {
    /// The conditions of these clauses, all judged.
    fn conditions(&self, clauses: &[Clause<'_>]) -> Vector {
        clauses.iter().fold(self.probed.clone(), |judged, clause| {
            let condition = clause.condition.as_ref();
            let times = u128::from(condition.is_some());
            judged.with(Op::Threshold, times).nodes(condition, 1)
        })
    }

    /// The paths on which these clauses are judged, with the open instances in
    /// one of the shapes.
    fn judged(&self, clauses: &[Clause<'_>], shapes: &[Vec<Group>], ends: &mut Ends) {
        let judged = self.conditions(clauses);
        for outcomes in outcomes(clauses) {
            let hold = |c: usize| outcomes[c] == Outcome::Holds;
            let holding: Vec<Clause<'_>> = (0..clauses.len())
                .filter(|&c| hold(c))
                .map(|c| clauses[c])
                .collect();
            let faults = outcomes.iter().filter(|o| **o == Outcome::Faults).count() as u128;
            let mut before = Draft::new("", judged.clone());
            if faults > 0 {
                let notices = Vector::ZERO.with(Op::Notice, faults);
                before = before.then(&faulted(faults), &notices);
            }
            if holding.is_empty() {
                ends.drafts.push(before);
                continue;
            }
            for shape in shapes {
                let ended = Ended::of(&holding, shape);
                let visited = walked(self.clauses, shape, ended.all);
                let mut more = Vector::ZERO
                    .with(Op::Scan, visited)
                    .with(Op::Text, visited.saturating_mul(self.compared))
                    .with(Op::Close, ended.all);
                if self.key && !self.clauses.iter().all(|c| c.keyed) {
                    // The oldest of its key is not at hand when one ends.
                    more = more.with(Op::Scan, looked_for(&holding, shape, self.met));
                }
                ends.drafts.push(before.then("instances end", &more));
                ends.terminated = ends.terminated.max(ended.terminated);
            }
        }
    }
}

/// The column of keys compared with the event's.
pub(super) fn probe(lifespan: &Lifespan) -> Vector {
    let places = u128::from(lifespan.max_open);
    Vector::ZERO
        .with(Op::Probe, 1)
        .with(Op::Key, places)
        .with(Op::Text, places.saturating_mul(key_words(lifespan)))
}

/// Words of text compared with each key that is one.
fn key_words(lifespan: &Lifespan) -> u128 {
    let key = lifespan.key.as_ref();
    key.map_or(0, |key| text_words(key.ty).into())
}

/// Words of text compared at each instance that is visited to see which of them
/// end: where clauses that mean the event's key stand beside others.
fn compared(lifespan: &Lifespan, clauses: &[Clause<'_>]) -> u128 {
    let own = |c: &Clause<'_>| c.keyed && !reads(c) && c.which == Quantifier::Each;
    if clauses.iter().any(own) && !clauses.iter().all(|c| c.keyed) {
        key_words(lifespan)
    } else {
        0
    }
}

/// The words for so many faults.
pub(super) fn faulted(faults: u128) -> String {
    if faults == 1 {
        "a condition faults".into()
    } else {
        format!("{faults} conditions fault")
    }
}

fn can_fault(clause: &Clause<'_>) -> bool {
    clause.condition.as_ref().is_some_and(Expr::can_fault)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Holds,
    Not,
    Faults,
}

/// All that the clauses can come to.
fn outcomes(clauses: &[Clause<'_>]) -> Vec<Vec<Outcome>> {
    if clauses.len() > CLAUSES {
        return Vec::new();
    }
    clauses.iter().fold(vec![Vec::new()], |all, clause| {
        let mut can = vec![Outcome::Holds];
        if clause.condition.is_some() {
            can.push(Outcome::Not);
        }
        if can_fault(clause) {
            can.push(Outcome::Faults);
        }
        let with = |before: &Vec<Outcome>| {
            let before = before.clone();
            can.iter()
                .map(move |&o| [&before[..], &[o]].concat())
                .collect::<Vec<_>>()
        };
        all.iter().flat_map(with).collect()
    })
}

/// Instances visited to see which of them end.
fn walked(clauses: &[Clause<'_>], shape: &[Group], ended: u128) -> u128 {
    let keyed = clauses.iter().all(|c| c.keyed);
    match clauses {
        [_] => ended,
        _ => shape
            .iter()
            .filter(|g| g.own || !keyed)
            .map(|g| g.size)
            .sum(),
    }
}
