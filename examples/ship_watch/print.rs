//! What was found and the tables, readably.

use crate::limits::Line;
use crate::rules::ShipWatchDetection as D;
use crate::run::at_most;
use crate::tables::{self, line, name};
use crate::watch::{BOUNDS, Entry, Watch};
use rtcep_data::ships::Row;
use std::path::Path;

/// The whole report of one run.
pub(crate) fn report(path: &Path, rows: &[Row], watch: &Watch, limits: &[Line]) -> String {
    let mut out = String::new();
    let text = format!("{}: {} rows", path.display(), rows.len());
    line(&mut out, &text);
    out.push('\n');
    for text in watch.journal.iter().filter_map(told) {
        line(&mut out, &text);
    }
    out.push('\n');
    tables::losses(&mut out, &BOUNDS, watch);
    out.push('\n');
    table(&mut out, watch);
    tables::operations(&mut out, &BOUNDS, watch);
    let bytes = BOUNDS.bytes;
    line(
        &mut out,
        &format!("State: {bytes} bytes, however many ships there are."),
    );
    out.push('\n');
    limited(&mut out, limits);
    out
}

/// One line for what somebody should look for.
fn told(entry: &Entry) -> Option<String> {
    let (t, text) = match entry {
        Entry::Detected(found) => {
            let doubt = if found.exact { "" } else { "  (not exact)" };
            (found.t, situation(&found.situation) + doubt)
        }
        Entry::Noticed { t, notice } => (*t, format!("NOTICE   {notice}")),
        Entry::Refused { line, late } => {
            let behind = late.now.saturating_sub(late.t);
            let text = format!("LATE     line {line}: {behind} s late, refused");
            (late.t, text)
        }
    };
    Some(format!("{:>2}:{:02}  {text}", t / 60, t % 60))
}

fn situation(detected: &D) -> String {
    match detected {
        D::Silent(d) if d.speed < 102.0 => {
            format!(
                "SILENT   ship {}: {:.1} kn, and nothing for six minutes",
                d.vessel, d.speed
            )
        }
        D::Silent(d) => format!(
            "SILENT   ship {}: fast, and nothing for six minutes",
            d.vessel
        ),
        D::Stopped(d) => format!(
            "STOPPED  ship {}: from {:.1} kn to {:.1}",
            d.vessel, d.from, d.to
        ),
        D::Gone(d) => format!(
            "gone     ship {}: nothing for a quarter of an hour",
            d.vessel
        ),
        D::Adrift(d) => format!(
            "ADRIFT   ship {}: moored, and moves at {:.1} kn",
            d.vessel, d.speed
        ),
    }
}

/// Per kind of call: what happened, what was counted beforehand, what was observed.
fn table(out: &mut String, watch: &Watch) {
    line(out, &format!("{:<10}{:>41}", "", "operations"));
    let [calls, detections, most, observed] = ["calls", "detections", "at most", "observed"];
    let head = format!("{calls:>8}{detections:>12}{most:>10}{observed:>11}");
    line(out, &format!("{:<10}{head}", ""));
    for (kind, usage) in watch.usage.iter().enumerate() {
        let (calls, detections) = (usage.calls, usage.detections);
        let (counted, observed) = (at_most(&BOUNDS, kind).total(), usage.most.total());
        let name = name(&BOUNDS, kind);
        let row = format!("{name:<10}{calls:>8}{detections:>12}{counted:>10}{observed:>11}");
        line(out, &row);
    }
    out.push('\n');
}

/// What limits take away, and what they cost.
fn limited(out: &mut String, limits: &[Line]) {
    let [ships, max_open, on_full] = ["ships", "max_open", "on_full"];
    let [opened, lost, silent, exact] = ["opened", "lost", "silent", "exact"];
    let head = format!("{ships:<6}{max_open:>8}  {on_full:<12}{opened:>8}{lost:>8}");
    let text = format!(
        "{head}{silent:>8}{exact:>8}{:>10}{:>11}",
        "bytes", "a report"
    );
    line(out, &text);
    for limit in limits {
        let Line {
            ships,
            max_open,
            on_full,
            opened,
            lost,
            silent,
            exact,
            bytes,
            at_most,
        } = limit;
        let text = format!("{ships:<6}{max_open:>8}  {on_full:<12}{opened:>8}{lost:>8}");
        line(
            out,
            &format!("{text}{silent:>8}{exact:>8}{bytes:>10}{at_most:>11}"),
        );
    }
}
