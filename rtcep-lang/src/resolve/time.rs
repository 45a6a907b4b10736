//! Durations and instants as ticks of the resolution.

use crate::ast::{Duration, Moment, Rules};
use crate::diagnostic::Diagnostic;
use crate::instant;
use crate::model::{self, Resolution};
use crate::parse::duration::reduced;
use crate::print::print_duration;

/// One tick where the rules say nothing.
const DEFAULT: Resolution = Resolution {
    numerator: 1,
    denominator: 1_000_000,
};

/// The resolution of a rule set.
pub(super) fn resolution(rules: &Rules, errors: &mut Vec<Diagnostic>) -> Resolution {
    let Some(first) = rules.resolutions.first() else {
        return DEFAULT;
    };
    for second in &rules.resolutions[1..] {
        let line = crate::diagnostic::Range::from(first.span).line();
        errors.push(Diagnostic::error(
            second.span,
            format!("`resolution` is already said on line {line}"),
        ));
    }
    let (n, d) = first.seconds;
    match (u64::try_from(n), u64::try_from(d)) {
        (Ok(0), _) => {
            errors.push(Diagnostic::error(
                first.span,
                "a tick cannot be empty; write `1us`, for example",
            ));
            DEFAULT
        }
        (Ok(numerator), Ok(denominator)) => Resolution {
            numerator,
            denominator,
        },
        _ => {
            errors.push(Diagnostic::error(
                first.span,
                format!(
                    "`{}` as a fraction of seconds does not fit u64; write `1us`, for example",
                    first.text
                ),
            ));
            DEFAULT
        }
    }
}

/// What durations and instants are measured by.
#[derive(Clone, Copy)]
pub(super) struct Clock {
    pub(super) resolution: Resolution,
    /// The instant of tick 0, in nanoseconds since 1970.
    pub(super) epoch: Option<i128>,
    /// An epoch may have been written that could not be read.
    pub(super) lost: bool,
}

/// The clock of a rule set.
pub(super) fn clock(rules: &Rules, errors: &mut Vec<Diagnostic>) -> Clock {
    let resolution = resolution(rules, errors);
    let mut clock = Clock {
        resolution,
        epoch: None,
        lost: rules.lost,
    };
    let Some(first) = rules.epochs.first() else {
        return clock;
    };
    for second in &rules.epochs[1..] {
        let line = crate::diagnostic::Range::from(first.span).line();
        let message = format!("`epoch` is already said on line {line}");
        errors.push(Diagnostic::error(second.span, message));
    }
    match instant::nanoseconds(&first.text) {
        Ok(epoch) => clock.epoch = Some(epoch),
        Err(message) => {
            clock.lost = true;
            errors.push(Diagnostic::error(first.span, message));
        }
    }
    clock
}

impl Clock {
    /// What a moment means; none after an error.
    pub(super) fn moment(
        self,
        moment: &Moment,
        errors: &mut Vec<Diagnostic>,
    ) -> Option<model::Moment> {
        match moment {
            Moment::Since(duration) => {
                ticks(duration, self.resolution, errors).map(model::Moment::SinceStartup)
            }
            Moment::Instant(instant) => match self.tick(&instant.text) {
                Ok(tick) => tick.map(model::Moment::Tick),
                Err(message) => {
                    errors.push(Diagnostic::error(instant.span, message));
                    None
                }
            },
        }
    }

    /// The tick of an instant; none where the epoch is unknown after an error.
    fn tick(self, text: &str) -> Result<Option<u64>, String> {
        let at = instant::nanoseconds(text)?;
        let Some(epoch) = self.epoch else {
            if self.lost {
                return Ok(None);
            }
            return Err(format!(
                "`{text}`: which tick this is depends on the instant of tick 0; write \
                 `epoch \"2026-01-01T00:00:00Z\";`, or a time since startup, as in `at 5s`"
            ));
        };
        let Ok(since) = u128::try_from(at - epoch) else {
            let epoch = instant::text(epoch).unwrap_or_default();
            return Err(format!(
                "`{text}` is before the epoch, {epoch}, which is tick 0: it never comes"
            ));
        };
        match whole_ticks(reduced(since, 1_000_000_000), self.resolution) {
            Ok(Some(ticks)) => Ok(Some(ticks)),
            Ok(None) => Err(format!(
                "`{text}` has more ticks since the epoch than fit u64"
            )),
            Err(()) => Err(format!(
                "`{text}` is no whole number of ticks after the epoch, {}, and a tick is {}; round \
                 it, or write a finer `resolution`",
                instant::text(epoch).unwrap_or_default(),
                print_duration(1, self.resolution)
            )),
        }
    }
}

/// Seconds as ticks: an error if they are no multiple, none if they are too many.
fn whole_ticks((n, d): (u128, u128), resolution: Resolution) -> Result<Option<u64>, ()> {
    // n/d seconds over num/den: cross-cancelled first, so that little overflows.
    let (n, num) = reduced(n, u128::from(resolution.numerator));
    let (den, d) = reduced(u128::from(resolution.denominator), d);
    if n != 0 && (d != 1 || num != 1) {
        return Err(());
    }
    let ticks = n.checked_mul(den);
    Ok(ticks.and_then(|ticks| u64::try_from(ticks).ok()))
}

/// The ticks of a duration: a nonzero multiple of the resolution.
pub(super) fn ticks(
    duration: &Duration,
    resolution: Resolution,
    errors: &mut Vec<Diagnostic>,
) -> Option<u64> {
    let text = &duration.text;
    let (n, d) = duration.seconds;
    let mut refuse = |message: String| {
        errors.push(Diagnostic::error(duration.span, message));
        None
    };
    if n == 0 {
        return refuse(format!(
            "`{text}` is no time at all; a duration is at least one tick"
        ));
    }
    match whole_ticks((n, d), resolution) {
        Ok(Some(ticks)) => Some(ticks),
        Ok(None) => refuse(format!("`{text}` has more ticks than fit u64")),
        Err(()) => {
            let tick = print_duration(1, resolution);
            refuse(format!(
                "`{text}` is no multiple of the resolution, {tick}; \
                 round it, or write a finer `resolution`"
            ))
        }
    }
}
