//! Single values of a table, each with what it has to be.

use super::read::Found;
use super::{Caches, Date, Problem, Unit};
use std::fmt::Display;
use toml::Spanned;
use toml::value::Datetime;

impl Found<'_> {
    pub(super) fn value<T>(
        &mut self,
        name: &str,
        at: &Spanned<T>,
        found: impl Display,
        needed: &'static str,
    ) {
        let problem = Problem::Value {
            name: name.to_owned(),
            found: found.to_string(),
            needed,
        };
        self.add(Some(at.span()), problem);
    }

    pub(super) fn word(&mut self, name: &str, found: &Spanned<String>) -> String {
        if found.get_ref().trim().is_empty() {
            self.value(name, found, "empty", "a name");
        }
        found.get_ref().clone()
    }

    pub(super) fn opt_level(&mut self, found: &Spanned<String>) -> String {
        let level = found.get_ref();
        if !["0", "1", "2", "3", "s", "z"].contains(&level.as_str()) {
            let needed = "one of \"0\", \"1\", \"2\", \"3\", \"s\" and \"z\"";
            self.value("opt_level", found, format!("{level:?}"), needed);
        }
        level.clone()
    }

    pub(super) fn unit(&mut self, found: &Spanned<String>) -> Unit {
        match found.get_ref().as_str() {
            "ns" => Unit::Nanoseconds,
            "instructions" => Unit::Instructions,
            other => {
                let other = format!("{other:?}");
                self.value("unit", found, other, "\"ns\" or \"instructions\"");
                Unit::Nanoseconds
            }
        }
    }

    pub(super) fn caches(&mut self, found: &Spanned<String>) -> Caches {
        match found.get_ref().as_str() {
            "warm" => Caches::Warm,
            "cold" => Caches::Cold,
            other => {
                let other = format!("{other:?}");
                self.value("caches", found, other, "\"warm\" or \"cold\"");
                Caches::Warm
            }
        }
    }

    pub(super) fn counted<N: Copy + PartialEq + From<u8>>(
        &mut self,
        name: &str,
        found: &Spanned<N>,
    ) -> N {
        if *found.get_ref() == N::from(0) {
            self.value(name, found, "0", "1 or more");
        }
        *found.get_ref()
    }

    pub(super) fn within(
        &mut self,
        name: &str,
        found: &Spanned<f64>,
        needed: &'static str,
        holds: impl Fn(f64) -> bool,
    ) -> f64 {
        let value = *found.get_ref();
        if !holds(value) {
            self.value(name, found, value, needed);
        }
        value
    }

    pub(super) fn date(&mut self, found: &Spanned<Datetime>) -> Date {
        let value = found.get_ref();
        let alone = value.time.is_none() && value.offset.is_none();
        match value.to_string().parse() {
            Ok(date) if alone => date,
            _ => {
                self.value("date", found, value, "a day, as in 2026-11-30,");
                Date::default()
            }
        }
    }
}
