//! The committed figures, and how they are shown.

use serde::Deserialize;
use std::fs;
use std::path::Path;

/// What was measured once.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Figures {
    pub(super) situations: u64,
    pub(super) lifespans: u64,
    /// Of generated code, as the compiler prints it.
    pub(super) lines: u64,
    pub(super) bytes: u64,
    /// All macros of the program expanded, by the compiler's own clock.
    pub(super) expand_s: f64,
    /// The program built in release, all it depends on aside.
    pub(super) release_s: f64,
    /// The same in seconds of all processors.
    pub(super) release_cpu_s: f64,
    /// A program with one situation, for comparison.
    pub(super) one_release_s: f64,
    /// Where, and how busy it was.
    pub(super) machine: String,
}

impl Figures {
    pub(super) fn committed(root: &Path) -> Result<Self, String> {
        let path = root.join("xtask/src/compile_cost/figures.toml");
        let told = |error: String| format!("{}: {error}", path.display());
        let text = fs::read_to_string(&path).map_err(|error| told(error.to_string()))?;
        toml::from_str(&text).map_err(|error| told(error.to_string()))
    }
}

/// Prints both side by side.
pub(super) fn show(committed: &Figures, found: &Figures) {
    println!("{:<34} {:>12} {:>12}", "", "committed", "now");
    let row = |name: &str, of: fn(&Figures) -> f64, digits: usize| {
        let (committed, found) = (of(committed), of(found));
        println!("{name:<34} {committed:>12.digits$} {found:>12.digits$}");
    };
    #[allow(clippy::cast_precision_loss)] // far below 2^53
    let per = |n: u64, of: u64| n as f64 / of as f64;
    #[allow(clippy::cast_precision_loss)] // as above
    let whole = |n: u64| n as f64;
    println!(
        "{:<34} {:>12} {:>12}",
        "situations, lifespans",
        format!("{}, {}", committed.situations, committed.lifespans),
        format!("{}, {}", found.situations, found.lifespans)
    );
    let pair = |name: &str, a: f64, b: f64| println!("{name:<34} {a:>12.0} {b:>12.0}");
    pair(
        "lines of generated code",
        whole(committed.lines),
        whole(found.lines),
    );
    pair(
        "  per situation",
        per(committed.lines, committed.situations),
        per(found.lines, found.situations),
    );
    pair(
        "bytes of generated code",
        whole(committed.bytes),
        whole(found.bytes),
    );
    pair(
        "  per situation",
        per(committed.bytes, committed.situations),
        per(found.bytes, found.situations),
    );
    row("expansion, s", |f| f.expand_s, 2);
    row("release build, s", |f| f.release_s, 1);
    row("  of all processors, s", |f| f.release_cpu_s, 1);
    row("release build of one situation, s", |f| f.one_release_s, 1);
    println!("committed: {}\nnow: {}", committed.machine, found.machine);
}
