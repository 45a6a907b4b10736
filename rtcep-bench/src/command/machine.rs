//! What this runs on.

use std::fs;

/// Processor, operating system and architecture, in words.
pub(super) fn machine() -> String {
    let cpu = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = cpu.lines().find(|line| line.starts_with("model name"));
    let model = model.and_then(|line| line.split(':').nth(1));
    let (os, arch) = (std::env::consts::OS, std::env::consts::ARCH);
    match model {
        Some(model) => format!("{}, {os}, {arch}", model.trim()),
        None => format!("{os}, {arch}"),
    }
}
