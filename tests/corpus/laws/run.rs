//! A trace through one of the engines, called in one way or another.

use super::downstream::Downstream;
use crate::check;
use crate::driver::Driver;
use crate::script::Step;
use crate::subject::Subject;
use crate::told::{Told, same};
use rtcep::notice::Tally;
use rtcep_lang::Model;
use rtcep_lang::interp::{Interpreter, Queued};

/// Which engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Engine {
    Interpreter,
    Generated,
}

/// One of the engines.
pub(super) trait Machine {
    fn call(&mut self, step: &Step) -> Vec<Told>;
    fn next_deadline(&self) -> Option<u64>;
    fn late(&self) -> u64;
    fn tallies(&self) -> Vec<Tally>;
    /// The action that waits longest.
    fn next_action(&mut self) -> Option<Queued>;
    /// Whether its next deadline is exact.
    fn is_exact(&self) -> bool;
}

impl Machine for Interpreter {
    fn call(&mut self, step: &Step) -> Vec<Told> {
        check::interpret(self, step)
    }

    fn next_deadline(&self) -> Option<u64> {
        Interpreter::next_deadline(self)
    }

    fn late(&self) -> u64 {
        Interpreter::late(self)
    }

    fn tallies(&self) -> Vec<Tally> {
        let situations = (0..).map_while(|s| self.tally(s));
        let lifespans = (0..).map_while(|l| self.lifespan_tally(l));
        let events = (0..).map_while(|e| self.event_tally(e));
        let actions = (0..).map_while(|a| self.action_tally(a));
        situations
            .chain(lifespans)
            .chain(events)
            .chain(actions)
            .collect()
    }

    fn next_action(&mut self) -> Option<Queued> {
        Interpreter::next_action(self)
    }

    fn is_exact(&self) -> bool {
        true
    }
}

impl Machine for &mut dyn Driver {
    fn call(&mut self, step: &Step) -> Vec<Told> {
        check::generated(*self, step)
    }

    fn next_deadline(&self) -> Option<u64> {
        (**self).next_deadline()
    }

    fn late(&self) -> u64 {
        (**self).late()
    }

    fn tallies(&self) -> Vec<Tally> {
        let situations = (0..).map_while(|s| self.tally(s));
        let lifespans = (0..).map_while(|l| self.lifespan_tally(l));
        let events = (0..).map_while(|e| self.event_tally(e));
        let actions = (0..).map_while(|a| self.action_tally(a));
        situations
            .chain(lifespans)
            .chain(events)
            .chain(actions)
            .collect()
    }

    fn next_action(&mut self) -> Option<Queued> {
        (**self).next_action()
    }

    fn is_exact(&self) -> bool {
        false
    }
}

/// Gives a fresh engine to the caller.
pub(super) fn with<R>(
    subject: &Subject,
    model: &Model,
    engine: Engine,
    mut run: impl FnMut(&mut dyn Machine) -> R,
) -> R {
    match engine {
        Engine::Interpreter => run(&mut subject.interpreter(model)),
        Engine::Generated => {
            let mut result = None;
            (subject.run)(&mut |mut driver| result = Some(run(&mut driver)));
            result.expect("the engine ran")
        }
    }
}

/// What came of a trace.
#[derive(Debug)]
pub(super) struct Outcome {
    /// What the sink was told, call ordinals aside, without refused calls.
    pub(super) told: Vec<Told>,
    /// What the host took after each step, call ordinals aside.
    pub(super) actions: Vec<Queued>,
    pub(super) tallies: Vec<Tally>,
    pub(super) late: u64,
    /// When the next timer is due in the end; none where the engine may say it too early.
    pub(super) waits: Option<Option<u64>>,
}

/// What is done with an engine before each step: until its tick.
pub(super) type Before<'a> =
    &'a mut dyn FnMut(&mut dyn Machine, u64, &mut Vec<Told>) -> Result<(), String>;

