//! What a binary of random rule sets does: each through both engines, and each law of it.
//! What fails is told in the form that `cargo xtask nightly` reads and shrinks.

use crate::check;
use crate::laws;
use crate::random;
use crate::{answer, script};
use crate::subject::Subject;
use crate::told::Told;
use rtcep_lang::Model;
use rtcep_lang::interp::Output;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// An engine stands on the stack, and so does what its closure keeps: up to 2,000
/// detections in each of several calls, which little optimised code keeps more than once.
/// That can be more than the 2 MB that a thread has otherwise.
const STACK: usize = 64 << 20;

/// Runs the binary: its arguments are the events for each rule set, and for a search for
/// something smaller the checks that matter.
pub(crate) fn main(subjects: fn() -> Vec<Subject>) {
    let mut arguments = std::env::args().skip(1);
    let events = arguments.next().and_then(|n| n.parse().ok());
    let only: Vec<String> = arguments.collect();
    let events = events.unwrap_or(4_000);
    // What panics is told as what fails.
    std::panic::set_hook(Box::new(|_| {}));
    let thread = std::thread::Builder::new().stack_size(STACK);
    let run = thread.spawn(move || {
        for subject in subjects() {
            println!("run {}", subject.name);
            checks(&subject, events, &only);
        }
    });
    let run = run.expect("a thread");
    std::process::exit(i32::from(run.join().is_err()));
}

/// A check of a trace.
type Check<'a> = &'a dyn Fn(&[script::Step]) -> Result<(), String>;

fn checks(subject: &Subject, events: usize, only: &[String]) {
    let wanted = |name: &str| only.is_empty() || only.iter().any(|o| o == name);
    let model = check::model(subject);
    if wanted("agree") {
        let agree: Check<'_> = &|trace| {
            guarded(&|| {
                check::agree(subject, &model, trace)?;
                sown(subject, &model, trace)
            })
        };
        one(subject, "agree", events, agree);
    }
    for (name, law) in laws::LAWS.into_iter().filter(|(name, _)| wanted(name)) {
        let holds: Check<'_> =
            &|trace| guarded(&|| laws::of_trace(subject, &model, law, trace));
        one(subject, name, events / 20, holds);
    }
}

/// A fault that the comparison is to see, to try what follows from one: an inexact
/// detection of some kind of situation.
fn sown(subject: &Subject, model: &Model, trace: &[script::Step]) -> Result<(), String> {
    let Ok(kind) = std::env::var("RTCEP_SOWN") else {
        return Ok(());
    };
    let mut interpreter = subject.interpreter(model);
    for step in trace {
        for told in check::interpret(&mut interpreter, step) {
            if let Told::Sink(Output::Detection { situation, exact: false, .. }) = told
                && model.situations[situation].kind.name() == kind
            {
                return Err(format!("sown: an inexact detection of {kind}"));
            }
        }
    }
    Ok(())
}

/// Traces that are given come first, and then random ones.
fn one(subject: &Subject, name: &str, events: usize, holds: Check<'_>) {
    let model = check::model(subject);
    for text in subject.scripts {
        let trace = script::steps(&script::parse(&model, text));
        if let Err(why) = holds(&trace) {
            let (trace, why) = random::shortest(holds, trace, why);
            return told(subject, name, &why, &answered(subject, &model, &trace));
        }
    }
    if let Err(why) = random::law(subject, &model, events, holds) {
        let (why, trace) = why.split_once("\nthe shortest trace:\n").unwrap_or((&why, ""));
        told(subject, name, why, &answered(subject, &model, &script::steps(&script::parse(&model, trace))));
    }
}

/// The trace with what the interpreter tells of it, as far as it does.
fn answered(subject: &Subject, model: &Model, trace: &[script::Step]) -> String {
    let answered = catch_unwind(AssertUnwindSafe(|| answer::script(subject, model, trace)));
    answered.unwrap_or_else(|_| script::text(model, trace))
}

fn told(subject: &Subject, check: &str, why: &str, trace: &str) {
    println!("fails {} {check}\n{why}\ntrace\n{}\nend", subject.name, trace.trim_end());
}

/// A panic is a failure, too.
fn guarded(check: &dyn Fn() -> Result<(), String>) -> Result<(), String> {
    catch_unwind(AssertUnwindSafe(check)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        Err(format!("panics: {}", text.unwrap_or("without words")))
    })
}
