//! The reference interpreter over the same rows.

use super::{rows, values};
use crate::guard::{self, Entry};
use crate::rules::SshGuardEvent;
use rtcep::{Record, Value};
use rtcep_lang::interp::{Interpreter, Output};

#[test]
fn the_interpreter_says_the_same() {
    let text = include_str!("../../examples/ssh_guard/rules.rs");
    let (_, rules) = text.split_once("situations! {").expect("the rules begin");
    let (rules, _) = rules.rsplit_once('}').expect("the rules end");
    let compiled = rtcep_lang::compile_str(rules);
    let model = compiled.unwrap_or_else(|_| panic!("refused")).model;
    let mut interpreter = Interpreter::new(model);
    let mut told = Vec::new();
    let rows = rows();
    for row in &rows {
        let event = SshGuardEvent::Attempt(*row);
        let values: Vec<Value> = (0..).map_while(|i| event.attribute(i)).collect();
        interpreter
            .process(row.t_s, event.shape(), &values, &mut told)
            .expect("in time, and declared");
    }
    interpreter
        .advance(guard::end_s(&rows), &mut told)
        .expect("in time");

    let journal = guard::run(&rows).journal;
    assert_eq!(told.len(), journal.len());
    for (interpreter, entry) in told.iter().zip(&journal) {
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
