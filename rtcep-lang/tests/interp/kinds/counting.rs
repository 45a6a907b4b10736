//! `atleast`, `atmost`, `nth` and weights (language.md, 4.2).

use super::{UNTIL_C, feed, interpreter, run};

const THREE: &str = "situation S: atleast 3 in L {
    operand a: A; operand b: B if x > 1; emit { n: count() } }";

#[test]
fn enough_events_fire_and_are_consumed() {
    let trace = [
        (0, "A", 0),
        (1, "B", 1),
        (2, "B", 2),
        (3, "A", 0),
        (4, "A", 0),
        (5, "A", 0),
        (6, "A", 0),
    ];
    assert_eq!(run(THREE, &trace), ["S@3[3]", "S@6[3]"]);
    let once = THREE.replace("emit", "once; emit");
    assert_eq!(run(&once, &trace), ["S@3[3]"]);
    let one = THREE.replace("atleast 3", "atleast 1");
    assert_eq!(run(&one, &trace[..3]), ["S@0[1]", "S@2[1]"]);
}

#[test]
fn weights_sum_and_zero_counts_nothing() {
    let rules = THREE.replace("a: A", "a: A, weight x as u32");
    let trace = [
        (0, "A", 2),
        (1, "A", 0),
        (2, "A", 5),
        (3, "A", 3),
        (4, "B", 9),
    ];
    assert_eq!(run(&rules, &trace), ["S@2[7]", "S@3[3]"]);
}

#[test]
fn what_is_no_weight_is_not_admitted() {
    let rules = THREE
        .replace("a: A", "a: A, weight (6 / x) as u32")
        .replace("b: B if x > 1", "b: A");
    // 6 / 0 faults, -6 does not fit: neither counts, not even as b.
    let trace = [(0, "A", 0), (1, "A", -1), (2, "A", 3), (3, "A", 6)];
    assert_eq!(run(&rules, &trace), ["S weight 1", "S weight 1", "S@3[3]"]);
}

#[test]
fn first_and_last_use_the_shortest_run_that_reaches_n() {
    let rules = "situation S: atleast 3 in L {
        operand a: first A, weight x as u32, max 4; emit { n: count() } }";
    // 1 + 1 + 9: from the oldest it takes all three, from the newest A9 alone.
    let trace = [
        (0, "A", 1),
        (1, "A", 1),
        (2, "A", 9),
        (3, "A", 1),
        (4, "A", 1),
    ];
    assert_eq!(run(rules, &trace), ["S@2[11]"]);
    let last = rules.replace("first", "last");
    assert_eq!(run(&last, &trace), ["S@2[11]", "S@3[3]"]);
}

#[test]
fn retained_ones_go_on_counting() {
    let rules = "situation S: atleast 2 in L {
        operand a: each A, retain if x > 5, max 2; emit { n: count() } }";
    let trace = [
        (0, "A", 9),
        (1, "A", 1),
        (2, "A", 2),
        (3, "A", 8),
        (4, "A", 7),
    ];
    // A1 and A2 are consumed beside A9; A8 finds a place; A7 finds none but detects.
    assert_eq!(
        run(rules, &trace),
        ["S@1[2]", "S@2[2]", "S@3[2]", "S@4[3]", "S.a reject"]
    );
}

#[test]
fn the_window_lets_go() {
    let rules = "situation S: atleast 2 in L {
        operand a: A, max 2; within 5us; emit { n: count() } }";
    let trace = [(0, "A", 0), (6, "A", 0), (11, "A", 0), (17, "A", 0)];
    assert_eq!(run(rules, &trace), ["S@11[2]"]);
}

#[test]
fn a_full_list_still_detects() {
    let rules = "situation S: atleast 3 in L {
        operand a: A, weight x as u32, max 1; within 50us; emit { n: count() } }";
    let trace = [(0, "A", 1), (1, "A", 1), (2, "A", 2)];
    assert_eq!(run(rules, &trace), ["S.a reject", "S@2[3]"]);
}

#[test]
fn an_override_restarts_the_sum_of_its_operand() {
    let rules = THREE.replace("a: A", "a: A, override if x > 5");
    let trace = [(0, "A", 0), (1, "B", 2), (2, "A", 9), (3, "A", 0)];
    // After A9: A9 and B2, and A0 makes three.
    assert_eq!(run(&rules, &trace), ["S@3[3]"]);
}

