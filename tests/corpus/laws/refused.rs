//! Steps back of the clock: refused, counted, and nothing else.

use super::downstream::Downstream;
use super::run::{Engine, plainly, run, with};
use crate::script::Step;
use crate::subject::Subject;
use crate::told::Told;
use rtcep_lang::Model;

/// A refused call changes nothing: all that follows is the same, to the last
/// timer.
pub(super) fn a_step_back_is_refused_and_changes_nothing(
    subject: &Subject,
    model: &Model,
    engine: Engine,
    trace: &[Step],
) -> Result<(), String> {
    let plain = with(subject, model, engine, |machine| plainly(machine, trace));
    let mut refused = 0;
    let mut now = trace.first().map_or(0, |step| step.t);
    let mut next = 0;
    let disturbed = with(subject, model, engine, |machine| {
        run(machine, trace, &mut |machine, t, _| {
            next += 1;
            // The event that comes next, and nothing, too early.
            for back in [now.checked_sub(1), now.checked_sub(now), now.checked_sub(7)] {
                let Some(back) = back.filter(|&back| back < now) else {
                    continue;
                };
                for event in [trace[next].event.clone(), None] {
                    let waits = machine.next_deadline();
                    let told = machine.call(&Step { t: back, event });
                    if !matches!(told[..], [Told::Late { t }] if t == back) {
                        return Err(format!("{back} after {now}: {told:?}"));
                    }
                    if machine.next_deadline() != waits {
                        return Err(format!("{back} after {now} moved the timer"));
                    }
                    refused += 1;
                }
            }
            now = t;
            Ok(())
        })
    })?;
    if disturbed.late != refused {
        return Err(format!("{refused} refused, {} counted", disturbed.late));
    }
    plain.same(&disturbed, &Downstream::nothing(model))
}
