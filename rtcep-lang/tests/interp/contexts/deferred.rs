//! Situations that compose at the end of their instance (language.md, 3 and 4.1).

use super::{feed, interpreter, run};
use rtcep_core::notice::Tally;

/// A situation in an instance from startup until D.
fn rules(situation: &str) -> String {
    format!(
        "lifespan L {{ from startup; until D terminate; max_open 1; }} situation S: {situation}"
    )
}

fn all(a: &str, b: &str, more: &str) -> String {
    rules(&format!(
        "all in L {{ operand a: {a}; operand b: {b}; {more} detect deferred;
            emit {{ a: a.x, b: b.x }} }}"
    ))
}

fn sequence(a: &str, b: &str, more: &str) -> String {
    all(a, b, more).replace("S: all", "S: sequence")
}

/// Two of each, in turn.
const TWO: &str = "0 A 0 1, 1 B 0 2, 2 A 0 3, 3 B 0 4, 9 D";

#[test]
fn all_chooses_by_quantifier() {
    for (a, b, told) in [
        ("first", "first", "S@9#1[1, 2]"),
        ("first", "last", "S@9#1[1, 4]"),
        ("last", "first", "S@9#1[3, 2]"),
        ("last", "last", "S@9#1[3, 4]"),
        ("each", "first", "S@9#1[1, 2] | S@9#1[3, 2]"),
        ("last", "each", "S@9#1[3, 2] | S@9#1[3, 4]"),
        (
            "each",
            "each",
            "S@9#1[1, 2] | S@9#1[1, 4] | S@9#1[3, 2] | S@9#1[3, 4]",
        ),
    ] {
        let rules = all(&format!("{a} A, max 4"), &format!("{b} B, max 4"), "");
        assert_eq!(run(&rules, TWO), told, "{a}, {b}");
    }
}

#[test]
fn sequence_chooses_in_order() {
    for (a, b, told) in [
        ("first", "first", "S@9#1[1, 2]"),
        ("first", "last", "S@9#1[1, 4]"),
        // A3 is the last, and B4 alone comes after it.
        ("last", "first", "S@9#1[3, 4]"),
        ("each", "first", "S@9#1[1, 2] | S@9#1[3, 4]"),
        ("each", "last", "S@9#1[1, 4] | S@9#1[3, 4]"),
        ("first", "each", "S@9#1[1, 2] | S@9#1[1, 4]"),
        // Whole tuples in order, and A3 is tried first.
        ("last", "each", "S@9#1[3, 4] | S@9#1[1, 2]"),
        ("each", "each", "S@9#1[1, 2] | S@9#1[1, 4] | S@9#1[3, 4]"),
    ] {
        let rules = sequence(&format!("{a} A, max 4"), &format!("{b} B, max 4"), "");
        assert_eq!(run(&rules, TWO), told, "{a}, {b}");
    }
}

#[test]
fn one_operand_alone_is_enough() {
    let rules = rules("all in L { operand a: each A, max 3; detect deferred; emit { a: a.x } }");
    assert_eq!(run(&rules, "0 A 0 1, 1 A 0 2, 2 D"), "S@2#1[1] | S@2#1[2]");
    assert_eq!(run(&rules, "2 D"), "", "an empty instance");
}

#[test]
fn discarded_instances_compose_nothing() {
    let rules = all("first A, max 4", "first B, max 4", "")
        .replace("until D terminate;", "until C discard; until D terminate;");
    assert_eq!(run(&rules, "0 A 0 1, 1 B 0 2, 2 C, 3 D"), "");
    assert_eq!(run(&rules, "0 A 0 1, 1 B 0 2, 3 D"), "S@3#1[1, 2]");
}

#[test]
fn a_sequence_of_two_of_a_kind_wants_two() {
    let rules = sequence("first A, max 4", "last A, max 4", "");
    assert_eq!(run(&rules, "0 A 0 1, 9 D"), "");
    assert_eq!(run(&rules, "0 A 0 1, 0 A 0 2, 0 A 0 3, 9 D"), "S@9#1[1, 3]");
    let both = all("each A, max 4", "each A, max 4", "");
    assert_eq!(run(&both, "0 A 0 1, 9 D"), "");
    assert_eq!(
        run(&both, "0 A 0 1, 0 A 0 2, 9 D"),
        "S@9#1[1, 2] | S@9#1[2, 1]"
    );
}

