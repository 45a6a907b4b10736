//! Files and directories that the documents name are there.

use crate::page::root;
use std::fs;
use std::path::Path;

const DOCUMENTS: [&str; 3] = [
    "docs/language.md",
    "docs/architecture.md",
    "CONTRIBUTING.md",
];

#[test]
fn files_that_the_documents_name_exist() {
    let mut paths = Vec::new();
    walk(&root(), "", &mut paths);
    let mut missing = Vec::new();
    for document in DOCUMENTS {
        let text = fs::read_to_string(root().join(document)).expect("a document");
        for name in text
            .split('`')
            .skip(1)
            .step_by(2)
            .filter(|name| is_path(name))
        {
            let end = format!("/{}", name.trim_end_matches('/'));
            if !paths.iter().any(|path| path.ends_with(&end)) {
                missing.push(format!("{document}: `{name}`"));
            }
        }
    }
    crate::none(&missing);
}

/// `cost/ends.rs`, `words.rs`, `rtcep-lang/src/interp`; not `true` or `6 / x`.
fn is_path(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "_-./".contains(c);
    name.chars().all(plain) && (name.ends_with(".rs") || name.ends_with(".md") || dir(name))
}

fn dir(name: &str) -> bool {
    let parts: Vec<&str> = name.split('/').collect();
    parts.len() > 1 && parts.iter().all(|part| part.len() > 1 && *part != "..")
}

/// All files and directories, as `/docs/language.md`; not what is built.
fn walk(at: &Path, path: &str, paths: &mut Vec<String>) {
    for entry in fs::read_dir(at).expect("a directory").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name == "target" || name.starts_with('.') {
            continue;
        }
        let path = format!("{path}/{name}");
        if entry.path().is_dir() {
            walk(&entry.path(), &path, paths);
        }
        paths.push(path);
    }
}
