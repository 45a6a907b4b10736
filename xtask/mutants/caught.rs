//! What tells a wrong engine from a right one. Part of the crate that `cargo xtask
//! mutants` writes: the harness of the corpus stands beside it.

use crate::check::{self, deadlines, generated, interpret, same_action};
use crate::laws::{self, Engine, snapshot};
use crate::scope::Scope;
use crate::script::{self, Says, Step};
use crate::subject::Subject;
use crate::told::same;
use crate::{counts, random, reach, walk};
use rtcep_lang::Model;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

/// Random events that are asked of everything.
const EVENTS: usize = 2_000;

/// A wrong engine may never come back.
const PATIENCE: Duration = Duration::from_secs(120);

type Detector = Box<dyn FnOnce() -> Result<(), String> + Send>;

/// Asks all detectors of all engines, and prints a line for each one that an engine was
/// caught by: module, detector, and the first words of why.
pub(crate) fn all(engines: Vec<(&'static str, fn() -> Subject, Scope)>) {
    std::panic::set_hook(Box::new(|_| {}));
    for (module, subject, scope) in engines {
        for (name, detector) in detectors(subject, scope) {
            let (answer, answered) = channel();
            thread::spawn(move || {
                let result = catch_unwind(AssertUnwindSafe(detector));
                let result = result.unwrap_or_else(|_| Err("it panics".to_owned()));
                let _ = answer.send(result);
            });
            let result = answered.recv_timeout(PATIENCE);
            if let Err(why) = result.unwrap_or_else(|_| Err("it does not end".to_owned())) {
                let why = why.replace(['\n', '\t'], " ");
                println!("{module}\t{name}\t{}", why.chars().take(160).collect::<String>());
            }
        }
        println!("{module}\tasked\t");
    }
    // Threads that do not end.
    std::process::exit(0);
}

fn detectors(subject: fn() -> Subject, scope: Scope) -> Vec<(&'static str, Detector)> {
    let mut all: Vec<(&'static str, Detector)> = vec![
        ("by hand", Box::new(move || by_hand(&subject()))),
        ("random", Box::new(move || random_law(&subject(), &tells))),
        ("counts", Box::new(move || random_law(&subject(), &counted))),
        ("reach", Box::new(move || reaches(&subject()))),
        (
            "small scope",
            Box::new(move || walk::walk(&subject(), &scope).map(|_| ())),
        ),
    ];
    for (name, law) in laws::LAWS {
        // Of the interpreter alone.
        if name == "printed" {
            continue;
        }
        let ask = move || {
            let (subject, generated) = (subject(), [Engine::Generated]);
            if name == "snapshot" {
                saved(&subject)?;
            }
            let model = check::model(&subject);
            for text in subject.scripts {
                let trace = script::steps(&script::parse(&model, text));
                laws::of_engines(&subject, &model, &generated, law, &trace)?;
            }
            laws::ask_engines(&subject, &model, &generated, law, EVENTS / 4)
        };
        all.push((name, Box::new(ask)));
    }
    all
}

/// The traces by hand, and nothing of the interpreter.
fn by_hand(subject: &Subject) -> Result<(), String> {
    let model = check::model(subject);
    let mut result = Ok(());
    for text in subject.scripts {
        (subject.run)(&mut |driver| {
            for line in script::parse(&model, text) {
                let wrong = match &line.says {
                    Says::Call(step, told) => {
                        let now = generated(driver, step);
                        (!same(&now, told)).then(|| format!("{now:?}, expected {told:?}"))
                    }
                    Says::Take(queued) => {
                        let now = driver.next_action();
                        let same = match (&now, queued) {
                            (Some(a), Some(b)) => same_action(a, b),
                            (a, b) => a.is_none() && b.is_none(),
                        };
                        (!same).then(|| format!("{now:?}, to take {queued:?}"))
                    }
                    // What was lost and what is due is asked of both engines: `random`.
                    Says::Lost(..) | Says::Due(_) => None,
                };
                if let Some(why) = wrong {
                    result = Err(format!("line {}: {why}", line.number));
                    return;
                }
            }
        });
    }
    result
}

/// The engine goes on from a snapshot after any event of a trace by hand.
fn saved(subject: &Subject) -> Result<(), String> {
    let model = check::model(subject);
    subject.scripts.iter().try_for_each(|text| {
        let trace = script::steps(&script::parse(&model, text));
        let everywhere: Vec<usize> = (0..=trace.len()).collect();
        snapshot::goes_on(subject, &trace, &everywhere)
    })
}

fn random_law(
    subject: &Subject,
    holds: &dyn Fn(&Subject, &Model, &[Step]) -> Result<(), String>,
) -> Result<(), String> {
    let model = check::model(subject);
    random::law(subject, &model, EVENTS, &|trace| holds(subject, &model, trace))
}

/// Interpreter and generated code tell, keep and wait for the same.
fn tells(subject: &Subject, model: &Model, trace: &[Step]) -> Result<(), String> {
    let mut interpreter = subject.interpreter(model);
    let mut result = Ok(());
    (subject.run)(&mut |driver| {
        for (i, step) in trace.iter().enumerate() {
            let (a, b) = (interpret(&mut interpreter, step), generated(driver, step));
            if !same(&a, &b) {
                result = Err(format!("{step:?}: {b:?}, interpreter {a:?}"));
                return;
            }
            for _ in 0..[0, 0, 1, 0, 3, 9][i % 6] {
                match (interpreter.next_action(), driver.next_action()) {
                    (Some(a), Some(b)) if same_action(&a, &b) => {}
                    (None, None) => break,
                    (a, b) => {
                        result = Err(format!("taken {b:?}, interpreter {a:?}"));
                        return;
                    }
                }
            }
            result = deadlines(&interpreter, driver);
            if result.is_err() {
                return;
            }
        }
        result = check::totals(subject, model, &interpreter, driver);
    });
    result
}

/// No operation more often than counted.
fn counted(subject: &Subject, _: &Model, trace: &[Step]) -> Result<(), String> {
    let mut result = Ok(());
    (subject.run)(&mut |driver| {
        result = trace.iter().try_for_each(|step| {
            let told = generated(driver, step);
            counts::within(subject, driver, step, &told)
        });
    });
    result
}

/// Path vectors are reached by equality.
fn reaches(subject: &Subject) -> Result<(), String> {
    let mut failures = Vec::new();
    reach::reach(subject, &mut failures);
    match failures.first() {
        Some(why) => Err(why.clone()),
        None => Ok(()),
    }
}