#[test]
fn a_deferred_atleast_is_judged_at_the_end() {
    let rules = format!(
        "{UNTIL_C} {}",
        THREE
            .replace("in L", "in M")
            .replace("emit", "detect deferred; emit")
    );
    let trace = [
        (0, "A", 0),
        (1, "A", 0),
        (2, "B", 2),
        (3, "A", 0),
        (4, "C", 0),
    ];
    assert_eq!(run(&rules, &trace), ["S@4[4]"]);
    assert_eq!(run(&rules, &trace[2..]), Vec::<String>::new());
    // With `first` it keeps candidates, and what finds no room is not counted.
    let stored = rules
        .replace("a: A", "a: first A, max 2")
        .replace("b: B", "b: first B");
    let stored = stored.replace("x > 1;", "x > 1, max 2;");
    assert_eq!(run(&stored, &trace), ["S.a reject", "S@4[3]"]);
}

#[test]
fn atmost_is_true_of_nothing() {
    let rules =
        format!("{UNTIL_C} situation S: atmost 1 in M {{ operand a: A; emit {{ n: count() }} }}");
    assert_eq!(run(&rules, &[(4, "C", 0)]), ["S@4[0]"]);
    assert_eq!(run(&rules, &[(0, "A", 0), (4, "C", 0)]), ["S@4[1]"]);
    assert_eq!(
        run(&rules, &[(0, "A", 0), (1, "A", 0), (4, "C", 0)]),
        Vec::<String>::new()
    );
}

#[test]
fn nth_fires_at_n_exactly_and_once() {
    let rules = "situation S: nth 2 in L { operand a: A, weight x as u32; emit { n: count() } }";
    // Zero changes nothing, a third one fires no more.
    let trace = [
        (0, "A", 1),
        (1, "A", 0),
        (2, "A", 1),
        (3, "A", 0),
        (4, "A", 1),
    ];
    assert_eq!(run(rules, &trace), ["S@2[2]"]);
    // A jump over n does not fire.
    assert_eq!(
        run(rules, &[(0, "A", 1), (1, "A", 2)]),
        Vec::<String>::new()
    );
}

#[test]
fn nth_fires_once_even_if_an_override_restarts_it() {
    let rules = "situation S: nth 2 in L {
        operand a: A, override if x > 5; operand b: B; emit { n: count() } }";
    let trace = [(0, "A", 0), (1, "B", 0), (2, "A", 9)];
    assert_eq!(run(rules, &trace), ["S@1[2]"]);
    // Three at first, and two after the override: that is when the sum becomes two.
    let three = [(0, "A", 0), (1, "B", 0), (2, "A", 0), (3, "A", 9)];
    let heavy = rules
        .replace("b: B", "b: B, weight 2")
        .replace("nth 2", "nth 3");
    assert_eq!(run(&heavy, &three), ["S@1[3]"]);
    let heavy = rules
        .replace("b: B", "b: B, weight 3")
        .replace("nth 2", "nth 4");
    assert_eq!(
        run(
            &heavy,
            &[(0, "A", 0), (1, "A", 0), (2, "B", 0), (3, "A", 9)]
        ),
        ["S@3[4]"]
    );
}

#[test]
fn a_deferred_nth_looks_at_the_final_sum() {
    let rules = format!(
        "{UNTIL_C} situation S: nth 0 in M {{ operand a: A; detect deferred; emit {{ n: count() }} }}"
    );
    assert_eq!(run(&rules, &[(4, "C", 0)]), ["S@4[0]"]);
    assert_eq!(
        run(&rules, &[(0, "A", 0), (4, "C", 0)]),
        Vec::<String>::new()
    );
}

#[test]
fn a_frozen_counter_counts_no_more() {
    let rules = "situation S: atleast 3 in L {
        operand a: A, max 1, on_full freeze; within 50us; emit { n: count() } }";
    let mut interpreter = interpreter(rules);
    let trace = [(0, "A", 0), (1, "A", 0), (2, "A", 0)];
    assert_eq!(feed(&mut interpreter, &trace), ["S.a freeze"]);
    assert_eq!(interpreter.tally(0).map(|tally| tally.lost), Some(2));
}
