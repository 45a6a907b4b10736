//! Section 17: every construct of the grammar and of the papers has a row, and every row
//! names tests that exist.
//!
//! A construct is a terminal of the grammar in section 3, a word or an operator, a kind
//! of situations or a function. A test is a rule set of the corpus, or a function with
//! `#[test]`, by its name.

use crate::demanded;
use crate::named::tests;
use crate::page::{blocks, page};
use rtcep_lang::model::{Function, Kind};
use std::collections::BTreeSet;

/// Terminals that no row need name: they hold others apart.
const PUNCTUATION: [&str; 14] = [
    ";", ":", ",", ".", "::", "=", "///", "(", ")", "{", "}", "[", "]", "->",
];

/// A row of section 17.
#[derive(Debug)]
struct Row<'a> {
    /// What it is of the papers, and what it is here.
    of: &'a str,
    here: &'a str,
    /// What stands in backquotes in both.
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
        let (of, here) = before.trim_start_matches('|').split_once(" | ")?;
        let quoted = |cell| quoted(cell).collect();
        let row = Row {
            of: of.trim(),
            here: here.trim(),
            constructs: quoted(before),
            tests: quoted(tests),
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
    for of in demanded::ROWS {
        if !rows.iter().any(|row| row.of == *of) {
            failures.push(format!("no row of `{of}`"));
        }
    }
    // A word in passing is no row of a kind.
    for kind in Kind::ALL.map(Kind::name) {
        let first = format!("`{kind}`");
        if !rows.iter().any(|row| row.here.starts_with(&first)) {
            failures.push(format!("no row begins with the kind `{kind}`"));
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

/// Whichever row is deleted, the test above says so.
#[test]
fn no_row_can_go_unnoticed() {
    let (page, tests) = (page(), tests());
    for row in rows(&page) {
        let without = page.replace(&format!("{}\n", row.text), "");
        let expected = format!("no row of `{}`", row.of);
        assert!(failures(&without, &tests).contains(&expected), "{row:?}");
    }
}

/// Every kind begins what some row says.
#[test]
fn a_kind_in_passing_is_no_row_of_it() {
    let (page, tests) = (page(), tests());
    for kind in Kind::ALL.map(Kind::name) {
        let passing = page.replace(&format!("| `{kind}`"), &format!("| as `{kind}`"));
        let expected = format!("no row begins with the kind `{kind}`");
        assert!(failures(&passing, &tests).contains(&expected), "{kind}");
    }
}
