//! The primitive costs of \[RT\]: each counted operation alone, under criterion.
//!
//! A kernel performs its operation **once** per iteration of criterion's loop, on
//! the code of the core where the core has it, with operands that the compiler
//! cannot see through. Nothing is subtracted: the loop, the barriers around the
//! operands and, where a kernel changes a list, its share of two clock readings
//! per batch are in the price. Alone an operation costs more than among others,
//! where the processor overlaps them: a sum of these prices is loose. It is not
//! safe for that: no kernel stands for every piece of code that its operation
//! counts (bounds.md).
//!
//! The match has no `_` arm: a new [`Op`] does not compile until it has a kernel.

mod adapters;
mod aggregates;
mod counters;
mod engine;
mod expressions;
mod lifespans;
mod lists;
mod runner;
mod stateless;
mod timers;

pub use runner::Runner;

use criterion::BatchSize;
use rtcep::Op;
use rtcep::storage::Gauge;
use rtcep::{NoProbe, Probe, Scope};
use std::hint::black_box;

/// Measures one operation.
pub fn run(op: Op, bencher: &mut Runner<'_, '_>) {
    match op {
        Op::Arrival => engine::arrival(bencher),
        Op::Derive => engine::derive(bencher),
        Op::Offer => engine::offer(bencher),
        Op::Threshold => expressions::threshold(bencher),
        Op::Logic => expressions::logic(bencher),
        Op::Compare => expressions::compare(bencher),
        Op::Integer => expressions::integer(bencher),
        Op::Division => expressions::division(bencher),
        Op::Float => expressions::float(bencher),
        Op::Convert => expressions::convert(bencher),
        Op::Choose => expressions::choose(bencher),
        Op::Text => expressions::text(bencher),
        Op::Call => expressions::call(bencher),
        Op::Expire => changed(bencher, &lists::one_old(), lists::expire),
        Op::Step => changed(bencher, &lists::one(), lists::step),
        Op::Row => changed(bencher, &lists::one(), lists::row),
        Op::Emit => engine::emit(bencher),
        Op::Word => changed(bencher, &lists::one(), lists::word),
        Op::Keep => engine::keep(bencher),
        Op::Retain => changed(bencher, &lists::one(), lists::retain),
        Op::Consume => changed(bencher, &lists::full(), lists::consume),
        Op::Compact => changed(bencher, &lists::one(), lists::compact),
        Op::Trace => changed(bencher, &lists::one(), lists::trace),
        Op::Admit => changed(bencher, &lists::none(), lists::admit),
        Op::Evict => changed(bencher, &lists::full(), lists::evict),
        Op::Notice => engine::notice(bencher),
        Op::TimerCheck => changed(bencher, &lifespans::two_open(), lifespans::timer_check),
        Op::Arm => changed(bencher, &timers::waiting(), timers::arm),
        Op::Fire => changed(bencher, &timers::waiting(), timers::fire),
        Op::Probe => changed(bencher, &lifespans::one_key(), lifespans::probe),
        Op::Key => changed(bencher, &lifespans::place(), lifespans::key),
        Op::Scan => changed(bencher, &lifespans::two_open(), lifespans::scan),
        Op::Open => changed(bencher, &lifespans::two_open(), lifespans::open),
        Op::Reset => changed(bencher, &lifespans::used(), lifespans::reset),
        Op::Close => changed(bencher, &lifespans::two_open(), lifespans::close),
        Op::Lapse => changed(bencher, &lifespans::two_open(), lifespans::lapse),
        Op::Conclude => changed(bencher, &lifespans::one_ended(), lifespans::conclude),
        Op::Weigh => counters::weigh(bencher),
        Op::Count => counters::count(bencher),
        Op::Veto => counters::veto(bencher),
        Op::Override => counters::overrides(bencher),
        Op::Clear => changed(bencher, &lists::full(), lists::clear),
        Op::Recall => changed(bencher, &lifespans::two_open(), lifespans::recall),
        Op::Update => changed(bencher, &aggregates::sums(), aggregates::update),
        Op::Fold => changed(bencher, &aggregates::window(), aggregates::fold),
        Op::Merge => changed(bencher, &aggregates::window(), aggregates::merge),
        Op::Decide => changed(bencher, &aggregates::sums(), aggregates::decide),
        Op::Group => changed(bencher, &lists::one(), lists::group),
        Op::Refer => stateless::refer(bencher),
        Op::Queue => changed(bencher, &stateless::none(), stateless::queue),
        Op::Sift => adapters::sift(bencher),
        Op::Source => adapters::source(bencher),
    }
}

/// Lists of one batch, as many as engines in a batch of the experiment.
const LISTS: u64 = crate::occupancy::measure::BATCH as u64;

