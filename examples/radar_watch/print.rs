//! Engagements and the tables, readably.

use crate::input::Row;
use crate::rules::RadarWatchDetection as D;
use crate::timing::{Measured, Times};
use crate::watch::{BOUNDS, Entry, Found, Watch, at_most};
use rtcep::notice::Tally;
use rtcep::{Op, OpCounts};
use std::fmt::Write as _;
use std::path::Path;

/// The whole report of one run.
pub(crate) fn report(path: &Path, rows: &[Row], watch: &Watch, measured: &Measured) -> String {
    let start = rows.first().map_or(0, |first| first.t_us);
    let mut out = String::new();
    line(
        &mut out,
        &format!("{}: {} rows", path.display(), rows.len()),
    );
    out.push('\n');
    for text in watch.journal.iter().filter_map(|entry| told(entry, start)) {
        line(&mut out, &text);
    }
    out.push('\n');
    losses(&mut out, watch);
    out.push('\n');
    table(&mut out, watch, measured);
    out
}

fn line(out: &mut String, text: &str) {
    out.push_str(text.trim_end());
    out.push('\n');
}

/// One line for what a user would act on; the rest is only counted.
fn told(entry: &Entry, start: u64) -> Option<String> {
    let (t_us, text) = match entry {
        Entry::Detected(found) => {
            let doubt = if found.exact { "" } else { "  (not exact)" };
            (found.t, situation(&found.situation)? + doubt)
        }
        Entry::Noticed { t_us, notice } => (*t_us, format!("NOTICE      {notice}")),
        Entry::Refused { line, late } => {
            let behind = late.now.saturating_sub(late.t);
            let text = format!("LATE        line {line}: {behind} us late, refused");
            (late.t, text)
        }
    };
    Some(format!("{} s  {text}", seconds(t_us, start)))
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

fn situation(detected: &D) -> Option<String> {
    match detected {
        D::Silent(_) | D::Confirmed(_) => None,
        D::Engage(d) => {
            let side = if d.left < 0.0 { "right" } else { "left" };
            let left = d.left.abs();
            let closing = closing(d.slot, d.range, d.speed);
            Some(format!("ENGAGE      {closing}, {left:.1} m {side}"))
        }
        D::Twin(d) => Some(format!(
            "Twin        slot {}  may be one object with slot {}: given up",
            d.second, d.first
        )),
        D::StandDown(d) => Some(format!(
            "STAND DOWN  {} when engaged",
            closing(d.slot, d.range, d.speed)
        )),
    }
}

fn closing(slot: u16, range: f32, speed: f32) -> String {
    let speed = -speed;
    format!("slot {slot}  {range:.1} m, closing at {speed:.1} m/s")
}

/// Per situation and lifespan: what was found, and whether anything was lost.
fn losses(out: &mut String, watch: &Watch) {
    let head = ["detections", "exact", "lost", "faults"];
    let [detections, exact, lost, faults] = head;
    let text = format!("{:<14}{detections:>10}{exact:>8}{lost:>8}{faults:>8}", "");
    line(out, &text);
    for (bounds, found) in BOUNDS.situations.iter().zip(&watch.found) {
        let Found {
            detections,
            exact,
            tally: Tally { lost, faults },
        } = found;
        let name = bounds.name;
        let text = format!("{name:<14}{detections:>10}{exact:>8}{lost:>8}{faults:>8}");
        line(out, &text);
    }
    for (bounds, Tally { lost, faults }) in BOUNDS.lifespans.iter().zip(&watch.lifespans) {
        let name = bounds.name;
        line(out, &format!("{name:<14}{:>18}{lost:>8}{faults:>8}", ""));
    }
    let refused = |entry: &&Entry| matches!(entry, Entry::Refused { .. });
    let late = watch.journal.iter().filter(refused).count();
    line(out, &format!("late events refused: {late}"));
}

/// Per kind of call: what happened, what was counted beforehand, what was observed.
fn table(out: &mut String, watch: &Watch, measured: &Measured) {
    let bytes = BOUNDS.bytes;
    let text = format!("{:<10}{:>8}{:>12}{:>21}", "", "", "", "operations");
    line(out, &format!("{text}{:>27}", "time of the call in ns"));
    let [calls, detections, most, observed] = ["calls", "detections", "at most", "observed"];
    let text = format!(
        "{:<10}{calls:>8}{detections:>12}{most:>10}{observed:>11}",
        ""
    );
    line(out, &format!("{text}{:>8}{:>8}{:>11}", "p50", "p99", "max"));
    for (kind, (usage, times)) in watch.usage.iter().zip(&measured.calls).enumerate() {
        let (calls, detections) = (usage.calls, usage.detections);
        let (counted, observed) = (at_most(kind).total(), usage.most.total());
        let Times { p50, p99, max } = times;
        let mut row = format!("{:<10}{calls:>8}{detections:>12}", name(kind));
        let _ = write!(row, "{counted:>10}{observed:>11}{p50:>8}{p99:>8}{max:>11}");
        line(out, &row);
    }
    out.push('\n');
    for (kind, usage) in watch.usage.iter().enumerate() {
        let (name, most) = (name(kind), largest(&at_most(kind)));
        line(out, &format!("{name}: at most {most}"));
        line(out, &format!("{name}: observed {}", largest(&usage.most)));
    }
    let Times { p50, p99, max } = measured.clock;
    line(
        out,
        &format!("State: {bytes} bytes, whatever the radar sends."),
    );
    line(
        out,
        &format!("Each time includes the clock's own {p50} (p50), {p99} (p99), {max} (max) ns."),
    );
}

/// The name of a kind of call.
fn name(kind: usize) -> &'static str {
    match BOUNDS.events.get(kind) {
        Some(event) => event.name,
        None => "(advance)",
    }
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
