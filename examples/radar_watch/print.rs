//! Detections and the table, readably.

use crate::rules::{RadarWatch, RadarWatchDetection as D};
use crate::timing::{Measured, Times};
use crate::tracks::Timed;
use crate::watch::{Entry, Watch};
use rtcep::{Op, OpCounts};
use std::fmt::Write as _;
use std::path::Path;

/// The whole report of one run.
pub(crate) fn report(
    path: &Path,
    rows: usize,
    events: &[Timed],
    watch: &Watch,
    measured: &Measured,
) -> String {
    let start = events.first().map_or(0, |first| first.t_us);
    let mut out = String::new();
    line(&mut out, &format!("{}: {rows} rows", path.display()));
    out.push('\n');
    for entry in &watch.journal {
        line(&mut out, &told(entry, start));
    }
    out.push('\n');
    situations(&mut out, watch);
    out.push('\n');
    table(&mut out, watch, measured);
    out
}

fn line(out: &mut String, text: &str) {
    out.push_str(text.trim_end());
    out.push('\n');
}

/// One line for one thing that the engine told.
fn told(entry: &Entry, start: u64) -> String {
    match entry {
        Entry::Detected(detection) => {
            let time = seconds(detection.t, start);
            format!("{time} s  {}", situation(&detection.situation))
        }
        Entry::Noticed { t_us, notice } => {
            format!("{} s  NOTICE      {notice}", seconds(*t_us, start))
        }
        Entry::Refused { line, late } => {
            let behind = late.now.saturating_sub(late.t);
            let time = seconds(late.t, start);
            format!("{time} s  LATE        line {line}: {behind} us late, refused")
        }
    }
}

/// Seconds since the first row; a late event may come before it.
fn seconds(t_us: u64, start: u64) -> String {
    let (sign, us) = if t_us < start {
        ('-', start - t_us)
    } else {
        ('+', t_us - start)
    };
    format!("{sign}{:>2}.{:06}", us / 1_000_000, us % 1_000_000)
}

fn situation(detected: &D) -> String {
    match detected {
        D::Contact(d) => format!(
            "Contact     track {:>3}  range {:>5.1} m  slot {}",
            d.track, d.range, d.address
        ),
        D::Tracked(d) => format!("Tracked     track {:>3}", d.track),
        D::Confirmed(d) => format!("Confirmed   {}", closing(d.track, d.range, d.speed)),
        D::Engage(d) => format!(
            "ENGAGE      {}  {:.1} m {}",
            closing(d.track, d.range, d.speed),
            d.left.abs(),
            if d.left < 0.0 { "right" } else { "left" }
        ),
        D::StoodDown(d) => format!(
            "STOOD DOWN  track {:>3}  engaged at {:.1} m",
            d.track, d.range
        ),
        D::TrackLost(d) => format!(
            "Track lost  track {:>3}  confirmed at {:.1} m",
            d.track, d.range
        ),
        D::Twin(d) => format!(
            "Twin        track {:>3}  range {:>5.1} m  may be one object with track {}",
            d.second, d.range, d.first
        ),
        D::Alarm(d) => format!("ALARM       {}", closing(d.track, d.range, d.speed)),
    }
}

fn closing(track: u32, range: f32, speed: f32) -> String {
    let speed = -speed;
    format!("track {track:>3}  range {range:>5.1} m  closing at {speed:.1} m/s")
}

fn situations(out: &mut String, watch: &Watch) {
    line(
        out,
        &format!("{:<14}{:>10}{:>10}", "situation", "detections", "lost"),
    );
    let names = RadarWatch::<rtcep::NoProbe>::BOUNDS
        .situations
        .iter()
        .map(|s| s.name);
    for (name, (detections, lost)) in names.zip(watch.detections.iter().zip(&watch.lost)) {
        line(out, &format!("{name:<14}{detections:>10}{lost:>10}"));
    }
    let late = watch
        .journal
        .iter()
        .filter(|e| matches!(e, Entry::Refused { .. }))
        .count();
    line(out, &format!("late events refused: {late}"));
}

/// Per event type: what happened, what was counted beforehand, what was observed.
fn table(out: &mut String, watch: &Watch, measured: &Measured) {
    let bounds = RadarWatch::<rtcep::NoProbe>::BOUNDS;
    let bytes = bounds.bytes;
    line(
        out,
        &format!(
            "{:<14}{:>8}{:>11}{:>13}{:>15}{:>8}   time of process in ns",
            "", "", "", "operations", "most", "bytes"
        ),
    );
    line(
        out,
        &format!(
            "{:<14}{:>8}{:>11}{:>13}{:>15}{:>8}{:>8}{:>8}{:>8}",
            "event", "events", "detections", "at most", "observed", "state", "p50", "p99", "max"
        ),
    );
    for (e, event) in bounds.events.iter().enumerate() {
        let usage = watch.usage[e];
        let Times { p50, p99, max } = measured.events[e];
        let counted = bounds.process_counts(e).total();
        let mut row = String::new();
        let _ = write!(
            row,
            "{:<14}{:>8}{:>11}",
            event.name, usage.events, usage.detections
        );
        let _ = write!(row, "{counted:>13}{:>15}{bytes:>8}", usage.most.total());
        let _ = write!(row, "{p50:>8}{p99:>8}{max:>8}");
        line(out, &row);
    }
    out.push('\n');
    for (e, event) in bounds.events.iter().enumerate() {
        let counted = bounds.process_counts(e);
        let most = watch.usage[e].most;
        line(
            out,
            &format!("{}: at most {}", event.name, largest(&counted)),
        );
        line(out, &format!("{}: observed {}", event.name, largest(&most)));
    }
    let Times { p50, p99, max } = measured.clock;
    line(
        out,
        &format!("Each time includes the clock's own {p50} (p50), {p99} (p99), {max} (max) ns."),
    );
}

/// The largest terms of a vector, in words.
fn largest(counts: &OpCounts) -> String {
    const SHOWN: usize = 6;
    let mut terms: Vec<(Op, u64)> = Op::ALL
        .iter()
        .map(|&op| (op, counts.get(op)))
        .filter(|&(_, n)| n > 0)
        .collect();
    // Stable: equal counts stay in the order of the vocabulary.
    terms.sort_by_key(|&(_, n)| std::cmp::Reverse(n));
    let shown = terms
        .iter()
        .take(SHOWN)
        .map(|(op, n)| format!("{n} {}", op.name()));
    let mut text = shown.collect::<Vec<_>>().join(", ");
    let rest: u64 = terms.iter().skip(SHOWN).map(|&(_, n)| n).sum();
    if rest > 0 {
        let _ = write!(text, ", {rest} others");
    }
    text
}
