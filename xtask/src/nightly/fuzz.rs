//! The fuzz targets, for a while each (`fuzz/`, which needs a nightly toolchain).
//!
//! What the fuzzer adds to a corpus goes below the target directory; the committed ones
//! stay small. What it finds there is to be put into `fuzz/finds`, which ordinary tests
//! replay.

use super::succeed;
use crate::project::Project;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Seconds after which one input is a find, and megabytes.
const LIMITS: [&str; 2] = ["-timeout=10", "-rss_limit_mb=2048"];

/// Runs each target for so many seconds, or says what is missing for that.
pub(super) fn run(project: &Project, seconds: u64) -> Result<(), String> {
    if seconds == 0 {
        return Ok(());
    }
    if let Some(missing) = missing() {
        println!("fuzzing is left out: {missing}");
        return Ok(());
    }
    let committed = project.root.join("fuzz/corpus");
    let work = project.target.join("fuzz");
    let mut build = nightly(&["cargo", "fuzz", "build", "--target-dir"]);
    build.current_dir(&project.root).arg(&work);
    succeed(build, "the fuzz targets do not build")?;
    for name in names(&committed)? {
        println!("fuzzing `{name}` for {seconds} s");
        let finds = work.join("finds").join(&name);
        let mut corpora = vec![work.join("corpus").join(&name)];
        for directory in corpora.iter().chain([&finds]) {
            fs::create_dir_all(directory)
                .map_err(|error| format!("{}: {error}", directory.display()))?;
        }
        corpora.push(committed.join(&name));
        let known = project.root.join("fuzz/finds").join(&name);
        corpora.extend(known.exists().then_some(known));
        let mut fuzz = nightly(&["cargo", "fuzz", "run", "--target-dir"]);
        fuzz.current_dir(&project.root)
            .arg(&work)
            .arg(&name)
            .args(corpora)
            .arg("--")
            .args(LIMITS)
            .arg(format!("-max_total_time={seconds}"))
            .arg(format!("-artifact_prefix={}/", finds.display()))
            .arg("-print_final_stats=1");
        let what = format!(
            "`{name}` found something, which is in {}: make it smaller (`cargo +nightly fuzz \
             tmin {name} FILE`), put it into fuzz/finds/{name} and mend what it shows",
            finds.display()
        );
        succeed(fuzz, &what)?;
    }
    Ok(())
}

/// The targets: each has a corpus.
fn names(corpora: &Path) -> Result<Vec<String>, String> {
    let told = |error| format!("{}: {error}", corpora.display());
    let found = fs::read_dir(corpora).map_err(told)?;
    let paths: Result<Vec<PathBuf>, _> = found.map(|entry| entry.map(|e| e.path())).collect();
    let names = paths.map_err(told)?.into_iter().filter_map(|path| {
        let name = path.file_name()?.to_str()?.to_owned();
        path.is_dir().then_some(name)
    });
    let mut names: Vec<String> = names.collect();
    names.sort();
    Ok(names)
}

/// What cannot be called, if anything.
fn missing() -> Option<&'static str> {
    let works = |arguments: &[&str]| {
        let mut command = nightly(arguments);
        command.stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    if !works(&["rustc", "--version"]) {
        Some("there is no nightly toolchain (`rustup toolchain install nightly`)")
    } else if !works(&["cargo", "fuzz", "--version"]) {
        Some("there is no cargo-fuzz (`cargo install cargo-fuzz`)")
    } else {
        None
    }
}

/// A command of the nightly toolchain, whichever one runs this.
fn nightly(arguments: &[&str]) -> Command {
    let mut command = Command::new("rustup");
    command.args(["run", "nightly"]).args(arguments);
    command.env_remove("RUSTUP_TOOLCHAIN");
    command
}
