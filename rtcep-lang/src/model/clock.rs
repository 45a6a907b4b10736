//! What the clock alone does to a lifespan: openings at moments, and ends by
//! moment or interval (language.md, 5).

use super::{End, Initiator, Lifespan, Moment, Terminator};

/// An end of instances that no event brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockEnd {
    /// So many ticks after the opening of each instance.
    After(u64),
    /// At a moment, of all that are open; nothing opens then or later.
    At(Moment),
}

/// The moments at which a lifespan opens an instance: each once, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Openings {
    /// Ticks after startup.
    pub since: Vec<u64>,
    /// Ticks of the clock.
    pub ticks: Vec<u64>,
}

impl Openings {
    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.since.len() + self.ticks.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Lifespan {
    /// The moments at which an instance opens, without those that are known to
    /// come at or after the end of all.
    #[must_use]
    pub fn openings(&self) -> Openings {
        let mut openings = Openings::default();
        for initiator in &self.initiators {
            match *initiator {
                Initiator::At(moment) if self.closed_by(moment) => {}
                Initiator::At(Moment::SinceStartup(ticks)) => openings.since.push(ticks),
                Initiator::At(Moment::Tick(tick)) => openings.ticks.push(tick),
                Initiator::Startup | Initiator::Event { .. } => {}
            }
        }
        for moments in [&mut openings.since, &mut openings.ticks] {
            moments.sort_unstable();
            moments.dedup();
        }
        openings
    }

    /// Whether an absolute end is known to come at or before a moment.
    fn closed_by(&self, moment: Moment) -> bool {
        self.clock_ends()
            .iter()
            .any(|(end, _)| match (end, moment) {
                (ClockEnd::At(Moment::SinceStartup(end)), Moment::SinceStartup(at))
                | (ClockEnd::At(Moment::Tick(end)), Moment::Tick(at)) => *end <= at,
                _ => false,
            })
    }

    /// The ends by the clock that can come, by declaration, and how: of each
    /// sort (interval, since startup, tick) the earliest, the first declared of
    /// equal ones.
    #[must_use]
    pub fn clock_ends(&self) -> Vec<(ClockEnd, End)> {
        let ends = self.terminators.iter().filter_map(|t| match *t {
            Terminator::After { ticks, end } => Some((ClockEnd::After(ticks), end)),
            Terminator::At { moment, end } => Some((ClockEnd::At(moment), end)),
            Terminator::Event { .. } => None,
        });
        let mut found: Vec<(ClockEnd, End)> = Vec::new();
        for (end, how) in ends {
            let rival = found
                .iter()
                .position(|(other, _)| earlier(*other, end).is_some());
            match rival {
                Some(place) if earlier(found[place].0, end) == Some(false) => {
                    found.remove(place);
                    found.push((end, how));
                }
                Some(_) => {}
                None => found.push((end, how)),
            }
        }
        found
    }

    /// The absolute ends, by declaration: what would open at or after one of
    /// them does not open.
    pub fn absolute_ends(&self) -> impl Iterator<Item = Moment> {
        self.clock_ends()
            .into_iter()
            .filter_map(|(end, _)| match end {
                ClockEnd::At(moment) => Some(moment),
                ClockEnd::After(_) => None,
            })
    }

    /// Instances that ever open, where no event opens any.
    #[must_use]
    pub fn ever(&self) -> Option<u32> {
        let by_event = |i: &Initiator| matches!(i, Initiator::Event { .. });
        if self.initiators.iter().any(by_event) {
            return None;
        }
        let openings = self.openings().len() + usize::from(self.starts());
        Some(u32::try_from(openings).unwrap_or(u32::MAX))
    }
}

/// Whether the first of two ends of one sort comes no later; none where they are
/// of different sorts.
fn earlier(first: ClockEnd, second: ClockEnd) -> Option<bool> {
    match (first, second) {
        (ClockEnd::After(a), ClockEnd::After(b))
        | (ClockEnd::At(Moment::SinceStartup(a)), ClockEnd::At(Moment::SinceStartup(b)))
        | (ClockEnd::At(Moment::Tick(a)), ClockEnd::At(Moment::Tick(b))) => Some(a <= b),
        _ => None,
    }
}
