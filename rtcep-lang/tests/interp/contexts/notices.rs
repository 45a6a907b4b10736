//! Faults of the conditions of lifespans (language.md, 2.7).

use super::{at_end, at_every, feed, interpreter, run};
use rtcep_core::notice::Tally;

#[test]
fn faults_are_told_phase_by_phase() {
    let rules = "lifespan L { from A if 1 / x > 0; until A if 1 / x > 0 terminate; max_open 2; }
        situation S: all in L { operand a: first A if 1 / x > 0; detect immediate;
            emit { x: a.x } }";
    let mut interpreter = interpreter(rules);
    assert_eq!(
        feed(&mut interpreter, "0 A 0 1, 1 A 0 0"),
        "L until 1 | S threshold 1 | L from 1"
    );
    let tally = interpreter.lifespan_tally(0);
    assert_eq!(
        tally,
        Some(Tally {
            lost: 0,
            faults: 2,
            missed: 0
        })
    );
    assert_eq!(interpreter.lifespan_tally(1), None);
}

#[test]
fn clauses_after_the_matching_one_are_not_judged() {
    let rules = |clauses: &str| {
        format!("lifespan L {{ {clauses} max_open 1; }}") + &at_every("S", "B", "L")
    };
    let first = rules("from A; from A if 1 / x > 0;");
    assert_eq!(run(&first, "0 A 0 0, 1 B 0 5"), "S@1#1[5]");
    let second = rules("from A if 1 / x > 0; from A if 2 / x > 0; from A;");
    assert_eq!(
        run(&second, "0 A 0 0, 1 B 0 5"),
        "L from 1 | L from 1 | S@1#1[5]"
    );
}

#[test]
fn a_condition_to_open_is_judged_whatever_is_open() {
    // Even where the opening would be ignored, or find no room.
    for limits in ["policy ignore; max_open 1;", "max_open 1;"] {
        let rules = format!("lifespan L {{ from A if 1 / x > 0; {limits} }}");
        assert_eq!(run(&rules, "0 A 0 1, 1 A 0 0"), "L from 1");
    }
}

#[test]
fn a_condition_to_end_is_judged_only_where_something_could_end() {
    let rules = |all_keys: &str| {
        format!(
            "lifespan L {{ from B; until A {all_keys} if 1 / x > 0 terminate; key k; max_open 2; }}"
        )
    };
    // Nothing is open; another key is open; its own key is open twice.
    let trace = "0 A 1 0, 1 B 1, 2 A 2 0, 3 B 1, 4 A 1 0";
    assert_eq!(run(&rules(""), trace), "L until 1");
    assert_eq!(run(&rules("all_keys"), trace), "L until 1 | L until 1");
}

#[test]
fn every_condition_to_end_is_told_before_anything_composes() {
    let rules = "lifespan L { from startup; until B terminate; max_open 1; }
        lifespan M { from startup; until B if 1 / x > 0 terminate; max_open 1; }"
        .to_owned()
        + &at_end("S", "A", "L");
    assert_eq!(run(&rules, "0 A 0 3, 1 B"), "M until 1 | S@1#1[3]");
}

#[test]
fn a_condition_that_faults_is_false() {
    let rules = "lifespan L { from startup; until B if 1 / x > 0 terminate; until B terminate;
            max_open 1; }"
        .to_owned()
        + &at_end("S", "A", "L");
    // The second clause ends it.
    assert_eq!(run(&rules, "0 A 0 3, 1 B"), "L until 1 | S@1#1[3]");
}