#[test]
fn the_window_tests_combinations_and_prunes_nothing() {
    let rules = all("first A, max 2", "first B, max 2", "within 2us;");
    // A1 and B3 are 4 apart; A2 and B3 one.
    assert_eq!(run(&rules, "0 A 0 1, 3 A 0 2, 4 B 0 3, 9 D"), "S@9#1[2, 3]");
    // A1 has left every window and still takes the place.
    let narrow = all("first A, max 1", "first B, max 2", "within 2us;");
    assert_eq!(run(&narrow, "0 A 0 1, 3 A 0 2, 4 B 0 3, 9 D"), "S.a reject");
    // At its end, however long ago.
    assert_eq!(run(&narrow, "0 A 0 1, 2 B 0 3, 900 D"), "S@900#1[1, 3]");
}

#[test]
fn who_comes_too_early_does_not_exist() {
    let rules = sequence("first A, max 1", "first B, max 1", "");
    // B1 takes no place.
    assert_eq!(run(&rules, "0 B 0 1, 1 A 0 2, 2 B 0 3, 9 D"), "S@9#1[2, 3]");
}

#[test]
fn an_eviction_takes_its_followers_along() {
    let rules = sequence("first A, max 1, on_full drop_oldest", "first B, max 1", "");
    // A3 drops A1, and B2 with it.
    assert_eq!(
        run(&rules, "0 A 0 1, 1 B 0 2, 2 A 0 3, 3 B 0 4, 9 D"),
        "S.a drop_oldest | S@9#1~[3, 4]"
    );
}

#[test]
fn nothing_is_consumed_or_composed_before_the_end() {
    // A1 is in both combinations; the list is full although pairs exist.
    let rules = all("first A, max 1", "each B, max 2", "");
    assert_eq!(
        run(&rules, "0 A 0 1, 1 B 0 2, 2 A 0 3, 3 B 0 4, 9 D"),
        "S.a reject | S@9#1~[1, 2] | S@9#1~[1, 4]"
    );
}

#[test]
fn once_tells_the_first_combination_alone() {
    let rules = all("each A, max 4", "each B, max 4", "once;");
    assert_eq!(run(&rules, TWO), "S@9#1[1, 2]");
}

#[test]
fn a_frozen_instance_composes_what_it_had() {
    let rules = all("first A, max 1, on_full freeze", "each B, max 4", "");
    let mut interpreter = interpreter(&rules);
    // A3 freezes it; B4 is lost.
    assert_eq!(
        feed(&mut interpreter, "0 A 0 1, 1 B 0 2, 2 A 0 3, 3 B 0 4, 9 D"),
        "S.a freeze | S@9#1~[1, 2]"
    );
    assert_eq!(
        interpreter.tally(0),
        Some(Tally {
            lost: 2,
            faults: 0,
            missed: 0
        })
    );
}

#[test]
fn a_full_list_of_the_last_operand_is_a_loss_too() {
    let rules = sequence("first A, max 1", "last B, max 1", "");
    assert_eq!(
        run(&rules, "0 A 0 1, 1 B 0 2, 2 B 0 3, 9 D"),
        "S.b reject | S@9#1~[1, 2]"
    );
}

#[test]
fn faults_are_told_after_the_detections() {
    let rules =
        all("each A, max 4", "first B, max 4", "when 6 / a.x > 0;").replace("b: b.x", "b: 1 / b.x");
    // A0 faults in `when`; for A1 and A3 the emission with B0 does.
    assert_eq!(
        run(&rules, "0 A 0 1, 1 A, 2 A 0 3, 3 B, 9 D"),
        "S when 1 | S emit 2"
    );
    assert_eq!(
        run(&rules, "0 A 0 1, 1 A, 3 B 0 1, 9 D"),
        "S@9#1[1, 1] | S when 1"
    );
}

#[test]
fn thresholds_are_judged_on_arrival() {
    let rules = all("first A if 1 / x > 0, max 4", "first B, max 4", "");
    assert_eq!(
        run(&rules, "0 A, 1 A 0 1, 2 B 0 2, 9 D"),
        "S threshold 1 | S@9#1[1, 2]"
    );
}
