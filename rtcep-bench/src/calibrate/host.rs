//! What a calibration runs on.

use rtcep_lang::table::Date;
use std::process::Command;

/// What a calibration runs on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Host {
    /// The target triple.
    pub target: String,
    /// The processor, in words.
    pub cpu: String,
    /// The compiler.
    pub rustc: String,
    /// Today.
    pub date: Date,
}

impl Host {
    /// This one.
    #[must_use]
    pub fn new() -> Self {
        let told = rustc();
        let line = |name: &str| {
            let line = told.lines().find_map(|line| line.strip_prefix(name));
            line.unwrap_or("unknown").trim().to_owned()
        };
        Self {
            target: line("host:"),
            cpu: cpu(),
            rustc: line("release:"),
            date: jiff::ZonedDateTime::now().date(),
        }
    }
}

impl Default for Host {
    fn default() -> Self {
        Self::new()
    }
}

/// What the compiler that cargo uses says of itself.
fn rustc() -> String {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).arg("-vV").output();
    output.map_or_else(
        |_| String::new(),
        |output| String::from_utf8_lossy(&output.stdout).into_owned(),
    )
}

/// The model as Linux tells it.
fn cpu() -> String {
    let told = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = told.lines().find(|line| line.starts_with("model name"));
    let model = model.and_then(|line| line.split_once(':'));
    let named = model.map_or("unknown", |(_, name)| name.trim());
    named.to_owned()
}
