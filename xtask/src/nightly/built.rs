//! Builds rule sets; one whose generated code does not compile is a failure like others,
//! and the rest is built without it.

use super::batches::Failure;
use super::written::{self, Named};
use crate::project::{Project, cargo};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Faults that are sown, to see what a failure leads to.
#[derive(Default)]
pub(super) struct Sown {
    /// Each inexact detection of this kind of situation fails.
    pub(super) detection: Option<String>,
    /// Rules with a situation of this kind do not compile.
    pub(super) build: Option<String>,
}

/// What was built.
pub(super) struct Built {
    /// Where the binaries are.
    pub(super) directory: PathBuf,
    /// Their names.
    pub(super) binaries: Vec<String>,
    /// What does not compile.
    pub(super) failures: Vec<Failure>,
}

/// Builds the rule sets in binaries of so many.
pub(super) fn build(
    project: &Project,
    sets: &[Named<'_>],
    batch: usize,
    sown: &Sown,
) -> Result<Built, String> {
    let root = project.target.join("nightly");
    let target = root.join("target");
    let mut left = sets.to_vec();
    let mut failures = Vec::new();
    loop {
        let batches: Vec<&[Named<'_>]> = left.chunks(batch).collect();
        let binaries = written::write(project, &root, &batches, sown.build.as_deref());
        let binaries = binaries.map_err(|error| format!("{}: {error}", root.display()))?;
        // A crate without a binary is none.
        let broken = match binaries.is_empty() {
            true => BTreeMap::new(),
            false => broken(&root, &target)?,
        };
        if broken.is_empty() {
            let directory = target.join("release");
            return Ok(Built {
                directory,
                binaries,
                failures,
            });
        }
        left.retain(|set| !broken.contains_key(&set.name));
        failures.extend(broken.into_iter().map(|(name, why)| Failure {
            name,
            check: "compiles".to_owned(),
            why,
            trace: String::new(),
        }));
    }
}

/// Builds the crate as it stands: the rule sets that do not compile, with what the
/// compiler says of each.
fn broken(root: &Path, target: &Path) -> Result<BTreeMap<String, String>, String> {
    let mut build = cargo();
    build
        .args(["build", "--release", "--quiet", "--keep-going"])
        .args(["--message-format", "json", "--manifest-path"])
        .arg(root.join("Cargo.toml"))
        .arg("--target-dir")
        .arg(target);
    build.stderr(std::process::Stdio::inherit());
    let output = build.output();
    let output = output.map_err(|error| format!("cargo does not start: {error}"))?;
    if output.status.success() {
        return Ok(BTreeMap::new());
    }
    let told = String::from_utf8_lossy(&output.stdout);
    let (mut broken, mut others) = (BTreeMap::<String, String>::new(), String::new());
    for error in told.lines().filter_map(error) {
        match error
            .at
            .iter()
            .find_map(|(file, line)| set(root, file, *line))
        {
            Some(set) => broken.entry(set).or_default().push_str(&error.text),
            None => others.push_str(&error.text),
        }
    }
    match broken.is_empty() {
        true => Err(format!("the random rule sets: {}\n{others}", output.status)),
        false => Ok(broken),
    }
}

/// An error of the compiler.
struct CompileError {
    /// What it shows.
    text: String,
    /// The files and lines that it is about, and those that these are expanded from.
    at: Vec<(String, usize)>,
}

/// The error in a line of cargo's messages.
fn error(line: &str) -> Option<CompileError> {
    let message = serde_json::from_str::<Value>(line).ok()?;
    let message = message.get("message")?;
    if message.get("level")?.as_str()? != "error" {
        return None;
    }
    let text = message.get("rendered")?.as_str()?.to_owned();
    let mut at = Vec::new();
    for span in message.get("spans")?.as_array()? {
        let mut span = Some(span);
        while let Some(here) = span {
            let file = here.get("file_name").and_then(Value::as_str);
            let line = here.get("line_start").and_then(Value::as_u64);
            at.extend(
                file.zip(line)
                    .and_then(|(file, line)| Some((file.to_owned(), usize::try_from(line).ok()?))),
            );
            span = here.pointer("/expansion/span");
        }
    }
    Some(CompileError { text, at })
}

/// The rule set in this line of a binary's text.
fn set(root: &Path, file: &str, line: usize) -> Option<String> {
    let text = std::fs::read_to_string(root.join(file)).ok()?;
    written::set_at(&text, line).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::super::written::set_at;
    use super::error;

    #[test]
    fn an_error_leads_to_the_rule_set_that_its_macro_stands_in() {
        let line = r#"{"reason":"compiler-message","message":{"level":"error","rendered":"no","spans":[
            {"file_name":"harness.rs","line_start":7,"expansion":{"span":
            {"file_name":"src/bin/batch_0.rs","line_start":6,"expansion":null}}}]}}"#;
        let error = error(&line.replace('\n', "")).expect("an error");
        assert_eq!(error.text, "no");
        let at: Vec<_> = error.at.iter().map(|(f, l)| (f.as_str(), *l)).collect();
        assert_eq!(at, [("harness.rs", 7), ("src/bin/batch_0.rs", 6)]);
        let text = "mod check;\n\nmod set_1 {\n}\nmod set_2 {\n    a\n}\n\nfn main() {}\n";
        assert_eq!(set_at(text, 6), Some("set_2"));
        assert_eq!(set_at(text, 3), Some("set_1"));
        assert_eq!(set_at(text, 9), None);
        assert_eq!(set_at(text, 1), None);
    }

    #[test]
    fn what_is_no_error_leads_to_none() {
        assert!(error("{}").is_none());
        assert!(error("no JSON").is_none());
        let warning = r#"{"message":{"level":"warning","rendered":"w","spans":[]}}"#;
        assert!(error(warning).is_none());
    }
}
