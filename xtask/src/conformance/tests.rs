//! The cases of the project, and input that is none.

use super::*;

/// The cases that belong to the project.
const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/conformance/");

fn cases(stage: &str) -> String {
    format!("{CASES}{stage}.jsonl")
}

fn options(file: &str) -> Options {
    Options {
        file: file.to_owned(),
        stage: Vec::new(),
        generated: false,
        printed: false,
        print: false,
    }
}

#[test]
fn the_interpreter_passes_the_cases_of_the_project_and_those_in_canonical_print() {
    for (stage, passed) in [
        ("stage1", 85),
        ("stage2", 26),
        ("stage3", 49),
        ("stage4", 50),
        ("stage5", 70),
    ] {
        for printed in [false, true] {
            let options = Options {
                printed,
                ..options(&cases(stage))
            };
            let counts = run(&options).expect("readable cases");
            assert_eq!((counts.passed, counts.failed), (passed, 0), "{stage}");
        }
    }
}

#[test]
fn bad_input_is_named_by_file_and_line() {
    let cases = read(&cases("stage1")).expect("readable cases");
    let first = cases.lines().next().expect("a first case");
    let prepare = |lines: &str| {
        let options = options("cases.jsonl");
        let selected = select(&options, lines, &mut Counts::default());
        selected.map(|cases| cases.len())
    };
    assert_eq!(prepare(&format!("{first}\n\n")), Ok(1));
    assert_eq!(prepare(&format!("\u{feff}{first}\r\n")), Ok(1));
    assert_eq!(prepare("\n"), Err("cases.jsonl: no cases".to_owned()));
    for (wrong, told) in [
        ("{", "cases.jsonl:2: column 1: EOF while parsing"),
        ("{}", "cases.jsonl:2: column 2: missing field `rules`"),
        (
            &first.replace("[[0,\"B\"", "[[-1,\"B\""),
            "cases.jsonl:2: trace entry 1: t is no tick",
        ),
        (
            &first.replace("[[0,\"B\"", "[[0,\"X\""),
            "cases.jsonl:2: trace entry 1: no event X",
        ),
        (
            &first.replace("\"k\":1,\"x\":0", "\"k\":-1,\"x\":0"),
            "cases.jsonl:2: trace entry 1: B.k is no u32",
        ),
    ] {
        let message = prepare(&format!("{first}\n{wrong}")).expect_err("bad input");
        assert!(message.starts_with(told), "{message}");
    }
}

#[test]
fn other_stages_are_skipped_by_name() {
    let cases = read(&cases("stage1")).expect("readable cases");
    let first = cases.lines().next().expect("a first case");
    let other = first.replace("\"stage\":1", "\"stage\":6");
    let mut counts = Counts::default();
    let cases = select(&options("-"), &other, &mut counts).expect("readable cases");
    assert!(cases.is_empty());
    assert_eq!(counts.skipped[&6], ["base-01"]);
}
