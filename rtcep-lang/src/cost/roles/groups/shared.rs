//! Events that stand in the list of a single operand and in that of a group.
//!
//! What a detection consumes of one list leaves the other one, too. But a member that
//! stands in the list of the single operand was the choice of that before, and then the
//! group had one less, if it takes all there are.

use super::super::super::paths::{Context, Retention, retention};
use super::super::super::vector::Vector;
use super::choice::{Choice, choice};
use super::found::Found;
use super::loops::Loops;
use rtcep_core::Op;

/// What is tried, and how often the condition is judged, up to a detection whose
/// members stand in all lists.
pub(super) fn visited(
    cx: &Context<'_>,
    loops: &Loops<'_>,
    choices: &[Choice],
    found: &Found,
) -> (Vector, u128) {
    let all = (
        super::visited(&found.places, choices),
        super::judged(&found.places, choices),
    );
    let (Some((level, group)), &[role]) = (pair(cx, loops), found.roles().as_slice()) else {
        return all;
    };
    if loops.until(role).as_ref() != Some(&found.places) {
        return all;
    }
    let groups = &loops.search.groups;
    let list = loops.search.levels[level].list;
    let kept = retention(&cx.situation.operands[groups[group].operand]) == Retention::Keep;
    let members = if kept {
        0
    } else {
        choices[role].members[group]
    };
    let others = loops.len[list].saturating_sub(u128::from(role != level));
    let mut fewer = loops.len.to_vec();
    fewer[list] -= members.min(others);
    let without = Loops {
        len: &fewer,
        ..*loops
    };
    let Some(places) = without.until(role).filter(|_| found.detections == 1) else {
        return all;
    };
    let mut one_less = loops.len.to_vec();
    one_less[groups[group].list] = one_less[groups[group].list].saturating_sub(1);
    let short = Loops {
        len: &one_less,
        ..*loops
    };
    let mut vector = Vector::ZERO
        .with(Op::Step, found.places.steps)
        .with(Op::Row, found.places.rows);
    let mut judged = 0u128;
    for role in loops.roles() {
        let short = choice(cx, &short, role);
        let (apart, shared) = (places.choices[role], found.places.choices[role]);
        let shared = shared.saturating_sub(apart);
        vector = vector
            .plus(&choices[role].tried.clone().times(apart))
            .plus(&short.tried.times(shared));
        judged += apart * u128::from(choices[role].enough) + shared * u128::from(short.enough);
    }
    (vector, judged)
}

/// The only level and the only group whose events can be the same ones, on two lists;
/// no other operand reads those.
fn pair(cx: &Context<'_>, loops: &Loops<'_>) -> Option<(usize, usize)> {
    let search = loops.search;
    let source = |list: usize| cx.lists[list].source;
    let group = (0..search.groups.len()).find_map(|g| {
        let list = search.groups[g].list;
        let same = |l: &usize| source(search.levels[*l].list) == source(list);
        let mut levels = (0..search.levels.len()).filter(same);
        let level = levels.next().filter(|&l| search.levels[l].list != list);
        let alone = levels.next().is_none();
        level.filter(|_| alone).map(|level| (level, g))
    })?;
    let same = |g: &&crate::plan::Group| source(g.list) == source(search.groups[group.1].list);
    (search.groups.iter().filter(same).count() == 1).then_some(group)
}