/// Runs a trace. `before` may call the engine before each step but the first:
/// startup is the first call.
pub(super) fn run(
    machine: &mut dyn Machine,
    trace: &[Step],
    before: Before<'_>,
) -> Result<Outcome, String> {
    let (mut told, mut actions) = (Vec::new(), Vec::new());
    for (i, step) in trace.iter().enumerate() {
        if i > 0 {
            before(machine, step.t, &mut told)?;
        }
        told.extend(machine.call(step));
        actions.extend(taken(machine).map(|queued| Queued { call: 0, ..queued }));
    }
    told.retain(|told| matches!(told, Told::Sink(_)));
    Ok(Outcome {
        told: told.into_iter().map(Told::of_any_call).collect(),
        actions,
        tallies: machine.tallies(),
        late: machine.late(),
        waits: machine.is_exact().then(|| machine.next_deadline()),
    })
}

/// All actions that wait, taken by the host.
pub(super) fn taken(machine: &mut dyn Machine) -> impl Iterator<Item = Queued> + '_ {
    std::iter::from_fn(|| machine.next_action())
}

/// Runs a trace as it is.
pub(super) fn plainly(machine: &mut dyn Machine, trace: &[Step]) -> Outcome {
    run(machine, trace, &mut |_, _, _| Ok(())).expect("nothing fails")
}

/// Lets time pass.
pub(super) fn advance(machine: &mut dyn Machine, t: u64) -> Vec<Told> {
    machine.call(&Step { t, event: None })
}

/// Calls of a host between two steps at most: a short `every` has many deadlines in
/// a year.
const DEADLINES: usize = 200;

/// Lets time pass as a host does that arms a timer: it calls at each deadline
/// that the engine names, and asks again.
pub(super) fn by_deadlines(
    machine: &mut dyn Machine,
    t: u64,
    told: &mut Vec<Told>,
) -> Result<(), String> {
    let mut last = None;
    for _ in 0..DEADLINES {
        let Some(due) = machine.next_deadline().filter(|&due| due <= t) else {
            break;
        };
        if last.is_some_and(|last| due <= last) {
            return Err(format!("called at {due}, it still waits for {due}"));
        }
        last = Some(due);
        let now = advance(machine, due);
        let late = now.iter().find(|told| told.t().is_some_and(|t| t < due));
        if let Some(late) = late {
            return Err(format!("called at {due} as it said, it was late: {late:?}"));
        }
        told.extend(now);
    }
    Ok(())
}

impl Outcome {
    /// Whether another outcome is the same, to the next timer; refused calls aside, and
    /// what is downstream of an `every`.
    pub(super) fn same(&self, other: &Outcome, downstream: &Downstream) -> Result<(), String> {
        let (a, b) = (downstream.aside(&self.told), downstream.aside(&other.told));
        if !same(&a, &b) {
            let pairs = a.iter().zip(&b);
            let equal =
                pairs.take_while(|(a, b)| same(std::slice::from_ref(a), std::slice::from_ref(b)));
            let at = equal.count();
            return Err(format!(
                "notice or detection {at}:\n  {:?}\n  {:?}",
                a.get(at),
                b.get(at)
            ));
        }
        let [a, b] = [self, other].map(|outcome| downstream.actions_aside(&outcome.actions));
        if !same_actions(a, b) {
            return Err(format!("actions taken\n  {a:?}\n  {b:?}"));
        }
        let tallies = [self, other].map(|outcome| downstream.tallies_aside(&outcome.tallies));
        if tallies[0] != tallies[1] {
            return Err(format!("tallies\n  {:?}\n  {:?}", tallies[0], tallies[1]));
        }
        if self.waits != other.waits && !downstream.any() {
            return Err(format!(
                "the next timer: {:?} and {:?}",
                self.waits, other.waits
            ));
        }
        Ok(())
    }
}

/// The same actions, bit for bit.
pub(super) fn same_actions(a: &[Queued], b: &[Queued]) -> bool {
    let same = |(a, b): (&Queued, &Queued)| check::same_action(a, b);
    a.len() == b.len() && a.iter().zip(b).all(same)
}
