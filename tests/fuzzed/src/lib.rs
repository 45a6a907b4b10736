//! What the fuzz targets demand of whatever bytes they are given.
//!
//! A fuzzer (`fuzz/`, `cargo xtask nightly`) and an ordinary test (`tests/replay.rs`,
//! over the committed corpora and all that was ever found) call the same functions. A
//! function that returns is content; what it demands and does not get is a panic.
//!
//! | module | bytes | demands |
//! |---|---|---|
//! | [`parse`] | text | rules, or errors with places in the text |
//! | [`print`](mod@print) | text | rules that print and read back as the same model |
//! | [`table`] | text | a cost table that has all prices, or errors with lines |
//! | [`snapshot`] | a snapshot, a state, or how to make and mangle one | an error that changes nothing, or an engine that works |
//! | [`csv`] | a file of one of the kinds that examples read | all of its rows, or the place of what is wrong |
//! | [`reword`](mod@reword) | | other texts of the same words, for a fuzzer that mutates text |

pub mod csv;
pub mod parse;
pub mod print;
pub mod reword;
pub mod rules;
pub mod snapshot;
pub mod table;
mod trace;

/// Demands something of bytes, by a panic.
pub type Demand = fn(&[u8]);

/// Every target by its name, which is that of its corpus as well.
pub const TARGETS: [(&str, Demand); 5] = [
    ("parse", parse::parse),
    ("print", print::print),
    ("table", table::table),
    ("snapshot", snapshot::snapshot),
    ("csv", csv::csv),
];

/// Lines of a text as those count them who follow a message: characters of each.
fn lines(text: &str, ends: &[char]) -> Vec<usize> {
    text.split(ends).map(|line| line.chars().count()).collect()
}

/// Demands that line and column, both from 1, are in a text: the column of what is
/// missing is that behind the last one.
#[track_caller]
fn placed(lines: &[usize], line: usize, column: usize, message: &str) {
    let there = line.checked_sub(1).and_then(|line| lines.get(line));
    let Some(length) = there else {
        panic!("line {line} of {}: {message}", lines.len());
    };
    assert!(
        (1..=length + 1).contains(&column),
        "column {column} of {length}: {message}"
    );
}
