//! Durations: one decimal number with a unit, as in `30s` or `1.5ms`.

use super::nearest::nearest;
use super::number::Number;
use super::stream::{Parsed, Stream};
use crate::ast::Duration;

/// The units with their seconds as a fraction, the largest first.
pub(crate) const UNITS: [(&str, u128, u128); 6] = [
    ("h", 3600, 1),
    ("min", 60, 1),
    ("s", 1, 1),
    ("ms", 1, 1_000),
    ("us", 1, 1_000_000),
    ("ns", 1, 1_000_000_000),
];

/// How to write a duration, for messages.
const HOW: &str = "write a number and a unit without a space: `30s`, `1.5ms`; \
                   the units are `ns`, `us`, `ms`, `s`, `min` and `h`";

/// Other spellings of units that people write.
const MEANT: [(&str, &str); 14] = [
    ("m", "min"),
    ("sec", "s"),
    ("secs", "s"),
    ("second", "s"),
    ("seconds", "s"),
    ("minute", "min"),
    ("minutes", "min"),
    ("mins", "min"),
    ("hour", "h"),
    ("hours", "h"),
    ("hr", "h"),
    ("msec", "ms"),
    ("usec", "us"),
    ("\u{b5}s", "us"),
];

impl Stream<'_> {
    /// A duration; `word` is the clause that needs it.
    pub(super) fn duration(&mut self, word: &str) -> Parsed<Duration> {
        let literal = self.literal().cloned();
        let number = literal.as_ref().map(ToString::to_string);
        let number = number.and_then(|text| Some((Number::read(&text)?, text)));
        let (Some(literal), Some((number, text))) = (literal, number) else {
            let found = self.found();
            return self.error(
                self.here().start,
                format!("expected a duration after `{word}`, found {found}; {HOW}"),
            );
        };
        let here = self.skip();
        if number.suffix.is_empty() && number.radix == 10 {
            return self.without_unit(&text, here);
        }
        if number.radix != 10 {
            return self.error(
                here,
                format!("`{text}` is no duration: durations are decimal; {HOW}"),
            );
        }
        if number.exponent.is_some() || number.negative {
            return self.error(
                here,
                format!("`{text}` is no duration: no sign and no exponent; {HOW}"),
            );
        }
        let Some(unit) = UNITS.iter().find(|(name, ..)| *name == number.suffix) else {
            return self.error(here, unknown_unit(&text, &number));
        };
        match seconds(&number, unit.1, unit.2) {
            Some(seconds) => Ok(Duration {
                seconds,
                text,
                span: literal.span(),
            }),
            None => self.error(here, format!("`{text}` has too many digits for a duration")),
        }
    }

    /// A bare number, perhaps with its unit after a space.
    fn without_unit(&mut self, text: &str, here: crate::diagnostic::Range) -> Parsed<Duration> {
        let unit = self
            .word()
            .filter(|word| UNITS.iter().any(|(name, ..)| name == word));
        match unit {
            Some(unit) => {
                let at = here.to(self.skip());
                self.error(at, format!("write `{text}{unit}` without the space"))
            }
            None => self.error(
                here,
                format!(
                    "`{text}` has no unit; write `{text}s` or `{text}ms`, for example; \
                     the units are `ns`, `us`, `ms`, `s`, `min` and `h`"
                ),
            ),
        }
    }
}

/// What to write instead of a suffix that is no unit.
fn unknown_unit(text: &str, number: &Number) -> String {
    let (suffix, digits) = (&number.suffix, number.float_text());
    if suffix.chars().any(|c| c.is_ascii_digit()) {
        return format!(
            "`{text}` is no duration: one number and one unit; \
             write `150min` for two hours and a half"
        );
    }
    let meant = MEANT
        .iter()
        .find(|(word, _)| word == suffix)
        .map(|&(_, unit)| unit)
        .or_else(|| nearest(suffix, UNITS.iter().map(|&(name, ..)| name)));
    match meant {
        Some(unit) => format!("`{suffix}` is no unit; did you mean `{digits}{unit}`?"),
        None => {
            format!("`{suffix}` is no unit; the units are `ns`, `us`, `ms`, `s`, `min` and `h`")
        }
    }
}

/// The exact number of seconds as a reduced fraction.
fn seconds(number: &Number, numerator: u128, denominator: u128) -> Option<(u128, u128)> {
    let fraction = number
        .fraction
        .as_deref()
        .unwrap_or("")
        .trim_end_matches('0');
    let digits: u128 = format!("{}{fraction}", number.digits).parse().ok()?;
    let places = u32::try_from(fraction.len()).ok()?;
    let n = digits.checked_mul(numerator)?;
    let d = 10u128.checked_pow(places)?.checked_mul(denominator)?;
    Some(reduced(n, d))
}

/// A fraction without common divisors; 0 becomes 0/1.
pub(crate) fn reduced(n: u128, d: u128) -> (u128, u128) {
    let (mut a, mut b) = (n, d);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    (n.checked_div(a).unwrap_or(0), d.checked_div(a).unwrap_or(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_exact() {
        let of = |text: &str| {
            let number = Number::read(text).expect("a number");
            let unit = UNITS.iter().find(|u| u.0 == number.suffix).expect("a unit");
            seconds(&number, unit.1, unit.2)
        };
        assert_eq!(of("1.5ms"), Some((3, 2000)));
        assert_eq!(of("2h"), Some((7200, 1)));
        assert_eq!(of("0s"), Some((0, 1)));
        assert_eq!(of("1.500us"), Some((3, 2_000_000)));
        assert_eq!(of("340282366920938463463374607431768211456s"), None);
    }
}
