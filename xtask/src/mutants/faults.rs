//! The lists of faults, as people write them.

use super::expansion::Expansion;
use serde::Deserialize;
use std::fs;
use std::path::Path;

/// The faults of one rule set.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct List {
    /// The file's name.
    #[serde(skip)]
    pub(super) name: String,
    /// The file with the rules, from the project's root.
    pub(super) set: String,
    /// With what the small-scope search goes through it.
    pub(super) scope: Scope,
    #[serde(rename = "fault")]
    pub(super) faults: Vec<Fault>,
}

/// As in `tests/small_scope`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Scope {
    pub(super) length: usize,
    pub(super) calls: Vec<String>,
    pub(super) clock: Vec<i64>,
}

/// One fault.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Fault {
    pub(super) name: String,
    /// What it means, in a sentence.
    pub(super) means: String,
    /// Behind what it stands, one behind the other: each exactly once, or the first one
    /// behind what is before it.
    #[serde(default)]
    pub(super) behind: Vec<String>,
    /// What stands in the code, however it is broken into lines: exactly once, or the
    /// first one behind all these.
    pub(super) from: String,
    /// What stands there instead.
    pub(super) to: String,
}

/// A list with its engines.
pub(crate) struct Sown<'a> {
    pub(super) list: &'a List,
    /// The right one.
    pub(super) expansion: Expansion,
    /// The code with each fault.
    pub(super) engines: Vec<String>,
}

/// All lists, by name.
pub(super) fn read(root: &Path) -> Result<Vec<List>, String> {
    let folder = root.join("xtask/mutants");
    let told = |error: &dyn std::fmt::Display| format!("{}: {error}", folder.display());
    let mut lists = Vec::new();
    for entry in fs::read_dir(&folder).map_err(|e| told(&e))? {
        let path = entry.map_err(|e| told(&e))?.path();
        if path.extension().is_none_or(|end| end != "toml") {
            continue;
        }
        let told = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
        let text = fs::read_to_string(&path).map_err(|e| told(&e))?;
        let mut list: List = toml::from_str(&text).map_err(|e| told(&e))?;
        let name = path.file_stem().unwrap_or_default();
        list.name = name.to_string_lossy().into_owned();
        lists.push(list);
    }
    lists.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(lists)
}
