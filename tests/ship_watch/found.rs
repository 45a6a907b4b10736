//! What is found, and what it costs.

use super::{rows, watched};
use crate::digest::digest;
use crate::rules::ShipWatchDetection as D;
use crate::run;
use crate::watch::{BOUNDS, Entry, Watch, end_s};
use rtcep::notice::Tally;
use rtcep_data::ships::{Row, Status};
use std::collections::BTreeMap;

#[test]
fn every_detection_is_that_of_the_brute_force() {
    assert_eq!(digest(&watched().journal), (598, DIGEST));
}

/// Of the brute force.
const DIGEST: u64 = 0x56fa_0b6c_df27_a1a8;

#[test]
fn calls_detections_and_losses() {
    let watch = watched();
    assert_eq!(watch.usage.map(|usage| usage.calls), [99_647, 1]);
    // Silent, Stopped, Gone, Adrift.
    let found = watch.found.map(|found| found.detections);
    assert_eq!(found, [186, 276, 86, 50]);
    for found in &watch.found {
        assert_eq!(found.detections, found.exact);
        assert_eq!(found.tally, Tally::ZERO);
    }
    assert_eq!(watch.lifespans, [Tally::ZERO; 3]);
}

/// Ticks and ship of the detections that are chosen.
fn of(watch: &Watch, choose: fn(&D) -> Option<u16>) -> Vec<(u64, u16)> {
    let found = watch.journal.iter().filter_map(|entry| match entry {
        Entry::Detected(d) => Some((d.t, choose(&d.situation)?)),
        _ => None,
    });
    let mut found: Vec<(u64, u16)> = found.collect();
    found.sort_unstable();
    found
}

fn ships(rows: &[Row]) -> BTreeMap<u16, Vec<&Row>> {
    let mut ships: BTreeMap<u16, Vec<&Row>> = BTreeMap::new();
    for row in rows {
        ships.entry(row.vessel).or_default().push(row);
    }
    ships
}

fn fast(row: &Row) -> bool {
    row.speed > 5.0 && row.speed < 102.0
}

/// The reports of one ship after the other, without any rule: a gap of six minutes before
/// the next report or the end, the last word being fast, or not known after a fast one.
#[test]
fn silence_is_a_gap_of_six_minutes() {
    let rows = rows();
    let mut gaps = Vec::new();
    for (vessel, reports) in ships(&rows) {
        let mut under_way = false;
        for (i, report) in reports.iter().enumerate() {
            under_way = fast(report) || under_way && report.speed >= 102.0;
            let next = reports.get(i + 1).map(|next| next.t_s);
            // At the very tick a timer goes first.
            let heard = next.is_some_and(|next| next < report.t_s + 360);
            if under_way && !heard && report.t_s + 360 <= end_s(&rows) {
                gaps.push((report.t_s + 360, vessel));
            }
        }
    }
    gaps.sort_unstable();
    let silent = of(watched(), |d| match d {
        D::Silent(d) => Some(d.vessel),
        _ => None,
    });
    assert_eq!(silent, gaps);
}

/// From the last fast report to the first one below half a knot, ten minutes at most.
#[test]
fn stopping_takes_ten_minutes_at_most() {
    let rows = rows();
    let mut stops = Vec::new();
    for (vessel, reports) in ships(&rows) {
        let mut since = None;
        for report in reports {
            if fast(report) {
                since = Some(report.t_s);
            } else if report.speed < 0.5
                && let Some(since) = since.take()
                && report.t_s - since <= 600
            {
                stops.push((report.t_s, vessel));
            }
        }
    }
    stops.sort_unstable();
    let stopped = of(watched(), |d| match d {
        D::Stopped(d) => Some(d.vessel),
        _ => None,
    });
    assert_eq!(stopped, stops);
}

/// Two reports of a moored ship that moves, with no other status between them.
#[test]
fn adrift_is_told_once() {
    let rows = rows();
    let mut moved = Vec::new();
    for (vessel, reports) in ships(&rows) {
        let mut times = 0;
        for report in reports {
            let moored = report.status == Status::Moored;
            if !moored {
                times = 0;
            } else if report.speed > 3.0 && report.speed < 102.0 {
                times += 1;
                if times == 2 {
                    moved.push((report.t_s, vessel));
                }
            }
        }
    }
    moved.sort_unstable();
    let adrift = of(watched(), |d| match d {
        D::Adrift(d) => Some(d.vessel),
        _ => None,
    });
    assert_eq!(adrift, moved);
}

#[test]
fn no_call_costs_more_than_counted() {
    for (kind, usage) in watched().usage.iter().enumerate() {
        let (most, counted) = (usage.most, run::at_most(&BOUNDS, kind));
        assert!(most.within(&counted), "{kind}: {most} > {counted}");
    }
}
