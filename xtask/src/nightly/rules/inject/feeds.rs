//! What the detections of a situation are for.

use super::parts::map;
use fastrand::Rng;
use rtcep_lang::Model;
use rtcep_lang::model::{
    Action, ActionQueue, End, Initiator, OnFull, Quantifier, Refer, Source, Terminator,
};

/// Whether it was put in.
pub(super) fn put(model: &mut Model, s: usize, name: &str, rng: &mut Rng) -> bool {
    let source = Source::Situation(s);
    let l = rng.usize(0..model.lifespans.len());
    match name {
        "opens" => model.lifespans[l].initiators.push(Initiator::Event {
            source,
            condition: None,
            including: false,
        }),
        "ends" => model.lifespans[l].terminators.push(Terminator::Event {
            source,
            condition: None,
            which: Quantifier::Each,
            all_keys: false,
            end: if rng.bool() {
                End::Terminate
            } else {
                End::Discard
            },
        }),
        "is referred" => {
            let events = model.events.iter().enumerate();
            let own = events.filter(|(_, event)| event.adopted.is_none());
            let targets: Vec<usize> = own.map(|(e, _)| e).collect();
            let target = targets[rng.usize(0..targets.len())];
            let map = map(model, target, source);
            model.refers.push(Refer {
                target,
                source,
                condition: None,
                map,
            });
        }
        "acts" => {
            model.actions.push(Action {
                doc: Vec::new(),
                name: format!("V{}", model.actions.len()),
                source,
                condition: None,
                attributes: Vec::new(),
            });
            model.queue.get_or_insert(ActionQueue {
                max: 2,
                on_full: OnFull::Reject,
            });
        }
        _ => return false,
    }
    true
}
