//! Machines that start, work, stop, and now and then fall silent.

use super::{Random, Stream};

/// Ticks that a machine may run: `until after 2s`.
const AFTER: u64 = 2_000_000;

/// What happens to a machine.
#[derive(Clone, Copy, Debug)]
pub(super) enum Happens {
    /// It starts.
    Start,
    /// It shakes, so much of 100.
    Shake(u32),
    /// It is hot, so much of 100.
    Heat(u32),
    /// It stops.
    Stop,
}

/// A machine at work, as the stream sees it: it knows nothing of capacities.
struct Run {
    machine: u32,
    started: u64,
    /// Nothing more is heard of it: its time runs out.
    silent: bool,
}

/// Events of machines of which on average three quarters of `max_open` are at
/// work, now half of it and now a little more than all.
///
/// One event in six is a start or a stop. One machine in eight falls silent once
/// it has started; the gaps between events are such that its two seconds are
/// about three times as long as the others run. Of the rest one event in ten is
/// of some machine, mostly not at work, and each half of what is told of a
/// machine passes the thresholds or not.
pub(super) fn keyed<E>(
    max_open: u32,
    events: usize,
    seed: u64,
    event: impl Fn(u32, Happens) -> E,
) -> Stream<E> {
    let mut random = Random::new(seed);
    let machines = 4 * max_open;
    let gap = 2 * 80_000 / max_open;
    let period = 64 * max_open;
    let mut running: Vec<Run> = Vec::new();
    let (mut t, mut at) = (0, 0);
    let one = |_| {
        t += u64::from(random.below(gap + 1));
        running.retain(|run| t - run.started < AFTER);
        // From half to a little more than all, and back at once.
        at = (at + 1) % period;
        let target = max_open / 2 + max_open * at * 6 / (period * 10);
        let (machine, happens) = match random.below(6) {
            0 if running.len() < target as usize => {
                let machine = random.below(machines);
                if running.iter().all(|run| run.machine != machine) {
                    running.push(Run {
                        machine,
                        started: t,
                        silent: random.below(8) == 0,
                    });
                }
                (machine, Happens::Start)
            }
            0 => (heard(&mut running, &mut random, true), Happens::Stop),
            n => {
                let known = random.below(10) > 0;
                let machine = if known {
                    heard(&mut running, &mut random, false)
                } else {
                    random.below(machines)
                };
                let much = random.below(100);
                let happens = if n < 4 {
                    Happens::Shake(much)
                } else {
                    Happens::Heat(much)
                };
                (machine, happens)
            }
        };
        (t, event(machine, happens))
    };
    (0..events).map(one).collect()
}

/// Some machine at work that is not silent; one that is none if there is no such.
fn heard(running: &mut Vec<Run>, random: &mut Random, stops: bool) -> u32 {
    #[allow(clippy::cast_possible_truncation)] // a few hundred
    let count = running.iter().filter(|run| !run.silent).count() as u32;
    if count == 0 {
        return u32::MAX;
    }
    let chosen = random.below(count) as usize;
    let mut places = (0..running.len()).filter(|&place| !running[place].silent);
    let place = places.nth(chosen).unwrap_or(0);
    let machine = running[place].machine;
    if stops {
        running.remove(place);
    }
    machine
}
