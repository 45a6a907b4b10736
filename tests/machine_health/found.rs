//! What is found, and what it costs.

use super::{healthy, input};
use crate::digest::digest;
use crate::health::{BOUNDS, Entry, Health};
use crate::rules::MachineHealthDetection as D;
use crate::run;
use rtcep::notice::Tally;
use rtcep_data::metrics::{Input, Kind, Row};

#[test]
fn every_detection_is_that_of_the_brute_force() {
    assert_eq!(digest(&healthy().journal), (930, DIGEST));
}

/// Of the brute force.
const DIGEST: u64 = 0x1b40_b0c1_0f17_2c33;

#[test]
fn calls_detections_and_losses() {
    let health = healthy();
    // The hours of a year, and the end.
    assert_eq!(health.usage.map(|usage| usage.calls), [119_784, 9_042]);
    let names: Vec<&str> = BOUNDS.situations.iter().map(|s| s.name).collect();
    let found = health.found.map(|found| found.detections);
    let found: Vec<(&str, u64)> = names.into_iter().zip(found).collect();
    assert_eq!(
        found,
        [
            ("Silent", 29),
            ("Cold", 29),
            ("Broken", 2),
            ("High", 38),
            ("Saturated", 35),
            ("Warm", 2),
            ("Slow", 1),
            ("Burst", 42),
            ("Day", 376),
            ("Daily", 376),
        ]
    );
    for found in &health.found {
        assert_eq!(found.detections, found.exact);
        assert_eq!(found.tally, Tally::ZERO);
    }
    assert_eq!(health.lifespans, [Tally::ZERO; 7]);
}

/// Ticks and series of the detections that are chosen.
fn of(health: &Health, choose: fn(&D) -> Option<u16>) -> Vec<(u64, u16)> {
    let found = health.journal.iter().filter_map(|entry| match entry {
        Entry::Detected(d) => Some((d.t, choose(&d.situation)?)),
        _ => None,
    });
    found.collect()
}

/// The samples of the series of one kind, series by series.
fn samples(input: &Input, kind: Kind) -> Vec<Vec<&Row>> {
    let series = input.series.iter().filter(|series| series.kind == kind);
    let rows = |number| input.rows.iter().filter(move |row| row.series == number);
    series.map(|series| rows(series.number).collect()).collect()
}

/// A machine is cold from the first sample below 70 to the first one of 80, without any
/// rule: told half an hour after the first, and again after a day.
#[test]
fn what_cools_down_and_does_not_recover() {
    let input = input();
    let (mut cold, mut broken) = (Vec::new(), Vec::new());
    for rows in samples(&input, Kind::Machine) {
        let mut since: Option<u64> = None;
        for row in rows {
            // What is due at the tick of a sample goes before it.
            if let Some(since) = since
                && row.value >= 80.0
            {
                let lasted = row.t_s - since;
                if lasted >= 1_800 {
                    cold.push((since + 1_800, row.series));
                }
                if lasted >= 86_400 {
                    broken.push((since + 86_400, row.series));
                }
            }
            since = match since {
                None if row.value < 70.0 => Some(row.t_s),
                Some(_) if row.value >= 80.0 => None,
                since => since,
            };
        }
        assert_eq!(since, None, "at the end it is warm");
    }
    let health = healthy();
    let found = of(health, |d| match d {
        D::Cold(d) => Some(d.series),
        _ => None,
    });
    assert_eq!(found, cold);
    let found = of(health, |d| match d {
        D::Broken(d) => Some(d.series),
        _ => None,
    });
    assert_eq!(found, broken);
}

/// Twelve samples of 90 % or more in a row, and then none below 70 for two hours.
#[test]
fn what_is_busy_and_not_helped() {
    let input = input();
    let (mut high, mut saturated) = (Vec::new(), Vec::new());
    for rows in samples(&input, Kind::Processor) {
        let (mut run, mut until) = (0, 0);
        for (i, row) in rows.iter().enumerate() {
            run = if row.value >= 90.0 { run + 1 } else { 0 };
            if run != 12 {
                continue;
            }
            high.push((row.t_s, row.series));
            let due = row.t_s + 7_200;
            // While help is waited for, nobody begins to wait again.
            if row.t_s < until {
                continue;
            }
            until = due;
            let mut waiting = rows[i + 1..].iter().take_while(|next| next.t_s < due);
            if waiting.all(|next| next.value >= 70.0) {
                saturated.push((due, row.series));
            }
        }
    }
    high.sort_unstable();
    saturated.sort_unstable();
    let health = healthy();
    let mut found = of(health, |d| match d {
        D::High(d) => Some(d.series),
        _ => None,
    });
    found.sort_unstable();
    assert_eq!(found, high);
    let mut found = of(health, |d| match d {
        D::Saturated(d) => Some(d.series),
        _ => None,
    });
    found.sort_unstable();
    assert_eq!(found, saturated);
}

/// Each day begins 24 hours after the one before, and none was missed; all days together
/// have brought all alarms but those of the last one, which is not over.
#[test]
fn days_are_counted() {
    let health = healthy();
    let first = input().rows[0].t_s;
    let mut days = 0;
    let (mut alarms, mut cold, mut busy) = (0, 0, 0);
    for entry in &health.journal {
        match entry {
            Entry::Detected(d) => match d.situation {
                D::Day(day) => {
                    days += 1;
                    assert_eq!((d.t, day.missed), (first + days * 86_400, 0));
                }
                D::Daily(day) => {
                    assert_eq!(d.t, first + days * 86_400);
                    alarms += day.alarms;
                    cold += day.cold;
                    busy += day.busy;
                }
                _ => {}
            },
            other => panic!("something else was told: {other:?}"),
        }
    }
    assert_eq!((alarms, cold, busy), (149, 29, 38));
}

#[test]
fn no_call_costs_more_than_counted() {
    for (kind, usage) in healthy().usage.iter().enumerate() {
        let (most, counted) = (usage.most, run::at_most(&BOUNDS, kind));
        assert!(most.within(&counted), "{kind}: {most} > {counted}");
    }
}
