//! Engagements and the tables, readably.

use crate::rules::RadarWatchDetection as D;
use crate::tables::{self, line, name};
use crate::timing::{Measured, Times};
use crate::watch::{BOUNDS, Entry, Watch, at_most};
use rtcep_data::radar::Recording;
use std::fmt::Write as _;
use std::path::Path;

/// The whole report of one run.
pub(crate) fn report(
    path: &Path,
    recording: &Recording,
    watch: &Watch,
    measured: &Measured,
) -> String {
    let Recording { plots, speeds } = recording;
    let start = plots.first().map_or(0, |first| first.t_us);
    let mut out = String::new();
    let (file, plots, speeds) = (path.display(), plots.len(), speeds.len());
    line(
        &mut out,
        &format!("{file}: {plots} rows, and {speeds} of the car's speed"),
    );
    out.push('\n');
    for text in watch.journal.iter().filter_map(|entry| told(entry, start)) {
        line(&mut out, &text);
    }
    out.push('\n');
    tables::losses(&mut out, &BOUNDS, watch);
    out.push('\n');
    table(&mut out, watch, measured);
    out
}

/// One line for what a user would act on; the rest is only counted.
fn told(entry: &Entry, start: u64) -> Option<String> {
    let (t_us, text) = match entry {
        Entry::Detected(found) => {
            let doubt = if found.exact { "" } else { "  (not exact)" };
            (found.t, situation(&found.situation)? + doubt)
        }
        Entry::Noticed { t, notice } => (*t, format!("NOTICE      {notice}")),
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
        D::Silent(_) | D::Confirmed(_) | D::Ghost(_) | D::Braking(_) => None,
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
        D::Unanswered(d) => Some(format!(
            "UNANSWERED  {} half a second ago: nobody brakes",
            closing(d.slot, d.range, d.speed)
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
        let mut row = format!("{:<10}{calls:>8}{detections:>12}", name(&BOUNDS, kind));
        let _ = write!(row, "{counted:>10}{observed:>11}{p50:>8}{p99:>8}{max:>11}");
        line(out, &row);
    }
    out.push('\n');
    tables::operations(out, &BOUNDS, watch);
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
