//! The table, and the file that tools read.

use crate::interleave::Comparison;
use serde::Serialize;
use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// `throughput.json`.
#[derive(Clone, Debug, Serialize)]
pub struct Throughput {
    /// Whether this was a quick run, whose figures are rough.
    pub quick: bool,
    /// By rule.
    pub workloads: Vec<Workload>,
}

/// One rule, generated and by hand.
#[derive(Clone, Debug, Serialize)]
pub struct Workload {
    /// The rule.
    pub name: &'static str,
    /// Nanoseconds per event of generated code.
    pub generated_ns: f64,
    /// Nanoseconds per event of code written by hand.
    pub handwritten_ns: f64,
    /// Handwritten over generated, the median: 1 is parity, more is faster.
    pub ratio: f64,
    /// The smallest and the largest ratio of a turn.
    pub ratio_range: [f64; 2],
    /// Turns measured.
    pub turns: usize,
    /// Events per turn.
    pub events: usize,
    /// Detections per turn.
    pub detections: u64,
    /// Notices per turn.
    pub notices: u64,
}

impl Workload {
    /// The figures of a comparison over `events` events.
    #[must_use]
    pub fn new(name: &'static str, events: usize, comparison: &Comparison) -> Self {
        let ratios = &comparison.ratios;
        Self {
            name,
            generated_ns: comparison.generated_ns,
            handwritten_ns: comparison.handwritten_ns,
            ratio: comparison.ratio(),
            ratio_range: [ratios[0], ratios[ratios.len() - 1]],
            turns: ratios.len(),
            events,
            detections: comparison.told.detections,
            notices: comparison.told.notices,
        }
    }

    /// The headings of [`Workload::line`].
    #[must_use]
    pub fn heading() -> String {
        format!(
            "{:<14}{:>14}{:>14}{:>8}{:>16}{:>8}{:>12}{:>10}",
            "ns per event",
            "generated",
            "by hand",
            "ratio",
            "range",
            "turns",
            "detections",
            "notices"
        )
    }

    /// One line of the table.
    #[must_use]
    pub fn line(&self) -> String {
        let [low, high] = self.ratio_range;
        let range = format!("{low:.2} to {high:.2}");
        format!(
            "{:<14}{:>14.2}{:>14.2}{:>8.2}{range:>16}{:>8}{:>12}{:>10}",
            self.name,
            self.generated_ns,
            self.handwritten_ns,
            self.ratio,
            self.turns,
            self.detections,
            self.notices
        )
    }
}

/// Whether a rough run is asked for: by `--quick`, or `RTCEP_QUICK` in the
/// environment.
#[must_use]
pub fn is_quick() -> bool {
    // Cargo passes `--bench`, which says nothing new.
    env::args().any(|argument| argument == "--quick")
        || env::var_os("RTCEP_QUICK").is_some_and(|value| !value.is_empty() && value != "0")
}

/// Writes a report into `rtcep/` of cargo's target directory.
///
/// # Errors
/// Those of the file system.
pub fn write(name: &str, report: &impl Serialize) -> io::Result<PathBuf> {
    let path = directory()?.join(name);
    fs::write(&path, serde_json::to_string_pretty(report)? + "\n")?;
    Ok(path)
}

/// Where reports are written: `rtcep/` of cargo's target directory.
///
/// # Errors
/// Those of the file system.
pub fn directory() -> io::Result<PathBuf> {
    let directory = target_directory().join("rtcep");
    fs::create_dir_all(&directory)?;
    Ok(directory)
}

/// Cargo's target directory, wherever the user put it: a bench runs as
/// `<target>/<profile>/deps/<name>`.
#[must_use]
pub fn target_directory() -> PathBuf {
    let executable = env::current_exe().ok();
    let deps = executable.as_deref().and_then(Path::parent);
    match deps
        .filter(|deps| deps.ends_with("deps"))
        .and_then(|deps| deps.ancestors().nth(2))
    {
        Some(target) => target.to_owned(),
        None => Path::new(env!("CARGO_MANIFEST_DIR")).join("../target"),
    }
}
