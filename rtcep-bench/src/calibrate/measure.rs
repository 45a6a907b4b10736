//! Builds the shapes and measures their calls. What an earlier run has measured on the same
//! binaries is read again, so that a run that was broken off goes on.

use super::asked;
use super::binary::Binary;
use super::callgrind;
use super::effort::Effort;
use super::limit::Limit;
use super::shapes::Shape;
use super::states::State;
use super::time::Timed;
use super::written::{self, Written};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// All that was measured of the shapes.
#[derive(Debug, Default)]
pub struct Measured {
    /// The calls.
    pub states: Vec<State>,
    /// What each took, in instructions.
    pub instructions: Vec<u64>,
    /// What each cause costs at most.
    pub limits: Vec<Limit>,
    /// What each event costs at most with the timers that may be due before it.
    pub process: Vec<Limit>,
    /// How long calls take; nothing if that was not asked for.
    pub times: Vec<Timed>,
}

impl Measured {
    /// With what else was measured.
    pub(super) fn add(&mut self, other: Self) {
        self.states.extend(other.states);
        self.instructions.extend(other.instructions);
        self.limits.extend(other.limits);
        self.process.extend(other.process);
        self.times.extend(other.times);
    }
}

/// What is measured, and how.
#[derive(Clone, Copy, Debug)]
pub struct What<'a> {
    /// Where everything is written.
    pub root: &'a Path,
    /// Cargo's target directory: what the bench itself was built from is there already.
    pub target: &'a Path,
    /// The number of the first shape.
    pub first: usize,
    /// The shapes.
    pub shapes: &'a [Shape],
    /// The calls of each shape; none: they are searched.
    pub given: Option<&'a [Vec<State>]>,
    /// Roughly.
    pub quick: bool,
    /// Times as well as instructions.
    pub times: bool,
}

