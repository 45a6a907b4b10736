//! Which path vectors a search has reached.

use crate::driver::Observed;
use crate::reach::{Entered, UPPER, entered};
use crate::scope::Scope;
use rtcep::Bounds;
use rtcep::bounds::Cause;
use rtcep_lang::Model;

/// The path vectors of a rule set.
pub(crate) struct Reached {
    /// By cause, what it enters, and which paths of that were reached.
    entries: Vec<(Vec<Entered>, Vec<Vec<bool>>)>,
    causes: Vec<Cause>,
}

impl Reached {
    pub(crate) fn none(model: &Model, bounds: &Bounds) -> Self {
        let causes = (0..bounds.events.len()).map(Cause::Event);
        let causes: Vec<Cause> = causes.chain([Cause::Sweep]).collect();
        let entries = causes.iter().map(|&cause| {
            let entries = entered(model, bounds, cause);
            let reached = entries.iter().map(|e| vec![false; e.paths.len()]);
            let reached = reached.collect();
            (entries, reached)
        });
        Self {
            entries: entries.collect(),
            causes,
        }
    }

    /// Marks the paths that a cause alone went.
    pub(crate) fn mark(&mut self, cause: Cause, observed: &Observed) {
        let at = self.causes.iter().position(|&c| c == cause);
        let (entries, reached) = &mut self.entries[at.expect("a cause of these rules")];
        for (entry, reached) in entries.iter().zip(reached) {
            if let Some(path) = entry.hit(entries, observed) {
                reached[path] = true;
            }
        }
    }

    /// How many path vectors were reached. All must be, but for those that the set says
    /// are beyond it, and those must not.
    pub(crate) fn all(&self, scope: &Scope) -> Result<usize, String> {
        let mut wrong = Vec::new();
        let mut number = 0;
        let mut excused: Vec<_> = scope.beyond.iter().collect();
        let entries = self.entries.iter();
        for (entry, reached) in entries.flat_map(|(entries, reached)| entries.iter().zip(reached)) {
            for (path, &reached) in entry.paths.iter().zip(reached) {
                let title = entry.title.as_str();
                let excuse = excused
                    .iter()
                    .position(|(e, p, _)| (*e, *p) == (title, path.name));
                match (reached, excuse) {
                    (true, None) => number += 1,
                    (false, Some(excuse)) => {
                        excused.remove(excuse);
                    }
                    (true, Some(_)) => {
                        wrong.push(format!("{title}, {}: reached after all", path.name));
                    }
                    // A bound, of which the corpus does not claim that it is reached either.
                    (false, None) if path.name.starts_with(UPPER) => {}
                    (false, None) => wrong.push(format!(
                        "{title}, {}: no sequence reaches\n  {}",
                        path.name, path.counts
                    )),
                }
            }
        }
        let unknown = excused
            .iter()
            .map(|(e, p, _)| format!("{e}, {p}: there is no such path"));
        wrong.extend(unknown);
        match wrong.is_empty() {
            true => Ok(number),
            false => Err(wrong.join("\n")),
        }
    }
}
