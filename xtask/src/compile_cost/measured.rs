//! Expansion and release build of one program.
//!
//! What the compiler prints and times for its own developers is behind `-Z`, which a stable
//! one accepts where `RUSTC_BOOTSTRAP` is set. Nothing else depends on it.

use crate::project::cargo;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Instant, SystemTime};

/// What a program costs.
pub(super) struct Program {
    pub(super) lines: u64,
    pub(super) bytes: u64,
    pub(super) expand_s: f64,
    pub(super) release_s: f64,
    pub(super) release_cpu_s: f64,
}

/// Measures a binary of the written crate.
pub(super) fn program(root: &Path, name: &str, quick: bool) -> Result<Program, String> {
    // All that it depends on, and whatever the tools need.
    output(&mut compiler(root, name, "-Zunpretty=expanded"))?;
    touch(root, name)?;
    let expanded = output(&mut compiler(root, name, "-Zunpretty=expanded"))?;
    let text = expanded.stdout;
    let lines = text.iter().filter(|&&byte| byte == b'\n').count() as u64;
    let mut program = Program {
        lines,
        bytes: text.len() as u64,
        expand_s: 0.0,
        release_s: 0.0,
        release_cpu_s: 0.0,
    };
    if quick {
        return Ok(program);
    }
    touch(root, name)?;
    let (start, used) = (Instant::now(), children());
    let built = output(&mut compiler(root, name, "-Ztime-passes"))?;
    program.release_s = start.elapsed().as_secs_f64();
    program.release_cpu_s = children() - used;
    let told = [built.stdout, built.stderr].concat();
    program.expand_s = pass(&String::from_utf8_lossy(&told), "macro_expand_crate");
    Ok(program)
}

/// A release build of one binary with an option for the compiler.
fn compiler(root: &Path, name: &str, option: &str) -> Command {
    let mut command = cargo();
    command
        .current_dir(root)
        .env("RUSTC_BOOTSTRAP", "1")
        .env_remove("CARGO_TARGET_DIR")
        .args(["rustc", "--quiet", "--release", "--bin", name])
        .arg("--target-dir")
        .arg(root.join("target"))
        .args(["--", option]);
    command
}

fn output(command: &mut Command) -> Result<std::process::Output, String> {
    let output = command.stdin(Stdio::null()).output();
    let output = output.map_err(|error| format!("cargo does not start: {error}"))?;
    if output.status.success() {
        return Ok(output);
    }
    let told = String::from_utf8_lossy(&output.stderr);
    Err(format!("{}\n{told}", output.status))
}

/// Makes cargo build a binary again.
fn touch(root: &Path, name: &str) -> Result<(), String> {
    let path = root.join(format!("src/bin/{name}.rs"));
    let file = fs::File::options().append(true).open(&path);
    let touched = file.and_then(|file| file.set_modified(SystemTime::now()));
    touched.map_err(|error| format!("{}: {error}", path.display()))
}

/// The seconds of a pass: `time:   0.123; rss: .. macro_expand_crate`.
fn pass(told: &str, name: &str) -> f64 {
    let line = told.lines().find(|line| {
        let mut words = line.split_whitespace();
        words.next() == Some("time:") && words.next_back() == Some(name)
    });
    let seconds = line.and_then(|line| {
        line.split(['t', ';', ':'])
            .find_map(|w| w.trim().parse().ok())
    });
    seconds.unwrap_or(f64::NAN)
}

/// Seconds of all processors that children of this process took; 0 where nothing tells.
fn children() -> f64 {
    let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // Behind the name in brackets; in hundredths of a second.
    let fields = stat.rsplit(')').next().unwrap_or("").split_whitespace();
    let ticks = fields
        .skip(13)
        .take(2)
        .filter_map(|field| field.parse::<u32>().ok());
    ticks.map(f64::from).sum::<f64>() / 100.0
}

/// How many programs want a processor.
pub(super) fn load() -> String {
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let load = load.split_whitespace().next().unwrap_or("unknown");
    load.to_owned()
}

#[cfg(test)]
mod tests {
    use super::pass;

    #[test]
    fn a_pass_is_found_by_its_name() {
        let told = "time:   0.001; rss:   40MB ->   45MB (   +5MB)\tparse_crate\n\
                    time:   1.250; rss:   45MB ->   90MB (  +45MB)\tmacro_expand_crate\n\
                    time:  33.900; rss:   28MB ->  180MB ( +152MB)\ttotal\n";
        assert!((pass(told, "macro_expand_crate") - 1.25).abs() < 1e-9);
        assert!(pass(told, "expand").is_nan());
    }
}
