//! Section 17: every construct of the grammar has a row, and every row names tests that
//! exist.
//!
//! A construct is a terminal of the grammar in section 3, a word or an operator, a kind
//! of situations or a function. A test is a rule set of the corpus, or a function with
//! `#[test]`, by its name.

use crate::page::{blocks, page, root};
use rtcep_lang::model::{Function, Kind};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Terminals that no row need name: they hold others apart.
const PUNCTUATION: [&str; 14] = [
    ";", ":", ",", ".", "::", "=", "///", "(", ")", "{", "}", "[", "]", "->",
];

/// A row of section 17.
#[derive(Debug)]
struct Row<'a> {
    /// The construct, and what it is here.
    constructs: Vec<&'a str>,
    tests: Vec<&'a str>,
    text: &'a str,
}

/// The rows of all tables of section 17.
fn rows(page: &str) -> Vec<Row<'_>> {
    let (_, section) = page.split_once("\n## 17 ").expect("section 17");
    let section = section.split("\n## ").next().unwrap_or("");
    let rows = section.lines().filter(|line| line.starts_with('|'));
    // A `|` that is meant is written `\|`.
    let cells = |row: &str| row.replace("\\|", "  ").matches('|').count();
    let rows = rows.filter(|row| !row.starts_with("|---"));
    rows.filter_map(|text| {
        assert_eq!(cells(text), 4, "three columns: {text}");
        let (before, tests) = text.trim_end_matches('|').rsplit_once('|')?;
        let quoted = |cell| quoted(cell).collect();
        let (constructs, tests) = (quoted(before), quoted(tests));
        let row = Row {
            constructs,
            tests,
            text,
        };
        // The head of a table names nothing.
        (!text.ends_with("| tests |")).then_some(row)
    })
    .collect()
}

/// What stands in backquotes.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The terminals of the grammar but for punctuation.
fn terminals(grammar: &str) -> BTreeSet<&str> {
    let quoted = grammar.split('"').skip(1).step_by(2);
    quoted.filter(|t| !PUNCTUATION.contains(t)).collect()
}

/// The words and operators in backquotes: `max N` names the word `max`, `str<N>` the
/// word `str`. A table has `|` with a backslash.
fn words(quoted: &str) -> impl Iterator<Item = &str> {
    let operators = quoted.split_whitespace().map(|word| match word {
        "\\|" => "|",
        "\\|\\|" => "||",
        word => word,
    });
    let words = quoted.split(|c: char| !c.is_alphanumeric() && c != '_');
    operators.chain(words)
}

/// Functions are names in the grammar.
const FUNCTIONS: [Function; 8] = [
    Function::Min,
    Function::Max,
    Function::Abs,
    Function::Clamp,
    Function::Len,
    Function::StartsWith,
    Function::EndsWith,
    Function::Contains,
];

/// What is wrong with section 17 of a page.
fn failures(page: &str, tests: &BTreeSet<String>) -> Vec<String> {
    let blocks = blocks(page);
    let grammar = blocks.iter().find(|block| block.kind == "ebnf");
    let grammar = &grammar.expect("a grammar").text;
    let rows = rows(page);
    let mut failures = Vec::new();
    let named: BTreeSet<&str> = rows
        .iter()
        .flat_map(|row| row.constructs.iter().copied())
        .flat_map(words)
        .collect();
    let mut demanded = terminals(grammar);
    demanded.extend(Kind::ALL.map(Kind::name));
    demanded.extend(FUNCTIONS.map(Function::name));
    for construct in demanded {
        if !named.contains(construct) {
            failures.push(format!("no row for `{construct}`"));
        }
    }
    for row in &rows {
        // What is not there yet says so, and has no test.
        if row.tests.is_empty() && !row.text.contains("not yet") && !row.text.contains("refused") {
            failures.push(format!("no test: {}", row.text));
        }
        for test in &row.tests {
            if !tests.contains(*test) {
                failures.push(format!("no such test: `{test}` of {}", row.text));
            }
        }
    }
    failures
}

/// The names of all tests: rule sets that the corpus lists, and test functions.
fn tests() -> BTreeSet<String> {
    let rules = root().join("tests/corpus/rules");
    let list = fs::read_to_string(rules.join("mod.rs")).expect("the list of the corpus");
    let (_, list) = list.split_once("\ncorpus! {").expect("the list begins");
    let words = list.split(|c: char| !c.is_alphanumeric() && c != '_');
    let listed = words.filter(|name| rules.join(format!("{name}.rs")).is_file());
    let mut names: BTreeSet<String> = listed.map(str::to_owned).collect();
    assert!(names.len() > 100, "{} rule sets", names.len());
    functions(&root(), &mut names);
    names
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
fn every_construct_has_tests_that_exist() {
    crate::none(&failures(&page(), &tests()));
}

/// The test above fails where it should: a row that is gone, a test that is not there, a
/// row without any.
#[test]
fn missing_rows_and_tests_are_found() {
    let (page, tests) = (page(), tests());
    let found = |page: &str| failures(page, &tests);
    for construct in ["trend", "override", "absent", "%", "&&"] {
        let row = rows(&page)
            .into_iter()
            .find(|row| {
                row.constructs
                    .iter()
                    .any(|c| c.split(' ').next() == Some(construct))
            })
            .unwrap_or_else(|| panic!("a row for {construct}"));
        let without = page.replace(&format!("{}\n", row.text), "");
        let expected = format!("no row for `{construct}`");
        assert!(found(&without).contains(&expected), "{construct}");
        let [first, ..] = row.tests[..] else {
            panic!("no test: {}", row.text)
        };
        let (start, column) = row.text.rsplit_once(" | ").expect("a last column");
        let wrong = page.replace(
            row.text,
            &format!("{start} | {}", column.replace(first, "no_such")),
        );
        let failure = &found(&wrong)[0];
        assert!(
            failure.starts_with("no such test: `no_such` of "),
            "{failure}"
        );
        let none = page.replace(row.text, &format!("{start} | |"));
        assert!(found(&none)[0].starts_with("no test: "), "{construct}");
    }
}
