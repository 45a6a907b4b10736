//! What is wrong in a table, with its line.

use super::{refused, text, with};
use rtcep_core::{Family, Op};
use rtcep_lang::table::*;

#[test]
fn wrong_lines_are_named() {
    let cases = [
        (
            "version = 1",
            "version = 0",
            "it is of version 0, and this version of rtcep reads 1; calibrate the target anew",
        ),
        (
            "version = 1",
            "version = 2",
            "it is of version 2, and this version of rtcep reads 1; use a later version of rtcep",
        ),
        (
            "operations = 3",
            "operations = 4",
            "its `operations` are of version 4, and this version of rtcep knows those of 3; use a later version of rtcep",
        ),
        (
            "rustc = \"1.95.0\"",
            "rustc = \" \"",
            "`rustc` is empty; a name is needed",
        ),
        (
            "opt_level = \"3\"",
            "opt_level = \"4\"",
            "`opt_level` is \"4\"; one of \"0\", \"1\", \"2\", \"3\", \"s\" and \"z\" is needed",
        ),
        (
            "unit = \"ns\"",
            "unit = \"us\"",
            "`unit` is \"us\"; \"ns\" or \"instructions\" is needed",
        ),
        (
            "caches = \"warm\"",
            "caches = \"hot\"",
            "`caches` is \"hot\"; \"warm\" or \"cold\" is needed",
        ),
        (
            "samples = 20000",
            "samples = 0",
            "`samples` is 0; 1 or more is needed",
        ),
        (
            "salts_tried = 1",
            "salts_tried = 0",
            "`salts_tried` is 0; 1 or more is needed",
        ),
        (
            "quantile = 0.99",
            "quantile = 0",
            "`quantile` is 0; a number above 0, at most 1 is needed",
        ),
        (
            "quantile = 0.99",
            "quantile = nan",
            "`quantile` is NaN; a number above 0, at most 1 is needed",
        ),
        (
            "margin = 1.15",
            "margin = 0.99",
            "`margin` is 0.99; a number from 1 to 100 is needed",
        ),
        (
            "floor = 12.0",
            "floor = -1",
            "`floor` is -1; a number from 0 to 1e9 is needed",
        ),
        (
            "date = 2026-11-30",
            "date = 2026-11-30T10:00:00",
            "`date` is 2026-11-30T10:00:00; a day, as in 2026-11-30, is needed",
        ),
        (
            "date = 2026-11-30",
            "date = 10:00:00",
            "`date` is 10:00:00; a day, as in 2026-11-30, is needed",
        ),
        (
            "[held_out.capacities]",
            "[held_out.other]",
            "`held_out` is of `other`; `capacities`, `template` or `several` is needed",
        ),
        (
            "[families.join.prices]",
            "[families.join.prices]\nfoo = 1",
            "`foo` is no operation, and `join` has no price for it",
        ),
        (
            "[families.join.prices]",
            "[families.join.prices]\n\"key probe\" = 1",
            "`join` has no operation `key probe`; its families are keyed",
        ),
    ];
    for (line, other, message) in cases {
        let (text, at) = with(line, other);
        // What is added stands behind the line.
        let at = at + usize::from(other.contains('\n'));
        assert_eq!(refused(&text), [format!("here:{at}: {message}")], "{other}");
    }
}

#[test]
fn prices_that_are_none_are_named() {
    let line = text()
        .lines()
        .find(|line| line.starts_with("arrival = "))
        .map(str::to_owned)
        .expect("a price");
    for (price, shown) in [
        ("-0.5", "-0.5"),
        ("nan", "NaN"),
        ("inf", "inf"),
        ("-inf", "-inf"),
        ("1e10", "10000000000"),
    ] {
        let (text, at) = with(&line, &format!("arrival = {price}"));
        let message = format!(
            "here:{at}: the price of `arrival` in `adapter` is {shown}; a number from 0 to 1e9 is needed"
        );
        assert_eq!(refused(&text), [message]);
    }
    let (text, _) = with(&line, "arrival = 3");
    let table = CostTable::read("here", &text).expect("a whole number is one");
    assert_eq!(table.price(Family::Adapter, Op::Arrival), Ok(3.0));
}

#[test]
fn what_is_missing_is_named() {
    let (text, _) = with("[families.engine.prices]", "[families.engine.prices]");
    let text: Vec<&str> = text
        .lines()
        .filter(|line| !line.starts_with("derive = "))
        .collect();
    // One price less: the fit cannot have determined all of them.
    let text = text
        .join("\n")
        .replacen("[families.engine]\nd = 3", "[families.engine]\nd = 2", 1);
    assert_eq!(
        refused(&text),
        ["here: it has no price of `derive` in `engine`"]
    );

    let (text, at) = with("[families.engine]", "[families.motor]");
    let text = text.replace("[families.engine.prices]", "[families.motor.prices]");
    assert_eq!(
        refused(&text),
        [
            format!(
                "here:{at}: `motor` is no family; there are engine, join, count, absence, \
                 aggregate, temporal, stateless, adapter, lifespan, keyed"
            ),
            "here: it has no prices of `engine`".to_owned(),
        ]
    );
}

#[test]
fn what_is_no_table_is_refused_with_its_line() {
    assert_eq!(
        refused(""),
        ["here: it does not say `version = 1`: is it a cost table?"]
    );
    let toml = [
        (
            "version = 1\n\nunit = ns\n",
            "here:3: this is no cost table: ",
        ),
        ("version = 1\n[a\n", "here:2: this is no cost table: "),
        ("version = \"1\"", "here:1: this is no cost table: "),
        (
            "version = 1\nversion = 1",
            "here:2: this is no cost table: ",
        ),
        (
            "version = 1",
            "here:1: this is no cost table: missing field `operations`",
        ),
    ];
    for (text, begins) in toml {
        let refused = refused(text);
        assert_eq!(refused.len(), 1);
        assert!(refused[0].starts_with(begins), "{}", refused[0]);
    }
    for (line, other, word) in [
        ("margin = 1.15", "margin = \"1.15\"", "margin"),
        ("margin = 1.15", "margine = 1.15", "margine"),
        ("samples = 20000", "samples = -1", "-1"),
        ("rows = 312", "rows = 1.5", "1.5"),
    ] {
        let (text, at) = with(line, other);
        let refused = refused(&text);
        assert_eq!(refused.len(), 1);
        let begins = format!("here:{at}: this is no cost table: ");
        assert!(refused[0].starts_with(&begins), "{} for {word}", refused[0]);
    }
}

#[test]
fn what_was_shown_must_be_possible() {
    for (line, other, message) in [
        (
            "rows = 312",
            "rows = 0",
            vec![
                "rows` is 0; 1 or more is needed",
                "violations` is 2; at most the number of rows is needed",
            ],
        ),
        (
            "violations = 2",
            "violations = 313",
            vec!["violations` is 313; at most the number of rows is needed"],
        ),
        (
            "median = 1.5",
            "median = inf",
            vec!["median` is inf; a ratio above 0 is needed"],
        ),
        (
            "worst = 2.25",
            "worst = 1.25",
            vec!["worst` is 1.25; a ratio of the median or more is needed"],
        ),
    ] {
        let (text, _) = with(line, other);
        let (_, at) = with("[held_out.capacities]", "");
        let expected: Vec<String> = message
            .iter()
            .map(|message| format!("here:{at}: `capacities.{message}"))
            .collect();
        assert_eq!(refused(&text), expected);
    }
}
