//! The README shows what the example prints.

use super::{healthy, input};
use crate::print;
use std::path::Path;

const README: &str = include_str!("../../README.md");
/// How its extract begins.
const BEGINS: &str = "2013-10-10 09:15";

#[test]
fn quoted_figures_are_those_of_the_run() {
    let input = input();
    let report = print::report(Path::new("f.csv"), &input, healthy());
    let (_, shown) = README
        .split_once(&format!("```text\n{BEGINS}"))
        .expect("the report");
    let (shown, _) = shown.split_once("```").expect("the report ends");
    let shown = format!("{BEGINS}{shown}");
    let parts: Vec<&str> = shown.split("...\n").collect();
    let (tables, parts) = parts.split_last().expect("a part");
    for found in parts {
        assert!(
            report.contains(&format!("\n{found}")),
            "{found}\n\n{report}"
        );
    }
    assert!(report.ends_with(&format!("\n\n{tables}")), "{report}");
}
