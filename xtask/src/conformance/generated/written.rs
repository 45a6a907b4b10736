//! The files of the written crate.

use super::{Module, Written};
use crate::project::update;
use std::fmt::Write;
use std::fs;
use std::io;
use std::path::Path;

/// Shared with this crate: both must write values and outputs alike.
const WIRE: &str = include_str!("../wire.rs");
/// Drives any generated engine; compiled in the written crate alone.
const RUNNER: &str = include_str!("runner.rs");

/// Writes the crate. Files that stay as they are keep their time, so that only
/// changed batches are compiled again.
pub(super) fn write(project: &Written, batches: &[&[Module<'_>]]) -> io::Result<()> {
    let root = project.written();
    let bin = root.join("src").join("bin");
    fs::create_dir_all(&bin)?;
    for entry in fs::read_dir(&bin)? {
        let path = entry?.path();
        let wanted = (0..batches.len()).any(|number| path == bin.join(batch_file(number)));
        if !wanted {
            fs::remove_file(path)?;
        }
    }
    update(&root.join("Cargo.toml"), &manifest(&project.0.root))?;
    // The same versions of dependencies as the project's own.
    let lock = project.0.root.join("Cargo.lock");
    if lock.exists() && !root.join("Cargo.lock").exists() {
        fs::copy(lock, root.join("Cargo.lock"))?;
    }
    update(&root.join("src").join("wire.rs"), WIRE)?;
    update(&root.join("src").join("runner.rs"), RUNNER)?;
    for (number, batch) in batches.iter().enumerate() {
        update(&bin.join(batch_file(number)), &source(batch))?;
    }
    Ok(())
}

fn batch_file(number: usize) -> String {
    format!("batch_{number}.rs")
}

fn manifest(root: &Path) -> String {
    // A literal string of TOML takes backslashes as they are.
    let (rtcep, core) = (root.display(), root.join("rtcep-core"));
    format!(
        "# Written by `cargo xtask conformance --generated`.\n\
         [workspace]\n\n\
         [package]\n\
         name = \"rtcep-conformance\"\n\
         version = \"0.0.0\"\n\
         edition = \"2024\"\n\
         publish = false\n\
         autolib = false\n\n\
         [dependencies]\n\
         rtcep = {{ path = '{rtcep}' }}\n\
         rtcep-core = {{ path = '{core}' }}\n\
         serde_json = {{ version = \"1\", features = [\"float_roundtrip\", \"preserve_order\"] }}\n\n\
         [lints.rust]\n\
         dead_code = \"allow\"\n\
         deprecated = \"allow\"\n\n\
         [profile.dev]\n\
         debug = false\n",
        core = core.display(),
    )
}

/// One binary: a module per case, and which trace goes to which.
fn source(batch: &[Module<'_>]) -> String {
    let mut text = "//! Written by `cargo xtask conformance --generated`.\n\n\
        #[path = \"../runner.rs\"]\nmod runner;\n#[path = \"../wire.rs\"]\nmod wire;\n\n"
        .to_owned();
    let mut arms = String::new();
    for (number, module) in batch.iter().enumerate() {
        // The rules say `engine`; `pub` makes its items reachable here.
        let rules = indent(&format!("pub {}", module.text));
        let _ = write!(
            text,
            "/// {}\nmod case_{number} {{\n    rtcep::situations! {{\n{rules}    }}\n}}\n\n",
            module.name,
        );
        let _ = writeln!(
            arms,
            "        {number} => runner::run(<case_{number}::Case>::new(), calls),"
        );
    }
    let _ = write!(
        text,
        "fn main() {{\n    runner::main(|module, calls| match module {{\n{arms}        \
         other => panic!(\"no module {{other}}\"),\n    }});\n}}\n"
    );
    text
}

fn indent(text: &str) -> String {
    text.lines().fold(String::new(), |mut all, line| {
        let _ = writeln!(all, "        {line}");
        all
    })
}
