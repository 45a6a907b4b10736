//! The README shows what the example prints.

use super::rows;
use crate::{guard, print};
use std::path::Path;

const README: &str = include_str!("../../README.md");
/// How its extract begins.
const BEGINS: &str = "  214657 s";

#[test]
fn quoted_figures_are_those_of_the_run() {
    let rows = rows();
    let report = print::report(Path::new("f.csv"), &rows, &guard::run(&rows));
    let (_, shown) = README
        .split_once(&format!("```text\n{BEGINS}"))
        .expect("the report");
    let (shown, _) = shown.split_once("```").expect("the report ends");
    let shown = format!("{BEGINS}{shown}");
    let (found, tables) = shown.split_once("...\n").expect("some are left out");
    assert!(report.contains(&format!("\n\n{found}")), "{report}");
    assert!(report.ends_with(&format!("\n\n{tables}")), "{report}");
}
