//! The answer for people.

use super::plot::Plot;
use super::written::rounded;
use super::{Course, Growth, Segment, What, WhatIf};
use std::fmt::{self, Display, Formatter};

/// Bounds as declared, how they grow with each capacity, with a plot, and what meets a
/// limit. `{:#}` leaves the plots out.
impl Display for WhatIf {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: {}", self.engine, self.said)?;
        writeln!(f, "\nas declared")?;
        let width = self.declared.iter().map(|d| d.event.len()).max();
        let width = width.unwrap_or(0);
        for d in &self.declared {
            let (what, bound) = (d.what.name(), self.amount(d.bound));
            writeln!(f, "  {what:<7} {:<width$}  {bound}", d.event)?;
        }
        for growth in self.growths.iter().filter(|g| g.matters()) {
            self.growth(f, growth)?;
        }
        if let [first, ..] = self.pairs.as_slice() {
            let [(a, ..), (b, ..)] = [&first.first, &first.second];
            writeln!(f, "\n{a} and {b} together")?;
            for pair in &self.pairs {
                let [(_, a, to_a), (_, b, to_b)] = [&pair.first, &pair.second];
                writeln!(f, "  {}: {}", pair.call, pair.formula)?;
                let checked = pair.checked;
                writeln!(
                    f,
                    "    checked at {checked} pairs from {a}, {b} to {to_a}, {to_b}"
                )?;
            }
        }
        self.still(f)?;
        writeln!(
            f,
            "\nbytes: the compiler lays candidates out, so the rules alone do not say; \
             `BOUNDS.bytes` of a build does"
        )?;
        match &self.verdict {
            Some(verdict) => self.verdict(f, verdict),
            None => Ok(()),
        }
    }
}

impl WhatIf {
    /// A bound with its unit.
    pub(super) fn amount(&self, bound: f64) -> String {
        format!("{} {}", rounded(bound), self.unit)
    }

    fn growth(&self, f: &mut Formatter<'_>, growth: &Growth) -> fmt::Result {
        let range = &growth.range;
        let (name, declared) = (&growth.capacity, growth.declared);
        writeln!(
            f,
            "\n{name}, declared {declared}, accepted {} to {}",
            range.least, range.most
        )?;
        if let Some(why) = growth.meaning {
            writeln!(f, "  not a limit, {why}: never proposed")?;
        }
        let refused = [
            (range.least > 1).then(|| (range.least - 1, &range.below)),
            range.most.checked_add(1).map(|n| (n, &range.above)),
        ];
        for (n, why) in refused.into_iter().flatten().filter(|(_, w)| !w.is_empty()) {
            writeln!(f, "  {n} is refused: {why}")?;
        }
        if range.first > range.least {
            let (few, why) = (range.first - 1, &range.warning);
            writeln!(
                f,
                "  up to {few} there is a warning, and no proposal: {why}"
            )?;
        }
        for call in growth.calls.iter().filter(|c| c.grows) {
            let event = if call.event.is_empty() { "" } else { " " };
            write!(f, "  {}{event}{}: ", call.what.name(), call.event)?;
            segments(f, &call.segments, call.rest)?;
        }
        let still = growth
            .calls
            .iter()
            .filter(|c| c.what == What::Process && !c.grows);
        let still: Vec<&str> = still.map(|c| c.event.as_str()).collect();
        if !still.is_empty() {
            writeln!(f, "  process {}: does not depend on it", still.join(", "))?;
        }
        if growth
            .places
            .iter()
            .any(|s| s.formula.contains(&growth.symbol))
        {
            write!(f, "  room for candidates: ")?;
            segments(f, &growth.places, None)?;
        }
        match growth.course {
            Course::Grows => {}
            Course::Seen(n) => writeln!(f, "  does not fall between any two of {n} numbers")?,
            Course::Falls(a, b) => {
                writeln!(f, "  the bound with {b} is smaller than that with {a}")?;
            }
        }
        if f.alternate() {
            return Ok(());
        }
        writeln!(f)?;
        let plot = Plot {
            points: &growth.dearest,
            declared: growth.declared,
            limit: self.verdict.as_ref().map(|v| v.most),
            unit: self.unit,
            symbol: &growth.symbol,
        };
        plot.fmt(f)
    }

    /// What no bound depends on, and what was not varied.
    fn still(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let none = self.growths.iter().filter(|g| !g.matters());
        let none: Vec<String> = none
            .map(|g| format!("{} ({})", g.capacity, g.declared))
            .collect();
        if !none.is_empty() {
            writeln!(f, "\nno bound depends on {}", none.join(", "))?;
        }
        let mut told: Vec<&str> = Vec::new();
        for fixed in &self.fixed {
            if told.contains(&fixed.because) {
                continue;
            }
            told.push(fixed.because);
            let same = self
                .fixed
                .iter()
                .filter(|other| other.because == fixed.because);
            let same = same.map(|other| format!("{} ({})", other.capacity, other.declared));
            let same: Vec<String> = same.collect();
            writeln!(f, "\n{}: not varied, {}", same.join(", "), fixed.because)?;
        }
        Ok(())
    }
}

/// Pieces that are told of what has no short form.
const TOLD: usize = 4;

/// `1 to 9: 5·max_a + 3; from 10: 7·max_a - 15`, with what becomes the dearest.
fn segments(f: &mut Formatter<'_>, segments: &[Segment], rest: Option<u32>) -> fmt::Result {
    if let ([only], None) = (segments, rest) {
        return writeln!(f, "{}", only.formula);
    }
    let last = segments.len().saturating_sub(1);
    // What has no short form is told by its first pieces.
    let told = if rest.is_some() { TOLD } else { segments.len() };
    for (i, segment) in segments.iter().enumerate().take(told) {
        let (from, to) = (segment.from, segment.to);
        let separator = if i == 0 { "" } else { "; " };
        match (from == to, i == last && rest.is_none()) {
            (_, true) => write!(f, "{separator}from {from}: {}", segment.formula)?,
            (true, _) => write!(f, "{separator}{from}: {}", segment.formula)?,
            (false, _) => write!(f, "{separator}{from} to {to}: {}", segment.formula)?,
        }
    }
    match rest {
        Some(_) => writeln!(f, "; and so on, without a short form")?,
        None => writeln!(f)?,
    }
    for segment in segments.iter().filter(|s| !s.because.is_empty()) {
        let (from, paths) = (segment.from, segment.because.join("; "));
        writeln!(f, "    from {from} on the dearest is {paths}")?;
    }
    Ok(())
}