/// A kernel on a list that it may change: each iteration gets a fresh copy.
fn changed<T: Clone>(
    bencher: &mut Runner<'_, '_>,
    list: &T,
    kernel: fn(&mut T, &mut Gauge<'_, NoProbe>),
) {
    bencher.iter_batched_ref(
        || list.clone(),
        |list| {
            let mut probe = NoProbe;
            kernel(list, &mut gauge(&mut probe));
            // What it wrote is looked at, or it might never be written.
            black_box(list);
        },
        BatchSize::NumIterations(LISTS),
    );
}

fn gauge<P: Probe>(probe: &mut P) -> Gauge<'_, P> {
    Gauge::new(probe, Scope::Situation(0))
}

#[cfg(test)]
mod tests {
    use super::{gauge, lifespans, lists, stateless, timers};
    use rtcep::storage::Gauge;
    use rtcep::{Counter, Op, OpCounts};

    fn counted<T>(mut list: T, kernel: fn(&mut T, &mut Gauge<'_, Counter<1>>)) -> OpCounts {
        let mut probe = Counter::new();
        kernel(&mut list, &mut gauge(&mut probe));
        probe.all()
    }

    /// Where the core counts an operation itself, a kernel does it exactly once
    /// and nothing else that has a price.
    #[test]
    fn kernels_of_lists_do_one_operation() {
        let once = |op| OpCounts::ZERO.with(op, 1);
        assert_eq!(counted(lists::one_old(), lists::expire), once(Op::Expire));
        assert_eq!(counted(lists::one(), lists::row), once(Op::Row));
        assert_eq!(counted(lists::one(), lists::group), once(Op::Group));
        assert_eq!(counted(lists::one(), lists::compact), once(Op::Compact));
        assert_eq!(
            counted(stateless::none(), stateless::queue),
            once(Op::Queue)
        );
        // A look-up is nothing without a place to compare.
        let look_up = once(Op::Probe).with(Op::Key, 1);
        assert_eq!(counted(lifespans::one_key(), lifespans::probe), look_up);
        // The oldest of a key closes without a walk through its chain.
        let closed = counted(lifespans::two_open(), lifespans::close);
        assert_eq!(closed, OpCounts::ZERO);
    }

    /// The others change their lists as their operation says.
    #[test]
    fn kernels_of_lists_change_them() {
        let mut probe = Counter::<1>::new();
        let mut g = gauge(&mut probe);
        let mut list = lists::full();
        lists::consume(&mut list, &mut g);
        assert_eq!(list.len(), 9);
        let mut list = lists::full();
        let second = list.clone();
        lists::evict(&mut list, &mut g);
        assert_eq!((list.len(), list.back()), (9, second.back()));
        let mut list = lists::none();
        lists::admit(&mut list, &mut g);
        assert_eq!(list.len(), 1);
        let mut list = lists::one_old();
        lists::expire(&mut list, &mut g);
        assert_eq!(list.len(), 9);
        let mut list = lists::full();
        lists::clear(&mut list, &mut g);
        assert!(list.is_empty());
        let mut list = lists::one();
        lists::compact(&mut list, &mut g);
        assert!(list.is_empty());
        let mut actions = stateless::none();
        stateless::queue(&mut actions, &mut g);
        assert_eq!(actions.waiting().count(), 1);
    }

    /// Those of lifespans too.
    #[test]
    fn kernels_of_lifespans_change_them() {
        let mut probe = Counter::<1>::new();
        let mut g = gauge(&mut probe);
        let mut lifespan = lifespans::two_open();
        lifespans::open(&mut lifespan, &mut g);
        assert_eq!(lifespan.slots.instance(2).ordinal, 3);
        assert_eq!(
            (lifespan.keys.len(0), lifespan.keys.newest(0)),
            (3, Some(2))
        );
        lifespans::close(&mut lifespan, &mut g);
        assert_eq!((lifespan.slots.first(), lifespan.keys.len(1)), (Some(1), 2));
        lifespans::conclude(&mut lifespan, &mut g);
        assert_eq!(lifespan.slots.ended(), None);
        let mut waiting = timers::waiting();
        timers::arm(&mut waiting, &mut g);
        assert_eq!(
            (waiting.timers.next(), waiting.times.len()),
            (Some(1_010), 1)
        );
        timers::fire(&mut waiting, &mut g);
        assert!(waiting.times.is_empty() && !waiting.timers.take(0, 1_010));
        let mut situation = lifespans::used();
        lifespans::reset(&mut situation, &mut g);
        assert!(situation.lists.iter().all(|list| list.is_empty()));
    }
}
