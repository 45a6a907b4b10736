//! Paths while they are being put together.

use super::entered::PathCosts;
use super::polynomial::Polynomial;
use super::vector::Vector;

/// A path while it is being put together.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    pub(super) name: String,
    pub(super) vector: Vector,
    /// What is done on this path once, whatever the number of instances.
    pub(super) once: Vector,
}

impl Draft {
    pub(super) fn new(name: &str, vector: Vector) -> Self {
        Self {
            name: name.into(),
            vector,
            once: Vector::ZERO,
        }
    }

    pub(super) fn then(&self, name: &str, more: &Vector) -> Self {
        let comma = if self.name.is_empty() || name.is_empty() {
            ""
        } else {
            ", "
        };
        Self {
            name: format!("{}{comma}{name}", self.name),
            vector: self.vector.clone().plus(more),
            once: self.once.clone(),
        }
    }

    /// This path, on which more is done once.
    pub(super) fn once(mut self, more: &Vector) -> Self {
        self.once = self.once.plus(more);
        self
    }
}

/// All paths of an entry: what is done once, and then in each instance.
#[derive(Clone, Debug)]
pub(super) struct Found {
    /// Once, before the paths of the instances.
    pub(super) shared: Vector,
    /// The paths of one instance.
    pub(super) each: Vec<Draft>,
    /// Paths on which nothing is done in any instance.
    pub(super) instead: Vec<Draft>,
    /// Detections in one instance.
    pub(super) detections: u128,
    /// Combinations examined in one instance.
    pub(super) rows: Polynomial,
}

impl Found {
    /// The paths of so many instances together.
    pub(super) fn together(self, instances: u128) -> Vec<Draft> {
        if instances == 0 {
            return vec![Draft::new("", self.shared)];
        }
        let mut drafts = self.instead;
        drafts.extend(self.each.into_iter().map(|draft| {
            let vector = draft.vector.times(instances).plus(&draft.once);
            Draft::new(&draft.name, vector.plus(&self.shared))
        }));
        drafts
    }
}

/// The paths that no other one exceeds in all operations, as constants; none
/// where one does not fit `u64`.
pub(super) fn costs(drafts: Vec<Draft>) -> Option<Vec<PathCosts>> {
    let costs = undominated(drafts).into_iter().map(|draft| {
        let fits = draft.vector.total_fits();
        Some(PathCosts {
            name: draft.name,
            counts: draft.vector.counts().filter(|_| fits)?,
        })
    });
    costs.collect()
}

/// Those that no other one exceeds in all operations.
pub(super) fn undominated(drafts: Vec<Draft>) -> Vec<Draft> {
    let mut kept: Vec<Draft> = Vec::new();
    for draft in drafts {
        if kept.iter().any(|other| draft.vector.below(&other.vector)) {
            continue;
        }
        kept.retain(|other| !other.vector.below(&draft.vector));
        kept.push(draft);
    }
    kept
}
