//! One file per generated thing.
//!
//! | file | what it generates |
//! |---|---|
//! | `names` | identifiers, types, docs |
//! | `adopted` | types that the rules adopt |
//! | `types` | enums, events, detections and the enums over them |
//! | `record` | events and detections seen without their types |
//! | `engine` | the engine's struct, `process` and the transitive closure |
//! | `bounds` | `BOUNDS` |
//! | `situation` | the state of one situation |
//! | `entry` | the method of one event type at one situation |
//! | `thresholds` | thresholds, judged once per event and list |
//! | `settle` | what expires before a list is used |
//! | `compose` | the loops of a composition |
//! | `masked` | the innermost loop as a bit mask |
//! | `used` | what a composition leaves behind |
//! | `roles` | the loops where the trigger may take several operands |
//! | `emit` | a detection |
//! | `consume` | retention and consumption |
//! | `admit` | storing an event |
//! | `expr` | expressions |
//! | `distinct` | each declared name once, beside errors |
//! | `stub` | what stands beside errors |

mod admit;
mod adopted;
mod bounds;
mod compose;
mod consume;
mod distinct;
mod emit;
mod engine;
mod entry;
mod expr;
mod masked;
mod names;
mod record;
mod roles;
mod settle;
mod situation;
mod stub;
mod thresholds;
mod types;
mod used;

pub(crate) use stub::stub;

use names::Names;
use proc_macro2::TokenStream;
use rtcep_lang::Model;
use rtcep_lang::cost::Costs;
use rtcep_lang::resolve::Names as Places;

/// All items of an accepted rule set.
pub(crate) fn engine(mut model: Model, costs: &Costs, places: &Places) -> TokenStream {
    let names = Names::new(&model.engine, places);
    let (enums, events) = (&mut model.enums, &mut model.events);
    let mut output = adopted::aliases(&model.engine, enums, events, places);
    let model = &model;
    output.extend(adopted::readers(model, &names, places));
    output.extend(types::types(model, &names, places));
    output.extend(record::records(model, &names));
    for (s, plan) in costs.plans.iter().enumerate() {
        output.extend(situation::situation(model, &names, costs, s, plan));
    }
    output.extend(engine::engine(model, &names, costs, places));
    output
}
