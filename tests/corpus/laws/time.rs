//! Time alone: it makes no difference in how many calls it passes.

use super::downstream::{Downstream, misses};
use super::run::{Engine, Machine, Outcome, advance, by_deadlines, plainly, run, with};
use crate::check;
use crate::counts;
use crate::random;
use crate::script::Step;
use crate::subject::Subject;
use rtcep_lang::Model;
use rtcep_lang::model::Demand;

/// `process(t, e)` is `advance(t)` and then e, call ordinals aside.
pub(super) fn an_event_is_its_time_and_then_itself(
    subject: &Subject,
    model: &Model,
    engine: Engine,
    trace: &[Step],
) -> Result<(), String> {
    let once = with(subject, model, engine, |machine| plainly(machine, trace));
    let twice = with(subject, model, engine, |machine| {
        run(machine, trace, &mut |machine, t, told| {
            told.extend(advance(machine, t));
            Ok(())
        })
    });
    once.same(&twice?, &Downstream::nothing(model))
}

/// `advance` in one step or in many tells the same, except downstream of an `every`,
/// whose `missed` tells of it.
pub(super) fn time_passes_in_one_step_or_in_many(
    subject: &Subject,
    model: &Model,
    engine: Engine,
    trace: &[Step],
) -> Result<(), String> {
    let once = with(subject, model, engine, |machine| plainly(machine, trace));
    let mut random = 0x9E37_79B9_7F4A_7C15u64;
    let mut now = trace.first().map_or(0, |step| step.t);
    let many = with(subject, model, engine, |machine| {
        run(machine, trace, &mut |machine, t, told| {
            for _ in 0..3 {
                random ^= random << 13;
                random ^= random >> 7;
                random ^= random << 17;
                now += match random >> 60 {
                    // One tick, all but one, or a part of the way.
                    0..4 => (t - now).min(1),
                    4..8 => (t - now).saturating_sub(1),
                    _ => (t - now) / 2,
                };
                told.extend(advance(machine, now));
            }
            now = t;
            Ok(())
        })
    });
    once.same(&many?, &Downstream::of(model))
}

/// A host that calls at the next deadline, and asks again, misses nothing: what it is
/// told it is told at its own tick, and at the last one nothing is left.
pub(super) fn a_host_that_calls_at_each_deadline_misses_nothing(
    subject: &Subject,
    model: &Model,
    engine: Engine,
    trace: &[Step],
) -> Result<(), String> {
    let once = with(subject, model, engine, |machine| plainly(machine, trace));
    let hosted = with(subject, model, engine, |machine| hosted(machine, trace))?;
    let downstream = Downstream::of(model);
    once.same(&hosted, &downstream)?;
    if !downstream.any() {
        return Ok(());
    }
    // One that calls at every tick misses no period, and sees what this one sees.
    let [sleeping, polling] = [true, false].map(|sleeps| {
        with(subject, model, engine, |machine| {
            let mut now = trace.first().map_or(0, |step| step.t);
            run(machine, trace, &mut |machine, t, told| {
                let last = std::mem::replace(&mut now, t);
                match t - last {
                    POLLED.. => told.extend(advance(machine, t)),
                    _ if sleeps => by_deadlines(machine, t, told)?,
                    _ => told.extend((last..t).flat_map(|t| advance(machine, t + 1))),
                }
                Ok(())
            })
        })
    });
    sleeping?.same(&polling?, &Downstream::nothing(model))
}

/// A trace with a host that calls at each deadline that the engine names.
pub(super) fn hosted(machine: &mut dyn Machine, trace: &[Step]) -> Result<Outcome, String> {
    run(machine, trace, &mut |machine, t, told| {
        let before = told.len();
        by_deadlines(machine, t, told)?;
        // A short `every` may have more deadlines in a year than a test has time.
        if machine.next_deadline().is_some_and(|due| due <= t) {
            return Ok(());
        }
        let left = advance(machine, t);
        match left.is_empty() {
            true => Ok(()),
            false => Err(format!(
                "no deadline up to {t}, and yet due: {left:?}\nbehind {:?}",
                &told[before..]
            )),
        }
    })
}

