//! A bound in time: counted operations times their prices.
//!
//! Of paths that exclude each other the dearest counts, and situations add up
//! (bounds.md, section 1). \[RT\] sums the costs of primitives in the same way.

use crate::statistics::real;
use rtcep::bounds::{Cause, Entry, LifespanEntry, Path, Phase};
use rtcep::{Bounds, Family, Op, OpCounts};

/// What one event can cost at most, under given prices.
#[derive(Clone, Debug, PartialEq)]
pub struct Bound {
    /// The sum of all parts, in the unit of the prices.
    pub cost: f64,
    /// The operations of all parts.
    pub counts: OpCounts,
    /// What is added up, the timers first; what costs nothing is left out.
    pub parts: Vec<Part>,
}

/// The dearest path of one situation or lifespan, or the engine's own operations.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// The event, or the timers that may be due before it.
    pub cause: Cause,
    /// What is entered.
    pub entered: Entered,
    /// The path; empty where nothing distinguishes it.
    pub path: &'static str,
    /// Whose prices apply.
    pub family: Family,
    /// How often it is entered: more than once for derived events.
    pub times: u64,
    /// What happens in all entries.
    pub counts: OpCounts,
    /// What all entries cost together.
    pub cost: f64,
}

/// What the operations of a part belong to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entered {
    /// The engine itself.
    Engine,
    /// A situation, and when.
    Situation(&'static str, Phase),
    /// A lifespan, and when.
    Lifespan(&'static str, Phase),
    /// A stateless rule, or an action.
    Rule(&'static str),
}

/// What a vector of operations costs.
pub fn cost(counts: &OpCounts, price: impl Fn(Op) -> f64) -> f64 {
    let one = |op: Op| real(counts.get(op)) * price(op);
    // What does not happen has no price: zero times an unknown price is zero.
    let happens = |op: &Op| counts.get(*op) > 0;
    Op::ALL.into_iter().filter(happens).map(one).sum()
}

/// The bound of `process` with the input event at `event`: the timers that may
/// be due before it, and the event, with their closures. A price is that of an operation
/// in the family whose code does it.
#[must_use]
pub fn bound(bounds: &Bounds, event: usize, price: impl Fn(Family, Op) -> f64) -> Bound {
    of_causes(bounds, &[Cause::Sweep, Cause::Event(event)], price)
}

/// The bound of one cause in a host that serves timers when they are due: an event finds
/// none due, and asks the engine's own timer, if there is one (language.md, 12.5).
#[must_use]
pub fn apart(bounds: &Bounds, cause: Cause, price: impl Fn(Family, Op) -> f64) -> Bound {
    let mut bound = of_causes(bounds, &[cause], &price);
    if matches!(cause, Cause::Event(_)) && bounds.sweep.checks > 0 {
        let cost = price(Family::Engine, Op::TimerCheck);
        bound.cost += cost;
        bound.counts = bound.counts.with(Op::TimerCheck, 1);
        match bound.parts.first_mut() {
            Some(engine) if engine.entered == Entered::Engine => {
                engine.cost += cost;
                engine.counts = engine.counts.with(Op::TimerCheck, 1);
            }
            _ => {}
        }
    }
    bound
}

/// The bound of some causes together.
#[must_use]
pub fn of_causes(bounds: &Bounds, causes: &[Cause], price: impl Fn(Family, Op) -> f64) -> Bound {
    let mut bound = Bound {
        cost: 0.0,
        counts: OpCounts::ZERO,
        parts: Vec::new(),
    };
    for_each_entry(bounds, causes, |cause, entered, family, times, paths| {
        let price = |op| price(family, op);
        let priced = paths.iter().map(|path| (path, cost(&path.counts, price)));
        let Some((path, one)) = priced.max_by(|a, b| a.1.total_cmp(&b.1)) else {
            return;
        };
        if path.counts == OpCounts::ZERO {
            return;
        }
        let cost = one * real(times);
        let counts = path.counts.times(times);
        bound.cost += cost;
        bound.counts = bound.counts.plus(&counts);
        bound.parts.push(Part {
            cause,
            entered,
            path: path.name,
            family,
            times,
            counts,
            cost,
        });
    });
    bound
}

/// All that causes enter: of which family it is, how often it is entered, and the paths, of
/// which each time takes one.
pub fn for_each_entry(
    bounds: &Bounds,
    causes: &[Cause],
    mut entry: impl FnMut(Cause, Entered, Family, u64, &[Path]),
) {
    let mut source =
        |cause, entries: &[Entry], lifespans: &[LifespanEntry], times, own: Own<'_>| {
            match own {
                Own::Engine(counts) => {
                    let path = Path {
                        name: "",
                        counts: *counts,
                    };
                    entry(cause, Entered::Engine, Family::Engine, times, &[path]);
                }
                Own::Rule(rule) => {
                    let rule = &bounds.rules[usize::from(rule)];
                    let entered = Entered::Rule(rule.name);
                    entry(cause, entered, Family::Stateless, times, rule.paths);
                }
                Own::Nothing => {}
            }
            for one in lifespans {
                let lifespan = &bounds.lifespans[usize::from(one.lifespan)];
                let entered = Entered::Lifespan(lifespan.name, one.phase);
                entry(cause, entered, lifespan.family, times, one.paths);
            }
            for one in entries {
                let situation = &bounds.situations[usize::from(one.situation)];
                let entered = Entered::Situation(situation.name, one.phase);
                entry(cause, entered, situation.family, times, one.paths);
            }
        };
    for &cause in causes {
        let input = bounds.of(cause);
        let own = bounds.engine_counts(cause);
        source(cause, input.entries, input.lifespans, 1, Own::Engine(&own));
        for &(situation, times) in input.derived {
            let derived = &bounds.situations[usize::from(situation)];
            source(
                cause,
                derived.entries,
                derived.lifespans,
                times,
                Own::Nothing,
            );
        }
        for &(event, times) in input.referenced {
            let made = &bounds.events[usize::from(event)];
            source(cause, made.entries, made.lifespans, times, Own::Nothing);
        }
        for &(rule, times) in input.rules {
            source(cause, &[], &[], times, Own::Rule(rule));
        }
    }
}

/// What stands beside the entries of a source.
enum Own<'a> {
    Engine(&'a OpCounts),
    Rule(u16),
    Nothing,
}

#[cfg(test)]
mod tests;
