//! All sequences of a scope, depth first. Each call is made of copies of both engines,
//! so that what a sequence shares with the one before is not run again.

use crate::check::{self, deadlines, generated, interpret, model, same_action};
use crate::counts;
use crate::driver::Driver;
use crate::judged::Judged;
use crate::reached::Reached;
use crate::scope::{Letter, Scope};
use crate::script::{self, Step};
use crate::subject::Subject;
use crate::told::{Told, same};
use rtcep::bounds::Cause;
use rtcep_lang::Model;
use rtcep_lang::interp::Interpreter;

/// The tick before the first call: a clock can go back from there.
const START: u64 = 1;

/// What a search has seen.
pub(crate) struct Found {
    pub(crate) sequences: u64,
    pub(crate) detections: u64,
    pub(crate) reached: Reached,
}

/// A search under way.
struct Walk<'a> {
    subject: &'a Subject,
    model: &'a Model,
    letters: Vec<Letter>,
    judged: Judged,
    reached: Reached,
    /// The calls that led here.
    trace: Vec<Letter>,
    sequences: u64,
    detections: u64,
}

/// Both engines after some calls.
struct Place {
    now: u64,
    interpreter: Interpreter,
    driver: Box<dyn Driver>,
}

/// Searches all sequences; `Err` tells the first one that fails.
pub(crate) fn walk(subject: &Subject, scope: &Scope) -> Result<Found, String> {
    let model = model(subject);
    let mut start = None;
    (subject.run)(&mut |driver| start = Some(driver.twin()));
    let driver = start.expect("an engine");
    let judged = Judged::new(&*driver);
    let mut walk = Walk {
        subject,
        model: &model,
        letters: scope.letters(&model),
        reached: Reached::none(&model, &judged.bounds),
        judged,
        trace: Vec::new(),
        sequences: 0,
        detections: 0,
    };
    let place = Place {
        now: START,
        interpreter: subject.interpreter(&model),
        driver,
    };
    walk.from(&place, scope.length)?;
    Ok(Found {
        sequences: walk.sequences,
        detections: walk.detections,
        reached: walk.reached,
    })
}

impl Walk<'_> {
    /// All that may follow, so many calls more.
    fn from(&mut self, place: &Place, length: usize) -> Result<(), String> {
        let Some(length) = length.checked_sub(1) else {
            return Ok(());
        };
        for letter in self.letters.clone() {
            self.trace.push(letter.clone());
            let next = match letter.after(place.now) {
                Some(step) => self.call(place, &step),
                None if matches!(letter, Letter::Take) => take(place),
                // Before the first tick.
                None => continue,
            };
            self.sequences += 1;
            let next = next.map_err(|why| format!("{why}\nafter\n{}", self.told_so_far()))?;
            self.from(&next, length)?;
            self.trace.pop();
        }
        Ok(())
    }

    /// One call of both engines.
    fn call(&mut self, place: &Place, step: &Step) -> Result<Place, String> {
        let mut next = place.copy();
        let told = interpret(&mut next.interpreter, step);
        let whole = generated(&mut *next.driver, step);
        if !same(&told, &whole) {
            return Err(format!("interpreter {told:?}\ngenerated   {whole:?}"));
        }
        next.driver.counts();
        deadlines(&next.interpreter, &*next.driver)?;
        check::totals(self.subject, self.model, &next.interpreter, &*next.driver)?;
        next.now = step.t.max(place.now);
        self.detections += counts::detections(&told);
        if !told.iter().any(|told| matches!(told, Told::Late { .. })) {
            self.apart(place, step, &told)?;
        }
        Ok(next)
    }

    /// The same in two calls, the timers and the event, each with its own operations.
    fn apart(&mut self, place: &Place, step: &Step, whole: &[Told]) -> Result<(), String> {
        let mut driver = place.driver.twin();
        let time = Step {
            t: step.t,
            event: None,
        };
        let mut told = self.one(&mut *driver, Cause::Sweep, &time)?;
        if let Some((event, _)) = step.event {
            told.extend(self.one(&mut *driver, Cause::Event(event), step)?);
        }
        let of_any_call =
            |told: &[Told]| -> Vec<Told> { told.iter().cloned().map(Told::of_any_call).collect() };
        match same(&of_any_call(&told), &of_any_call(whole)) {
            true => Ok(()),
            false => Err(format!("in one call {whole:?}\nin two      {told:?}")),
        }
    }

    /// One cause alone.
    fn one(
        &mut self,
        driver: &mut dyn Driver,
        cause: Cause,
        step: &Step,
    ) -> Result<Vec<Told>, String> {
        let told = generated(driver, step);
        let observed = driver.counts();
        let detections = counts::detections(&told);
        if self.judged.is_new(cause, detections, &observed) {
            counts::apart(&self.judged.bounds, cause, &observed, detections)?;
            self.reached.mark(cause, &observed);
        }
        Ok(told)
    }

    /// The calls that led here, as a script.
    fn told_so_far(&self) -> String {
        let mut now = START;
        let mut lines = Vec::new();
        for letter in &self.trace {
            match letter.after(now) {
                Some(step) => {
                    lines.push(script::text(self.model, std::slice::from_ref(&step)));
                    now = now.max(step.t);
                }
                None => lines.push("    take".to_owned()),
            }
        }
        lines.join("\n")
    }
}

impl Place {
    fn copy(&self) -> Self {
        Self {
            now: self.now,
            interpreter: self.interpreter.clone(),
            driver: self.driver.twin(),
        }
    }
}

/// The host takes an action of both engines.
fn take(place: &Place) -> Result<Place, String> {
    let mut next = place.copy();
    let (a, b) = (next.interpreter.next_action(), next.driver.next_action());
    let same = match (&a, &b) {
        (Some(a), Some(b)) => same_action(a, b),
        (None, None) => true,
        _ => false,
    };
    match same {
        true => Ok(next),
        false => Err(format!("taken: interpreter {a:?}, generated {b:?}")),
    }
}
