//! Where this project stands, and how its chores call cargo.

use serde_json::Value as Json;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{fs, io};

/// This project and its target directory.
pub(crate) struct Project {
    pub(crate) root: PathBuf,
    pub(crate) target: PathBuf,
}

impl Project {
    /// Asks cargo, so that neither place is built into this binary.
    pub(crate) fn locate() -> Result<Self, String> {
        let mut command = cargo();
        command.args(["metadata", "--no-deps", "--format-version", "1"]);
        if let Some(xtask) = std::env::var_os("CARGO_MANIFEST_DIR") {
            command.current_dir(xtask);
        }
        let output = command.stderr(Stdio::inherit()).output();
        let output = output.map_err(|error| format!("cargo metadata: {error}"))?;
        let metadata: Json = serde_json::from_slice(&output.stdout)
            .map_err(|error| format!("cargo metadata: {error}"))?;
        let path = |field: &str| {
            let path = metadata[field].as_str();
            path.map(PathBuf::from)
                .ok_or_else(|| format!("cargo metadata names no {field}"))
        };
        Ok(Self {
            root: path("workspace_root")?,
            target: path("target_directory")?,
        })
    }
}

/// The cargo that runs this chore.
pub(crate) fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Writes a file; one that stays as it is keeps its time, so that only what
/// changed is compiled again.
pub(crate) fn update(path: &Path, text: &str) -> io::Result<()> {
    if fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    fs::write(path, text)
}
