//! All that a report holds: counted, searched for, measured.

use super::counted::{self, bound, by_itself, number, parts, total};
use super::error::CommandError;
use super::latency::{clock, measure};
use super::machine::machine;
use super::occupancy::by_occupancy;
use super::pricing::Pricing;
use super::random;
use crate::page::record::{Cause, Clock, FORM, Found, Latency, Made, Point, Report, State, Total};
use crate::search::{self, Archive, Vocabulary, search};
use crate::subject::{Observed, Step, Subject};
use crate::workload::Random;
use rtcep::bounds;
use rtcep_lang::fingerprint;
use rtcep_lang::print::{print, print_duration};
use std::path::Path;

/// How much is searched and measured.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Of the search.
    pub search: search::Effort,
    /// Calls that are timed for each occupancy.
    pub of_point: usize,
    /// Calls that are timed for each latency.
    pub of_latency: usize,
    /// Different states of random arrival.
    pub random_states: usize,
    /// Whether figures are rough.
    pub quick: bool,
}

impl Effort {
    /// What a report wants.
    pub const FULL: Self = Self {
        search: search::Effort::FULL,
        of_point: 20_000,
        of_latency: 100_000,
        random_states: 512,
        quick: false,
    };
    /// A rough one.
    pub const QUICK: Self = Self {
        search: search::Effort::QUICK,
        of_point: 640,
        of_latency: 3_200,
        random_states: 64,
        quick: true,
    };
}

/// A report, and the traces beside it.
#[derive(Clone, Debug)]
pub struct Gathered {
    /// The report.
    pub report: Report,
    /// The dearest traces: the file's name, what is written above it, and the calls.
    pub traces: Vec<(String, String, Vec<Step>)>,
}

/// Counts, searches and measures.
///
/// # Errors
/// If a call of a trace is late, which none should be.
pub fn gather(
    subject: &Subject,
    pricing: &Pricing,
    effort: Effort,
) -> Result<Gathered, CommandError> {
    let price = |family, op| pricing.price(family, op);
    let archives = search(subject, effort.search, price);
    let mut readings = clock(effort.of_latency);
    let clock = readings.times();
    let mut gathering = Gathering {
        subject,
        pricing,
        effort,
        vocabulary: Vocabulary::new(&subject.model),
        random: Random::new(effort.search.seed),
        traces: Vec::new(),
    };
    let mut causes = Vec::new();
    for archive in &archives {
        // Rules without timers have no sweep.
        if subject.bounds.counts(archive.cause).total() > 0 {
            causes.push(gathering.cause(archive)?);
        }
    }
    let report = Report {
        form: FORM,
        engine: subject.name.clone(),
        rules: print(&subject.model),
        fingerprint: format!("{:016x}", fingerprint(&subject.model)),
        resolution: resolution(subject),
        bytes: subject.bounds.bytes,
        made: Made {
            at: now(),
            rtcep: env!("CARGO_PKG_VERSION").to_owned(),
            machine: machine(),
            quick: effort.quick,
            traces: effort.search.traces,
            seed: effort.search.seed,
            clock: Clock {
                p50_ns: clock.p50_ns,
                p99_ns: clock.p99_ns,
            },
        },
        method: pricing.method(),
        parts: parts(&subject.bounds),
        causes,
    };
    Ok(Gathered {
        report,
        traces: gathering.traces,
    })
}

struct Gathering<'a> {
    subject: &'a Subject,
    pricing: &'a Pricing,
    effort: Effort,
    vocabulary: Vocabulary,
    random: Random,
    traces: Vec<(String, String, Vec<Step>)>,
}

