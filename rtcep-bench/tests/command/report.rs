//! What is in a report.

use crate::{gathered, pricing, subject};
use rtcep::bounds::Cause;
use rtcep_bench::command::{CommandError, replay, what_if};
use rtcep_bench::page::Report;
use rtcep_bench::page::record::State;
use rtcep_bench::subject::script;
use rtcep_bench::what_if::Options;

/// The JSON has all of it, and is read back as it was.
#[test]
fn json_is_the_report() {
    let report = gathered("json").report;
    let text = serde_json::to_string_pretty(&report).expect("JSON");
    let read: Report = serde_json::from_str(&text).expect("the same form");
    assert_eq!(read, report);
}

#[test]
fn bounds_are_those_of_the_engine() {
    let report = gathered("bounds").report;
    let bounds = subject().bounds;
    let names: Vec<&str> = report
        .causes
        .iter()
        .map(|cause| cause.name.as_str())
        .collect();
    assert_eq!(names, ["A", "B", "timers"]);
    assert_eq!(
        report.parts,
        [
            "engine",
            "Pair",
            "Ended",
            "lifespan Always",
            "lifespan Each"
        ]
    );
    let model = rtcep_lang::compile_str(&report.rules)
        .expect("the rules")
        .model;
    assert_eq!(model, subject().model);
    for (i, cause) in report.causes.iter().enumerate() {
        let total = cause.counted.total;
        let of = if i < 2 { Cause::Event(i) } else { Cause::Sweep };
        // Every operation costs as much, so that the dearest path is the longest one.
        assert!(total.operations <= bounds.counts(of).total());
        let cost = |operations: u64| (3.0 + 2.0 * operations as f64) * 1.5;
        assert!((total.cost - cost(total.operations)).abs() < 1e-6);
        let entries: f64 = cause.entries.iter().map(|entry| entry.cost).sum();
        let terms: f64 = cause.terms.iter().map(|term| term.cost).sum();
        let row: u64 = cause.row.iter().map(|cell| cell.counted).sum();
        assert!((entries - 2.0 * total.operations as f64).abs() < 1e-6);
        assert!((terms - entries).abs() < 1e-6);
        assert_eq!(row, total.operations);
        match cause.process {
            Some(process) => assert!(process.operations > total.operations),
            None => assert_eq!(cause.name, "timers"),
        }
    }
}

/// Nothing that was found did more than is counted, part by part, and the dearest call is the
/// last one of its trace.
#[test]
fn what_was_found_is_within_the_bounds() {
    let gathered = gathered("found");
    assert_eq!(gathered.traces.len(), 3);
    for (cause, (name, header, trace)) in gathered.report.causes.iter().zip(&gathered.traces) {
        let found = cause.found.as_ref().expect("the search met all of them");
        assert!(
            found.near > 0.5 && found.near <= 1.0,
            "{}: {}",
            cause.name,
            found.near
        );
        assert_eq!(
            (found.trace.as_str(), found.calls),
            (name.as_str(), trace.len())
        );
        for cell in &cause.row {
            assert!(cell.observed.is_some_and(|n| n <= cell.counted), "{cell:?}");
        }
        for point in &cause.occupancy {
            assert!(point.total.cost <= found.total.cost);
            assert!(point.total.operations <= cause.counted.total.operations);
        }
        let full = cause.occupancy.last().expect("the dearest state is one");
        assert_eq!(full.percent, 100);
        let dearest: Vec<State> = cause.latencies.iter().map(|l| l.state).collect();
        assert_eq!(dearest, [State::Dearest, State::Random]);
        // As a file it says the same.
        let text = format!("{header}{}", script::text(&subject().model, trace));
        let path = crate::file(name, &text);
        let told = replay(&subject(), Some(&pricing("replay")), &path).expect("a trace");
        assert_eq!(told.lines().count(), trace.len() + 2);
        let last = told.lines().rev().nth(1).expect("the last call");
        let looks = u64::from(cause.name != "timers");
        let most = (found.total.operations + looks).to_string();
        assert!(last.split_whitespace().any(|word| word == most), "{told}");
    }
}

/// The rules that the engine tells are those that are asked about, in the form of the command.
#[test]
fn what_if_is_asked_of_the_same_rules() {
    let options = Options {
        max_ops: Some(60),
        ..Options::default()
    };
    let told = what_if(&subject(), &options, false, true).expect("an answer");
    assert!(
        told.contains("Pair.a.max") && told.contains("Each.max_open"),
        "{told}"
    );
    let json = what_if(&subject(), &options, true, false).expect("an answer");
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["engine"], "Rules");
    let nothing = Options {
        capacities: vec!["nothing".to_owned()],
        ..Options::default()
    };
    let error = what_if(&subject(), &nothing, false, true).expect_err("no such capacity");
    assert!(matches!(error, CommandError::WhatIf(_)));
    assert!(error.to_string().contains("nothing"), "{error}");
}
