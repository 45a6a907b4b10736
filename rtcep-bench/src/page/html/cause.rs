//! One event type, or the timers.

use super::{Figure, PlotError, plots};
use crate::page::record::{Cause, Entry, Found, Latency, Point, Report, State, Term};

/// How many of the largest terms are shown.
const TERMS: usize = 8;

/// One event type, or the timers.
pub(super) struct Section<'a> {
    pub(super) cause: &'a Cause,
    pub(super) anchor: String,
    pub(super) counted: Figure,
    pub(super) bound: Figure,
    pub(super) process: Option<Figure>,
    pub(super) detections: Figure,
    pub(super) found: Option<FoundText<'a>>,
    /// The plot and its table; none where nothing was measured.
    pub(super) occupancy: Option<(String, Vec<PointRow>)>,
    pub(super) latency: Option<(String, Vec<LatencyRow>)>,
    pub(super) terms: Vec<TermRow<'a>>,
    /// How many terms are left out, and what share of the cost they have, in percent.
    pub(super) rest: Option<(usize, f64)>,
    pub(super) entries: Vec<EntryRow<'a>>,
}

/// The dearest call that was found.
pub(super) struct FoundText<'a> {
    pub(super) found: &'a Found,
    pub(super) operations: Figure,
    pub(super) near: Figure,
    pub(super) cost: Figure,
    pub(super) calls: Figure,
}

/// One state by occupancy.
pub(super) struct PointRow {
    pub(super) percent: Figure,
    pub(super) held: Figure,
    pub(super) calls: Figure,
    pub(super) operations: Figure,
    pub(super) cost: Figure,
    pub(super) p50: Figure,
    pub(super) p99: Figure,
}

/// How long calls took.
pub(super) struct LatencyRow {
    pub(super) state: &'static str,
    pub(super) states: Figure,
    pub(super) samples: Figure,
    pub(super) dropped: Figure,
    pub(super) p50: Figure,
    pub(super) p99: Figure,
    pub(super) p999: Figure,
    pub(super) max: Figure,
}

/// One operation of one part.
pub(super) struct TermRow<'a> {
    pub(super) part: &'a str,
    pub(super) term: &'a Term,
    pub(super) times: Figure,
    pub(super) price: Figure,
    pub(super) cost: Figure,
    /// Of all terms, in percent.
    pub(super) share: f64,
}

/// The dearest path of one part.
pub(super) struct EntryRow<'a> {
    pub(super) part: &'a str,
    pub(super) entry: &'a Entry,
    pub(super) times: Figure,
    pub(super) cost: Figure,
}

pub(super) fn sections(report: &Report) -> Result<Vec<Section<'_>>, PlotError> {
    let causes = report.causes.iter().enumerate();
    causes.map(|(i, cause)| section(report, i, cause)).collect()
}

fn section<'a>(report: &'a Report, i: usize, cause: &'a Cause) -> Result<Section<'a>, PlotError> {
    let at = |rest: &str| format!("/causes/{i}/{rest}");
    let total = cause.counted.total;
    let occupancy = match cause.occupancy.is_empty() {
        true => None,
        false => {
            let rows = cause.occupancy.iter().enumerate();
            let rows = rows.map(|(p, point)| point_row(&at(&format!("occupancy/{p}")), point));
            Some((plots::occupancy(report, cause)?, rows.collect()))
        }
    };
    let latency = match cause.latencies.is_empty() {
        true => None,
        false => {
            let rows = cause.latencies.iter().enumerate();
            let rows =
                rows.map(|(l, latency)| latency_row(&at(&format!("latencies/{l}")), latency));
            Some((plots::latencies(report, cause)?, rows.collect()))
        }
    };
    let all: f64 = cause.terms.iter().map(|term| term.cost).sum();
    let share = |cost: f64| if all > 0.0 { 100.0 * cost / all } else { 0.0 };
    let terms = cause.terms.iter().take(TERMS).enumerate().map(|(t, term)| {
        let at = |rest: &str| at(&format!("terms/{t}/{rest}"));
        TermRow {
            part: part(report, term.part),
            term,
            times: Figure::whole(at("times"), term.times),
            price: Figure::decimal(at("price"), term.price, 2),
            cost: Figure::decimal(at("cost"), term.cost, 1),
            share: share(term.cost),
        }
    });
    let rest = cause.terms.iter().skip(TERMS);
    let rest = (cause.terms.len() > TERMS).then(|| {
        let cost = rest.map(|term| term.cost).sum();
        (cause.terms.len() - TERMS, share(cost))
    });
    let entries = cause.entries.iter().enumerate().map(|(e, entry)| EntryRow {
        part: part(report, entry.part),
        entry,
        times: Figure::whole(at(&format!("entries/{e}/times")), entry.times),
        cost: Figure::decimal(at(&format!("entries/{e}/cost")), entry.cost, 1),
    });
    Ok(Section {
        cause,
        anchor: format!("cause-{i}"),
        counted: Figure::whole(at("counted/operations"), total.operations),
        bound: Figure::decimal(at("counted/cost"), total.cost, 1),
        process: (cause.process).map(|p| Figure::decimal(at("process/cost"), p.cost, 1)),
        detections: Figure::whole(at("counted/detections"), cause.counted.detections),
        found: cause.found.as_ref().map(|found| FoundText {
            found,
            operations: Figure::whole(at("found/operations"), found.total.operations),
            near: Figure::decimal(at("found/near"), found.near, 3),
            cost: Figure::decimal(at("found/cost"), found.total.cost, 1),
            calls: Figure::whole(at("found/calls"), found.calls),
        }),
        occupancy,
        latency,
        terms: terms.collect(),
        rest,
        entries: entries.collect(),
    })
}

fn part(report: &Report, part: usize) -> &str {
    report.parts.get(part).map_or("?", String::as_str)
}

fn point_row(at: &str, point: &Point) -> PointRow {
    let at = |rest: &str| format!("{at}/{rest}");
    PointRow {
        percent: Figure::whole(at("percent"), point.percent),
        held: Figure::whole(at("held"), point.held),
        calls: Figure::whole(at("calls"), point.calls),
        operations: Figure::whole(at("operations"), point.total.operations),
        cost: Figure::decimal(at("cost"), point.total.cost, 1),
        p50: Figure::whole(at("times/p50_ns"), point.times.p50_ns),
        p99: Figure::whole(at("times/p99_ns"), point.times.p99_ns),
    }
}

fn latency_row(at: &str, latency: &Latency) -> LatencyRow {
    let at = |rest: &str| format!("{at}/{rest}");
    LatencyRow {
        state: match latency.state {
            State::Dearest => "dearest state",
            State::Random => "random arrival",
        },
        states: Figure::whole(at("states"), latency.states),
        samples: Figure::whole(at("samples"), latency.samples),
        dropped: Figure::whole(at("dropped"), latency.dropped),
        p50: Figure::whole(at("p50_ns"), latency.times.p50_ns),
        p99: Figure::whole(at("p99_ns"), latency.times.p99_ns),
        p999: Figure::whole(at("p999_ns"), latency.p999_ns),
        max: Figure::whole(at("max_ns"), latency.max_ns),
    }
}
