//! [`rules::keyed`](crate::rules::keyed), by hand.
//!
//! Machines at work stand in slots that they keep: a column of their numbers
//! finds one, and links between slots keep the order of their starts. All may
//! run equally long, so the first one that started is the first whose time is over.

mod rule;

use super::clock::{ByHand, Call};
use super::column::Column;
use super::ring::Ring;
use super::slots::Slots;
use rtcep::notice::{OnFull, Place};
use rtcep::{Engine, Notice, Sink};

/// Ticks that a machine may run.
const AFTER: u64 = 2_000_000;
/// Vibrations that are kept of each machine.
const MAX: usize = 4;

const LIFESPAN: Place = Place {
    index: 0,
    name: "Run",
};
const SITUATION: Place = Place {
    index: 0,
    name: "Wear",
};
const SHAKE_PLACE: Place = Place {
    index: 0,
    name: "shake",
};

/// With room for 16 machines.
pub type Keyed16 = ByHand<Machine<16>>;
/// With room for 256 machines.
pub type Keyed256 = ByHand<Machine<256>>;

/// A machine at work.
#[derive(Clone, Debug)]
struct Run {
    ordinal: u64,
    started: u64,
    /// Whether it started while a loss still mattered.
    touched: bool,
    shakes: Ring<u32, MAX, MAX>,
}

impl Run {
    const IDLE: Self = Self {
        ordinal: 0,
        started: 0,
        touched: false,
        shakes: Ring::new(0),
    };
}

/// What is detected, and of which machine.
struct Found {
    ordinal: u64,
    exact: bool,
    level: u32,
}

/// What it knows.
#[derive(Clone, Debug)]
pub struct Machine<const N: usize> {
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

impl<const N: usize> Machine<N> {
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
    fn on_start<E: Engine>(&mut self, call: Call, machine: u32, sink: &mut impl Sink<E>) {
        if self.column.find(machine).is_some() {
            return;
        }
        let drops = self.slots.is_full();
        if drops && let Some(oldest) = self.slots.first() {
            self.close(oldest);
        }
        let touched = self.loss_matters();
        self.newest += 1;
        if let Some(slot) = self.slots.open() {
            self.column.insert(slot, machine);
            let run = &mut self.runs[slot & (N - 1)];
            run.ordinal = self.newest;
            run.started = call.t;
            run.touched = touched;
            run.shakes.clear();
            self.next_due = self.next_due.min(call.t.saturating_add(AFTER));
        }
        if drops {
            self.dropped(sink);
        }
    }

    #[inline(always)]
    fn on_shake<E: Engine>(&mut self, machine: u32, level: u32, sink: &mut impl Sink<E>) {
        if level > 60
            && let Some(slot) = self.column.find(machine)
        {
            if self.runs[slot & (N - 1)].shakes.is_full() {
                self.runs[slot & (N - 1)].shakes.pop();
                self.overflow(sink);
            }
            self.runs[slot & (N - 1)].shakes.push(level);
        }
    }

    #[inline(always)]
    fn on_heat(&mut self, machine: u32, celsius: u32) -> Option<Found> {
        if celsius <= 40 {
            return None;
        }
        let slot = self.column.find(machine)?;
        let matters = self.loss_matters();
        let run = &mut self.runs[slot & (N - 1)];
        let level = run.shakes.front()?;
        run.shakes.pop();
        Some(Found {
            ordinal: run.ordinal,
            exact: !(run.touched | matters),
            level,
        })
    }

    #[inline(always)]
    fn on_stop(&mut self, machine: u32) {
        if let Some(slot) = self.column.find(machine) {
            self.close(slot);
        }
    }

    /// Ends every run whose time is over, the longest one first.
    #[cold]
    #[inline(never)]
    fn sweep(&mut self, t: u64) {
        while let Some(slot) = self.slots.first() {
            let started = self.runs[slot & (N - 1)].started;
            if t - started < AFTER {
                self.next_due = started.saturating_add(AFTER);
                return;
            }
            self.close(slot);
        }
        self.next_due = u64::MAX;
    }

    #[inline(always)]
    fn close(&mut self, slot: usize) {
        self.column.remove(slot);
        self.slots.close(slot);
    }

    /// Whether a machine is at work that was so at the last loss.
    #[inline(always)]
    fn loss_matters(&self) -> bool {
        let oldest = self.slots.first().map(|slot| &self.runs[slot & (N - 1)]);
        oldest.is_some_and(|run| run.ordinal <= self.newest_at_loss)
    }

    #[cold]
    fn dropped<E: Engine>(&mut self, sink: &mut impl Sink<E>) {
        self.lost_runs = self.lost_runs.wrapping_add(1);
        self.newest_at_loss = self.newest;
        sink.notice(Notice::LifespanFull {
            lifespan: LIFESPAN,
            on_full: OnFull::DropOldest,
        });
    }

    #[cold]
    fn overflow<E: Engine>(&mut self, sink: &mut impl Sink<E>) {
        self.lost = self.lost.wrapping_add(1);
        self.newest_at_loss = self.newest;
        sink.notice(Notice::Overflow {
            situation: SITUATION,
            operand: SHAKE_PLACE,
            on_full: OnFull::DropOldest,
        });
    }
}
