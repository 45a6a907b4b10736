//! Which combinations are detected (language.md, 4.1).

use super::run;

#[test]
fn one_event_fills_one_operand() {
    let two = "situation S: all in L {
        operand a: first A, max 4; operand b: first A, max 4;
        detect immediate; emit { a: a.x, b: b.x } }";
    let trace = [(0, "A", 1), (1, "A", 2), (2, "A", 3), (3, "A", 4)];
    assert_eq!(run(two, &trace), ["S@1[1, 2]", "S@3[3, 4]"]);

    let sequence =
        two.replace("all in", "sequence in")
            .replacen("b: first A, max 4", "b: first A", 1);
    assert_eq!(run(&sequence, &trace), ["S@1[1, 2]", "S@3[3, 4]"]);
}

#[test]
fn equal_times_are_ordered_by_offer() {
    let rules = "situation S: sequence in L {
        operand a: first A, max 4; operand b: first B;
        detect immediate; emit { a: a.x, b: b.x } }";
    let trace = [(5, "B", 1), (5, "A", 2), (5, "B", 3)];
    assert_eq!(run(rules, &trace), ["S@5[2, 3]"]);
}

#[test]
fn each_finds_both_orders_of_a_pair() {
    let rules = "situation S: all in L {
        operand a: each A, max 4; operand b: each A, max 4;
        detect immediate; emit { a: a.x, b: b.x } }";
    assert_eq!(
        run(rules, &[(0, "A", 1), (1, "A", 2)]),
        ["S@1[1, 2]", "S@1[2, 1]"]
    );

    let ordered = rules.replace("detect", "when a.x < b.x; detect");
    assert_eq!(run(&ordered, &[(0, "A", 1), (1, "A", 2)]), ["S@1[1, 2]"]);
}

#[test]
fn first_and_last_take_the_first_choice_that_holds() {
    let first = "situation S: all in L {
        operand a: first A, max 4; operand b: first B, max 4; when a.x <= b.x;
        detect immediate; emit { a: a.x, b: b.x } }";
    let trace = [
        (0, "A", 2),
        (1, "A", 1),
        (2, "A", 1),
        (3, "B", 1),
        (4, "B", 3),
    ];
    assert_eq!(run(first, &trace), ["S@3[1, 1]", "S@4[2, 3]"]);

    let last = first.replace("first A", "last A");
    let trace = [
        (0, "A", 2),
        (1, "A", 1),
        (2, "A", 4),
        (3, "B", 2),
        (4, "B", 3),
    ];
    assert_eq!(run(&last, &trace), ["S@3[1, 2]", "S@4[2, 3]"]);
}

#[test]
fn whole_tuples_give_the_order() {
    // Tuples: (1, 3) fails, (1, 1) holds, (5, 3) holds, (5, 1) comes second for b = 1.
    let rules = "situation S: all in L {
        operand a: first A, max 4; operand b: each B, max 4; operand c: first C, max 4;
        when a.x >= b.x; detect immediate; emit { a: a.x, b: b.x, c: c.x } }";
    let trace = [
        (0, "A", 1),
        (1, "A", 5),
        (2, "B", 3),
        (3, "B", 1),
        (4, "C", 9),
    ];
    assert_eq!(run(rules, &trace), ["S@4[1, 1, 9]", "S@4[5, 3, 9]"]);

    // Newest A first: (5, 3) and (5, 1) hold, and no b is left.
    let last = rules.replace("first A", "last A");
    assert_eq!(run(&last, &trace), ["S@4[5, 3, 9]", "S@4[5, 1, 9]"]);
}

#[test]
fn a_combination_without_the_trigger_is_not_examined_again() {
    // A1 and B1 fail `when` at t = 1 and are not tried again by what follows.
    let rules = "situation S: all in L {
        operand a: each A, max 4; operand b: each B, max 4; when a.x == b.x;
        detect immediate; emit { a: a.x, b: b.x } }";
    let trace = [(0, "A", 1), (1, "B", 2), (2, "B", 1), (3, "A", 2)];
    assert_eq!(run(rules, &trace), ["S@2[1, 1]", "S@3[2, 2]"]);
}

#[test]
fn an_event_used_by_one_trigger_is_gone_for_the_next() {
    let rules = "situation S: sequence in L {
        operand a: first A, max 4; operand b: first B;
        detect immediate; emit { a: a.x, b: b.x } }";
    let trace = [(0, "A", 1), (1, "B", 2), (2, "B", 3)];
    assert_eq!(run(rules, &trace), ["S@1[1, 2]"]);
}

#[test]
fn a_sequence_composes_only_when_its_last_operand_comes() {
    // The middle one is stored when the last type arrives early, and waits.
    let rules = "situation S: sequence in L {
        operand a: first A, max 4; operand b: first B, max 4; operand c: first A if x > 5;
        detect immediate; emit { a: a.x, b: b.x, c: c.x } }";
    let trace = [(0, "A", 9), (1, "B", 1), (2, "A", 2), (3, "A", 7)];
    assert_eq!(run(rules, &trace), ["S@3[9, 1, 7]"]);
}

#[test]
fn the_window_is_inclusive() {
    for kind in ["all", "sequence"] {
        let max = if kind == "all" { ", max 4" } else { "" };
        let rules = format!(
            "situation S: {kind} in L {{
                operand a: first A, max 4; operand b: first B{max}; within 5us;
                detect immediate; emit {{ a: a.x, b: b.x }} }}"
        );
        let trace = [(0, "A", 1), (5, "B", 2), (10, "A", 3), (16, "B", 4)];
        assert_eq!(run(&rules, &trace), ["S@5[1, 2]"], "{kind}");
    }
}

#[test]
fn once_emits_the_first_alone_and_then_rests() {
    let rules = "situation S: all in L {
        operand a: each A, max 2; operand b: first B, max 1; once;
        detect immediate; emit { a: a.x, b: b.x } }";
    let trace = [
        (0, "A", 1),
        (1, "A", 2),
        (2, "A", 3),
        (3, "B", 4),
        (4, "A", 5),
        (5, "A", 6),
        (6, "A", 7),
        (7, "B", 8),
    ];
    assert_eq!(run(rules, &trace), ["S.a reject", "S@3[1, 4]"]);
}

#[test]
fn a_single_operand_is_an_alert() {
    let rules = "situation S: all in L {
        operand a: first A if x > 2; detect immediate; emit { a: a.x } }";
    assert_eq!(run(rules, &[(0, "A", 2), (1, "A", 3)]), ["S@1[3]"]);
}
