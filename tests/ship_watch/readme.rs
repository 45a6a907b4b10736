//! The README shows what the example prints.

use super::{limited, rows, watched};
use crate::print;
use std::path::Path;

const README: &str = include_str!("../../README.md");
/// How its extract begins.
const BEGINS: &str = " 1:04  ADRIFT";

#[test]
fn quoted_figures_are_those_of_the_run() {
    let rows = rows();
    let report = print::report(Path::new("f.csv"), &rows, watched(), limited());
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
