//! The crate of all shapes: as users have them, and counting.

use super::shapes::Shape;
use rtcep_lang::fingerprint::of_text;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Shapes of one binary: several are compiled at a time.
const BATCH: usize = 20;

/// The binaries of a crate.
#[derive(Clone, Debug)]
pub struct Written {
    /// Where the crate stands.
    pub root: PathBuf,
    /// Its binaries, and how many shapes each has, in order.
    pub binaries: Vec<(String, usize)>,
}

/// Writes the crate of shapes that are numbered from `first` on; what was there before is
/// gone, and what is the same is left alone.
///
/// # Errors
/// Those of the file system.
pub fn write(root: &Path, first: usize, shapes: &[Shape]) -> io::Result<Written> {
    let bin = root.join("src").join("bin");
    fs::create_dir_all(&bin)?;
    update(&root.join("Cargo.toml"), &manifest())?;
    // The same versions of dependencies as the project's own.
    let lock = project().join("Cargo.lock");
    if lock.exists() {
        // Cargo adds the shapes to its copy: what the project's lock was is kept beside it.
        let (own, copied) = (fs::read_to_string(&lock)?, root.join("Cargo.lock.copied"));
        if fs::read_to_string(&copied).ok().as_ref() != Some(&own) {
            fs::write(root.join("Cargo.lock"), &own)?;
            fs::write(copied, own)?;
        }
    }
    let mut binaries = Vec::new();
    for (number, batch) in shapes.chunks(BATCH).enumerate() {
        let first = first + number * BATCH;
        // Crates share a target directory, and no run is to find the shapes of another.
        let of = of_text(&root.display().to_string()) & 0xFFFF_FFFF;
        let name = format!("shapes_{of:08x}_from_{first}");
        update(&bin.join(&name).with_extension("rs"), &binary(first, batch))?;
        binaries.push((name, batch.len()));
    }
    for old in fs::read_dir(&bin)? {
        let old = old?.path();
        let stem = old.file_stem().and_then(|stem| stem.to_str());
        if !binaries.iter().any(|(name, _)| Some(name.as_str()) == stem) {
            fs::remove_file(old)?;
        }
    }
    Ok(Written {
        root: root.to_owned(),
        binaries,
    })
}

fn update(path: &Path, text: &str) -> io::Result<()> {
    match fs::read_to_string(path) {
        Ok(old) if old == text => Ok(()),
        _ => fs::write(path, text),
    }
}

fn project() -> &'static Path {
    let bench = Path::new(env!("CARGO_MANIFEST_DIR"));
    bench.parent().unwrap_or(bench)
}

fn manifest() -> String {
    // A literal string of TOML takes backslashes as they are.
    format!(
        "# Written by the calibration.\n\
         [workspace]\n\n\
         [package]\n\
         name = \"rtcep-shapes\"\n\
         version = \"0.0.0\"\n\
         edition = \"2024\"\n\
         publish = false\n\n\
         [dependencies]\n\
         rtcep = {{ path = '{rtcep}' }}\n\
         rtcep-bench = {{ path = '{bench}' }}\n",
        rtcep = project().display(),
        bench = env!("CARGO_MANIFEST_DIR"),
    )
}

fn binary(first: usize, shapes: &[Shape]) -> String {
    let mut text = "//! Written by the calibration.\n\
        #![allow(deprecated, reason = \"warnings of the rules\")]\n\n"
        .to_owned();
    let mut subjects = String::new();
    for (number, shape) in (first..).zip(shapes) {
        let _ = write!(
            text,
            "mod shape_{number} {{\n    rtcep::situations! {{\n{rules}    }}\n    \
             pub(super) const TEXT: &str = {rules:?};\n}}\n\n",
            rules = shape.text
        );
        let _ = writeln!(
            subjects,
            "        ({number}, || rtcep_bench::subject!(shape_{number}::Rules, shape_{number}::TEXT)),"
        );
    }
    let _ = write!(
        text,
        "fn main() -> std::process::ExitCode {{\n    \
         rtcep_bench::calibrate::child::main(&[\n{subjects}    ])\n}}\n"
    );
    text
}
