//! How a model is executed: storage and the shape of each composition.
//!
//! Code generation and cost analysis both read this plan, so that what is
//! counted is what runs. The interpreter never sees it.

mod entry;
mod storage;

pub use entry::{Composition, EntryPlan, Judged, Level, Search, last_each, marks};
pub use storage::{ListPlan, Storage};

use crate::model::{CandidateList, Model, Source, lists};

/// The plan of one situation.
#[derive(Clone, Debug, PartialEq)]
pub struct SituationPlan {
    /// Its candidate lists, by their first operand.
    pub lists: Vec<ListPlan>,
    /// The list of each operand, if it stores.
    pub list_of: Vec<Option<usize>>,
    /// One entry per event or situation whose events it takes: inputs first,
    /// each by declaration.
    pub entries: Vec<EntryPlan>,
    /// Whether some list freezes the instance.
    pub freezes: bool,
}

/// The plans of all situations, by declaration.
#[must_use]
pub fn plan(model: &Model) -> Vec<SituationPlan> {
    (0..model.situations.len())
        .map(|s| plan_situation(model, s))
        .collect()
}

fn plan_situation(model: &Model, s: usize) -> SituationPlan {
    let situation = &model.situations[s];
    let shared: Vec<CandidateList> = lists(situation);
    let lists = storage::plan_lists(model, situation, &shared);
    let list_of: Vec<Option<usize>> = (0..situation.operands.len())
        .map(|o| lists.iter().position(|list| list.operands.contains(&o)))
        .collect();
    let mut sources: Vec<Source> = situation.operands.iter().map(|o| o.source).collect();
    sources.sort_unstable();
    sources.dedup();
    let entries = sources
        .into_iter()
        .map(|source| entry::plan_entry(situation, &list_of, source))
        .collect();
    SituationPlan {
        freezes: lists
            .iter()
            .any(|list| list.on_full == crate::model::OnFull::Freeze),
        lists,
        list_of,
        entries,
    }
}

impl SituationPlan {
    /// The entry of events of `source`, if the situation takes them.
    #[must_use]
    pub fn entry(&self, source: Source) -> Option<&EntryPlan> {
        self.entries.iter().find(|entry| entry.source == source)
    }
}
