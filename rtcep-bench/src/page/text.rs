//! Tables for a terminal.

use super::record::{Cause, Report, State};
use std::fmt::{self, Display, Formatter};

/// How many of the largest terms are shown.
const TERMS: usize = 5;

impl Display for Report {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "bounds of {}, {} bytes", self.engine, self.bytes)?;
        self.claim(f)?;
        let width = self.causes.iter().map(|c| c.name.chars().count());
        let width = width.max().unwrap_or(0).max(10) + 2;
        let unit = &self.method.unit;
        writeln!(
            f,
            "\n{:<width$}{:>10}{:>10}{:>8}{:>14}{:>14}{:>14}{:>14}",
            "",
            "operations",
            "observed",
            "ratio",
            "bound",
            "with timers",
            "p99, dearest",
            "p99, random"
        )?;
        for cause in &self.causes {
            self.line_of(f, cause, width)?;
        }
        writeln!(
            f,
            "bounds in {unit}, p99 in ns with one reading of the clock ({} ns) in each",
            self.made.clock.p50_ns
        )?;
        for cause in &self.causes {
            self.section(f, cause)?;
        }
        Ok(())
    }
}

impl Report {
    fn claim(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.method.table {
            Some(table) => writeln!(
                f,
                "calibrated with table {} ({}, {}, {} caches): at least the fraction {} of the \
                 measured executions took at most the bound; margin {}, floor {} {}; not a WCET",
                table.name,
                table.target,
                table.cpu,
                table.caches,
                table.quantile,
                self.method.margin,
                self.method.floor,
                self.method.unit
            )?,
            None => writeln!(
                f,
                "NOT CALIBRATED: sums of primitive costs measured in this run, good for orders of \
                 magnitude; no deadline should rest on them"
            )?,
        }
        if self.made.quick {
            writeln!(
                f,
                "a quick run: the search is short and the times are rough"
            )?;
        }
        Ok(())
    }

    fn line_of(&self, f: &mut Formatter<'_>, cause: &Cause, width: usize) -> fmt::Result {
        let or_none = |text: Option<String>| text.unwrap_or_else(|| "-".to_owned());
        let found = cause.found.as_ref();
        let p99 = |state| {
            let mut latencies = cause.latencies.iter();
            let latency = latencies.find(|l| l.state == state);
            or_none(latency.map(|l| l.times.p99_ns.to_string()))
        };
        writeln!(
            f,
            "{:<width$}{:>10}{:>10}{:>8}{:>14.1}{:>14}{:>14}{:>14}",
            cause.name,
            cause.counted.total.operations,
            or_none(found.map(|found| found.total.operations.to_string())),
            or_none(found.map(|found| format!("{:.3}", found.near))),
            cause.counted.total.cost,
            or_none(cause.process.map(|total| format!("{:.1}", total.cost))),
            p99(State::Dearest),
            p99(State::Random)
        )
    }

    fn section(&self, f: &mut Formatter<'_>, cause: &Cause) -> fmt::Result {
        writeln!(f, "\n== {}", cause.name)?;
        writeln!(f, "counted:  {}", cause.counted.counts)?;
        if let Some(found) = &cause.found {
            writeln!(f, "observed: {} ({})", found.counts, found.trace)?;
        }
        for term in cause.terms.iter().take(TERMS) {
            let part = self.parts.get(term.part).map_or("?", String::as_str);
            writeln!(
                f,
                "{:>10.1} {}  {} x {} in {part}, {:.2} each",
                term.cost, self.method.unit, term.times, term.op, term.price
            )?;
        }
        if !cause.occupancy.is_empty() {
            writeln!(
                f,
                "{:>6}{:>8}{:>8}{:>12}{:>12}{:>8}{:>8}",
                "%", "bytes", "calls", "operations", "priced", "p50", "p99"
            )?;
        }
        for point in &cause.occupancy {
            writeln!(
                f,
                "{:>6}{:>8}{:>8}{:>12}{:>12.1}{:>8}{:>8}",
                point.percent,
                point.held,
                point.calls,
                point.total.operations,
                point.total.cost,
                point.times.p50_ns,
                point.times.p99_ns
            )?;
        }
        Ok(())
    }
}
