//! `{m..=n}` (language.md, 4.6).

use super::{UNTIL_C, run};

fn sequence(group: &str) -> String {
    format!(
        "situation S: sequence in L {{
            operand a: {group}; operand b: each B;
            detect immediate; emit {{ n: count(a), s: sum(a.x), b: b.x }} }}"
    )
}

#[test]
fn a_group_takes_the_oldest_or_the_newest_at_most_n() {
    let trace = [
        (0, "A", 1),
        (1, "A", 2),
        (2, "A", 4),
        (3, "B", 0),
        (4, "B", 1),
    ];
    // What is left of {2..=..} is too little for a second detection.
    assert_eq!(
        run(&sequence("first A{2..=2}, max 4"), &trace),
        ["S@3[2, 3, 0]"]
    );
    assert_eq!(
        run(&sequence("last A{2..=2}, max 4"), &trace),
        ["S@3[2, 6, 0]"]
    );
    assert_eq!(
        run(&sequence("first A{1..=2}, max 4"), &trace),
        ["S@3[2, 3, 0]", "S@4[1, 4, 1]"]
    );
    assert_eq!(
        run(&sequence("first A{2..=4}, max 4"), &trace),
        ["S@3[3, 7, 0]"]
    );
    assert_eq!(
        run(&sequence("first A{4..=4}, max 4"), &trace),
        Vec::<String>::new()
    );
}

#[test]
fn a_candidate_needs_m_before_it() {
    let rules = "situation S: sequence in L {
        operand a: first A{2..=3}, max 3; operand b: first B, max 1; operand c: first C;
        detect immediate; emit { n: count(a), b: b.x } }";
    // B1 has one A before it and does not exist; B2 takes the only place.
    let trace = [
        (0, "A", 1),
        (1, "B", 1),
        (2, "A", 2),
        (3, "B", 2),
        (4, "C", 0),
    ];
    assert_eq!(run(rules, &trace), ["S@4[2, 2]"]);
}

#[test]
fn a_group_between_single_operands_lies_between_them() {
    let rules = "situation S: sequence in L {
        operand a: each A, retain if true, max 2; operand b: last B{1..=2}, retain if true, max 4; operand c: first C;
        detect immediate; emit { a: a.x, n: count(b), s: sum(b.x) } }";
    let trace = [
        (0, "A", 1),
        (1, "B", 1),
        (2, "B", 2),
        (3, "A", 2),
        (4, "B", 4),
        (5, "C", 0),
    ];
    assert_eq!(run(rules, &trace), ["S@5[1, 2, 6]", "S@5[2, 1, 4]"]);
}

#[test]
fn groups_in_a_row_are_filled_from_left_to_right() {
    let rules = "situation S: sequence in L {
        operand a: first A{1..=2}, max 4; operand b: first B{1..=2}, max 4; operand c: first C;
        detect immediate; emit { a: sum(a.x), b: sum(b.x) } }";
    // a takes A1 and A2, so B1 between them is none of b.
    let trace = [
        (0, "A", 1),
        (1, "B", 1),
        (2, "A", 2),
        (3, "B", 2),
        (4, "C", 0),
    ];
    assert_eq!(run(rules, &trace), ["S@4[3, 2]"]);
    // Without B2 nothing is left behind A2: no backtracking.
    let trace = [(0, "A", 1), (1, "B", 1), (2, "A", 2), (4, "C", 0)];
    assert_eq!(run(rules, &trace), Vec::<String>::new());
}

#[test]
fn the_last_group_of_a_sequence_composes_at_m() {
    let rules = "situation S: sequence in L {
        operand a: first A, retain if true, max 1; operand b: first B{2..=2}, retain if x > 5, max 4;
        detect immediate; emit { n: count(b), s: sum(b.x) } }";
    let trace = [
        (0, "B", 9),
        (1, "A", 1),
        (2, "B", 6),
        (3, "B", 7),
        (4, "B", 8),
    ];
    // The trigger and the oldest other one.
    assert_eq!(run(rules, &trace), ["S@3[2, 13]", "S@4[2, 14]"]);
    let last = rules.replace("first B", "last B");
    assert_eq!(run(&last, &trace), ["S@3[2, 13]", "S@4[2, 15]"]);
}

#[test]
fn in_all_a_group_takes_what_no_single_operand_uses() {
    let rules = "situation S: all in L {
        operand a: first A{1..=2}, max 4; operand b: first A, max 4; operand c: first B, max 4;
        detect immediate; emit { n: count(a), s: sum(a.x), b: b.x } }";
    // b takes A1, a the next two; then A8 alone is not enough.
    let trace = [
        (0, "A", 1),
        (1, "A", 2),
        (2, "A", 4),
        (3, "A", 8),
        (4, "B", 0),
        (5, "B", 0),
    ];
    assert_eq!(run(rules, &trace), ["S@4[2, 6, 1]"]);
}

#[test]
fn in_all_the_trigger_is_a_member() {
    let rules = "situation S: all in L {
        operand a: first A{2..=2}, retain if true, max 4;
        detect immediate; emit { s: sum(a.x) } }";
    // The oldest and the trigger, not the two oldest.
    let trace = [(0, "A", 1), (1, "A", 2), (2, "A", 4)];
    assert_eq!(run(rules, &trace), ["S@1[3]", "S@2[5]"]);
}

#[test]
fn conditions_and_windows_are_not_tried_again() {
    let rules = sequence("first A{2..=2}, max 4").replace("detect", "when sum(a.x) > 5; detect");
    let trace = [(0, "A", 1), (1, "A", 2), (2, "A", 4), (3, "B", 0)];
    assert_eq!(run(&rules, &trace), Vec::<String>::new());
}

#[test]
fn absent_beside_a_group_looks_at_the_gap() {
    let rules = "situation S: sequence in L {
        operand a: first A{2..=2}, max 2; absent n: B if x > 5; operand b: each B if x < 5;
        detect immediate; emit { s: sum(a.x) } }";
    // B9 within the group is in no gap; behind its last member it is.
    assert_eq!(
        run(rules, &[(0, "A", 1), (1, "B", 9), (2, "A", 2), (3, "B", 1)]),
        ["S@3[3]"]
    );
    assert_eq!(
        run(rules, &[(0, "A", 1), (1, "A", 2), (2, "B", 9), (3, "B", 1)]),
        Vec::<String>::new()
    );
}

#[test]
fn what_cannot_be_aggregated_is_in_no_group() {
    let rules = sequence("first A{2..=2}, max 2").replace("sum(a.x)", "sum(6 / a.x)");
    let trace = [
        (0, "A", 0),
        (1, "A", 1),
        (2, "B", 0),
        (3, "A", 2),
        (4, "B", 1),
    ];
    assert_eq!(run(&rules, &trace), ["S aggregate 1", "S@4[2, 9, 1]"]);
}

#[test]
fn a_deferred_group_is_filled_at_the_end() {
    let rules = format!(
        "{UNTIL_C} situation S: sequence in M {{
            operand a: first A, max 2; operand b: last B{{1..=2}}, max 4;
            detect deferred; emit {{ a: a.x, n: count(b), s: sum(b.x) }} }}"
    );
    let trace = [
        (0, "A", 1),
        (1, "B", 1),
        (2, "B", 2),
        (3, "B", 4),
        (4, "C", 0),
    ];
    assert_eq!(run(&rules, &trace), ["S@4[1, 2, 6]"]);
}
