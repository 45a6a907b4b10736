//! `{m..=n}` behind an event.

use super::number::Number;
use super::stream::{Parsed, Stream};
use crate::ast::Repetition;
use proc_macro2::{Delimiter, TokenTree};

const HOW: &str = "a repetition is written `{2..=4}`: so many events at least, and so many at most";

impl Stream<'_> {
    /// `{m..=n}`, if it stands here.
    pub(super) fn repetition(&mut self) -> Parsed<Option<Repetition>> {
        let Some(group) = self.eat_group(Delimiter::Brace) else {
            let misread = self.group(Delimiter::Bracket).is_some()
                || self.is_punct('+')
                || self.is_punct('*')
                || self.is_punct('?');
            return if misread {
                self.error(self.here(), HOW)
            } else {
                Ok(None)
            };
        };
        let range = self.before();
        let mut s = self.inside(&group);
        let least = s.bound()?;
        if s.is_empty() {
            let instead = least.map_or_else(
                || HOW.to_owned(),
                |n| format!("write `{{{n}..={n}}}` for so many exactly"),
            );
            return s.error(range, instead);
        }
        let dots = s.joined(3);
        let known = dots.starts_with("..");
        let inclusive = dots == "..=";
        for _ in 0..if inclusive { 3 } else { 2 } {
            if known {
                s.skip();
            }
        }
        let most = if known { s.bound()? } else { None };
        if !s.is_empty() {
            return s.error(range, HOW);
        }
        match (least, most) {
            (Some(least), Some(most)) if inclusive => Ok(Some(Repetition { least, most, range })),
            (Some(least), Some(end)) => {
                let message = if end > least {
                    format!(
                        "both numbers of a repetition belong to it; write `{{{least}..={}}}`",
                        end - 1
                    )
                } else {
                    HOW.to_owned()
                };
                s.error(range, message)
            }
            (Some(least), None) => s.error(
                range,
                format!("a repetition needs an end, so that it is bounded: write `{{{least}..={}}}`, for example",
                    least.saturating_add(3)),
            ),
            (None, Some(most)) => {
                s.error(range, format!("write `{{1..={most}}}`: a repetition has one event at least"))
            }
            (None, None) => s.error(range, HOW),
        }
    }

    /// A number of a repetition, if one stands here.
    fn bound(&mut self) -> Parsed<Option<u32>> {
        let Some(TokenTree::Literal(literal)) = self.peek() else {
            return Ok(None);
        };
        let number = Number::read(&literal.to_string());
        let number = number.filter(|n| !n.negative && !n.is_float() && n.suffix.is_empty());
        let Some(number) = number else {
            return self.error(self.here(), HOW);
        };
        let at = self.skip();
        match number.integer().and_then(|n| u32::try_from(n).ok()) {
            Some(value) => Ok(Some(value)),
            None => self.error(at, "this number does not fit u32, which a repetition takes"),
        }
    }
}
