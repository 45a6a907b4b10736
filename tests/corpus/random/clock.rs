//! How time goes on in random traces.

use proptest::prelude::*;
use rtcep_lang::Model;
use rtcep_lang::model::{Demand, Initiator, Moment, Terminator};

/// How time goes on from one step to the next.
#[derive(Clone, Copy, Debug)]
pub(super) enum Clock {
    On(u64),
    Back(u64),
    /// So long after what happened some steps ago, where that is not yet past:
    /// an instance that opened then ends at that tick, before or after it.
    Since {
        steps: usize,
        ticks: u64,
    },
    /// To the tick before a moment that the rules name, to it, or behind it.
    To(Moment, u8),
    /// Near its end, where deadlines overflow.
    NearEnd(u64),
    End,
}

impl Clock {
    /// The tick of the next step, after steps at `past`.
    pub(super) fn next(self, past: &[u64]) -> u64 {
        let now = past.iter().copied().max().unwrap_or(0);
        match self {
            Clock::On(d) => now.saturating_add(d),
            Clock::Back(d) => now.saturating_sub(d),
            Clock::Since { steps, ticks } => {
                let then = past.len().checked_sub(steps).and_then(|i| past.get(i));
                let t = then.map_or(now, |then| then.saturating_add(ticks));
                t.max(now)
            }
            Clock::To(moment, offset) => {
                let startup = past.first().copied().unwrap_or(0);
                let tick = match moment {
                    // At the start, any tick will do.
                    Moment::Tick(tick) => Some(tick),
                    Moment::SinceStartup(_) => moment.tick(startup),
                };
                let tick = tick.map(|t| t.saturating_sub(1).saturating_add(offset.into()));
                tick.map_or(now, |t| t.max(now))
            }
            Clock::NearEnd(d) => now.max(u64::MAX - d),
            Clock::End => u64::MAX,
        }
    }
}

/// Ticks of the hour in a resolution of 1 us, as most rule sets have it.
const HOUR: u64 = 3_600_000_000;
const YEAR: u64 = 365 * 24 * HOUR;

pub(super) fn clock(model: &Model) -> BoxedStrategy<Clock> {
    let windows = model.situations.iter().filter_map(|s| s.within);
    let around = |d: u64| [d, d.saturating_add(1), d - 1, d / 2];
    let mut edges: Vec<u64> = windows.flat_map(around).collect();
    edges.push(2);
    let afters = model.lifespans.iter().filter_map(|l| Some(l.after()?.0));
    let timers = model.situations.iter().filter_map(|s| match s.demand {
        Demand::After(ticks) | Demand::Every(ticks) => Some(ticks),
        _ => None,
    });
    let ends: Vec<u64> = afters
        .chain(timers)
        .flat_map(|d| [d, d, d.saturating_add(1), d - 1])
        .collect();
    let edges = proptest::sample::select(edges).prop_map(Clock::On);
    let since = match ends.is_empty() {
        true => edges.clone().boxed(),
        false => (1usize..12, proptest::sample::select(ends))
            .prop_map(|(steps, ticks)| Clock::Since { steps, ticks })
            .boxed(),
    };
    let moments = moments(model);
    let to = match moments.is_empty() {
        true => edges.clone().boxed(),
        false => (proptest::sample::select(moments), 0..3u8)
            .prop_map(|(moment, offset)| Clock::To(moment, offset))
            .boxed(),
    };
    let usual = prop_oneof![
        48 => Just(Clock::On(0)),
        48 => (1u64..4).prop_map(Clock::On),
        16 => edges,
        4 => to,
        20 => since,
        3 => Just(Clock::On(HOUR)),
        1 => Just(Clock::On(YEAR)),
        4 => (1u64..10).prop_map(Clock::Back),
    ];
    // Rarely the clock jumps to its end, where nothing can follow but ties.
    prop_oneof![
        4_000 => usual,
        2 => (0u64..40).prop_map(Clock::NearEnd),
        1 => Just(Clock::End),
    ]
    .boxed()
}

/// The moments that the rules name.
pub(crate) fn moments(model: &Model) -> Vec<Moment> {
    let initiators = model.lifespans.iter().flat_map(|l| &l.initiators);
    let openings = initiators.filter_map(|i| match i {
        Initiator::At(moment) => Some(*moment),
        Initiator::Startup | Initiator::Event { .. } => None,
    });
    let terminators = model.lifespans.iter().flat_map(|l| &l.terminators);
    let ends = terminators.filter_map(|t| match t {
        Terminator::At { moment, .. } => Some(*moment),
        Terminator::Event { .. } | Terminator::After { .. } => None,
    });
    let timers = model.situations.iter().filter_map(|s| match s.demand {
        Demand::At(moment) => Some(moment),
        _ => None,
    });
    openings.chain(ends).chain(timers).collect()
}
