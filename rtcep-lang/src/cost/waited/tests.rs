//! The counts beside every way that few instances, timers and ticks can stand.

use super::Waited;
use std::collections::BTreeSet;

/// One instance: at which tick the first of its timers can be due, and at which they are,
/// as a mask.
type Instance = (u32, u32);

/// Those whose timers are due at these ticks, one after the other, of `each` at most.
fn instances(delay: u32, each: u32) -> Vec<Instance> {
    let masks = 0..1u32 << delay;
    let masks = masks.filter(|mask| mask.count_ones() <= each);
    let from = |first: u32| move |mask: &u32| mask & ((1 << (first - 1)) - 1) == 0;
    let masks: Vec<u32> = masks.collect();
    let all = (1..=delay).map(|first| masks.iter().copied().filter(from(first)));
    (1..=delay)
        .zip(all)
        .flat_map(|(first, masks)| masks.map(move |m| (first, m)))
        .collect()
}

/// Timers that never fire, ticks at which something fires in an instance, instances visited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Swept {
    lost: u128,
    apart: u128,
    visited: u128,
}

/// What a sweep does from a stale tick on, or from the first that is set.
fn sweep(all: &[Instance], rest: u32, each: u32, stale: Option<u32>) -> Swept {
    let due = |mask: u32, after: u32| {
        (mask >> after != 0).then(|| after + 1 + (mask >> after).trailing_zeros())
    };
    let open = |first: u32, tick: u32| tick < first + rest;
    let set = all
        .iter()
        .filter_map(|&(_, mask)| due(mask, 0))
        .chain(stale);
    let (mut next, mut visited) = (set.min(), 0);
    while let Some(tick) = next {
        let here = || all.iter().filter(|(first, _)| open(*first, tick));
        visited += here().count() as u128;
        next = here().filter_map(|&(_, mask)| due(mask, tick)).min();
    }
    let own = |mask: u32| (1..=u32::BITS - 1).filter(move |tick| mask >> (tick - 1) & 1 == 1);
    let seen = |&(first, mask): &Instance| own(mask).filter(|&tick| open(first, tick)).count();
    let lost = |one: &Instance| match seen(one) {
        0 => each,
        // Those beyond its ticks fire with one that does.
        seen => one.1.count_ones() - u32::try_from(seen).expect("a few"),
    };
    Swept {
        lost: all.iter().map(|one| u128::from(lost(one))).sum(),
        apart: all.iter().map(|one| seen(one) as u128).sum(),
        visited,
    }
}

/// Every choice of so many of them, in order.
fn choices(
    of: &[Instance],
    n: usize,
    chosen: &mut Vec<Instance>,
    each: &mut impl FnMut(&[Instance]),
) {
    if n == 0 {
        return each(chosen);
    }
    for (i, &one) in of.iter().enumerate() {
        chosen.push(one);
        choices(&of[i..], n - 1, chosen, each);
        chosen.pop();
    }
}

#[test]
fn no_way_visits_more_and_each_count_is_reached() {
    let mut asked = 0;
    for (open, each, rest, delay) in [
        (1, 1, 1, 3),
        (1, 3, 1, 4),
        (1, 3, 2, 4),
        (1, 2, 3, 4),
        (2, 1, 1, 4),
        (2, 2, 1, 4),
        (2, 3, 1, 4),
        (2, 2, 2, 4),
        (2, 3, 2, 4),
        (2, 1, 3, 4),
        (3, 1, 1, 4),
        (3, 2, 1, 4),
        (3, 1, 2, 4),
        (3, 2, 2, 4),
        (3, 3, 1, 4),
        (3, 2, 1, 5),
        (2, 3, 2, 5),
        (4, 1, 1, 4),
    ] {
        for early in [0, 1] {
            let mut found = BTreeSet::new();
            choices(&instances(delay, each), open, &mut Vec::new(), &mut |all| {
                let stale = (1..=delay).map(Some);
                for stale in stale.take(delay as usize * early).chain([None]) {
                    found.insert(sweep(all, rest, each, stale));
                }
            });
            let (open, each) = (open as u128, u128::from(each));
            let fired = open * each;
            let waited = Waited {
                open,
                each,
                rest: rest.into(),
                early: early as u128,
            };
            let ticks = (fired + early as u128).min(delay.into());
            let counted = waited.visits(ticks, fired);
            let shape = (open, each, rest, delay, early);
            for one in &found {
                let holds = counted.iter().any(|c| {
                    c.fired + one.lost >= fired && c.apart >= one.apart && c.scans >= one.visited
                });
                assert!(holds, "{shape:?}: {one:?}: {counted:?}");
            }
            for (i, c) in counted.iter().enumerate() {
                // One that another exceeds is no path.
                let exceeded = counted[..i].iter().any(|o| o.scans >= c.scans);
                let wanted = Swept {
                    lost: fired - c.fired,
                    apart: c.apart,
                    visited: c.scans,
                };
                let reached = found.contains(&wanted);
                assert!(exceeded || reached, "{shape:?}: {c:?} of {counted:?}");
                asked += 1;
            }
        }
    }
    assert!(asked > 36);
}
