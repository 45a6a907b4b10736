//! How good the alarms are: against the times that people have labelled.

use crate::health::{Entry, Health};
use crate::rules::MachineHealthDetection as D;
use rtcep_data::metrics::{Input, Kind, Window};

/// An alarm: something that somebody on duty is called for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Alarm {
    /// Which of [`RULES`] raised it.
    pub(crate) rule: usize,
    /// For which series.
    pub(crate) series: u16,
    /// When.
    pub(crate) t_s: u64,
}

/// The rules that raise alarms, and of which kind of series.
pub(crate) const RULES: [(&str, Kind); 7] = [
    ("Cold", Kind::Machine),
    ("Broken", Kind::Machine),
    ("High", Kind::Processor),
    ("Saturated", Kind::Processor),
    ("Warm", Kind::Room),
    ("Slow", Kind::Latency),
    ("Burst", Kind::Traffic),
];

/// The alarm of a detection; none of what is only counted.
pub(crate) fn alarm(t_s: u64, detected: &D) -> Option<Alarm> {
    let (rule, series) = match detected {
        D::Cold(d) => (0, d.series),
        D::Broken(d) => (1, d.series),
        D::High(d) => (2, d.series),
        D::Saturated(d) => (3, d.series),
        D::Warm(d) => (4, d.series),
        D::Slow(d) => (5, d.series),
        D::Burst(d) => (6, d.series),
        D::Silent(_) | D::Day(_) | D::Daily(_) => return None,
    };
    Some(Alarm { rule, series, t_s })
}

/// All alarms of a run in their order.
pub(crate) fn alarms(health: &Health) -> Vec<Alarm> {
    let alarms = health.journal.iter().filter_map(|entry| match entry {
        Entry::Detected(found) => alarm(found.t, &found.situation),
        _ => None,
    });
    alarms.collect()
}

/// What the alarms of a rule, or of all, are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Score {
    /// How many there were.
    pub(crate) alarms: usize,
    /// Those of them that came in a window of their series.
    pub(crate) right: usize,
    /// The windows of the series that the rule watches.
    pub(crate) windows: usize,
    /// Those of them in which an alarm came.
    pub(crate) found: usize,
    /// The seconds from the beginning of a found window to its first alarm: the lower
    /// median.
    pub(crate) delay_s: Option<u64>,
}

/// Whether a window of the series holds the time.
pub(crate) fn labelled(windows: &[Window], series: u16, t_s: u64) -> bool {
    let mut own = windows.iter().filter(|window| window.series == series);
    own.any(|window| (window.from_s..=window.to_s).contains(&t_s))
}

/// Of the alarms of one rule, or of all rules.
pub(crate) fn score(input: &Input, alarms: &[Alarm], rule: Option<usize>) -> Score {
    let chosen = |alarm: &&Alarm| rule.is_none_or(|rule| alarm.rule == rule);
    let alarms: Vec<&Alarm> = alarms.iter().filter(chosen).collect();
    let watched = |window: &&Window| {
        let kind = input.kind(window.series);
        rule.is_none_or(|rule| kind == Some(RULES[rule].1))
    };
    let windows: Vec<&Window> = input.windows.iter().filter(watched).collect();
    let delay = |window: &&Window| {
        let mut inside = alarms.iter().filter(|alarm| {
            alarm.series == window.series && (window.from_s..=window.to_s).contains(&alarm.t_s)
        });
        // Alarms are in the order of time.
        Some(inside.next()?.t_s - window.from_s)
    };
    let mut delays: Vec<u64> = windows.iter().filter_map(delay).collect();
    delays.sort_unstable();
    let right = |alarm: &&&Alarm| labelled(&input.windows, alarm.series, alarm.t_s);
    Score {
        alarms: alarms.len(),
        right: alarms.iter().filter(right).count(),
        windows: windows.len(),
        found: delays.len(),
        delay_s: delays.get(delays.len().saturating_sub(1) / 2).copied(),
    }
}

/// The samples that lie in a window, and all samples: how often an alarm at a random
/// sample would be right.
pub(crate) fn chance(input: &Input) -> (usize, usize) {
    let inside = |row: &&rtcep_data::metrics::Row| labelled(&input.windows, row.series, row.t_s);
    (input.rows.iter().filter(inside).count(), input.rows.len())
}
