//! Which paths the observed operations of a part are. What is observed is the
//! sum over the phases in which a cause enters it.

use super::entries::{Entered, FOLLOWED};
use crate::driver::Observed;
use rtcep::{Op, OpCounts};

impl Entered {
    /// The path of this phase that the observed operations contain, exactly; none
    /// if no paths of the phases add up to them, or if it is not certain which.
    /// `entries` is all that the cause enters.
    pub(crate) fn hit(&self, entries: &[Entered], observed: &Observed) -> Option<usize> {
        let derived = observed.engine.get(Op::Derive) > 0;
        if derived && self.derived.len() > FOLLOWED {
            return None;
        }
        let mut phases = vec![self];
        let others = entries.iter().filter(|e| e.target == self.target);
        phases.extend(others.filter(|e| e.phase != self.phase));
        let below = self
            .derived
            .iter()
            .filter(|_| derived)
            .map(|paths| Entered {
                paths: paths.clone(),
                opens: None,
                derived: Vec::new(),
                ..self.clone()
            });
        let below: Vec<Entered> = below.collect();
        phases.extend(below.iter());
        let mut found = Vec::new();
        splits(&phases, observed, OpCounts::ZERO, None, &mut found);
        found.dedup();
        match found[..] {
            [certain] => certain,
            _ => None,
        }
    }

    /// Whether nothing can have happened in this phase, and whether something can.
    fn can(&self, observed: &Observed) -> (bool, bool) {
        // A phase whose path counts nothing is always passed.
        let empty = self.paths.iter().any(|path| path.counts == OpCounts::ZERO);
        match self.opens {
            Some((lifespan, always)) => {
                let opened = observed.lifespans[lifespan].get(Op::Open) > 0;
                let must = empty || (opened && always);
                (!must, opened)
            }
            None => (!empty, true),
        }
    }
}

/// All ways to make the observed operations of one path per phase, or none;
/// `found` gets what each takes of the first phase.
fn splits(
    phases: &[&Entered],
    observed: &Observed,
    before: OpCounts,
    first: Option<Option<usize>>,
    found: &mut Vec<Option<usize>>,
) {
    let Some((phase, behind)) = phases.split_first() else {
        return;
    };
    let all = observed.of(phase.target);
    let (nothing, something) = phase.can(observed);
    let nothing = nothing.then_some((None, OpCounts::ZERO));
    let paths = phase.paths.iter().enumerate().filter(|_| something);
    let paths = paths.map(|(p, path)| (Some(p), path.counts));
    for (path, counts) in nothing.into_iter().chain(paths) {
        let sum = before.plus(&counts);
        let first = first.or(Some(path));
        if !behind.is_empty() {
            if sum.within(&all) {
                splits(behind, observed, sum, first, found);
            }
        } else if sum == all {
            found.extend(first);
        }
    }
}
