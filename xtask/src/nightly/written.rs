//! The crate of random rule sets: the corpus' own harness around them.

use super::host;
use crate::project::{Project, update};
use rtcep_lang::Model;
use rtcep_lang::print::print;
use std::fmt::Write;
use std::path::Path;
use std::{fs, io};

/// The files of the corpus that each binary includes where they stand.
const HARNESS: [(&str, &str); 9] = [
    ("answer", "tests/corpus/answer.rs"),
    ("check", "tests/corpus/check.rs"),
    ("counts", "tests/corpus/counts.rs"),
    ("driver", "tests/corpus/driver.rs"),
    ("laws", "tests/corpus/laws/mod.rs"),
    ("random", "tests/corpus/random/mod.rs"),
    ("script", "tests/corpus/script/mod.rs"),
    ("subject", "tests/corpus/subject.rs"),
    ("told", "tests/corpus/told.rs"),
];

/// Files of this chore that it includes.
const OWN: [(&str, &str); 2] = [
    ("declared", "xtask/src/nightly/declared.rs"),
    ("runner", "xtask/src/nightly/runner.rs"),
];

/// A rule set under a name, with a trace that is tried first.
#[derive(Clone)]
pub(super) struct Named<'a> {
    pub(super) name: String,
    pub(super) model: &'a Model,
    pub(super) trace: Option<&'a str>,
}

/// Writes the crate, with one binary for each batch; what was there before is gone. The
/// names of the binaries. Rules with a situation of the kind `broken` do not compile.
pub(super) fn write(
    project: &Project,
    root: &Path,
    batches: &[&[Named<'_>]],
    broken: Option<&str>,
) -> io::Result<Vec<String>> {
    let binaries = root.join("src").join("bin");
    fs::create_dir_all(&binaries)?;
    update(&root.join("Cargo.toml"), &manifest(&project.root))?;
    // The same versions of dependencies as the project's own.
    let lock = project.root.join("Cargo.lock");
    if lock.exists() && !root.join("Cargo.lock").exists() {
        fs::copy(lock, root.join("Cargo.lock"))?;
    }
    let names: Vec<String> = (0..batches.len()).map(|b| format!("batch_{b}")).collect();
    for old in fs::read_dir(&binaries)? {
        let old = old?.path();
        let stem = old.file_stem().and_then(|stem| stem.to_str());
        if !names.iter().any(|name| Some(name.as_str()) == stem) {
            fs::remove_file(old)?;
        }
    }
    for (name, batch) in names.iter().zip(batches) {
        let file = binaries.join(name).with_extension("rs");
        update(&file, &binary(&project.root, batch, broken))?;
    }
    Ok(names)
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

/// The rule set whose module has this line of a binary's text.
pub(super) fn set_at(text: &str, line: usize) -> Option<&str> {
    let mut inside = None;
    for (before, at) in text.lines().take(line).enumerate() {
        let module = at.strip_prefix("mod ");
        inside = module.and_then(|rest| rest.strip_suffix(" {")).or(inside);
        // The brace that ends a module is in it, too.
        if at == "}" && before + 1 < line {
            inside = None;
        }
    }
    inside
}

fn binary(root: &Path, batch: &[Named<'_>], broken: Option<&str>) -> String {
    let mut text = "//! Written by `cargo xtask nightly`.\n\
        #![allow(dead_code, unreachable_pub, reason = \"the harness has more than this needs\")]\n\
        #![allow(deprecated, reason = \"warnings of the rules\")]\n\n"
        .to_owned();
    for (module, file) in HARNESS.iter().chain(&OWN) {
        let path = root.join(file);
        let _ = writeln!(text, "#[path = {path:?}]\nmod {module};");
    }
    let mut subjects = String::new();
    for Named { name, model, trace } in batch {
        let (types, build) = host::types(model);
        let trace = trace.map_or(String::new(), |trace| format!("{trace:?}"));
        let breaks = model
            .situations
            .iter()
            .any(|s| Some(s.kind.name()) == broken);
        let breaks = match breaks {
            true => "    compile_error!(\"sown\");\n",
            false => "",
        };
        let _ = writeln!(
            text,
            "\nmod {name} {{\n{breaks}{types}    crate::rules! {{\n        rules {{\n{rules}        }}\n        \
             {build}functions {{ crate::declared::FUNCTIONS[0], crate::declared::FUNCTIONS[1], \
             crate::declared::FUNCTIONS[2] }}\n        scripts {{ {trace} }}\n    }}\n}}",
            rules = print(model),
        );
        let _ = writeln!(subjects, "        {name}::subject(),");
    }
    let _ = write!(
        text,
        "\nfn main() {{\n    runner::main(|| vec![\n{subjects}    ]);\n}}\n"
    );
    text
}
