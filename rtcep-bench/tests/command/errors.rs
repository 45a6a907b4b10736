//! What is told of input that cannot be used.

use crate::{file, pricing, subject, table};
use rtcep::{Family, Op};
use rtcep_bench::command::{CommandError, Pricing, TARGET, replay};
use std::path::Path;

fn refused(path: &Path) -> CommandError {
    Pricing::of_table(path, &subject().bounds).expect_err("this table is refused")
}

#[test]
fn tables_that_are_none_or_of_another_target() {
    let error = refused(Path::new("no/such/table.toml"));
    assert!(matches!(&error, CommandError::OpenTable(path, _) if path.ends_with("table.toml")));
    assert!(
        error.to_string().contains("paths begin at the package"),
        "{error}"
    );

    let error = refused(&file("broken.toml", "version = 1\nfloor = \"none\"\n"));
    assert!(matches!(&error, CommandError::Table(errors) if !errors.is_empty()));
    assert!(error.to_string().contains("broken"), "{error}");

    let other = table("thumbv7m-none-eabi").write().expect("a sound table");
    let error = refused(&file("other.toml", &other));
    let told = error.to_string();
    assert!(matches!(error, CommandError::Table(_)));
    assert!(
        told.contains("thumbv7m-none-eabi") && told.contains(TARGET),
        "{told}"
    );
}

/// A table without a price is refused when it is read.
#[test]
fn tables_without_a_price() {
    let text = table(TARGET).write().expect("a sound table");
    let row = text.lines().filter(|line| line.starts_with("row"));
    assert!(row.count() > 0);
    let text: Vec<&str> = text
        .lines()
        .filter(|line| !line.starts_with("row"))
        .collect();
    let told = refused(&file("lacks.toml", &text.join("\n"))).to_string();
    assert!(told.contains("row"), "{told}");
    // A bound has use of it.
    assert!(pricing("has").price(Family::Join, Op::Row) > 1.9);
}

#[test]
fn traces_that_are_none() {
    let replayed = |path: &Path| replay(&subject(), None, path).expect_err("no trace");
    let error = replayed(Path::new("no/such.trace"));
    assert!(matches!(error, CommandError::OpenTrace(..)));

    let error = replayed(&file("wrong.trace", "# a note\n0 A 1 2\n1 C 3\n"));
    assert!(matches!(&error, CommandError::Trace(_, no) if no.line == 3));
    let told = error.to_string();
    assert!(
        told.contains("wrong.trace: line 3: the rules have no event `C`"),
        "{told}"
    );

    let error = replayed(&file("late.trace", "5 A 1 2\n4 B 1\n"));
    assert!(matches!(&error, CommandError::Late(_, late) if late.now == 5));
    assert!(
        error.to_string().contains("late.trace: tick 4 is before 5"),
        "{error}"
    );
}

#[test]
fn a_trace_of_no_call() {
    let path = file("none.trace", "# nothing\n");
    let told = replay(&subject(), None, &path).expect("a trace");
    assert!(told.ends_with("no call at all\n"), "{told}");
}

/// Without a cost table operations alone are told.
#[test]
fn a_trace_is_replayed() {
    let path = file("short.trace", "0 A 1 2\n0 B 1\n15 advance\n");
    let told = replay(&subject(), None, &path).expect("a trace");
    let lines: Vec<Vec<&str>> = told
        .lines()
        .map(|l| l.split_whitespace().collect())
        .collect();
    assert_eq!(lines[0], ["tick", "call", "operations"]);
    let calls = lines[1..4]
        .iter()
        .map(|line| (line[0], line[1], line.len()));
    let calls: Vec<(&str, &str, usize)> = calls.collect();
    assert_eq!(calls, [("0", "A", 3), ("0", "B", 3), ("15", "advance", 3)]);
    assert_eq!(lines[4][..2], ["most:", "call"]);
}
