//! The example of docs/bounds.md.

use rtcep_bench::what_if::{Options, run};

const PAGE: &str = include_str!("../../../docs/bounds.md");

/// What the page shows is what the code prints.
#[test]
fn the_example_is_what_the_code_prints() {
    let (_, section) = PAGE.split_once("\n## 11 What if").expect("the section");
    let (_, rules) = section.split_once("```rules\n").expect("its rules");
    let (rules, rest) = rules.split_once("```").expect("the block ends");
    let (_, answer) = rest
        .split_once("and `--max-ops 60`\n")
        .expect("its command");
    let (_, answer) = answer.split_once("```text\n").expect("its answer");
    let (answer, _) = answer.split_once("```").expect("the block ends");
    let options = Options {
        max_ops: Some(60),
        ..Options::default()
    };
    let found = run(rules, &options).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(answer, found.to_string());
}
