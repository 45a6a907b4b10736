//! Alarms, the score and the tables, readably.

use crate::health::{BOUNDS, Entry, Health};
use crate::rules::MachineHealthDetection as D;
use crate::run::at_most;
use crate::score::{self, RULES, Score, labelled};
use crate::tables::{self, line, name};
use rtcep_data::metrics::Input;
use std::path::Path;

/// The whole report of one run.
pub(crate) fn report(path: &Path, input: &Input, health: &Health) -> String {
    let mut out = String::new();
    let (rows, series) = (input.rows.len(), input.series.len());
    let text = format!("{}: {rows} rows of {series} series", path.display());
    line(&mut out, &text);
    out.push('\n');
    for text in health.journal.iter().filter_map(|entry| told(input, entry)) {
        line(&mut out, &text);
    }
    out.push('\n');
    scores(&mut out, input, health);
    out.push('\n');
    tables::losses(&mut out, &BOUNDS, health);
    out.push('\n');
    table(&mut out, health);
    tables::operations(&mut out, &BOUNDS, health);
    let bytes = BOUNDS.bytes;
    line(&mut out, &format!("State: {bytes} bytes."));
    out
}

/// One line for what somebody is called for, with a star where the time is labelled.
fn told(input: &Input, entry: &Entry) -> Option<String> {
    let (t, text) = match entry {
        Entry::Detected(found) => {
            let doubt = if found.exact { "" } else { "  (not exact)" };
            let alarm = score::alarm(found.t, &found.situation);
            let right =
                alarm.is_some_and(|alarm| labelled(&input.windows, alarm.series, alarm.t_s));
            let star = if right { '*' } else { ' ' };
            (
                found.t,
                format!("{star} {}{doubt}", situation(input, &found.situation)?),
            )
        }
        Entry::Noticed { t, notice } => (*t, format!("  NOTICE     {notice}")),
        Entry::Refused { line, late } => {
            let behind = late.now.saturating_sub(late.t);
            let text = format!("  LATE       line {line}: {behind} s late, refused");
            (late.t, text)
        }
    };
    Some(format!("{} {text}", clock(t)))
}

/// Date and time of seconds since 1970, as the Gregorian calendar has them.
pub(crate) fn clock(t: u64) -> String {
    // Years begin in March here, so that a leap day ends them; day 0 is 0000-03-01.
    let days = t / 86_400 + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    let year = era * 400 + year + next;
    let (hour, minute) = (t / 3_600 % 24, t / 60 % 60);
    format!("{year}-{month:02}-{day:02} {hour:02}:{minute:02}")
}

fn situation(input: &Input, detected: &D) -> Option<String> {
    // The last part of the source's name says which it is.
    let of = |series| {
        let name = input.of(series).map_or("", |series| &series.name);
        name.rsplit('/').next().unwrap_or(name)
    };
    let text = match detected {
        D::Day(_) | D::Daily(_) => return None,
        D::Silent(d) => format!("silent     {}", of(d.series)),
        D::Cold(d) => {
            let value = d.value;
            format!(
                "COLD       {}: {value:.1} half an hour ago, and below its band since",
                of(d.series)
            )
        }
        D::Broken(d) => format!("BROKEN     {}: a day without recovery", of(d.series)),
        D::High(d) => format!("high       {}: {:.1} % for an hour", of(d.series), d.mean),
        D::Saturated(d) => format!(
            "SATURATED  {}: nothing has helped for two hours",
            of(d.series)
        ),
        D::Warm(d) => format!("WARM       {}: {:.1} degrees", of(d.series), d.mean),
        D::Slow(d) => format!("SLOW       {}: {:.1} ms", of(d.series), d.mean),
        D::Burst(d) => {
            let times = d.most / d.mean;
            format!(
                "BURST      {}: {times:.0} times the mean of six hours",
                of(d.series)
            )
        }
    };
    Some(text)
}

/// Per rule: precision, recall and delay.
fn scores(out: &mut String, input: &Input, health: &Health) {
    let alarms = score::alarms(health);
    let [raised, right, precision] = ["alarms", "right", "precision"];
    let [windows, found, recall, delay] = ["windows", "found", "recall", "delay"];
    let head = format!("{raised:>10}{right:>8}{precision:>11}{windows:>9}{found:>8}{recall:>8}");
    line(out, &format!("{:<14}{head}{delay:>9}", ""));
    let row = |out: &mut String, name: &str, score: Score| {
        let Score {
            alarms,
            right,
            windows,
            found,
            delay_s,
        } = score;
        let (precision, recall) = (percent(right, alarms), percent(found, windows));
        let delay = delay_s.map_or("-".to_owned(), |s| {
            format!("{}.{} h", s / 3_600, s / 360 % 10)
        });
        let text =
            format!("{alarms:>10}{right:>8}{precision:>11}{windows:>9}{found:>8}{recall:>8}");
        line(out, &format!("{name:<14}{text}{delay:>9}"));
    };
    for (rule, (name, _)) in RULES.iter().enumerate() {
        row(out, name, score::score(input, &alarms, Some(rule)));
    }
    row(out, "all", score::score(input, &alarms, None));
    let (inside, all) = score::chance(input);
    let chance = percent(inside, all);
    line(
        out,
        &format!("{chance} of all samples are labelled: so often an alarm by chance is right."),
    );
}

/// A share in whole percent, rounded down.
fn percent(part: usize, of: usize) -> String {
    match (100 * part).checked_div(of) {
        Some(percent) => format!("{percent} %"),
        None => "-".to_owned(),
    }
}

/// Per kind of call: what happened, what was counted beforehand, what was observed.
fn table(out: &mut String, health: &Health) {
    line(out, &format!("{:<10}{:>41}", "", "operations"));
    let [calls, detections, most, observed] = ["calls", "detections", "at most", "observed"];
    let head = format!("{calls:>8}{detections:>12}{most:>10}{observed:>11}");
    line(out, &format!("{:<10}{head}", ""));
    for (kind, usage) in health.usage.iter().enumerate() {
        let (calls, detections) = (usage.calls, usage.detections);
        let (counted, observed) = (at_most(&BOUNDS, kind).total(), usage.most.total());
        let name = name(&BOUNDS, kind);
        let row = format!("{name:<10}{calls:>8}{detections:>12}{counted:>10}{observed:>11}");
        line(out, &row);
    }
    out.push('\n');
}
