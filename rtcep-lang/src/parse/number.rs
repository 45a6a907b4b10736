//! Numbers, taken apart: `1_000`, `0xff`, `1.5ms`, `2e9f32`.

use super::stream::{Parsed, Stream};
use crate::ast::Count;
use crate::diagnostic::Range;

/// The parts of a literal that begins with a digit.
#[derive(Debug, PartialEq)]
pub(super) struct Number {
    /// A minus that belongs to the token itself (made by another macro).
    pub(super) negative: bool,
    /// 2, 8, 10 or 16.
    pub(super) radix: u32,
    /// The digits before the point, without underscores.
    pub(super) digits: String,
    /// The digits after the point.
    pub(super) fraction: Option<String>,
    /// Sign and digits after `e`.
    pub(super) exponent: Option<String>,
    /// Whatever follows.
    pub(super) suffix: String,
}

impl Number {
    /// Takes a literal apart; `None` if it is no number.
    pub(super) fn read(text: &str) -> Option<Number> {
        let (negative, text) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        if !text.starts_with(|c: char| c.is_ascii_digit()) {
            return None;
        }
        let (radix, text) = match text.get(..2) {
            Some("0x") => (16, &text[2..]),
            Some("0o") => (8, &text[2..]),
            Some("0b") => (2, &text[2..]),
            _ => (10, text),
        };
        let (digits, mut rest) = digits(text, radix);
        let (mut fraction, mut exponent) = (None, None);
        if radix == 10 {
            if let Some(after) = rest.strip_prefix('.') {
                let (found, after) = self::digits(after, 10);
                fraction = Some(found);
                rest = after;
            }
            if let Some((found, after)) = read_exponent(rest) {
                exponent = Some(found);
                rest = after;
            }
        }
        Some(Number {
            negative,
            radix,
            digits,
            fraction,
            exponent,
            suffix: rest.to_owned(),
        })
    }

    /// Whether it is written as a float.
    pub(super) fn is_float(&self) -> bool {
        self.fraction.is_some() || self.exponent.is_some()
    }

    /// The text of a float, without underscores and suffix.
    pub(super) fn float_text(&self) -> String {
        let mut text = self.digits.clone();
        if let Some(fraction) = &self.fraction {
            text.push('.');
            text.push_str(fraction);
        }
        if let Some(exponent) = &self.exponent {
            text.push('e');
            text.push_str(exponent);
        }
        text
    }

    /// The value of an integer; `None` if it is larger than any.
    pub(super) fn integer(&self) -> Option<u128> {
        u128::from_str_radix(&self.digits, self.radix).ok()
    }
}

/// Splits digits, underscores removed, from the rest.
fn digits(text: &str, radix: u32) -> (String, &str) {
    let end = text
        .find(|c: char| c != '_' && !c.is_digit(radix))
        .unwrap_or(text.len());
    (text[..end].replace('_', ""), &text[end..])
}

/// Splits `e-10` from the rest; an `e` without digits begins a suffix.
fn read_exponent(text: &str) -> Option<(String, &str)> {
    let after = text.strip_prefix(['e', 'E'])?;
    let (sign, after) = match after.strip_prefix('-') {
        Some(after) => ("-", after),
        None => ("", after.strip_prefix('+').unwrap_or(after)),
    };
    let (found, rest) = digits(after, 10);
    (!found.is_empty()).then(|| (format!("{sign}{found}"), rest))
}

impl Stream<'_> {
    /// The number after `word`: a plain integer that fits `T`.
    pub(super) fn count<T: TryFrom<u128>>(&mut self, word: &str, start: Range) -> Parsed<Count<T>> {
        let here = self.here();
        let Some(number) = self.literal().and_then(|l| Number::read(&l.to_string())) else {
            return self.expected(&format!("a number after `{word}`, such as `{word} 10`"));
        };
        if number.negative || number.is_float() || !number.suffix.is_empty() {
            return self.expected(&format!(
                "a plain whole number after `{word}`, such as `{word} 10`"
            ));
        }
        self.skip();
        match number.integer().and_then(|n| T::try_from(n).ok()) {
            Some(value) => Ok(Count {
                value,
                range: start.to(here),
            }),
            None => {
                let bits = size_of::<T>() * 8;
                self.error(
                    here,
                    format!("this number does not fit u{bits}, which `{word}` takes"),
                )
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(text: &str) -> (u32, String, Option<String>, Option<String>, String) {
        let n = Number::read(text).expect("a number");
        (n.radix, n.digits, n.fraction, n.exponent, n.suffix)
    }

    #[test]
    fn numbers_come_apart() {
        let some = |s: &str| Some(s.to_owned());
        assert_eq!(parts("1_000"), (10, "1000".into(), None, None, "".into()));
        assert_eq!(parts("5u32"), (10, "5".into(), None, None, "u32".into()));
        assert_eq!(parts("0x1d"), (16, "1d".into(), None, None, "".into()));
        assert_eq!(parts("0xffi8"), (16, "ff".into(), None, None, "i8".into()));
        assert_eq!(
            parts("1.5ms"),
            (10, "1".into(), some("5"), None, "ms".into())
        );
        assert_eq!(parts("2h30m"), (10, "2".into(), None, None, "h30m".into()));
        assert_eq!(
            parts("2.5e-1_0f32"),
            (10, "2".into(), some("5"), some("-10"), "f32".into())
        );
        assert_eq!(parts("1."), (10, "1".into(), some(""), None, "".into()));
        assert_eq!(parts("1ex"), (10, "1".into(), None, None, "ex".into()));
        assert_eq!(Number::read("\"5\""), None);
    }
}
