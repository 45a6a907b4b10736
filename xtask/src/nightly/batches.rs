//! Builds and runs rule sets, and reads what fails.

use super::built::{self, Sown};
use super::written::Named;
use crate::project::Project;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

/// Rule sets of one binary: several are compiled at a time, and none is so large that
/// its compiler needs gigabytes.
const BATCH: usize = 25;

/// What fails.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Failure {
    /// The name of the rule set.
    pub(super) name: String,
    /// The check: `compiles`, `agree`, or the name of a law.
    pub(super) check: String,
    /// What was told.
    pub(super) why: String,
    /// A trace that shows it, as text; empty if it does not compile or the binary died.
    pub(super) trace: String,
}

/// Builds all of them and runs each with about so many random events; `only` names the
/// checks, all if there are none, and `sown` a fault that is to be seen. What does not
/// compile fails, too.
pub(super) fn run(
    project: &Project,
    sets: &[Named<'_>],
    events: u64,
    only: &[&str],
    sown: &Sown,
) -> Result<Vec<Failure>, String> {
    let built = built::build(project, sets, BATCH, sown)?;
    let mut found = built.failures;
    let binaries = built.binaries;
    let run = |name: &String| {
        let mut command = Command::new(built.directory.join(name));
        command.arg(events.to_string()).args(only);
        command.envs(sown.detection.as_deref().map(|kind| ("RTCEP_SOWN", kind)));
        failures(command)
    };
    // As many at a time as there are processors.
    let at_once = std::thread::available_parallelism().map_or(1, usize::from);
    for some in binaries.chunks(at_once) {
        let results: Vec<_> = std::thread::scope(|scope| {
            let threads = some.iter().map(|name| scope.spawn(|| run(name)));
            let threads: Vec<_> = threads.collect();
            threads
                .into_iter()
                .map(|t| t.join().expect("no panic"))
                .collect()
        });
        for result in results {
            found.extend(result?);
        }
    }
    remove(&built.directory, &binaries);
    Ok(found)
}

/// Binaries are large, and are not run again.
fn remove(directory: &Path, binaries: &[String]) {
    for name in binaries {
        // What stays there is overwritten by the next batch.
        let _ = std::fs::remove_file(directory.join(name));
    }
}

/// Runs a command to its end.
pub(super) fn succeed(mut command: Command, what: &str) -> Result<(), String> {
    let status = command.status();
    let status = status.map_err(|error| format!("{what}: cargo does not start: {error}"))?;
    match status.success() {
        true => Ok(()),
        false => Err(format!("{what}: {status}")),
    }
}

/// What a binary tells: see `runner`.
fn failures(mut command: Command) -> Result<Vec<Failure>, String> {
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("{command:?}: {error}"))?;
    let out = child.stdout.take().expect("a pipe");
    let lines = BufReader::new(out).lines().map_while(Result::ok);
    let (mut found, running) = read(lines);
    let status = child.wait().map_err(|error| error.to_string())?;
    if !status.success() {
        found.push(Failure {
            name: running.unwrap_or_default(),
            check: "agree".to_owned(),
            why: format!("the binary died: {status}"),
            trace: String::new(),
        });
    }
    Ok(found)
}

/// The failures in a binary's output, and the rule set that it ran last.
fn read(lines: impl Iterator<Item = String>) -> (Vec<Failure>, Option<String>) {
    let name = |path: &str| path.rsplit("::").next().unwrap_or(path).to_owned();
    let (mut found, mut running) = (Vec::new(), None);
    let mut lines = lines.peekable();
    while let Some(line) = lines.next() {
        if let Some(path) = line.strip_prefix("run ") {
            running = Some(name(path));
        } else if let Some((path, check)) = line
            .strip_prefix("fails ")
            .and_then(|rest| rest.split_once(' '))
        {
            let mut until = |end: &str| {
                let part = lines.by_ref().take_while(|line| line != end);
                part.collect::<Vec<_>>().join("\n")
            };
            let (why, trace) = (until("trace"), until("end"));
            found.push(Failure {
                name: name(path),
                check: check.to_owned(),
                why,
                trace,
            });
        }
    }
    (found, running)
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn failures_are_read_from_what_a_binary_tells() {
        let told = "run batch_0::set_4\nfails batch_0::set_4 agree\na\nb\ntrace\n0 A 1\n1 B 2\nend\n\
                    run batch_0::set_5\n";
        let (found, running) = read(told.lines().map(str::to_owned));
        assert_eq!(running.as_deref(), Some("set_5"));
        let [one] = found.as_slice() else {
            panic!("{found:?}");
        };
        assert_eq!((one.name.as_str(), one.check.as_str()), ("set_4", "agree"));
        assert_eq!(
            (one.why.as_str(), one.trace.as_str()),
            ("a\nb", "0 A 1\n1 B 2")
        );
    }
}
