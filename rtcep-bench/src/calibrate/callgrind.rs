//! Instructions by callgrind: exact, and the same in every run.
//!
//! A binary calls [`count_from_here`](crate::subject::count_from_here) before what is
//! counted, where callgrind sets its counters to zero, and
//! [`count_to_here`](crate::subject::count_to_here) behind it, where it writes them down.
//! The first pair has nothing between: what it counts is in each of the others.

use std::fmt;
use std::fs;
use std::io::{self, BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

/// Why there are no counts.
#[derive(Debug)]
pub enum Error {
    /// Callgrind does not start.
    Missing(io::Error),
    /// What it ran failed.
    Failed(String),
    /// What it wrote is not what was expected.
    Output(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Missing(error) => write!(
                f,
                "valgrind does not start ({error}); instructions are counted with it: install \
                 the package `valgrind`"
            ),
            Error::Failed(what) => write!(f, "a run under callgrind failed: {what}"),
            Error::Output(what) => write!(f, "callgrind's output: {what}"),
        }
    }
}

impl std::error::Error for Error {}

/// Whether valgrind is there: to be asked before anything takes long.
///
/// # Errors
/// If it does not start.
pub fn is_there() -> Result<(), Error> {
    let mut ask = Command::new("valgrind");
    ask.arg("--version").stdout(Stdio::null());
    ask.status().map(drop).map_err(Error::Missing)
}

/// Runs a binary: the instructions of each pair but the first.
///
/// # Errors
/// If callgrind is not there or the binary fails.
pub fn count(binary: &Path, arguments: &[&str], out: &Path) -> Result<Vec<u64>, Error> {
    // An old file would be told again.
    match fs::remove_file(out) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            return Err(Error::Output(format!("{}: {error}", out.display())));
        }
        _ => {}
    }
    let mut run = Command::new("valgrind");
    run.args([
        "--tool=callgrind",
        "--zero-before=*count_from_here*",
        "--dump-before=*count_to_here*",
        "--combine-dumps=yes",
    ])
    .arg(format!("--callgrind-out-file={}", out.display()))
    .arg(binary)
    .args(arguments)
    .stdout(Stdio::null())
    .stderr(Stdio::piped());
    let output = run.output().map_err(Error::Missing)?;
    if !output.status.success() {
        let told = String::from_utf8_lossy(&output.stderr);
        let last: Vec<&str> = told.lines().rev().take(5).collect();
        return Err(Error::Failed(format!(
            "{}: {}",
            output.status,
            last.into_iter().rev().collect::<Vec<_>>().join("\n")
        )));
    }
    let file = fs::File::open(out).map_err(|error| Error::Output(error.to_string()))?;
    let counts = parts(BufReader::new(file)).map_err(|error| Error::Output(error.to_string()))?;
    let _ = fs::remove_file(out);
    let Some((&empty, counts)) = counts.split_first() else {
        return Err(Error::Output("nothing was counted".to_owned()));
    };
    Ok(counts.iter().map(|n| n.saturating_sub(empty)).collect())
}

/// The instructions of each part that a call of `count_to_here` ended.
fn parts(text: impl BufRead) -> io::Result<Vec<u64>> {
    let mut counts = Vec::new();
    let mut ended = false;
    for line in text.lines() {
        let line = line?;
        if let Some(trigger) = line.strip_prefix("desc: Trigger:") {
            ended = trigger.contains("count_to_here");
        } else if let Some(total) = line.strip_prefix("totals:") {
            let total: Option<u64> = total.trim().parse().ok();
            counts.extend(total.filter(|_| ended));
        }
    }
    Ok(counts)
}

#[cfg(test)]
mod tests {
    use super::parts;

    #[test]
    fn parts_are_read_from_what_callgrind_writes() {
        let told = "# callgrind format\npart: 1\n\n\ndesc: Trigger: --dump-before=a::count_to_here\n\
                    events: Ir\nsummary: 2\n\nfn=(1)\n1 2\n\ntotals: 2\n\npart: 2\n\
                    desc: Trigger: --dump-before=a::count_to_here\ntotals: 173\npart: 3\n\
                    desc: Trigger: Program termination\ntotals: 9000\n";
        assert_eq!(parts(told.as_bytes()).expect("text"), [2, 173]);
    }
}
