//! The reference interpreter over the events of an example.

use crate::run::Entry;
use rtcep::{Record, Value};
use rtcep_lang::interp::{Interpreter, Output};
use std::fmt::Debug;

/// The attributes of an event or a detection.
pub(crate) fn values(record: &impl Record) -> Vec<Value> {
    (0..).map_while(|i| record.attribute(i)).collect()
}

/// What it tells under the rules in the text of a file: of events at their ticks, of ticks
/// without one, and of the time until `end`.
pub(crate) fn told<E: Record>(
    file: &str,
    calls: impl Iterator<Item = (u64, Option<E>)>,
    end: u64,
) -> Vec<Output> {
    let (_, rules) = file.split_once("situations! {").expect("the rules begin");
    let (rules, _) = rules.rsplit_once('}').expect("the rules end");
    let compiled = rtcep_lang::compile_str(rules);
    let model = compiled.unwrap_or_else(|_| panic!("refused")).model;
    let mut interpreter = Interpreter::new(model);
    let mut told = Vec::new();
    for (t, event) in calls {
        match event {
            Some(event) => interpreter
                .process(t, event.shape(), &values(&event), &mut told)
                .expect("in time, and declared"),
            None => interpreter.advance(t, &mut told).expect("in time"),
        }
    }
    interpreter.advance(end, &mut told).expect("in time");
    told
}

/// The engine told detections alone, and the same ones.
pub(crate) fn assert_same<D: Record + Debug>(told: &[Output], journal: &[Entry<D>]) {
    assert_eq!(told.len(), journal.len());
    for (interpreter, entry) in told.iter().zip(journal) {
        let Entry::Detected(d) = entry else {
            panic!("something else was told: {entry:?}");
        };
        let engine = Output::Detection {
            t: d.t,
            call: d.call,
            instance: d.instance,
            situation: d.situation.shape(),
            exact: d.exact,
            values: values(&d.situation),
        };
        assert!(interpreter.same(&engine), "{interpreter:?}\n{engine:?}");
    }
}
