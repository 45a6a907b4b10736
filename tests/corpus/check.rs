//! Both engines against a script and against each other.

use crate::counts;
use crate::driver::Driver;
use crate::script::{self, Line, Part, Says, Step};
use crate::subject::Subject;
use crate::told::{Told, same};
use rtcep_lang::Model;
use rtcep_lang::interp::{Interpreter, Queued, Refused, same_value};

/// The model of a subject's text.
pub(crate) fn model(subject: &Subject) -> Model {
    match rtcep_lang::compile_str(subject.text) {
        Ok(compiled) => compiled.model,
        Err(rejected) => panic!("{}: {:?}", subject.name, rejected.diagnostics),
    }
}

/// One step of the interpreter.
pub(crate) fn interpret(interpreter: &mut Interpreter, step: &Step) -> Vec<Told> {
    let mut output = Vec::new();
    let result = match &step.event {
        Some((event, values)) => interpreter.process(step.t, *event, values, &mut output),
        None => interpreter
            .advance(step.t, &mut output)
            .map_err(Refused::Late),
    };
    let mut told: Vec<Told> = output.into_iter().map(Told::Sink).collect();
    match result {
        Ok(()) => {}
        Err(Refused::Late(late)) => told.push(Told::Late { t: late.t }),
        Err(other) => panic!("the interpreter refused a step: {other:?}"),
    }
    told
}

/// One step of the generated code.
pub(crate) fn generated(driver: &mut dyn Driver, step: &Step) -> Vec<Told> {
    let mut told = Vec::new();
    match &step.event {
        Some((event, values)) => driver.process(step.t, *event, values, &mut told),
        None => driver.advance(step.t, &mut told),
    }
    told
}

/// A hand-computed trace through both engines; `Err` tells the first line that
/// one of them answers otherwise.
pub(crate) fn script(subject: &Subject, text: &str) -> Result<(), String> {
    let model = model(subject);
    let expected = script::parse(&model, text);
    let mut interpreter = subject.interpreter(&model);
    let mut result = Ok(());
    (subject.run)(&mut |driver| {
        for line in &expected {
            if let Err(wrong) = holds(subject, line, &mut interpreter, driver) {
                let (name, number) = (subject.name, line.number);
                result = Err(format!("{name}, line {number} of\n{text}\n{wrong}"));
                return;
            }
        }
        result = totals(subject, &model, &interpreter, driver);
    });
    result
}

/// Whether both engines do as one line says.
fn holds(
    subject: &Subject,
    line: &Line,
    interpreter: &mut Interpreter,
    driver: &mut dyn Driver,
) -> Result<(), String> {
    match &line.says {
        Says::Call(step, told) => {
            let a = interpret(interpreter, step);
            let b = generated(driver, step);
            if !same(&a, told) {
                return Err(format!("expected    {told:?}\ninterpreter {a:?}"));
            }
            if !same(&b, told) {
                return Err(format!("expected  {told:?}\ngenerated {b:?}"));
            }
            counts::within(subject, driver, step, &b)?;
            deadlines(interpreter, driver)
        }
        Says::Lost(part, expected) => {
            let (a, b) = match *part {
                Part::Situation(s) => (interpreter.tally(s), driver.tally(s)),
                Part::Lifespan(l) => (interpreter.lifespan_tally(l), driver.lifespan_tally(l)),
                Part::Rule(r) => {
                    let a = r.checked_sub(interpreter.model().refers.len());
                    let a = a.expect("an action: a stateless rule loses nothing");
                    (interpreter.action_tally(a), driver.action_tally(a))
                }
            };
            let (a, b) = (a.map(|tally| tally.lost), b.map(|tally| tally.lost));
            match (a, b) == (Some(*expected), Some(*expected)) {
                true => Ok(()),
                false => Err(format!(
                    "lost {expected} expected; interpreter {a:?}, generated {b:?}"
                )),
            }
        }
        Says::Take(expected) => {
            let (a, b) = (interpreter.next_action(), driver.next_action());
            match both_same(&a, expected.as_ref()) && both_same(&b, expected.as_ref()) {
                true => Ok(()),
                false => Err(format!(
                    "to take: {expected:?}; interpreter {a:?}, generated {b:?}"
                )),
            }
        }
        Says::Due(expected) => {
            let exact = interpreter.next_deadline();
            match exact == *expected {
                true => deadlines(interpreter, driver),
                false => Err(format!(
                    "due at {expected:?} expected; interpreter {exact:?}"
                )),
            }
        }
    }
}

