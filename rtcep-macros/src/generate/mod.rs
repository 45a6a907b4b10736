//! One file per generated thing.
//!
//! | file | what it generates |
//! |---|---|
//! | `names` | identifiers, types, docs |
//! | `hover` | counts and bytes in docs |
//! | `adopted` | types that the rules adopt |
//! | `types` | enums, events, detections and the enums over them |
//! | `record` | events and detections seen without their types |
//! | `engine` | the engine's struct, how it is made, its typed entries |
//! | `implementation` | the implementation of `Engine` |
//! | `described` | the text of the rules |
//! | `persist` | snapshots |
//! | `adapters` | what stands in front of the engine |
//! | `bounds` | `BOUNDS` |
//! | `phases` | what an event goes through, and its transitive closure |
//! | `stateless` | the events that stateless rules make of an event |
//! | `made` | what stateless rules and actions read of an event and make from it |
//! | `actions` | actions, and how they are queued |
//! | `offers` | the event offered to every instance that it meets |
//! | `walk` | the loops over those instances |
//! | `terminate` | the clauses by which an event ends instances |
//! | `ends` | which instances those end |
//! | `initiator` | what is kept of it, and conditions that read it |
//! | `initiate` | the clauses by which an event opens instances |
//! | `opening` | what is ignored, frozen or finds no room |
//! | `sweep`, `moment` | timers, openings and ends at moments, startup |
//! | `instances` | the open instances of a lifespan |
//! | `lifetime` | how one opens, closes and composes at its end |
//! | `situation` | the state of one situation |
//! | `context` | what the parts of such a method need to know |
//! | `entry` | the method of one event type at one situation |
//! | `conclusion` | the method that composes at the end of an instance |
//! | `verdict` | what judging an event once says, by machine |
//! | `thresholds` | thresholds, judged once per event and list |
//! | `overrides` | what an event does to earlier candidates before it composes |
//! | `noted` | forbidden and absent events |
//! | `settle` | what expires before a list is used |
//! | `compose` | the loops of a composition |
//! | `relations` | order, distinctness and window of a combination |
//! | `masked` | the innermost loop as a bit mask |
//! | `used` | what a composition leaves behind |
//! | `restored` | what is put right in a restored state |
//! | `roles` | the loops where the trigger may take several operands |
//! | `group` | the groups of repetitions, and what is aggregated over them |
//! | `emit` | a detection |
//! | `exact` | what was lost, and whether that touches a detection |
//! | `any` | a detection for each event that passes |
//! | `consume` | retention and consumption |
//! | `gone` | consumption of sets of candidates |
//! | `admit` | storing an event |
//! | `full` | a list that is full |
//! | `count` | `atleast`, `atmost`, `nth` |
//! | `aggregate` | `report`, `percentage`, `crosses`, `trend` |
//! | `absence` | `not` |
//! | `timer` | `at`, `every`, `after` in one instance |
//! | `timers` | when the timers of situations are due |
//! | `firing` | the instances in which they fire |
//! | `parts` | what a machine adds to the state of a situation |
//! | `expr` | expressions |
//! | `call` | functions in them |
//! | `literal` | constants in them |
//! | `functions` | declared functions |
//! | `distinct` | each declared name once, beside errors |
//! | `stub` | what stands beside errors |

mod absence;
mod actions;
mod adapters;
mod admit;
mod adopted;
mod aggregate;
mod any;
mod bounds;
mod call;
mod compose;
mod conclusion;
mod consume;
mod context;
mod count;
mod described;
mod distinct;
mod emit;
mod ends;
mod engine;
mod entry;
mod exact;
mod expr;
mod firing;
mod full;
mod functions;
mod gone;
mod group;
mod hover;
mod implementation;
mod initiate;
mod initiator;
mod instances;
mod lifetime;
mod literal;
mod made;
mod masked;
mod moment;
mod names;
mod noted;
mod offers;
mod opening;
mod overrides;
mod parts;
mod persist;
mod phases;
mod record;
mod relations;
mod restored;
mod roles;
mod settle;
mod situation;
mod stateless;
mod stub;
mod sweep;
mod terminate;
mod thresholds;
mod timer;
mod timers;
mod types;
mod used;
mod verdict;
mod walk;

pub(crate) use stub::stub;

use names::Names;
use proc_macro2::TokenStream;
use rtcep_lang::Model;
use rtcep_lang::cost::Costs;
use rtcep_lang::resolve::Names as Places;

/// All items of an accepted rule set.
pub(crate) fn engine(mut model: Model, costs: &Costs, places: &Places) -> TokenStream {
    let names = Names::new(&model.engine, places);
    // Before paths are replaced by the names of generated items.
    let described = described::described(&model, &names);
    let (enums, events) = (&mut model.enums, &mut model.events);
    let mut output = adopted::aliases(&model.engine, enums, events, places);
    output.extend(functions::wrappers(&mut model, places));
    let model = &model;
    output.extend(adopted::readers(model, &names, places));
    output.extend(types::types(model, &names, costs, places));
    output.extend(record::records(model, &names));
    output.extend(actions::items(model, &names, places));
    output.extend(stateless::set(model, &names));
    output.extend(adapters::types(model, &names, places));
    for (s, plan) in costs.plans.iter().enumerate() {
        output.extend(situation::situation(model, &names, s, plan));
    }
    for l in 0..model.lifespans.len() {
        output.extend(instances::structure(model, &names, l));
    }
    output.extend(persist::persist(model, &names, costs));
    output.extend(engine::engine(model, &names, costs, places));
    output.extend(described);
    output
}
