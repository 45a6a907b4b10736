//! `any`, `not` and `unless` (language.md, 4.1 and 4.3).

use super::{UNTIL_C, advance, feed, interpreter, run};

#[test]
fn any_detects_each_event_once() {
    let rules = "situation S: any in L {
        operand a: A if x > 1; operand b: A if x > 2; operand c: B; emit { x: it.x } }";
    let trace = [
        (0, "A", 1),
        (1, "A", 2),
        (2, "A", 3),
        (3, "B", 4),
        (4, "C", 5),
    ];
    assert_eq!(run(rules, &trace), ["S@1[2]", "S@2[3]", "S@3[4]"]);
    let once = rules.replace("emit", "once; emit");
    assert_eq!(run(&once, &trace), ["S@1[2]"]);
}

#[test]
fn an_emission_that_faults_counts_as_chosen() {
    let rules = "situation S: any in L { operand a: A; once; emit { x: 6 / it.x } }";
    assert_eq!(run(rules, &[(0, "A", 0), (1, "A", 2)]), ["S emit 1"]);
}

#[test]
fn not_fires_at_the_end_if_nothing_came() {
    let rules = format!(
        "{UNTIL_C} situation S: not in M {{ operand a: A if x > 1; operand b: B; emit {{ }} }}"
    );
    assert_eq!(run(&rules, &[(0, "A", 1), (5, "C", 0)]), ["S@5[]"]);
    for came in [(0, "A", 2), (0, "B", 0)] {
        assert_eq!(run(&rules, &[came, (5, "C", 0)]), Vec::<String>::new());
    }
    let discard = rules.replace("C terminate", "C discard");
    assert_eq!(run(&discard, &[(5, "C", 0)]), Vec::<String>::new());
}

#[test]
fn not_needs_no_later_event() {
    let rules = "lifespan M { from A; until after 5us terminate; max_open 2; }
        situation S: not in M { operand b: B; emit { } }";
    let mut interpreter = interpreter(rules);
    assert_eq!(
        feed(&mut interpreter, &[(0, "A", 0), (3, "A", 0), (4, "A", 0)]),
        ["M reject"]
    );
    assert_eq!(advance(&mut interpreter, 4), Vec::<String>::new());
    assert_eq!(advance(&mut interpreter, 5), ["S@5[]"]);
    assert_eq!(
        feed(&mut interpreter, &[(7, "B", 0), (8, "B", 0)]),
        Vec::<String>::new()
    );
}

#[test]
fn not_does_not_see_what_ends_its_instance() {
    let rules = format!("{UNTIL_C} situation S: not in M {{ operand c: C; emit {{ }} }}");
    assert_eq!(run(&rules, &[(5, "C", 0)]), ["S@5[]"]);
}

#[test]
fn not_tells_of_faults_as_long_as_it_is_open() {
    let rules =
        format!("{UNTIL_C} situation S: not in M {{ operand a: A if 6 / x > 5; emit {{ }} }}");
    let trace = [(0, "A", 0), (1, "A", 1), (2, "A", 0), (5, "C", 0)];
    assert_eq!(run(&rules, &trace), ["S threshold 1", "S threshold 1"]);
}

const UNLESS: &str = "lifespan M { from startup; until C terminate; max_open 1; }
    situation S: unless in M {
        operand a: each A, max 2, on_full freeze; forbidden f: B if x > 1; forbidden g: A if x > 9;
        emit { a: a.x } }";

#[test]
fn unless_composes_what_nothing_forbids() {
    assert_eq!(
        run(
            UNLESS,
            &[(0, "A", 1), (1, "B", 1), (2, "A", 2), (5, "C", 0)]
        ),
        ["S@5[1]", "S@5[2]"]
    );
    for order in [[(0, "A", 1), (1, "B", 2)], [(0, "B", 2), (1, "A", 1)]] {
        let trace = [order[0], order[1], (5, "C", 0)];
        assert_eq!(run(UNLESS, &trace), Vec::<String>::new());
    }
    // An event may be required and forbidden.
    assert_eq!(
        run(UNLESS, &[(0, "A", 10), (5, "C", 0)]),
        Vec::<String>::new()
    );
}

#[test]
fn what_forbids_is_seen_while_frozen_and_is_no_loss() {
    let trace = [
        (0, "A", 1),
        (1, "A", 2),
        (2, "A", 3),
        (3, "B", 2),
        (4, "A", 4),
        (5, "C", 0),
    ];
    let mut interpreter = interpreter(UNLESS);
    assert_eq!(feed(&mut interpreter, &trace), ["S.a freeze"]);
    assert_eq!(
        interpreter.tally(0).map(|tally| tally.lost),
        Some(2),
        "A3 and A4"
    );
    // Without it the frozen one composes what it kept.
    let trace = [(0, "A", 1), (1, "A", 2), (2, "A", 3), (5, "C", 0)];
    assert_eq!(run(UNLESS, &trace), ["S.a freeze", "S@5[1]", "S@5[2]"]);
}

#[test]
fn unless_goes_on_storing_after_a_forbidden_event() {
    let rules = UNLESS.replace(", on_full freeze", "");
    let trace = [
        (0, "B", 2),
        (1, "A", 1),
        (2, "A", 2),
        (3, "A", 3),
        (5, "C", 0),
    ];
    assert_eq!(run(&rules, &trace), ["S.a reject"]);
}