/// Why nothing was measured.
#[derive(Debug)]
pub enum Error {
    /// A file or a directory.
    Io(PathBuf, io::Error),
    /// A command failed.
    Command(String),
    /// A file is not what was written.
    Form(PathBuf, serde_json::Error),
    /// Instructions could not be counted.
    Callgrind(callgrind::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Io(path, error) => write!(f, "{}: {error}", path.display()),
            Error::Command(what) => write!(f, "{what}"),
            Error::Form(path, error) => write!(
                f,
                "{}: {error}; remove the file, and it is measured anew",
                path.display()
            ),
            Error::Callgrind(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for Error {}

/// Builds and measures.
///
/// # Errors
/// The first thing that fails.
pub fn measure(what: &What<'_>) -> Result<Measured, Error> {
    let root = what.root;
    let written = written::write(&root.join("crate"), what.first, what.shapes);
    let written = written.map_err(|error| Error::Io(root.to_owned(), error))?;
    let target = what.target;
    let binaries = written.binaries.len();
    eprintln!(
        "{} shapes in {binaries} binaries are built",
        what.shapes.len()
    );
    build(&written, target)?;
    let names: Vec<&str> = written
        .binaries
        .iter()
        .map(|(name, _)| name.as_str())
        .collect();
    let mut given = what.given;
    let mut asked = BTreeMap::new();
    for (name, size) in &written.binaries {
        let states = given.map(|all| all.split_at((*size).min(all.len())));
        given = states.map(|(_, rest)| rest);
        asked.insert(name.as_str(), states.map(|(own, _)| own.concat()));
    }
    let results = at_once(&names, |name| {
        let given = asked.get(name).and_then(Option::as_deref);
        one(root, target, name, (what.quick, given))
    });
    let mut all = Measured::default();
    for result in results {
        let measured = result?;
        all.states.extend(measured.states);
        all.instructions.extend(measured.instructions);
        all.limits.extend(measured.limits);
        all.process.extend(measured.process);
    }
    if what.times {
        // One after the other: nothing else is to run meanwhile.
        let others = Effort::new(what.quick).others;
        let of = (what.first, what.shapes);
        let calls = asked::asked(&all.states, &all.limits, of, others);
        let mut first = what.first;
        for (i, (name, size)) in written.binaries.iter().enumerate() {
            let own = calls
                .iter()
                .filter(|c| (first..first + size).contains(&c.shape));
            let own: Vec<State> = own.cloned().collect();
            first += size;
            all.times
                .extend(timed(root, target, (name, &own), what.quick)?);
            eprintln!("times: {} of {binaries} binaries", i + 1);
        }
    }
    Ok(all)
}

/// The same for each name, as many at a time as there are processors; in order.
fn at_once<T: Send>(names: &[&str], of: impl Fn(&str) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let place = next.fetch_add(1, Ordering::Relaxed);
                    let Some(name) = names.get(place) else {
                        return;
                    };
                    let result = of(name);
                    let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
                    done.push((place, result));
                    eprintln!("instructions: {} of {} binaries", done.len(), names.len());
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(place, _)| *place);
    done.into_iter().map(|(_, result)| result).collect()
}

/// Builds the binaries of shapes as users build their rules.
///
/// # Errors
/// If cargo does not start, or fails.
pub fn build(written: &Written, target: &Path) -> Result<(), Error> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut build = Command::new(cargo);
    build
        .args(["build", "--release", "--quiet", "--manifest-path"])
        .arg(written.root.join("Cargo.toml"))
        .arg("--target-dir")
        .arg(target)
        // They run here, and are looked for in the folder of the host.
        .env_remove("CARGO_BUILD_TARGET");
    let status = build.status();
    let status =
        status.map_err(|error| Error::Command(format!("cargo does not start: {error}")))?;
    match status.success() {
        true => Ok(()),
        false => Err(Error::Command(format!("the shapes do not build: {status}"))),
    }
}

/// Measures one binary.
fn one(
    root: &Path,
    target: &Path,
    name: &str,
    (quick, given): (bool, Option<&[State]>),
) -> Result<Measured, Error> {
    let binary = Binary::of(root, target, name)?;
    let io = |error| Error::Io(root.to_owned(), error);
    binary.forget_others(root, name).map_err(io)?;
    let [states, limits, counts] =
        ["states", "limits", "instructions"].map(|what| binary.file(what));
    match given {
        // They are traces of the project, and can change while the rules stay.
        Some(given) => {
            let asked = binary.file("given");
            write(&asked, &given)?;
            let asked = asked.display().to_string();
            binary.write(&states, |out| words(&["given", &asked, out], false))?;
        }
        None if states.exists() => {}
        None => binary.write(&states, |out| words(&["states", out], quick))?,
    }
    if !limits.exists() {
        binary.write(&limits, |out| words(&["limits", out], false))?;
    }
    if given.is_some() || !counts.exists() {
        let out = root.join(format!("{name}.callgrind"));
        let arguments = ["instructions", &states.display().to_string()];
        let counted = callgrind::count(&binary.path, &arguments, &out);
        write(&counts, &counted.map_err(Error::Callgrind)?)?;
    }
    let limits: Vec<Limit> = read(&limits)?;
    let (process, limits) = limits.into_iter().partition(|limit| limit.process);
    let measured = Measured {
        states: read(&states)?,
        instructions: read(&counts)?,
        limits,
        process,
        times: Vec::new(),
    };
    match measured.states.len() == measured.instructions.len() {
        true => Ok(measured),
        false => Err(Error::Command(format!(
            "{name}: {} calls and {} counts of instructions",
            measured.states.len(),
            measured.instructions.len()
        ))),
    }
}

/// Times calls of one binary: what was asked before is known, if all of it was the same.
fn timed(
    root: &Path,
    target: &Path,
    (name, calls): (&str, &[State]),
    quick: bool,
) -> Result<Vec<Timed>, Error> {
    let binary = Binary::of(root, target, name)?;
    let [asked, times] = ["asked", "times"].map(|what| binary.file(what));
    let known = asked.exists() && read::<Vec<State>>(&asked)? == calls;
    if !known {
        let gone = fs::remove_file(&times);
        gone.or_else(|error| match error.kind() {
            io::ErrorKind::NotFound => Ok(()),
            _ => Err(Error::Io(times.clone(), error)),
        })?;
        write(&asked, &calls)?;
    }
    if !times.exists() {
        let asked = asked.display().to_string();
        let arguments = |out: &str| words(&["time", &asked, out], quick);
        binary.write(&times, arguments)?;
    }
    read(&times)
}

fn words(words: &[&str], quick: bool) -> Vec<String> {
    let quick = quick.then_some("--quick");
    words
        .iter()
        .copied()
        .chain(quick)
        .map(str::to_owned)
        .collect()
}

pub(super) fn read<T: DeserializeOwned>(path: &Path) -> Result<T, Error> {
    let text = fs::read_to_string(path).map_err(|error| Error::Io(path.to_owned(), error))?;
    serde_json::from_str(&text).map_err(|error| Error::Form(path.to_owned(), error))
}

pub(super) fn write(path: &Path, value: &impl Serialize) -> Result<(), Error> {
    let text = serde_json::to_string(value).map_err(|error| Error::Form(path.to_owned(), error))?;
    let begun = path.with_extension("begun");
    let written = fs::write(&begun, text).and_then(|()| fs::rename(&begun, path));
    written.map_err(|error| Error::Io(path.to_owned(), error))
}