impl Gathering<'_> {
    fn cause(&mut self, archive: &Archive) -> Result<Cause, CommandError> {
        let (bounds, pricing) = (&self.subject.bounds, self.pricing);
        let name = match archive.cause {
            bounds::Cause::Event(e) => bounds.events[e].name,
            bounds::Cause::Sweep => "timers",
        };
        let process = match archive.cause {
            bounds::Cause::Event(_) => {
                let both = bound(bounds, pricing, &[bounds::Cause::Sweep, archive.cause]);
                Some(total(pricing, &both.counts, both.cost))
            }
            bounds::Cause::Sweep => None,
        };
        let mut counted = counted::of_cause(bounds, pricing, archive.cause);
        let found = self.found(archive, name, counted.counted.total.operations);
        let mut latencies = Vec::new();
        if let Some(dearest) = counted::dearest(archive) {
            let observed = by_itself(archive.cause, &dearest.observed);
            for cell in &mut counted.row {
                cell.observed = observed_in(&observed, cell.part);
            }
            let trace = [dearest.trace.clone()];
            latencies.push(self.latency(State::Dearest, &trace)?);
        }
        let states = self.effort.random_states;
        let traces = random::traces(&self.vocabulary, archive.cause, states, &mut self.random);
        latencies.push(self.latency(State::Random, &traces)?);
        Ok(Cause {
            name: name.to_owned(),
            counted: counted.counted,
            process,
            entries: counted.entries,
            terms: counted.terms,
            row: counted.row,
            found,
            occupancy: self.occupancy(archive)?,
            latencies,
        })
    }

    /// The dearest call, and its trace as a file.
    fn found(&mut self, archive: &Archive, name: &str, counted: u64) -> Option<Found> {
        let found = counted::dearest(archive)?;
        let observed = by_itself(archive.cause, &found.observed);
        let all = observed.all();
        let engine = &self.subject.name;
        let file = format!("{engine}.{name}.trace");
        let fingerprint = fingerprint(&self.subject.model);
        let header = format!(
            "# {engine}, rules {fingerprint:016x}\n# The last call is the dearest of {name} that was \
             found: {} operations of {counted} counted.\n",
            all.total()
        );
        self.traces
            .push((file.clone(), header, found.trace.clone()));
        let near = number(all.total()) / number(counted.max(1));
        Some(Found {
            total: self.total(&observed),
            counts: all.to_string(),
            near: counted::rounded(near),
            calls: found.trace.len(),
            trace: file,
        })
    }

    fn occupancy(&self, archive: &Archive) -> Result<Vec<Point>, CommandError> {
        let price = |family, op| self.pricing.price(family, op);
        let subject = self.subject;
        let states = by_occupancy(subject, archive, price);
        let mut points = Vec::with_capacity(states.len());
        for (percent, state) in states {
            let calls = state.trace.len() - 1;
            let prepared = subject.plain().prepare(&[state.trace]);
            let mut prepared = prepared.map_err(late)?;
            let mut samples = measure(&mut *prepared, self.effort.of_point);
            let observed = by_itself(archive.cause, &state.observed);
            points.push(Point {
                percent,
                held: state.held,
                calls,
                total: self.total(&observed),
                times: samples.times(),
            });
        }
        Ok(points)
    }

    /// What was done, priced as the bound is.
    fn total(&self, observed: &Observed) -> Total {
        let price = |family, op| self.pricing.price(family, op);
        let cost = observed.cost(&self.subject.bounds, price);
        total(self.pricing, &observed.all(), cost)
    }

    fn latency(&self, state: State, traces: &[Vec<Step>]) -> Result<Latency, CommandError> {
        let prepared = self.subject.plain().prepare(traces);
        let mut prepared = prepared.map_err(late)?;
        let samples = measure(&mut *prepared, self.effort.of_latency);
        Ok(samples.latency(state, traces.len()))
    }
}

fn late(late: rtcep::Late) -> CommandError {
    CommandError::Late(Path::new("a trace of the search").to_owned(), late)
}

/// The operations in one part, as [`parts`] has them.
fn observed_in(observed: &Observed, part: usize) -> Option<u64> {
    let engine = std::iter::once(&observed.engine);
    let parts = engine.chain(&observed.situations);
    let mut parts = parts.chain(&observed.lifespans).chain(&observed.rules);
    parts.nth(part).map(rtcep::OpCounts::total)
}

/// One tick.
fn resolution(subject: &Subject) -> String {
    print_duration(1, subject.model.resolution)
}

/// To the second.
fn now() -> String {
    let now = jiff::Timestamp::now();
    jiff::Timestamp::from_second(now.as_second())
        .unwrap_or(now)
        .to_string()
}
