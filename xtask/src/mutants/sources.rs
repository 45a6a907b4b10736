//! Faults in sources: what `cargo-mutants` makes of the interpreter and of the run time.
//!
//! Of thousands a sample is taken, every n-th. Tests that are built quickly are asked
//! first, and those that take longer of what these let pass.

use super::same;
use crate::project::{Project, cargo};
use clap::ValueEnum;
use std::fs;
use std::path::Path;

/// What faults are sown into.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Sources {
    /// The reference interpreter.
    Interpreter,
    /// What generated code calls.
    Core,
}

/// Tests of one package.
struct Asked {
    package: &'static str,
    /// What is built.
    targets: &'static [&'static str],
    /// Which tests of these, all if there are none.
    only: &'static [&'static str],
}

/// The interpreter: traces by hand, and then the cases that other interpreters computed.
const OF_INTERPRETER: [Asked; 2] = [
    Asked {
        package: "rtcep-lang",
        targets: &["--test=interp"],
        only: &[],
    },
    Asked {
        package: "xtask",
        targets: &["--bin=xtask"],
        only: &["conformance::"],
    },
];

/// The run time: its own tests, and then generated code beside the interpreter.
const OF_CORE: [Asked; 2] = [
    Asked {
        package: "rtcep-core",
        targets: &["--lib", "--tests"],
        only: &[],
    },
    Asked {
        package: "rtcep",
        targets: &["--test=small_scope", "--test=adapters", "--test=snapshot"],
        only: &[],
    },
];

/// Seconds after which a test that did not end has told the fault.
const PATIENCE: &str = "300";

impl Sources {
    fn name(self) -> &'static str {
        match self {
            Self::Interpreter => "interpreter",
            Self::Core => "core",
        }
    }

    fn package(self) -> &'static str {
        match self {
            Self::Interpreter => "rtcep-lang",
            Self::Core => "rtcep-core",
        }
    }

    fn files(self) -> &'static str {
        match self {
            Self::Interpreter => "rtcep-lang/src/interp/**",
            Self::Core => "rtcep-core/src/**",
        }
    }

    fn asked(self) -> &'static [Asked] {
        match self {
            Self::Interpreter => &OF_INTERPRETER,
            Self::Core => &OF_CORE,
        }
    }
}

/// Sows every so-manieth fault, one at a time, and prints what became of them.
///
/// # Errors
/// Those that nothing catches; that cargo-mutants cannot run.
pub(super) fn run(project: &Project, sources: Sources, shard: &str) -> Result<(), String> {
    let mut left: Option<Vec<String>> = None;
    for (step, asked) in sources.asked().iter().enumerate() {
        let mut mutants = cargo();
        mutants
            .current_dir(&project.root)
            .args(["mutants", "--no-shuffle", "--colors", "never"])
            .args(["--package", sources.package(), "--file", sources.files()])
            .args(["--test-package", asked.package]);
        match &left {
            None => mutants.args(["--shard", shard, "--sharding", "round-robin"]),
            // Where no fault is sown cargo-mutants would ask the tests of the faults' own
            // package alone.
            Some(left) => mutants
                .args(["--baseline", "skip", "--timeout", PATIENCE])
                .args(
                    left.iter()
                        .flat_map(|name| ["--re".to_owned(), exactly(name)]),
                ),
        };
        let output = project.target.join("mutants-of").join(sources.name());
        let output = output.join(step.to_string());
        let told = |error: std::io::Error| format!("{}: {error}", output.display());
        fs::create_dir_all(&output).map_err(told)?;
        mutants.arg("--output").arg(&output);
        // Of the tests' targets no other one is built.
        mutants.args(asked.targets.iter().map(|t| format!("--cargo-arg={t}")));
        mutants.args(["--", "--"]).args(asked.only);
        let status = mutants.status();
        let status = status.map_err(|error| format!("cargo mutants: {error}"))?;
        // 0: all caught; 2: some missed; 3: some did not end.
        if !matches!(status.code(), Some(0 | 2 | 3)) {
            return Err(format!(
                "cargo mutants (`cargo install cargo-mutants`): {status}"
            ));
        }
        let lists = output.join("mutants.out");
        let of = |list: &str| names(&lists.join(list));
        let missed = of("missed.txt")?.into_iter();
        let (none, missed): (Vec<String>, Vec<String>) =
            missed.partition(|name| same::why(name).is_some());
        println!(
            "{}: {} caught, {} did not end, {} do not compile, {} do the same, {} missed",
            asked.package,
            of("caught.txt")?.len(),
            of("timeout.txt")?.len(),
            of("unviable.txt")?.len(),
            none.len(),
            missed.len()
        );
        for name in none {
            println!("{name}: {}", same::why(&name).unwrap_or_default());
        }
        if missed.is_empty() {
            return Ok(());
        }
        left = Some(missed);
    }
    Err(format!(
        "nothing catches\n{}",
        left.unwrap_or_default().join("\n")
    ))
}

/// A regular expression of nothing but this name.
fn exactly(name: &str) -> String {
    let mut pattern = "^".to_owned();
    for c in name.chars() {
        // An escaped `<` or `>` would be the edge of a word.
        if r"\.+*?()|[]{}^$".contains(c) {
            pattern.push('\\');
        }
        pattern.push(c);
    }
    pattern + "$"
}

fn names(list: &Path) -> Result<Vec<String>, String> {
    let text = fs::read_to_string(list);
    let text = text.map_err(|error| format!("{}: {error}", list.display()))?;
    Ok(text.lines().map(str::to_owned).collect())
}
