//! Names of tests, as section 17 cites them.

use crate::page::root;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The names of all tests: rule sets that the corpus lists, and test functions.
pub(crate) fn tests() -> BTreeSet<String> {
    let rules = root().join("tests/corpus/rules");
    let list = fs::read_to_string(rules.join("mod.rs")).expect("the list of the corpus");
    let mut names = listed(&list);
    names.retain(|name| rules.join(format!("{name}.rs")).is_file());
    assert!(names.len() > 100, "{} rule sets", names.len());
    functions(&root(), &mut names);
    names
}

/// The names in `corpus! { .. }`; what is commented out is not run.
fn listed(list: &str) -> BTreeSet<String> {
    let (_, list) = list.split_once("\ncorpus! {").expect("the list begins");
    let (list, _) = list.split_once('}').expect("the list ends");
    let lines = list
        .lines()
        .map(|line| line.split("//").next().unwrap_or(""));
    let lines: String = lines.flat_map(|line| [line, "\n"]).collect();
    // Outside of `/* */`, which the list has no use for nested.
    let mut parts = lines.split("/*");
    let mut code = parts.next().unwrap_or("").to_owned();
    for part in parts {
        code.push_str(part.split_once("*/").map_or("", |(_, code)| code));
    }
    let words = code.split(|c: char| !c.is_alphanumeric() && c != '_');
    let words = words.filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// Functions with `#[test]` in all files below a directory.
fn functions(at: &Path, names: &mut BTreeSet<String>) {
    for entry in fs::read_dir(at).expect("a directory").flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() {
            if name != "target" && !name.starts_with('.') {
                functions(&path, names);
            }
        } else if name.ends_with(".rs") {
            let text = fs::read_to_string(&path).expect("a file");
            for after in text.split("#[test]").skip(1) {
                let name = after.split("fn ").nth(1).and_then(|f| f.split('(').next());
                names.extend(name.map(str::to_owned));
            }
        }
    }
}

#[test]
fn what_is_commented_out_is_not_listed() {
    let list = "mod zero;\ncorpus! {\n    one, // two\n    // three,\n    /* four,\n    five, */ six,\n}\nseven";
    let names: Vec<String> = listed(list).into_iter().collect();
    assert_eq!(names, ["one", "six"]);
}
