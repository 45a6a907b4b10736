//! [`Shaken`](crate::rules::unless::Shaken), by hand.
//!
//! As `keyed`: machines at work stand in slots that they keep. What is told of one is
//! told at its end, be it by an event or because its time is over.

use super::clock::{ByHand, Call, Rule};
use super::column::Column;
use super::ring::Ring;
use super::slots::Slots;
use crate::rules::unless::{Loose, ShakenDetection, ShakenEvent};
use rtcep::notice::{OnFull, Place};
use rtcep::{Detection, Notice, Sink};

/// Ticks that a machine may run.
const AFTER: u64 = 2_000_000;
/// Machines at work.
const N: usize = 64;
/// Vibrations that are kept of each.
const MAX: usize = 4;

const LIFESPAN: Place = Place {
    index: 0,
    name: "Run",
};
const SITUATION: Place = Place {
    index: 0,
    name: "Loose",
};
const SHAKE_PLACE: Place = Place {
    index: 0,
    name: "shake",
};

/// The state machine.
pub type Shaken = ByHand<Machine>;

/// A machine at work.
#[derive(Clone, Debug)]
struct Run {
    machine: u32,
    ordinal: u64,
    started: u64,
    /// Whether it started while a loss still mattered.
    touched: bool,
    hot: bool,
    levels: Ring<u32, MAX, MAX>,
}

impl Run {
    const IDLE: Self = Self {
        machine: 0,
        ordinal: 0,
        started: 0,
        touched: false,
        hot: false,
        levels: Ring::new(0),
    };
}

/// What it knows.
#[derive(Clone, Debug)]
pub struct Machine {
    column: Column<N>,
    slots: Slots<N>,
    runs: [Run; N],
    /// Not after the end of any run.
    next_due: u64,
    /// The ordinal of the newest run.
    newest: u64,
    /// The same at the last loss: the loss matters while one is at work that was then.
    newest_at_loss: u64,
    lost: u64,
    lost_runs: u64,
}

impl Machine {
    const fn new() -> Self {
        Self {
            column: Column::new(),
            slots: Slots::new(),
            runs: [const { Run::IDLE }; N],
            next_due: u64::MAX,
            newest: 0,
            newest_at_loss: 0,
            lost: 0,
            lost_runs: 0,
        }
    }

    #[inline(always)]
    fn on_start(&mut self, call: Call, machine: u32, sink: &mut impl Sink<Shaken>) {
        if self.column.find(machine).is_some() {
            return;
        }
        let drops = self.slots.is_full();
        if drops && let Some(oldest) = self.slots.first() {
            self.close(oldest);
        }
        let oldest = self.slots.first().map(|slot| &self.runs[slot & (N - 1)]);
        let touched = oldest.is_some_and(|run| run.ordinal <= self.newest_at_loss);
        self.newest += 1;
        if let Some(slot) = self.slots.open() {
            self.column.insert(slot, machine);
            let run = &mut self.runs[slot & (N - 1)];
            run.machine = machine;
            run.ordinal = self.newest;
            run.started = call.t;
            run.touched = touched;
            run.hot = false;
            run.levels.clear();
            self.next_due = self.next_due.min(call.t.saturating_add(AFTER));
        }
        if drops {
            self.dropped(sink);
        }
    }

    #[inline(always)]
    fn on_shake(&mut self, machine: u32, level: u32, sink: &mut impl Sink<Shaken>) {
        if level > 60
            && let Some(slot) = self.column.find(machine)
        {
            if self.runs[slot & (N - 1)].levels.is_full() {
                self.runs[slot & (N - 1)].levels.pop();
                self.overflow(sink);
            }
            self.runs[slot & (N - 1)].levels.push(level);
        }
    }

    #[inline(always)]
    fn on_heat(&mut self, machine: u32, celsius: u32) {
        if celsius > 80
            && let Some(slot) = self.column.find(machine)
        {
            self.runs[slot & (N - 1)].hot = true;
        }
    }

    #[inline(always)]
    fn on_stop(&mut self, call: Call, machine: u32, sink: &mut impl Sink<Shaken>) {
        if let Some(slot) = self.column.find(machine) {
            self.close(slot);
            self.conclude(call.t, call, slot, sink);
        }
    }

    /// Ends every run whose time is over, the longest one first.
    #[cold]
    #[inline(never)]
    fn sweep(&mut self, call: Call, sink: &mut impl Sink<Shaken>) {
        while let Some(slot) = self.slots.first() {
            let started = self.runs[slot & (N - 1)].started;
            if call.t - started < AFTER {
                self.next_due = started.saturating_add(AFTER);
                return;
            }
            self.close(slot);
            self.conclude(started + AFTER, call, slot, sink);
        }
        self.next_due = u64::MAX;
    }

    #[inline(always)]
    fn close(&mut self, slot: usize) {
        self.column.remove(slot);
        self.slots.close(slot);
    }

    /// Tells of a run that ended at `t`, if there is anything to tell.
    #[inline(always)]
    fn conclude(&self, t: u64, call: Call, slot: usize, sink: &mut impl Sink<Shaken>) {
        let run = &self.runs[slot & (N - 1)];
        if let Some(level) = run.levels.front()
            && !run.hot
        {
            let machine = run.machine;
            let situation = ShakenDetection::Loose(Loose { machine, level });
            let exact = !run.touched && run.ordinal > self.newest_at_loss;
            sink.detection(Detection::new(
                t,
                call.ordinal,
                run.ordinal,
                exact,
                situation,
            ));
        }
    }

    #[cold]
    fn dropped(&mut self, sink: &mut impl Sink<Shaken>) {
        self.lost_runs = self.lost_runs.wrapping_add(1);
        self.newest_at_loss = self.newest;
        sink.notice(Notice::LifespanFull {
            lifespan: LIFESPAN,
            on_full: OnFull::DropOldest,
        });
    }

    #[cold]
    fn overflow(&mut self, sink: &mut impl Sink<Shaken>) {
        self.lost = self.lost.wrapping_add(1);
        self.newest_at_loss = self.newest;
        sink.notice(Notice::Overflow {
            situation: SITUATION,
            operand: SHAKE_PLACE,
            on_full: OnFull::DropOldest,
        });
    }
}

impl Rule for Machine {
    type Event = ShakenEvent;
    type Detection = ShakenDetection;
    const NEW: Self = Self::new();

    #[inline(always)]
    fn on(&mut self, call: Call, event: &ShakenEvent, sink: &mut impl Sink<Shaken>) {
        match event {
            ShakenEvent::Start(start) => self.on_start(call, start.machine, sink),
            ShakenEvent::Shake(shake) => self.on_shake(shake.machine, shake.level, sink),
            ShakenEvent::Heat(heat) => self.on_heat(heat.machine, heat.celsius),
            ShakenEvent::Stop(stop) => self.on_stop(call, stop.machine, sink),
        }
    }

    #[inline(always)]
    fn timers(&mut self, call: Call, sink: &mut impl Sink<Shaken>) {
        if call.t >= self.next_due {
            self.sweep(call, sink);
        }
    }

    fn next_deadline(&self) -> Option<u64> {
        let oldest = self.slots.first()?;
        self.runs[oldest & (N - 1)].started.checked_add(AFTER)
    }

    fn lost(&self) -> u64 {
        self.lost
    }

    fn lifespan_lost(&self) -> u64 {
        self.lost_runs
    }
}
