//! The stages of `cargo xtask test`, cheapest first.

use super::Stage;
use std::process::Command;
use std::time::SystemTime;

/// The crates that are published, in the order of their dependencies.
const PUBLISHED: [&str; 5] = [
    "rtcep-core",
    "rtcep-lang",
    "rtcep-macros",
    "rtcep",
    "rtcep-bench",
];

pub(crate) fn all() -> Vec<Stage> {
    vec![
        Stage {
            name: "tools",
            shows: "formatter and linter are there",
            commands: tools(),
        },
        Stage {
            name: "format",
            shows: "rustfmt changes nothing",
            commands: vec![
                cargo(&["fmt", "--all", "--check"]),
                cargo(&[
                    "fmt",
                    "--check",
                    "--manifest-path",
                    "tests/panic-free/Cargo.toml",
                ]),
                cargo(&["fmt", "--check", "--manifest-path", "fuzz/Cargo.toml"]),
            ],
        },
        Stage {
            name: "clippy",
            shows: "no lint warns, in any target",
            commands: vec![cargo(&[
                "clippy",
                "--workspace",
                "--all-targets",
                "--",
                "-D",
                "warnings",
            ])],
        },
        Stage {
            name: "docs",
            shows: "the documentation builds without warnings",
            commands: vec![documentation()],
        },
        Stage {
            name: "tests",
            shows: "unit, corpus, differential, UI, link and documentation tests",
            commands: vec![cargo(&["test", "--workspace"])],
        },
        Stage {
            name: "conformance",
            shows: "the cases from outside, through interpreter and generated code",
            commands: ["stage1", "stage2", "stage3", "stage4", "stage5"]
                .into_iter()
                .flat_map(|stage| {
                    let file = format!("tests/conformance/{stage}.jsonl");
                    [
                        cargo(&["xtask", "conformance", &file]),
                        cargo(&["xtask", "conformance", &file, "--generated"]),
                        // The rules in canonical print: two engines, one meaning.
                        cargo(&["xtask", "conformance", &file, "--generated", "--printed"]),
                    ]
                })
                .collect(),
        },
        Stage {
            name: "random-rules",
            shows: "random rule sets, through interpreter and generated code; their constructs",
            commands: random_rules(),
        },
        Stage {
            name: "main-job",
            shows: "the examples on real data read it and end well",
            commands: [
                "radar_watch",
                "ssh_guard",
                "machine_health",
                "ship_watch",
                "runtime",
            ]
            .map(|example| cargo(&["run", "--release", "--example", example]))
            .into(),
        },
        Stage {
            name: "benches",
            shows: "every bench runs, quickly",
            commands: ["throughput", "look_up", "occupancy", "calibrate"]
                .map(quick_bench)
                .into(),
        },
        Stage {
            name: "reports",
            shows: "a crate as users have it gets a report of its bounds, quickly",
            commands: vec![cargo(&[
                "bench",
                "--package",
                "rtcep-own-rules",
                "--",
                "--quick",
            ])],
        },
        Stage {
            name: "packages",
            shows: "every crate can be packaged, and builds from its package",
            commands: packages(),
        },
    ]
}

/// One round: which constructs it has, and what comes of it.
fn random_rules() -> Vec<Command> {
    let round = ["xtask", "nightly", "--events", "0", "--rule-sets", "200"];
    let with = |more: &[&str]| cargo(&[&round[..], more].concat());
    let run = ["--events-each", "4000", "--fuzz-seconds", "0"];
    vec![with(&["--coverage"]), with(&run)]
}

/// Each package's files, and then all packages built from what they hold.
fn packages() -> Vec<Command> {
    let list = |name: &&str| cargo(&["package", "--list", "--allow-dirty", "--package", name]);
    let mut commands: Vec<Command> = PUBLISHED.iter().map(list).collect();
    // Cargo keeps what it unpacked by the path of the target directory and the
    // version: a path of an earlier run would bring back the code of that run.
    let since = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
    let fresh = format!("target/packages/{}", since.as_millis());
    commands.push(cargo(&["clean", "--target-dir", "target/packages"]));
    let mut all = vec!["package", "--allow-dirty", "--target-dir", &fresh];
    for name in PUBLISHED {
        all.extend(["--package", name]);
    }
    commands.push(cargo(&all));
    commands
}

/// The cargo that runs this, in the workspace's root.
fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command
        .args(arguments)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    command
}

/// A rough run of a bench: it proves that everything works.
fn quick_bench(name: &str) -> Command {
    cargo(&[
        "bench",
        "--package",
        "rtcep-bench",
        "--bench",
        name,
        "--",
        "--quick",
    ])
}

fn documentation() -> Command {
    let mut command = cargo(&["doc", "--workspace", "--no-deps"]);
    command.env("RUSTDOCFLAGS", "-D warnings");
    command
}

/// What a minimal toolchain lacks. Without rustup the tools are the user's
/// own, and the next stages say what is missing.
fn tools() -> Vec<Command> {
    let rustup = Command::new("rustup").arg("--version").output();
    if !rustup.is_ok_and(|output| output.status.success()) {
        return Vec::new();
    }
    let mut add = Command::new("rustup");
    add.args(["component", "add", "rustfmt", "clippy"]);
    vec![add]
}
