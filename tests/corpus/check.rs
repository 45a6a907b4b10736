//! Both engines against a script and against each other.

use crate::counts;
use crate::script::{self, Step};
use crate::subject::{Driver, Subject};
use crate::told::{Told, same};
use rtcep_lang::Model;
use rtcep_lang::interp::{Interpreter, Refused};

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
    let mut interpreter = Interpreter::new(model.clone());
    let mut result = Ok(());
    (subject.run)(&mut |driver| {
        for step in &expected {
            let a = interpret(&mut interpreter, &step.step);
            let b = generated(driver, &step.step);
            let counted = counts::within(subject, driver, &step.step);
            let wrong = if !same(&a, &step.told) {
                format!("expected    {:?}\ninterpreter {a:?}", step.told)
            } else if !same(&b, &step.told) {
                format!("expected  {:?}\ngenerated {b:?}", step.told)
            } else if let Err(more) = counted {
                more
            } else {
                continue;
            };
            result = Err(format!(
                "{}, line {} of\n{text}\n{wrong}",
                subject.name, step.line
            ));
            return;
        }
        result = totals(subject, &model, &interpreter, driver);
    });
    result
}

/// What both engines have counted in the end.
fn totals(
    subject: &Subject,
    model: &Model,
    interpreter: &Interpreter,
    driver: &dyn Driver,
) -> Result<(), String> {
    for s in 0..model.situations.len() {
        let (a, b) = (interpreter.tally(s), driver.tally(s));
        if a != b {
            return Err(format!(
                "{}: tallies of situation {s} differ: interpreter {a:?}, generated {b:?}",
                subject.name
            ));
        }
    }
    if driver.late() != interpreter.late() {
        return Err(format!("{}: late calls differ", subject.name));
    }
    Ok(())
}

/// A trace on which both engines must agree; `Err` tells where they do not.
pub(crate) fn agree(subject: &Subject, model: &Model, trace: &[Step]) -> Result<(), String> {
    let mut interpreter = Interpreter::new(model.clone());
    let mut result = Ok(());
    (subject.run)(&mut |driver| {
        for (i, step) in trace.iter().enumerate() {
            let a = interpret(&mut interpreter, step);
            let b = generated(driver, step);
            if !same(&a, &b) {
                result = Err(format!(
                    "{}, step {i}: {step:?}\ninterpreter {a:?}\ngenerated   {b:?}",
                    subject.name
                ));
                return;
            }
            if let Err(more) = counts::within(subject, driver, step) {
                result = Err(more);
                return;
            }
        }
        result = totals(subject, model, &interpreter, driver);
    });
    result
}
