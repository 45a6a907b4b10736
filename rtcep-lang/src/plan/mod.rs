//! How a model is executed: storage and the shape of each composition.
//!
//! Code generation and cost analysis both read this plan, so that what is
//! counted is what runs. The interpreter never sees it.

mod aggregate;
mod count;
mod entry;
mod group;
mod losses;
mod machine;
mod noted;
mod search;
mod stateless;
mod storage;
mod timer;

pub use aggregate::{AggregatePlan, Aggregated, Common, Part, What};
pub use count::{CountPlan, Test, Uses, Weight};
pub use entry::{Composition, Conclusion, EntryPlan, Judged};
pub use group::{Before, Fold, Group, Screen, folds, older, repeats, same, screens};
pub use losses::{Lossy, loses, losses};
pub use machine::Machine;
pub use noted::{Noted, gaps};
pub use search::{Level, Search, last_each, marks};
pub use stateless::{Expansion, Expansions, expansions, rule_of_action};
pub use storage::{ListPlan, Storage};
pub use timer::{Timing, misses};

use crate::model::{CandidateList, Detect, Model, OnFull, Source, lists};

/// The plan of one situation.
#[derive(Clone, Debug, PartialEq)]
pub struct SituationPlan {
    /// The code that executes it.
    pub machine: Machine,
    /// Its candidate lists, by their first operand.
    pub lists: Vec<ListPlan>,
    /// The list of each operand, if it stores.
    pub list_of: Vec<Option<usize>>,
    /// One entry per event or situation whose events it takes: inputs first,
    /// each by declaration.
    pub entries: Vec<EntryPlan>,
    /// What happens at the end of an instance, where detection is deferred.
    pub conclusion: Option<Conclusion>,
    /// The required operands with a gap before them in which something is absent.
    pub gaps: Vec<usize>,
    /// Whether some event forbids the detection.
    pub forbids: bool,
    /// Whether some list freezes the instance.
    pub freezes: bool,
    /// Whether an instance ends with its first detection.
    pub ends: bool,
    /// The losses that make its detections inexact.
    pub losses: Vec<Lossy>,
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
    let machine = machine::machine(model, s);
    let lists = match &machine {
        Machine::Count(count) => count::plan_lists(model, situation, count, &shared),
        Machine::Aggregate(aggregate) => aggregate::plan_lists(situation, aggregate, &shared),
        Machine::Timer(_) => timer::plan_lists(model, situation),
        Machine::Join | Machine::Any | Machine::Not => {
            storage::plan_lists(model, situation, &shared)
        }
    };
    let list_of: Vec<Option<usize>> = (0..situation.operands.len())
        .map(|o| lists.iter().position(|list| list.operands.contains(&o)))
        .collect();
    let mut sources: Vec<Source> = situation.operands.iter().map(|o| o.source).collect();
    sources.sort_unstable();
    sources.dedup();
    let entries: Vec<EntryPlan> = sources
        .into_iter()
        .map(|source| match machine {
            Machine::Join => entry::plan_entry(situation, &list_of, source),
            // Its timer detects, and not the event.
            Machine::Timer(_) => EntryPlan {
                composition: Composition::None,
                ..entry::plan_single(situation, &list_of, source)
            },
            _ => entry::plan_single(situation, &list_of, source),
        })
        .collect();
    let freezes = |list: &ListPlan| list.on_full == OnFull::Freeze && !list.roomy;
    SituationPlan {
        freezes: lists.iter().any(freezes),
        gaps: gaps(situation),
        forbids: entries.iter().any(EntryPlan::forbids),
        ends: situation.once && situation.detect == Detect::Immediate && !entries.is_empty(),
        conclusion: entry::plan_conclusion(situation, &machine, &list_of),
        losses: losses(model, s),
        machine,
        lists,
        list_of,
        entries,
    }
}

impl SituationPlan {
    /// Whether an instance may take nothing more while its lifespan goes on.
    #[must_use]
    pub fn rests(&self) -> bool {
        self.freezes || self.ends
    }

    /// The entry of events of `source`, if the situation takes them.
    #[must_use]
    pub fn entry(&self, source: Source) -> Option<&EntryPlan> {
        self.entries.iter().find(|entry| entry.source == source)
    }
}
