//! What stands beside situations and lifespans.

use super::Set;
use rtcep_lang::Model;
use rtcep_lang::model::{OnFull, Source};

/// Of a rule set.
pub(super) fn of(model: &Model) -> Set {
    let mut set = Set::default();
    for refer in &model.refers {
        set.add("refer");
        set.add_if(refer.condition.is_some(), "refer if");
        match refer.source {
            Source::Situation(_) => set.add("refer of situation"),
            Source::Event(e) => {
                let chain = model.refers.iter().any(|other| other.target == e);
                set.add_if(chain, "refer chain");
            }
        }
    }
    for action in &model.actions {
        set.add("action");
        set.add_if(action.condition.is_some(), "action if");
        let detected = matches!(action.source, Source::Situation(_));
        set.add_if(detected, "action on situation");
    }
    match model.queue.filter(|_| !model.actions.is_empty()) {
        Some(queue) if queue.on_full == OnFull::DropOldest => set.add("queue: drop_oldest"),
        Some(_) => set.add("queue: reject"),
        None => {}
    }
    set.add_if(model.reorder.is_some(), "reorder");
    set.add_if(model.merge.is_some(), "merge");
    let mut events = model.events.iter();
    set.add_if(events.any(|e| e.adopted.is_some()), "adopted event");
    let mut enums = model.enums.iter();
    set.add_if(enums.any(|e| e.adopted.is_some()), "adopted enum");
    set
}
