//! States by how full they are.
//!
//! How much an engine holds is told by its snapshot, which is as long as what is stored. The
//! traces that the search kept are cut from their end, cut from their beginning, and thinned out
//! evenly, and their last call is made in each state to which that leads. So states of every
//! occupancy are met that events alone lead to.

use super::counted::dearest;
use crate::search::Archive;
use crate::subject::{Observed, Step, Subject};
use rtcep::{Family, Op};
use std::collections::BTreeMap;

/// A state, and what its call does.
#[derive(Clone, Debug)]
pub struct State {
    /// The calls that lead to it, and the one that is looked at.
    pub trace: Vec<Step>,
    /// Bytes held before that one.
    pub held: usize,
    /// What it did.
    pub observed: Observed,
    /// What that costs.
    pub cost: f64,
}

/// Into how many pieces a trace is cut.
const CUTS: usize = 40;

/// By tenths of what the dearest state holds, in percent: of the states that hold at most so
/// much and more than a tenth less, the one whose call does most. What holds more is as full.
pub fn by_occupancy(
    subject: &Subject,
    archive: &Archive,
    price: impl Fn(Family, Op) -> f64,
) -> BTreeMap<u64, State> {
    let mut traces: Vec<Vec<Step>> = archive.found().iter().map(|f| f.trace.clone()).collect();
    let engine = subject.plain();
    let dearest = dearest(archive);
    let full = dearest.and_then(|found| engine.held(found.trace.split_last()?.1));
    if let Some(dearest) = dearest {
        traces.extend(cuts(&dearest.trace));
    }
    let states = traces.into_iter().filter_map(|trace| {
        let before = trace.split_last()?.1;
        let held = engine.held(before)?;
        let observed = last_call(subject, &trace)?;
        if trace.last()?.event.is_some() && observed.engine.get(Op::TimerCheck) > 1 {
            return None;
        }
        let cost = observed.cost(&subject.bounds, &price);
        Some(State {
            trace,
            held,
            observed,
            cost,
        })
    });
    let mut chosen: BTreeMap<u64, State> = BTreeMap::new();
    for state in states {
        let percent = tenth(state.held, full.unwrap_or(0));
        match chosen.get(&percent) {
            Some(other) if other.cost >= state.cost => {}
            _ => {
                chosen.insert(percent, state);
            }
        }
    }
    chosen
}

/// 10 for an empty one, and for all up to a tenth.
fn tenth(held: usize, full: usize) -> u64 {
    match full {
        0 => 100,
        _ => 10 * (10 * held).div_ceil(full).clamp(1, 10) as u64,
    }
}

/// Parts of a trace, each with its last call behind it.
fn cuts(trace: &[Step]) -> Vec<Vec<Step>> {
    let Some((last, before)) = trace.split_last() else {
        return Vec::new();
    };
    let n = before.len();
    let mut cuts = Vec::new();
    for i in 0..CUTS {
        let kept = n * i / CUTS;
        let thinned = (0..n).filter(|k| (k + 1) * kept / n > k * kept / n);
        let parts = [
            before[..kept].to_vec(),
            before[n - kept..].to_vec(),
            thinned.map(|k| before[k].clone()).collect(),
        ];
        for mut part in parts {
            // What is due by then is due before the call, as in the whole trace.
            if last.event.is_some() && part.last().is_none_or(|step| step.t < last.t) {
                part.push(Step {
                    t: last.t,
                    event: None,
                });
            }
            part.push(last.clone());
            cuts.push(part);
        }
    }
    cuts
}

/// What the last call of a trace does; none if a call is late.
fn last_call(subject: &Subject, trace: &[Step]) -> Option<Observed> {
    let mut engine = subject.counting();
    let (last, before) = trace.split_last()?;
    for step in before {
        engine.call(step).ok()?;
    }
    engine.take();
    engine.call(last).ok()?;
    Some(engine.take())
}

#[cfg(test)]
mod tests {
    use super::{cuts, tenth};
    use crate::subject::Step;

    #[test]
    fn states_are_told_apart_by_tenths() {
        let tenths = [0, 1, 10, 11, 99, 100, 101].map(|held| tenth(held, 100));
        assert_eq!(tenths, [10, 10, 10, 20, 100, 100, 100]);
        assert_eq!(tenth(0, 0), 100);
    }

    #[test]
    fn cuts_end_with_the_last_call() {
        let step = |t: u64, event: Option<usize>| Step {
            t,
            event: event.map(|e| (e, Vec::new())),
        };
        let trace: Vec<Step> = (0..100).map(|t| step(t, Some(0))).collect();
        let cuts = cuts(&trace);
        assert_eq!(cuts.len(), 120);
        for cut in &cuts {
            let [.., before, last] = cut.as_slice() else {
                panic!("{cut:?}");
            };
            assert_eq!(last, &step(99, Some(0)));
            // Timers are served before it.
            assert_eq!(before, &step(99, None));
            assert!(cut.is_sorted_by_key(|step| step.t));
        }
    }
}
