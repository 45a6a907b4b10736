//! One choice of the single operands: what its groups gather, and what that costs.

use super::super::super::paths::Context;
use super::super::super::vector::Vector;
use super::loops::Loops;
use crate::plan::folds;
use rtcep_core::Op;

/// A choice in which a known role has the trigger.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    /// What is gathered, and what is judged if there is enough.
    pub(super) tried: Vector,
    /// Whether every group has as many members as it needs.
    pub(super) enough: bool,
    /// Stored members by group.
    pub(super) members: Vec<u128>,
    /// What an emission folds.
    pub(super) emitted: Vector,
}

/// The groups are gathered by declaration, up to one that has too few.
pub(super) fn choice(cx: &Context<'_>, loops: &Loops<'_>, role: usize) -> Choice {
    let groups = &loops.search.groups;
    let taker = loops.taker().filter(|_| role == loops.groups());
    let mut left: Vec<u128> = (0..cx.lists.len()).map(|l| loops.left(l, role)).collect();
    let mut choice = Choice {
        tried: Vector::ZERO,
        // Someone has the trigger.
        enough: role < loops.groups() || taker.is_some(),
        members: Vec::new(),
        emitted: Vector::ZERO,
    };
    let mut sizes = Vec::new();
    for (g, group) in groups.iter().enumerate() {
        let inside = u128::from(taker == Some(g));
        choice.tried = choice.tried.with(Op::Group, cx.max(group.list));
        for (earlier, &members) in groups[..g].iter().zip(&choice.members) {
            let source = |list: usize| cx.lists[list].source;
            if earlier.list != group.list && source(earlier.list) == source(group.list) {
                let looked = members.saturating_mul(loops.len[group.list]);
                choice.tried = choice.tried.with(Op::Trace, looked);
            }
        }
        let most = u128::from(group.most).saturating_sub(inside);
        let members = left[group.list].min(most);
        left[group.list] -= members;
        choice.members.push(members);
        sizes.push(members + inside);
        if members + inside < group.least.into() {
            choice.enough = false;
            return choice;
        }
    }
    if !choice.enough {
        return choice;
    }
    for fold in folds(cx.situation) {
        let Some(g) = groups.iter().position(|g| g.operand == fold.operand) else {
            continue;
        };
        let value = fold.aggregate.value.as_ref();
        let folded = Vector::ZERO.with(Op::Fold, sizes[g]).nodes(value, sizes[g]);
        if fold.judged {
            choice.tried = choice.tried.plus(&folded);
        } else {
            choice.emitted = choice.emitted.plus(&folded);
        }
    }
    choice.tried = choice.tried.nodes(cx.situation.when.as_ref(), 1);
    choice
}
