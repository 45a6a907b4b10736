//! The crate of random rule sets: the corpus' own harness around them.

use crate::project::{Project, update};
use std::fmt::Write;
use std::path::Path;
use std::{fs, io};

/// The files of the corpus that the crate includes where they stand.
const HARNESS: [(&str, &str); 8] = [
    ("check", "check.rs"),
    ("counts", "counts.rs"),
    ("driver", "driver.rs"),
    ("laws", "laws/mod.rs"),
    ("random", "random/mod.rs"),
    ("script", "script/mod.rs"),
    ("subject", "subject.rs"),
    ("told", "told.rs"),
];

pub(super) fn write(project: &Project, root: &Path, sets: &[(u64, String)]) -> io::Result<()> {
    let source = root.join("src");
    fs::create_dir_all(&source)?;
    update(&root.join("Cargo.toml"), &manifest(&project.root))?;
    // The same versions of dependencies as the project's own.
    let lock = project.root.join("Cargo.lock");
    if lock.exists() && !root.join("Cargo.lock").exists() {
        fs::copy(lock, root.join("Cargo.lock"))?;
    }
    update(&source.join("main.rs"), &main(&project.root, sets))
}

fn manifest(root: &Path) -> String {
    // A literal string of TOML takes backslashes as they are.
    format!(
        "# Written by `cargo xtask nightly`.\n\
         [workspace]\n\n\
         [package]\n\
         name = \"rtcep-nightly\"\n\
         version = \"0.0.0\"\n\
         edition = \"2024\"\n\
         publish = false\n\n\
         [dependencies]\n\
         rtcep = {{ path = '{rtcep}' }}\n\
         rtcep-lang = {{ path = '{lang}' }}\n\
         proptest = {{ version = \"1\", default-features = false, features = [\"std\"] }}\n\n\
         [profile.release]\n\
         opt-level = 1\n\
         debug-assertions = true\n\
         overflow-checks = true\n",
        rtcep = root.display(),
        lang = root.join("rtcep-lang").display(),
    )
}

fn main(root: &Path, sets: &[(u64, String)]) -> String {
    let mut text = "//! Written by `cargo xtask nightly`.\n\
        #![allow(dead_code, unreachable_pub, reason = \"the harness has more than this needs\")]\n\
        #![allow(deprecated, reason = \"warnings of the rules\")]\n\n"
        .to_owned();
    for (module, file) in HARNESS {
        let path = root.join("tests/corpus").join(file);
        let _ = writeln!(text, "#[path = {path:?}]\nmod {module};");
    }
    let mut subjects = String::new();
    for (seed, rules) in sets {
        let _ = writeln!(
            text,
            "\nmod seed_{seed} {{\n    crate::rules! {{\n        rules {{\n{rules}        }}\n        \
             scripts {{}}\n    }}\n}}"
        );
        let _ = writeln!(subjects, "        seed_{seed}::subject(),");
    }
    let _ = write!(
        text,
        "\nfn main() {{\n    \
         let events = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(20_000);\n    \
         let subjects = [\n{subjects}    ];\n    \
         let mut failed = 0;\n    \
         for subject in &subjects {{\n        \
             let laws = laws::LAWS.iter().map(|(_, law)| laws::ask(subject, *law, events / 20));\n        \
             let asked = std::iter::once(random::agree(subject, events)).chain(laws);\n        \
             let failures: Vec<String> = asked.filter_map(Result::err).collect();\n        \
             if !failures.is_empty() {{\n            \
                 failed += 1;\n            \
                 println!(\"{{}}\\n{{}}\\n{{}}\\n\", subject.name, subject.text, failures.join(\"\\n\\n\"));\n        \
             }}\n    \
         }}\n    \
         println!(\"{{}} rule sets, {{failed}} failed\", subjects.len());\n    \
         std::process::exit(i32::from(failed > 0));\n}}\n"
    );
    text
}
