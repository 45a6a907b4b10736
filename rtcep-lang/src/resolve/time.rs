//! Durations as ticks of the resolution.

use crate::ast::{Duration, Rules};
use crate::diagnostic::Diagnostic;
use crate::model::Resolution;
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
    // n/d seconds over num/den: cross-cancelled first, so that little overflows.
    let (n, num) = reduced(n, u128::from(resolution.numerator));
    let (den, d) = reduced(u128::from(resolution.denominator), d);
    if d != 1 || num != 1 {
        let tick = print_duration(1, resolution);
        return refuse(format!(
            "`{text}` is no multiple of the resolution, {tick}; \
             round it, or write a finer `resolution`"
        ));
    }
    match n
        .checked_mul(den)
        .and_then(|ticks| u64::try_from(ticks).ok())
    {
        Some(ticks) => Some(ticks),
        None => refuse(format!("`{text}` has more ticks than fit u64")),
    }
}
