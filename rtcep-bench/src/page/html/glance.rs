//! All event types, side by side.

use super::Figure;
use super::plots::{Group, PlotError, bars};
use crate::page::record::{Cause, Report, State};

/// One event type, or the timers.
pub(super) struct Row<'a> {
    pub(super) name: &'a str,
    pub(super) anchor: String,
    pub(super) counted: Figure,
    pub(super) observed: Option<Figure>,
    pub(super) near: Option<Figure>,
    pub(super) bound: Figure,
    pub(super) process: Option<Figure>,
    pub(super) dearest: Option<Figure>,
    pub(super) random: Option<Figure>,
}

pub(super) fn rows(report: &Report) -> Vec<Row<'_>> {
    let causes = report.causes.iter().enumerate();
    causes.map(|(i, cause)| row(i, cause)).collect()
}

fn row(i: usize, cause: &Cause) -> Row<'_> {
    let at = |rest: &str| format!("/causes/{i}/{rest}");
    let found = cause.found.as_ref();
    let p99 = |state: State| {
        let l = cause.latencies.iter().position(|l| l.state == state)?;
        let p99 = cause.latencies[l].times.p99_ns;
        Some(Figure::whole(at(&format!("latencies/{l}/p99_ns")), p99))
    };
    let total = cause.counted.total;
    Row {
        name: &cause.name,
        anchor: format!("cause-{i}"),
        counted: Figure::whole(at("counted/operations"), total.operations),
        observed: found.map(|f| Figure::whole(at("found/operations"), f.total.operations)),
        near: found.map(|f| Figure::decimal(at("found/near"), f.near, 3)),
        bound: Figure::decimal(at("counted/cost"), total.cost, 1),
        process: (cause.process).map(|p| Figure::decimal(at("process/cost"), p.cost, 1)),
        dearest: p99(State::Dearest),
        random: p99(State::Random),
    }
}

/// Operations counted and observed.
pub(super) fn operations(report: &Report) -> Result<String, PlotError> {
    #[allow(
        clippy::cast_precision_loss,
        reason = "numbers of operations, to be drawn"
    )]
    let groups = report.causes.iter().map(|cause| Group {
        name: &cause.name,
        bound: cause.counted.total.operations as f64,
        observed: cause.found.as_ref().map(|f| f.total.operations as f64),
    });
    bars(&groups.collect::<Vec<_>>(), "operations")
}

/// The bound, and what was observed at the same prices.
pub(super) fn costs(report: &Report) -> Result<String, PlotError> {
    let groups = report.causes.iter().map(|cause| Group {
        name: &cause.name,
        bound: cause.counted.total.cost,
        observed: cause.found.as_ref().map(|f| f.total.cost),
    });
    bars(&groups.collect::<Vec<_>>(), &report.method.unit)
}
