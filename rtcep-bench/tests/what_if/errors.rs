//! Questions without an answer say what to do.

use crate::{rules, table};
use rtcep_bench::what_if::{Error, Options, run};
use rtcep_lang::table::Unit;
use std::time::Duration;

fn why(text: &str, options: &Options) -> (Error, String) {
    let error = run(text, options).expect_err("there is no answer");
    let text = error.to_string();
    (error, text)
}

fn some() -> String {
    rules(
        "situation S: all in Watch {
            operand a: first A, max 3; operand b: first B, max 2; emit { x: b.x } }",
    )
}

#[test]
fn rules_that_are_refused() {
    let (error, text) = why(
        "engine R;\nresolution 1us; event A {} lifespan",
        &Options::default(),
    );
    assert!(matches!(error, Error::Rules(_)), "{text}");
    assert!(text.starts_with("2:"), "with its place: {text}");
    let rust = format!("rtcep::situations! {{ {} }}", some());
    let (error, text) = why(&rust, &Options::default());
    assert!(matches!(error, Error::Rust), "{text}");
}

#[test]
fn a_deadline_needs_a_table() {
    let options = Options {
        deadline: Some(Duration::from_micros(5)),
        ..Options::default()
    };
    let (error, text) = why(&some(), &options);
    assert!(matches!(error, Error::NoTable { .. }));
    assert!(
        text.contains("`--table FILE`") && text.contains("`--max-ops N`"),
        "{text}"
    );
}

#[test]
fn the_unit_of_a_table() {
    let (path, _) = table("counts", Unit::Instructions, |_, _| 1.0);
    let options = Options {
        deadline: Some(Duration::from_micros(5)),
        table: Some(path),
        ..Options::default()
    };
    let (_, text) = why(&some(), &options);
    assert_eq!(
        text,
        "counts counts instructions; ask for `--max-instructions`"
    );
}

#[test]
fn tables_that_are_none() {
    let at = |path: &str| Options {
        table: Some(path.into()),
        ..Options::default()
    };
    let (error, text) = why(&some(), &at("targets/none.toml"));
    assert!(matches!(error, Error::Unreadable(..)), "{text}");
    assert!(
        text.contains("targets/none.toml") && text.contains("name a cost table"),
        "{text}"
    );
    let (error, text) = why(
        &some(),
        &at(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")),
    );
    assert!(matches!(error, Error::Table(_)), "{text}");
    assert!(text.contains("is it a cost table?"), "{text}");
}

#[test]
fn names_that_are_none() {
    let options = Options {
        capacities: vec!["S.c".into()],
        ..Options::default()
    };
    let (_, text) = why(&some(), &options);
    let all = "there is no capacity `S.c` in the rules; there are S.a.max, S.b.max, Watch.max_open";
    assert_eq!(text, all);
    let options = Options {
        events: vec!["D".into()],
        ..Options::default()
    };
    let (_, text) = why(&some(), &options);
    assert_eq!(
        text,
        "there is no event `D` in the rules; there are A, B, C"
    );
}
