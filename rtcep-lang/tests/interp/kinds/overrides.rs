//! `override` (language.md, 3.3).

use super::{feed, interpreter, run};

const PAIR: &str = "situation S: all in L {
    operand a: each A, override if x > 5, max 2; operand b: first B, max 1;
    detect immediate; emit { a: a.x, b: b.x } }";

#[test]
fn earlier_candidates_of_the_operand_are_dropped() {
    let trace = [(0, "A", 1), (1, "A", 2), (2, "A", 9), (3, "B", 4)];
    assert_eq!(run(PAIR, &trace), ["S@3[9, 4]"]);
    // At 5 the condition fails, and both stay.
    let trace = [(0, "A", 1), (1, "A", 5), (2, "B", 4)];
    assert_eq!(run(PAIR, &trace), ["S@2[1, 4]", "S@2[5, 4]"]);
}

#[test]
fn an_overridden_list_is_never_full() {
    let trace = [
        (0, "A", 1),
        (1, "A", 2),
        (2, "A", 6),
        (3, "A", 3),
        (4, "A", 4),
    ];
    let mut interpreter = interpreter(PAIR);
    assert_eq!(feed(&mut interpreter, &trace), ["S.a reject"]);
    assert_eq!(interpreter.tally(0).map(|tally| tally.lost), Some(1), "A4");
}

#[test]
fn what_was_dropped_before_the_composition_is_in_none() {
    // B waits; A9 drops A1 and then composes with B alone.
    let rules = "situation S: all in L {
        operand a: each A, override if x > 5, max 2; operand b: first B, max 1; operand c: first B, max 1;
        detect immediate; emit { a: a.x } }";
    let trace = [(0, "A", 1), (1, "B", 0), (2, "A", 9), (3, "B", 0)];
    assert_eq!(run(rules, &trace), ["S@3[9]"]);
}

#[test]
fn followers_go_along() {
    // A9 drops A1; B2 followed A1 alone and exists no more.
    let rules = "situation S: sequence in L {
        operand a: first A, override if x > 5, max 2; operand b: first B, max 1; operand c: first C;
        detect immediate; emit { a: a.x, b: b.x } }";
    let trace = [
        (0, "A", 1),
        (1, "B", 2),
        (2, "A", 9),
        (3, "C", 0),
        (4, "B", 3),
        (5, "C", 0),
    ];
    assert_eq!(run(rules, &trace), ["S@5[9, 3]"]);
}

#[test]
fn a_fault_drops_nothing_and_is_told() {
    let rules = PAIR.replace("x > 5", "10 / x > 5");
    let trace = [(0, "A", 1), (1, "A", 0), (2, "B", 4)];
    assert_eq!(
        run(&rules, &trace),
        ["S override 1", "S@2[1, 4]", "S@2[0, 4]"]
    );
}

#[test]
fn a_shared_list_is_judged_once() {
    let rules = "situation S: sequence in L {
        operand a: first A, override if 10 / x > 5, max 2; operand b: first A, override if 10 / x > 5, max 2;
        operand c: first B; detect immediate; emit { a: a.x, b: b.x } }";
    let trace = [(0, "A", 3), (1, "A", 0), (2, "B", 0)];
    assert_eq!(run(rules, &trace), ["S override 1", "S@2[3, 0]"]);
}

#[test]
fn an_operand_that_stores_nothing_drops_nothing() {
    let rules = "situation S: sequence in L {
        operand a: first A, retain if true, max 1; operand b: first B, override if true;
        detect immediate; emit { a: a.x, b: b.x } }";
    let trace = [(0, "A", 1), (1, "B", 2), (2, "B", 3)];
    assert_eq!(run(rules, &trace), ["S@1[1, 2]", "S@2[1, 3]"]);
}
