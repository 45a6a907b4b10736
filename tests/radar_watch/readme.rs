//! The README shows what the example prints, but for the times.

use super::recording;
use crate::timing::Measured;
use crate::{print, watch};
use std::path::Path;

const README: &str = include_str!("../../README.md");
/// A row of the table until the times begin.
const COUNTED: usize = 51;

#[test]
fn quoted_figures_are_those_of_the_run() {
    let recording = recording();
    let run = watch::run(&recording);
    let report = print::report(Path::new("f.csv"), &recording, &run, &Measured::default());
    let (_, shown) = README.split_once("```text\n+ 0.4").expect("the report");
    let (shown, _) = shown.split_once("```").expect("the report ends");
    let shown = format!("+ 0.4{shown}");
    let (engaged, tables) = shown.split_once("...\n").expect("some are left out");
    assert!(report.contains(&format!("\n\n{engaged}")), "{report}");

    let (_, printed) = report.split_once("\n\n").expect("a blank line");
    let (_, printed) = printed.split_once("\n\n").expect("a second one");
    let counted = |text: &str| {
        let lines = text.lines().filter(|line| !line.starts_with("Each time"));
        let timed = ["Plot  ", "NewTrack  ", "Speed  ", "(advance)  "];
        lines
            .map(|line| {
                let is_timed = timed.iter().any(|kind| line.starts_with(kind));
                let end = if is_timed { COUNTED } else { line.len() };
                line[..end].to_owned()
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(counted(tables), counted(printed), "{report}");
}
