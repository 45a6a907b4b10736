//! Ticks as durations, in the largest unit that divides them.

use crate::instant;
use crate::model::{Model, Moment, Resolution};
use crate::parse::duration::{UNITS, reduced};

/// `30s`, `1500us`: so many ticks of a resolution.
#[must_use]
pub fn print_duration(ticks: u64, resolution: Resolution) -> String {
    let numerator = u128::from(ticks) * u128::from(resolution.numerator);
    let (n, d) = reduced(numerator, u128::from(resolution.denominator));
    for (unit, un, ud) in UNITS {
        // n/d seconds are n·ud / (d·un) of the unit.
        let (n, un) = reduced(n, un);
        let (ud, d) = reduced(ud, d);
        if un == 1
            && d == 1
            && let Some(value) = n.checked_mul(ud)
        {
            return format!("{value}{unit}");
        }
    }
    fraction_of_ns(n, d)
}

/// `5s`: so long after startup; `"2018-08-02T08:34:47Z"`: at an instant.
#[must_use]
pub(crate) fn print_moment(model: &Model, moment: Moment) -> String {
    match moment {
        Moment::SinceStartup(ticks) => print_duration(ticks, model.resolution),
        Moment::Tick(tick) => match print_tick(model, tick) {
            Some(instant) => format!("\"{instant}\""),
            // Of a model made by hand; what was parsed had a literal.
            None => "\"_\"".to_owned(),
        },
    }
}

/// The instant of a tick, cut to nanoseconds; none without an epoch, or in a year
/// that has no form.
fn print_tick(model: &Model, tick: u64) -> Option<String> {
    let epoch = instant::nanoseconds(model.epoch.as_ref()?).ok()?;
    let Resolution {
        numerator,
        denominator,
    } = model.resolution;
    let (tick, denominator) = reduced(tick.into(), denominator.into());
    let (second, denominator) = reduced(1_000_000_000, denominator);
    let since = tick.checked_mul(second)?.checked_mul(numerator.into())?;
    let since = i128::try_from(since / denominator).ok()?;
    instant::text(epoch.checked_add(since)?)
}

/// A duration that is no whole number of nanoseconds. What was parsed ends
/// after some digits; another fraction (of a model made by hand) is cut.
fn fraction_of_ns(n: u128, d: u128) -> String {
    let (mut n, mut d) = (n, d);
    let mut places = 0usize;
    let mut scaled = 0u32;
    while (d > 1 || scaled < 9) && scaled < 38 {
        let (ten, rest) = reduced(10, d);
        let Some(more) = n.checked_mul(ten) else {
            break;
        };
        (n, d) = (more, rest);
        scaled += 1;
        places += usize::from(scaled > 9);
    }
    let digits = format!("{:0>width$}", n / d.max(1), width = places + 1);
    let (whole, fraction) = digits.split_at(digits.len() - places);
    if fraction.is_empty() {
        format!("{whole}ns")
    } else {
        format!("{whole}.{fraction}ns")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(ticks: u64, numerator: u64, denominator: u64) -> String {
        print_duration(
            ticks,
            Resolution {
                numerator,
                denominator,
            },
        )
    }

    #[test]
    fn the_largest_unit_that_divides() {
        assert_eq!(text(1, 1, 1_000_000), "1us");
        assert_eq!(text(30_000_000, 1, 1_000_000), "30s");
        assert_eq!(text(1500, 1, 1_000_000), "1500us");
        assert_eq!(text(2, 3600, 1), "2h");
        assert_eq!(text(90, 60, 1), "90min");
        assert_eq!(text(7, 1, 1_000_000_000), "7ns");
        assert_eq!(
            text(u64::MAX, u64::MAX, 1),
            format!("{}s", u128::from(u64::MAX).pow(2))
        );
    }

    #[test]
    fn fractions_of_a_nanosecond() {
        assert_eq!(text(1, 1, 2_000_000_000), "0.5ns");
        assert_eq!(text(3, 1, 2_000_000_000), "1.5ns");
        assert_eq!(text(1, 1, 80_000_000_000), "0.0125ns");
        assert!(text(1, 1, 3).starts_with("333333333.333"), "cut, not exact");
    }
}
