//! The rows of a composition as a polynomial: what `search` and `roles` count,
//! with the capacities left as names.

use super::group;
use super::polynomial::{Factor, Polynomial};
use super::search::{distinct, first_tuple_holds, takes_each, too_short, unconditional};
use crate::model::{Expr, Kind, Situation};
use crate::plan::{Composition, EntryPlan, Group, Level, ListPlan, Search};

/// The combinations that one event of an entry makes the engine examine, at most.
pub(super) fn rows(situation: &Situation, lists: &[ListPlan], entry: &EntryPlan) -> Polynomial {
    match &entry.composition {
        Composition::None | Composition::Single => Polynomial::ZERO,
        Composition::Fixed(search) if empties(situation, entry, search) => Polynomial::ZERO,
        Composition::Fixed(search) => fixed(situation, lists, search),
        Composition::Roles(search) => {
            let rows = roles(lists, entry, &search.levels);
            if group::takes(entry, search) {
                // None of them has to take it.
                let all = search.levels.iter();
                let all = all.map(|l| Factor::Max(lists[l.list].operands[0]));
                rows.plus(Polynomial::product(all.collect()))
            } else {
                rows
            }
        }
    }
}

/// Whether the trigger drops what its own group would need, whenever it comes.
fn empties(situation: &Situation, entry: &EntryPlan, search: &Search) -> bool {
    let drops = |g: &Group| {
        let overrides = situation.operands[g.operand].overrides.as_ref();
        g.trigger && overrides.is_some_and(Expr::is_true)
    };
    let mut groups = search.groups.iter();
    entry.roles.len() == 1 && groups.any(|g| drops(g) && search.needs(g.list) > 0)
}

/// The combinations of one search.
pub(super) fn fixed(situation: &Situation, lists: &[ListPlan], search: &Search) -> Polynomial {
    if too_short(lists, search) {
        return Polynomial::ZERO;
    }
    let first = |level: &Level| lists[level.list].operands[0];
    if !search.groups.is_empty() {
        let easy = group::easy(situation, search);
        let levels = search.levels.iter();
        let visited = levels.filter(|l| !easy || takes_each(situation, l));
        return each_product(situation.kind, lists, &visited.collect::<Vec<_>>());
    }
    if unconditional(situation, search) && distinct(situation, search) {
        if first_tuple_holds(situation, search) {
            let each = search.levels.iter().filter(|l| takes_each(situation, l));
            return each_product(situation.kind, lists, &each.collect::<Vec<_>>());
        }
        if let [a, b] = search.levels.as_slice()
            && !takes_each(situation, b)
            && a.list != b.list
        {
            let younger = vec![Factor::AllButOne(first(a)), Factor::Max(first(b))];
            return Polynomial::product(younger).plus(Polynomial::one());
        }
    }
    each_product(
        situation.kind,
        lists,
        &search.levels.iter().collect::<Vec<_>>(),
    )
}

/// One factor per list: its `max`, or what several levels on it can take.
fn each_product(kind: Kind, lists: &[ListPlan], levels: &[&Level]) -> Polynomial {
    let factors = lists.iter().enumerate().filter_map(|(l, list)| {
        let n = levels.iter().filter(|level| level.list == l).count();
        let n = u32::try_from(n).unwrap_or(u32::MAX);
        let first = list.operands[0];
        match (n, kind) {
            (0, _) => None,
            (1, _) => Some(Factor::Max(first)),
            (n, Kind::Sequence) => Some(Factor::Choose(first, n)),
            (n, _) => Some(Factor::Falling(first, n)),
        }
    });
    Polynomial::product(factors.collect())
}

/// One level at a time takes the trigger, the others their whole lists.
fn roles(lists: &[ListPlan], entry: &EntryPlan, levels: &[Level]) -> Polynomial {
    let roles = levels
        .iter()
        .filter(|level| entry.roles.contains(&level.operand));
    roles.fold(Polynomial::ZERO, |sum, taken| {
        let others = levels.iter().filter(|l| l.operand != taken.operand);
        let factors = others.map(|l| Factor::Max(lists[l.list].operands[0]));
        sum.plus(Polynomial::product(factors.collect()))
    })
}