/// Ticks between two steps that nobody polls one by one.
const POLLED: u64 = 100;

/// Nothing that an interval ends needs an event: time alone completes it, and
/// tells all of it, each at its own tick.
pub(super) fn what_falls_silent_completes_by_time_alone(
    subject: &Subject,
    model: &Model,
    engine: Engine,
    trace: &[Step],
) -> Result<(), String> {
    let last = trace.last().map_or(0, |step| step.t);
    let startup = trace.first().map_or(0, |step| step.t);
    let named = random::moments(model).into_iter();
    let named = named.filter_map(|moment| moment.tick(startup)).max();
    let last = last.max(named.unwrap_or(0));
    // What ends may open another, and so on, each for as long at most.
    let parts = model.lifespans.len() + model.situations.len();
    let chain = (parts as u64).saturating_mul(longest_delay(model));
    let silent = |end: u64| {
        let mut silent = trace.to_vec();
        silent.push(Step {
            t: end,
            event: None,
        });
        silent
    };
    let [soon, ever] = [last.saturating_add(chain), u64::MAX].map(silent);
    let at_once = |trace: &[Step]| with(subject, model, engine, |m| plainly(m, trace));
    let in_turn = with(subject, model, engine, |m| run(m, &soon, &mut by_deadlines))?;
    let downstream = Downstream::of(model);
    if let (Some(Some(waits)), false) = (in_turn.waits, downstream.any()) {
        return Err(format!("it still waits, for {waits}"));
    }
    in_turn.same(&at_once(&soon), &downstream)?;
    in_turn.same(&at_once(&ever), &downstream)
}

/// The longest that anything waits after an event or another timer.
fn longest_delay(model: &Model) -> u64 {
    let ends = model.lifespans.iter().filter_map(|l| Some(l.after()?.0));
    let timers = model.situations.iter().filter_map(|s| match s.demand {
        Demand::After(delay) => Some(delay),
        Demand::Every(period) if !misses(s) => Some(period),
        _ => None,
    });
    ends.chain(timers).max().unwrap_or(0)
}

/// An hour and a year in ticks of a microsecond, and all that there is.
const JUMPS: [u64; 3] = [3_600_000_000, 31_536_000_000_000, u64::MAX];

/// A jump of the clock tells what small steps tell, and costs no more than the
/// counted sweep.
pub(super) fn a_jump_of_the_clock_is_many_small_steps(
    subject: &Subject,
    model: &Model,
    engine: Engine,
    trace: &[Step],
) -> Result<(), String> {
    for length in [1, trace.len() / 3, trace.len()] {
        for jump in JUMPS {
            let mut jumping = trace[..length.min(trace.len())].to_vec();
            let Some(last) = jumping.last() else { continue };
            let t = last.t.saturating_add(jump);
            jumping.push(Step { t, event: None });
            // And what comes then meets the same state.
            jumping.extend(trace.iter().take(20).map(|step| Step {
                t,
                event: step.event.clone(),
            }));
            jumps(subject, model, engine, &jumping)?;
        }
    }
    Ok(())
}

fn jumps(subject: &Subject, model: &Model, engine: Engine, trace: &[Step]) -> Result<(), String> {
    let small = |machine: &mut dyn Machine| run(machine, trace, &mut by_deadlines);
    let small = with(subject, model, engine, small)?;
    let once: Outcome = with(subject, model, engine, |machine| plainly(machine, trace));
    once.same(&small, &Downstream::of(model))?;
    if engine == Engine::Interpreter {
        return Ok(());
    }
    let mut counted = Ok(());
    (subject.run)(&mut |driver| {
        driver.counts();
        counted = trace.iter().try_for_each(|step| {
            let told = check::generated(driver, step);
            counts::within(subject, driver, step, &told)
        });
    });
    counted
}
