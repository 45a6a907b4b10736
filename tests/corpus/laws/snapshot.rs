//! Engines that are saved and restored. The interpreter is `Clone`, which serves
//! as its snapshot.

use super::run::Engine;
use crate::check;
use crate::driver::{Driver, Observed};
use crate::script::Step;
use crate::subject::Subject;
use crate::told::{Told, same};
use rtcep_lang::Model;

/// Restoring a snapshot changes nothing: what follows is told alike and takes the
/// same operations. Asked at a few places of the trace, which differ by trace.
pub(super) fn a_restored_engine_goes_on(
    subject: &Subject,
    _: &Model,
    engine: Engine,
    trace: &[Step],
) -> Result<(), String> {
    if engine == Engine::Interpreter {
        return Ok(());
    }
    let mut random = trace.iter().fold(1u64, |sum, step| {
        let event = step.event.as_ref().map_or(0, |(e, _)| *e as u64 + 1);
        (sum ^ step.t ^ event).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    });
    let mut anywhere = [0; 3];
    for point in &mut anywhere {
        random = random.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(17);
        *point = usize::try_from(random % (trace.len() as u64 + 1)).expect("a place in the trace");
    }
    goes_on(subject, trace, &anywhere)
}

/// What one step did.
struct Done {
    told: Vec<Told>,
    observed: Observed,
    /// When the next timer is due after it.
    waits: Option<u64>,
}

impl Done {
    fn of(driver: &mut dyn Driver, step: &Step) -> Self {
        Self {
            told: check::generated(driver, step),
            observed: driver.counts(),
            waits: driver.next_deadline(),
        }
    }

    fn same(&self, other: &Self) -> Result<(), String> {
        if !same(&self.told, &other.told) {
            return Err(format!("told {:?}, was {:?}", self.told, other.told));
        }
        if self.observed != other.observed {
            let (new, old) = (&self.observed, &other.observed);
            return Err(format!("operations {new:?}, were {old:?}"));
        }
        if self.waits != other.waits {
            return Err(format!("waits for {:?}, was {:?}", self.waits, other.waits));
        }
        Ok(())
    }
}

/// Whether an engine that is restored before each of these steps goes on as the
/// one that was saved there.
pub(crate) fn goes_on(subject: &Subject, trace: &[Step], points: &[usize]) -> Result<(), String> {
    let mut done = Vec::new();
    let mut saved = Vec::new();
    let mut end = Vec::new();
    (subject.run)(&mut |driver| {
        for (i, step) in trace.iter().enumerate() {
            if points.contains(&i) {
                saved.push((i, bytes(driver)));
            }
            done.push(Done::of(driver, step));
        }
        end = bytes(driver);
    });
    if points.contains(&trace.len()) {
        saved.push((trace.len(), end.clone()));
    }
    for (i, snapshot) in saved {
        let mut result = Ok(());
        (subject.run)(&mut |driver| {
            // Every other one has seen the whole trace, which it must forget.
            if i % 2 == 1 {
                trace.iter().for_each(|step| {
                    check::generated(driver, step);
                });
                driver.counts();
            }
            result = restored(driver, &snapshot, &trace[i..], &done[i..], &end);
        });
        result.map_err(|why| format!("restored before step {i}: {why}"))?;
    }
    Ok(())
}

fn bytes(driver: &dyn Driver) -> Vec<u8> {
    driver.snapshot().expect("a snapshot is written")
}

fn restored(
    driver: &mut dyn Driver,
    snapshot: &[u8],
    trace: &[Step],
    done: &[Done],
    end: &[u8],
) -> Result<(), String> {
    driver.restore(snapshot).map_err(|why| why.to_string())?;
    if bytes(driver) != snapshot {
        return Err("another snapshot".to_owned());
    }
    for (i, (step, done)) in trace.iter().zip(done).enumerate() {
        let now = Done::of(driver, step);
        now.same(done)
            .map_err(|why| format!("{i} steps later, {step:?}: {why}"))?;
    }
    // Tallies, and all that was not looked at.
    if bytes(driver) != end {
        return Err("another snapshot in the end".to_owned());
    }
    Ok(())
}
