//! How the open instances of a lifespan can lie to each other, oldest first, as
//! far as `until` clauses tell them apart.

use super::room::{Clause, Room};
use crate::model::Quantifier;

/// Instances that every clause treats alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Group {
    pub(super) size: u128,
    /// Of the event's key; the oldest and the newest of that.
    pub(super) own: bool,
    own_first: bool,
    own_last: bool,
    /// The oldest and the newest of all.
    first: bool,
    last: bool,
}

/// The extremes with as many instances open as can be: those of the event's key
/// are few or many, with or without an older and a younger one of another key.
pub(super) fn shapes(room: Room, keyed: bool) -> Vec<Vec<Group>> {
    if !keyed {
        return vec![between_ends(own(room.open))];
    }
    let few = [1, 2].into_iter();
    let many = (0..3).map(|less| room.met.saturating_sub(less));
    let mut sizes: Vec<u128> = few
        .chain(many)
        .filter(|k| (1..=room.met).contains(k))
        .collect();
    sizes.sort_unstable();
    sizes.dedup();
    let around = [(0, 0), (1, 0), (0, 1), (1, 1)];
    let shapes = sizes.into_iter().flat_map(|size| {
        let others = room.open.saturating_sub(size);
        around
            .into_iter()
            .filter_map(move |around| mixed(size, others, around))
    });
    shapes.collect()
}

/// Instances of other keys alone: the oldest, those between, the newest.
pub(super) fn strangers(size: u128) -> Vec<Group> {
    let stranger = |group: Group| Group {
        size: group.size,
        ..Group::default()
    };
    between_ends(own(size).into_iter().map(stranger).collect())
}

/// `size` of the key among `others`, of which an older and a younger one may
/// stand `around`; none where that cannot be.
fn mixed(size: u128, others: u128, around: (u128, u128)) -> Option<Vec<Group>> {
    let other = |size| Group {
        size,
        ..Group::default()
    };
    let inside = others.checked_sub(around.0 + around.1)?;
    let mut groups = own(size);
    if inside > 0 {
        let place = match (size, around) {
            (1, (0, 0)) => return None,
            (1, (1, _)) => 0,
            _ => 1,
        };
        groups.insert(place, other(inside));
    }
    if around.0 > 0 {
        groups.insert(0, other(1));
    }
    if around.1 > 0 {
        groups.push(other(1));
    }
    Some(between_ends(groups))
}

/// The oldest of the key, those between, the newest.
fn own(size: u128) -> Vec<Group> {
    let one = Group {
        size: 1,
        own: true,
        ..Group::default()
    };
    let mut groups = match size {
        0 => Vec::new(),
        1 => vec![one],
        2 => vec![one, one],
        _ => vec![
            one,
            Group {
                size: size - 2,
                ..one
            },
            one,
        ],
    };
    if let Some(group) = groups.first_mut() {
        group.own_first = true;
    }
    if let Some(group) = groups.last_mut() {
        group.own_last = true;
    }
    groups
}

fn between_ends(mut groups: Vec<Group>) -> Vec<Group> {
    if let Some(group) = groups.first_mut() {
        group.first = true;
    }
    if let Some(group) = groups.last_mut() {
        group.last = true;
    }
    groups
}

/// How many instances end, and how many of them are terminated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Ended {
    pub(super) all: u128,
    pub(super) terminated: u128,
}

impl Ended {
    /// One that two clauses select ends as the first of them says.
    pub(super) fn of(holding: &[Clause<'_>], shape: &[Group]) -> Self {
        let mut ended = Ended::default();
        for group in shape {
            if let Some(by) = holding.iter().find(|clause| selects(clause, group)) {
                ended.all += group.size;
                ended.terminated += if by.terminates { group.size } else { 0 };
            }
        }
        ended
    }
}

/// Instances visited on the way to the oldest of its key from one that ends and
/// is not that itself: the newest of the event's key, past those of it that
/// stay, or the newest of all, past those of its key, at most `met`.
pub(super) fn looked_for(holding: &[Clause<'_>], shape: &[Group], met: u128) -> u128 {
    let ends = |group: &Group| holding.iter().any(|clause| selects(clause, group));
    let stay = |own: bool| -> u128 {
        let groups = shape.iter().filter(|g| g.own == own && !ends(g));
        groups.map(|group| group.size).sum()
    };
    let mut visited = 0;
    if shape.iter().any(|g| g.own_last && ends(g)) {
        visited += stay(true);
    }
    if shape.iter().any(|g| g.last && !g.own && ends(g)) {
        visited += stay(false).min(met.saturating_sub(1));
    }
    visited
}

/// Whether a clause that holds selects these.
pub(super) fn selects(clause: &Clause<'_>, group: &Group) -> bool {
    match (clause.keyed, clause.which) {
        (true, Quantifier::Each) => group.own,
        (true, Quantifier::First) => group.own_first,
        (true, Quantifier::Last) => group.own_last,
        (false, Quantifier::Each) => true,
        (false, Quantifier::First) => group.first,
        (false, Quantifier::Last) => group.last,
    }
}
