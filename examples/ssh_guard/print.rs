//! What was found and the tables, readably.

use crate::guard::{BOUNDS, Entry, Guard};
use crate::rules::SshGuardDetection as D;
use crate::run::at_most;
use crate::tables::{self, line, name};
use rtcep_data::logins::Row;
use std::path::Path;

/// The whole report of one run.
pub(crate) fn report(path: &Path, rows: &[Row], guard: &Guard) -> String {
    let mut out = String::new();
    let text = format!("{}: {} rows", path.display(), rows.len());
    line(&mut out, &text);
    out.push('\n');
    for text in guard.journal.iter().filter_map(told) {
        line(&mut out, &text);
    }
    out.push('\n');
    tables::losses(&mut out, &BOUNDS, guard);
    out.push('\n');
    table(&mut out, guard);
    tables::operations(&mut out, &BOUNDS, guard);
    let bytes = BOUNDS.bytes;
    let text = format!("State: {bytes} bytes, whoever tries.");
    line(&mut out, &text);
    out
}

/// One line for what a user would act on; the rest is only counted.
fn told(entry: &Entry) -> Option<String> {
    let (t, text) = match entry {
        Entry::Detected(found) => {
            let doubt = if found.exact { "" } else { "  (not exact)" };
            (found.t, situation(&found.situation)? + doubt)
        }
        Entry::Noticed { t, notice } => (*t, format!("NOTICE     {notice}")),
        Entry::Refused { line, late } => {
            let behind = late.now.saturating_sub(late.t);
            (
                late.t,
                format!("LATE       line {line}: {behind} s late, refused"),
            )
        }
    };
    Some(format!("{t:>8} s  {}  {text}", clock(t)))
}

/// Days, hours, minutes and seconds of the log.
fn clock(t: u64) -> String {
    let (day, hour) = (t / 86_400, t / 3_600 % 24);
    format!("day {day:>2}, {hour:02}:{:02}:{:02}", t / 60 % 60, t % 60)
}

fn situation(detected: &D) -> Option<String> {
    let guessed = |n, address, user, failures| {
        Some(format!(
            "GUESSED    address {address} is in as user {user} after {failures} failures ({n} or more)"
        ))
    };
    match detected {
        D::Quiet(_) | D::Failing(_) | D::Daily(_) => None,
        D::Guessed3(d) => guessed(3, d.address, d.user, d.failures),
        D::Guessed5(d) => guessed(5, d.address, d.user, d.failures),
        D::Guessed10(d) => guessed(10, d.address, d.user, d.failures),
        D::Siege(d) => Some(format!(
            "SIEGE      {} of {} attempts of half an hour failed",
            d.failed, d.attempts
        )),
        D::Rising(d) => Some(format!(
            "RISING     from {} failures to {} in {} days",
            d.from, d.to, d.days
        )),
    }
}

/// Per kind of call: what happened, what was counted beforehand, what was observed.
fn table(out: &mut String, guard: &Guard) {
    line(out, &format!("{:<10}{:>41}", "", "operations"));
    let [calls, detections, most, observed] = ["calls", "detections", "at most", "observed"];
    let head = format!("{calls:>8}{detections:>12}{most:>10}{observed:>11}");
    line(out, &format!("{:<10}{head}", ""));
    for (kind, usage) in guard.usage.iter().enumerate() {
        let (calls, detections) = (usage.calls, usage.detections);
        let (counted, observed) = (at_most(&BOUNDS, kind).total(), usage.most.total());
        let name = name(&BOUNDS, kind);
        let row = format!("{name:<10}{calls:>8}{detections:>12}{counted:>10}{observed:>11}");
        line(out, &row);
    }
    out.push('\n');
}
