//! The crate of all engines, with the corpus' own harness around them.

use super::faults::{List, Sown};
use crate::project::{Project, update};
use std::fmt::Write;
use std::path::Path;
use std::{fs, io};

/// The files that the crate includes where they stand.
const HARNESS: [(&str, &str); 14] = [
    ("caught", "xtask/mutants/caught.rs"),
    ("check", "tests/corpus/check.rs"),
    ("counts", "tests/corpus/counts.rs"),
    ("driver", "tests/corpus/driver.rs"),
    ("laws", "tests/corpus/laws/mod.rs"),
    ("random", "tests/corpus/random/mod.rs"),
    ("reach", "tests/corpus/reach/mod.rs"),
    ("script", "tests/corpus/script/mod.rs"),
    ("subject", "tests/corpus/subject.rs"),
    ("told", "tests/corpus/told.rs"),
    ("judged", "tests/small_scope/judged.rs"),
    ("reached", "tests/small_scope/reached.rs"),
    ("scope", "tests/small_scope/scope.rs"),
    ("walk", "tests/small_scope/walk.rs"),
];

pub(super) fn write(project: &Project, root: &Path, sown: &[Sown<'_>]) -> io::Result<()> {
    let source = root.join("src");
    fs::create_dir_all(&source)?;
    update(&root.join("Cargo.toml"), &manifest(&project.root))?;
    // The same versions of dependencies as the project's own.
    let lock = project.root.join("Cargo.lock");
    if lock.exists() && !root.join("Cargo.lock").exists() {
        fs::copy(lock, root.join("Cargo.lock"))?;
    }
    let mut main = harness(&project.root);
    let mut engines = String::new();
    for sown in sown {
        let right = std::iter::once(&sown.expansion.text);
        for (number, code) in right.chain(&sown.engines).enumerate() {
            let module = format!("{}_{number}", sown.list.name);
            let body = &sown.expansion.body;
            update(
                &source.join(format!("{module}.rs")),
                &format!("{code}\ncrate::subject_of! {{ {body} }}\n"),
            )?;
            let _ = writeln!(main, "mod {module};");
            let _ = writeln!(
                engines,
                "        (\"{module}\", {module}::subject, {}),",
                scope(sown.list)
            );
        }
    }
    let _ = write!(
        main,
        "\nfn main() {{\n    caught::all(vec![\n{engines}    ]);\n}}\n"
    );
    update(&source.join("main.rs"), &main)
}

fn scope(list: &List) -> String {
    let scope = &list.scope;
    format!(
        "scope::Scope {{ length: {}, calls: &{:?}, clock: &{:?}, beyond: &[] }}",
        scope.length, scope.calls, scope.clock
    )
}

fn manifest(root: &Path) -> String {
    // A literal string of TOML takes backslashes as they are.
    format!(
        "# Written by `cargo xtask mutants`.\n\
         [workspace]\n\n\
         [package]\n\
         name = \"rtcep-mutants\"\n\
         version = \"0.0.0\"\n\
         edition = \"2024\"\n\
         publish = false\n\n\
         [dependencies]\n\
         rtcep = {{ path = '{rtcep}' }}\n\
         rtcep-lang = {{ path = '{lang}' }}\n\
         proptest = {{ version = \"1\", default-features = false, features = [\"std\"] }}\n\n\
         # As the project's own, which lies in the same target directory.\n\
         [profile.dev]\n\
         opt-level = 1\n",
        rtcep = root.display(),
        lang = root.join("rtcep-lang").display(),
    )
}

fn harness(root: &Path) -> String {
    let mut text = "//! Written by `cargo xtask mutants`.\n\
        #![allow(warnings, reason = \"half of this code is wrong on purpose\")]\n\n"
        .to_owned();
    for (module, file) in HARNESS {
        let path = root.join(file);
        let _ = writeln!(text, "#[path = {path:?}]\nmod {module};");
    }
    text
}
