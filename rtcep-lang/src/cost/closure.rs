//! What one input event causes with its transitive closure.
//!
//! N(S) derived events of S = Σ over what triggers S, of how often that is
//! processed times the detections that it makes; situations in topological
//! order, since a cycle is refused.

use super::vector::Vector;
use super::{EntryCosts, Overflow};
use crate::model::{Model, Source};
use rtcep_core::Op;

/// The costs of one input event.
#[derive(Clone, Debug, PartialEq)]
pub struct EventCosts {
    /// The situations that the event itself enters.
    pub entries: Vec<EntryCosts>,
    /// Derived events of the closure: (situation, how many at most).
    pub derived: Vec<(usize, u64)>,
    /// Detections at most, the closure's included.
    pub detections: u64,
    /// Depth of the closure: 1 for an event that no derived event follows.
    pub depth: u32,
}

pub(super) fn events(
    model: &Model,
    inputs: &[Vec<EntryCosts>],
    situations: &[Vec<EntryCosts>],
    overflows: &mut Vec<Overflow>,
) -> Vec<EventCosts> {
    let order = topological(model);
    inputs
        .iter()
        .enumerate()
        .map(|(e, entries)| {
            let mut derived = vec![0u128; model.situations.len()];
            let mut depth = vec![0u32; model.situations.len()];
            let mut detections = 0u128;
            let mut sum = Vector::ZERO.with(Op::Arrival, 1);
            let mut told = false;
            let mut enter = |entries: &[EntryCosts],
                             times: u128,
                             level: u32,
                             derived: &mut [u128],
                             depth: &mut [u32]| {
                if level > 1 {
                    sum = sum.clone().with(Op::Derive, times);
                }
                for entry in entries {
                    let made = times.saturating_mul(u128::from(entry.detections));
                    detections = detections.saturating_add(made);
                    sum = sum.clone().plus(&most(entry).times(times));
                    if model.feeds(entry.situation) {
                        let n = &mut derived[entry.situation];
                        *n = n.saturating_add(made);
                        depth[entry.situation] = depth[entry.situation].max(level + 1);
                    }
                    let fits = sum.total_fits() && u64::try_from(detections).is_ok();
                    // What is added to a sum that does not fit is not to blame.
                    if !fits && !told {
                        told = true;
                        overflows.push(Overflow {
                            situation: entry.situation,
                            what: format!(
                                "operations for one `{}` with its transitive closure",
                                model.events[e].name
                            ),
                        });
                    }
                }
            };
            enter(entries, 1, 1, &mut derived, &mut depth);
            for &s in &order {
                let (times, level) = (derived[s], depth[s]);
                if times > 0 {
                    enter(&situations[s], times, level, &mut derived, &mut depth);
                }
            }
            EventCosts {
                entries: entries.clone(),
                detections: u64::try_from(detections).unwrap_or(u64::MAX),
                depth: depth.iter().copied().max().unwrap_or(0).max(1),
                derived: derived
                    .iter()
                    .enumerate()
                    .filter(|(_, n)| **n > 0)
                    .map(|(s, &n)| (s, u64::try_from(n).unwrap_or(u64::MAX)))
                    .collect(),
            }
        })
        .collect()
}

/// The largest count of each operation over an entry's paths, with the
/// engine's own operation for the derived event left to the caller.
fn most(entry: &EntryCosts) -> Vector {
    entry.paths.iter().fold(Vector::ZERO, |most, path| {
        let mut one = Vector::ZERO;
        for op in Op::ALL {
            one = one.with(op, u128::from(path.counts.get(op)));
        }
        most.max(&one)
    })
}

/// Situations so that each comes after all that feed it.
fn topological(model: &Model) -> Vec<usize> {
    let mut order = Vec::new();
    let mut left: Vec<usize> = (0..model.situations.len()).collect();
    while !left.is_empty() {
        let ready = |s: &usize| {
            model.situations[*s]
                .operands
                .iter()
                .all(|o| !matches!(o.source, Source::Situation(f) if left.contains(&f)))
        };
        let next: Vec<usize> = left.iter().copied().filter(ready).collect();
        if next.is_empty() {
            break; // a cycle, which the checks refuse
        }
        left.retain(|s| !next.contains(s));
        order.extend(next);
    }
    order
}
