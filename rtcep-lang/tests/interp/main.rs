//! The reference interpreter against traces computed by hand from language.md.
//!
//! Generated code is compared with the interpreter, so what is wrong here
//! would be wrong twice and never be seen.

mod closure;
mod contexts;
mod expr;
mod faults;
mod functions;
mod joins;
mod kinds;
mod lists;
mod same;
mod stateless;
mod time;

use rtcep_core::{Late, Value};
use rtcep_lang::compile_str;
use rtcep_lang::interp::{Interpreter, Output, Refused};

/// Declarations that most rule sets here begin with.
const EVENTS: &str = "engine Test; resolution 1us;
    event A { x: i64 } event B { x: i64 } event C { x: i64 }
    lifespan L { from startup; max_open 1; }";

/// An interpreter of [`EVENTS`] and some situations.
fn interpreter(situations: &str) -> Interpreter {
    match compile_str(&format!("{EVENTS}\n{situations}")) {
        Ok(compiled) => Interpreter::new(compiled.model),
        Err(rejected) => {
            let lines = rejected.diagnostics.iter().map(ToString::to_string);
            panic!("{}\n{situations}", lines.collect::<Vec<_>>().join("\n"));
        }
    }
}

/// Runs a trace of `(t, event, x)` and tells what the sink was told.
fn run(situations: &str, trace: &[(u64, &str, i64)]) -> Vec<String> {
    feed(&mut interpreter(situations), trace)
}

/// The same with an interpreter that has a past.
fn feed(interpreter: &mut Interpreter, trace: &[(u64, &str, i64)]) -> Vec<String> {
    let mut out = Vec::new();
    for &(t, event, x) in trace {
        let event = ["A", "B", "C"].iter().position(|name| *name == event);
        let event = event.expect("one of the three events");
        let accepted = interpreter.process(t, event, &[Value::I64(x)], &mut out);
        accepted.expect("a trace in order of time");
    }
    out.iter().map(|output| tell(interpreter, output)).collect()
}

/// `S@5[1, 2]`, `S.a reject`, `S when 2`, `L reject` or `L until 1`.
fn tell(interpreter: &Interpreter, output: &Output) -> String {
    let situations = &interpreter.model().situations;
    match output {
        Output::Detection {
            t,
            situation,
            values,
            ..
        } => {
            let values: Vec<String> = values.iter().map(number).collect();
            format!("{}@{t}[{}]", situations[*situation].name, values.join(", "))
        }
        Output::Overflow {
            situation,
            operand,
            on_full,
        } => {
            let situation = &situations[*situation];
            let operand = &situation.operands[*operand].name;
            format!("{}.{operand} {}", situation.name, on_full.name())
        }
        Output::Fault {
            situation,
            expression,
            count,
        } => format!(
            "{} {} {count}",
            situations[*situation].name,
            expression.name()
        ),
        Output::LifespanFull { lifespan, on_full } => {
            let lifespan = &interpreter.model().lifespans[*lifespan].name;
            format!("{lifespan} {}", on_full.name())
        }
        Output::LifespanFault {
            lifespan,
            expression,
            count,
        } => {
            let lifespan = &interpreter.model().lifespans[*lifespan].name;
            format!("{lifespan} {} {count}", expression.name())
        }
        Output::Missed { situation, count } => {
            format!("{} missed {count}", situations[*situation].name)
        }
        Output::ReferFault { event, count } => {
            format!("{} refer {count}", interpreter.model().events[*event].name)
        }
        Output::ActionFault { action, count } => {
            let action = &interpreter.model().actions[*action].name;
            format!("{action} action {count}")
        }
        Output::ActionsFull { action, on_full } => {
            let action = &interpreter.model().actions[*action].name;
            format!("{action} {}", on_full.name())
        }
    }
}

fn number(value: &Value) -> String {
    match value {
        Value::I64(x) => x.to_string(),
        Value::U64(x) => x.to_string(),
        Value::I128(x) => x.to_string(),
        Value::F64(x) => format!("{x:?}"),
        other => format!("{other:?}"),
    }
}

#[test]
fn late_calls_change_nothing_but_their_counter() {
    let mut interpreter = interpreter(
        "situation S: all in L { operand a: first A; detect immediate; emit { x: a.x } }",
    );
    let mut out = Vec::new();
    let one = [Value::I64(1)];
    assert_eq!(interpreter.advance(10, &mut out), Ok(()));
    assert_eq!(interpreter.process(10, 0, &one, &mut out), Ok(()));
    let late = Late { t: 9, now: 10 };
    assert_eq!(
        interpreter.process(9, 0, &one, &mut out),
        Err(Refused::Late(late))
    );
    assert_eq!(interpreter.advance(9, &mut out), Err(late));
    assert_eq!(interpreter.late(), 2);
    assert_eq!(interpreter.process(11, 0, &one, &mut out), Ok(()));
    let calls: Vec<(u64, u64, u64)> = out
        .iter()
        .map(|output| match output {
            Output::Detection {
                t, call, instance, ..
            } => (*t, *call, *instance),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(
        calls,
        [(10, 2, 1), (11, 3, 1)],
        "refused calls take no ordinal"
    );
}

#[test]
fn what_the_rules_do_not_declare_is_refused() {
    let mut interpreter = interpreter(
        "situation S: all in L { operand a: first A; detect immediate; emit { x: a.x } }",
    );
    let mut out = Vec::new();
    let mut refused = |event, values: &[Value]| interpreter.process(5, event, values, &mut out);
    assert_eq!(
        refused(3, &[]),
        Err(Refused::Event {
            event: 3,
            events: 3
        })
    );
    let attributes = Refused::Attributes {
        event: 1,
        expected: 1,
        given: 0,
    };
    assert_eq!(refused(1, &[]), Err(attributes));
    let value = Refused::Value {
        event: 1,
        attribute: 0,
    };
    assert_eq!(refused(1, &[Value::U32(1)]), Err(value));
    assert!(out.is_empty());
    assert_eq!(
        interpreter.advance(0, &mut out),
        Ok(()),
        "the clock had not moved"
    );
}

#[test]
fn instances_are_numbered_over_all_lifespans() {
    let mut interpreter = interpreter(
        "lifespan M { from startup; max_open 1; }
         situation S: all in M { operand a: first A; detect immediate; emit { x: a.x } }
         situation R: all in L { operand a: first A; detect immediate; emit { x: a.x } }",
    );
    let mut out = Vec::new();
    let accepted = interpreter.process(0, 0, &[Value::I64(1)], &mut out);
    assert_eq!(accepted, Ok(()));
    let instances: Vec<(usize, u64)> = out
        .iter()
        .map(|output| match output {
            Output::Detection {
                situation,
                instance,
                ..
            } => (*situation, *instance),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(instances, [(0, 2), (1, 1)]);
}