/// The same action of the same call, bit for bit, or none.
fn both_same(a: &Option<Queued>, b: Option<&Queued>) -> bool {
    match (a, b) {
        (Some(a), Some(b)) => same_action(a, b),
        (None, None) => true,
        _ => false,
    }
}

/// The same action of the same call, bit for bit.
pub(crate) fn same_action(a: &Queued, b: &Queued) -> bool {
    let mut values = a.values.iter().zip(&b.values);
    (a.t, a.call, a.action) == (b.t, b.call, b.action)
        && a.values.len() == b.values.len()
        && values.all(|(a, b)| same_value(a, b))
}

/// The host takes what waits, at most so many: the same of both engines.
fn taken(
    interpreter: &mut Interpreter,
    driver: &mut dyn Driver,
    most: usize,
) -> Result<(), String> {
    for _ in 0..most {
        let (a, b) = (interpreter.next_action(), driver.next_action());
        if !both_same(&a, b.as_ref()) {
            return Err(format!("taken: interpreter {a:?}, generated {b:?}"));
        }
        if a.is_none() {
            break;
        }
    }
    Ok(())
}

/// Generated code names no later deadline than the interpreter, whose deadlines are
/// exact. It may name an earlier one where situations have timers, and one where none
/// is: an engine keeps the least of many, and does not look for the next where one
/// goes without firing.
pub(crate) fn deadlines(interpreter: &Interpreter, driver: &dyn Driver) -> Result<(), String> {
    let (a, b) = (interpreter.next_deadline(), driver.next_deadline());
    let mut situations = interpreter.model().situations.iter();
    let holds = match situations.any(|s| s.kind.temporal()) {
        false => a == b,
        true => a.is_none_or(|exact| b.is_some_and(|due| due <= exact)),
    };
    match holds {
        true => Ok(()),
        false => Err(format!(
            "the next timer: interpreter {a:?}, generated {b:?}"
        )),
    }
}

/// What both engines have counted in the end.
pub(crate) fn totals(
    subject: &Subject,
    model: &Model,
    interpreter: &Interpreter,
    driver: &dyn Driver,
) -> Result<(), String> {
    let name = subject.name;
    for s in 0..=model.situations.len() {
        let (a, b) = (interpreter.tally(s), driver.tally(s));
        if a != b {
            return Err(format!(
                "{name}: tallies of situation {s} differ: interpreter {a:?}, generated {b:?}"
            ));
        }
    }
    for l in 0..=model.lifespans.len() {
        let (a, b) = (interpreter.lifespan_tally(l), driver.lifespan_tally(l));
        if a != b {
            return Err(format!(
                "{name}: tallies of lifespan {l} differ: interpreter {a:?}, generated {b:?}"
            ));
        }
    }
    for e in 0..=model.events.len() {
        let (a, b) = (interpreter.event_tally(e), driver.event_tally(e));
        if a != b {
            return Err(format!(
                "{name}: tallies of event {e} differ: interpreter {a:?}, generated {b:?}"
            ));
        }
    }
    for a in 0..=model.actions.len() {
        let (told, counted) = (interpreter.action_tally(a), driver.action_tally(a));
        if told != counted {
            return Err(format!(
                "{name}: tallies of action {a} differ: interpreter {told:?}, generated {counted:?}"
            ));
        }
    }
    if driver.late() != interpreter.late() {
        return Err(format!("{name}: late calls differ"));
    }
    Ok(())
}

/// A trace on which both engines must agree; `Err` tells where they do not.
pub(crate) fn agree(subject: &Subject, model: &Model, trace: &[Step]) -> Result<(), String> {
    let mut interpreter = subject.interpreter(model);
    let mut result = Ok(());
    (subject.run)(&mut |driver| {
        for (i, step) in trace.iter().enumerate() {
            let a = interpret(&mut interpreter, step);
            let b = generated(driver, step);
            let name = subject.name;
            let checked = if same(&a, &b) {
                counts::within(subject, driver, step, &b)
                    .and_then(|()| deadlines(&interpreter, driver))
                    // Now and then, and not all of them: the queue is full, too.
                    .and_then(|()| taken(&mut interpreter, driver, [0, 0, 1, 0, 3, 9][i % 6]))
            } else {
                Err(format!("interpreter {a:?}\ngenerated   {b:?}"))
            };
            if let Err(why) = checked {
                result = Err(format!("{name}, step {i}: {step:?}\n{why}"));
                return;
            }
        }
        result = totals(subject, model, &interpreter, driver);
    });
    result
}
