//! `absent` in a sequence (language.md, 4.1).

use super::run;

const GAP: &str = "situation S: sequence in L {
    operand a: each A, max 3; absent n: B if x > 1; operand c: last C;
    detect immediate; emit { a: a.x, c: c.x } }";

#[test]
fn nothing_stands_between() {
    assert_eq!(
        run(GAP, &[(0, "A", 1), (1, "B", 2), (2, "C", 3)]),
        Vec::<String>::new()
    );
    assert_eq!(
        run(GAP, &[(0, "A", 1), (1, "B", 1), (2, "C", 3)]),
        ["S@2[1, 3]"]
    );
    assert_eq!(
        run(GAP, &[(0, "B", 2), (1, "A", 1), (2, "C", 3)]),
        ["S@2[1, 3]"]
    );
    // Ties of time are ordered by offer.
    assert_eq!(
        run(GAP, &[(5, "B", 2), (5, "A", 1), (5, "C", 3)]),
        ["S@5[1, 3]"]
    );
}

#[test]
fn only_what_came_before_it_is_lost_to_a_combination() {
    let trace = [(0, "A", 1), (1, "B", 2), (2, "A", 2), (3, "C", 3)];
    assert_eq!(run(GAP, &trace), ["S@3[2, 3]"]);
}

#[test]
fn absence_does_not_end_existence() {
    // A1 can never match again and keeps its place nevertheless.
    let rules = GAP.replace("max 3", "max 1");
    let trace = [(0, "A", 1), (1, "B", 2), (2, "A", 2), (3, "C", 3)];
    assert_eq!(run(&rules, &trace), ["S.a reject"]);
}

#[test]
fn an_event_is_not_its_own_absent_one() {
    // A2 stands between A1 and C, and not before itself.
    let rules = GAP.replace("n: B if x > 1", "n: A");
    let trace = [(0, "A", 1), (1, "A", 2), (2, "C", 3)];
    assert_eq!(run(&rules, &trace), ["S@2[2, 3]"]);
    let rules = GAP.replace("n: B if x > 1", "n: C");
    let trace = [
        (0, "A", 1),
        (1, "C", 2),
        (2, "A", 3),
        (3, "C", 4),
        (4, "A", 5),
        (5, "C", 6),
    ];
    assert_eq!(run(&rules, &trace), ["S@1[1, 2]", "S@3[3, 4]", "S@5[5, 6]"]);
}

#[test]
fn an_absent_event_counts_even_if_it_was_consumed() {
    let rules = "situation S: sequence in L {
        operand a: each A, retain if true, max 2; absent n: C; operand c: last C;
        detect immediate; emit { a: a.x, c: c.x } }";
    let trace = [
        (0, "A", 1),
        (1, "C", 2),
        (2, "C", 3),
        (3, "A", 4),
        (4, "C", 5),
    ];
    assert_eq!(run(rules, &trace), ["S@1[1, 2]", "S@4[4, 5]"]);
}

#[test]
fn each_gap_has_its_own() {
    let rules = "situation S: sequence in L {
        operand a: each A if x < 5, max 3; absent n: B if x > 5; operand b: each B if x < 5, max 3;
        absent m: A if x > 5; operand c: each C; detect immediate; emit { a: a.x, b: b.x } }";
    // B9 ends what began before it; A9 stands behind B2, not behind B3.
    let trace = [
        (0, "A", 1),
        (1, "B", 9),
        (2, "A", 2),
        (3, "B", 2),
        (4, "A", 9),
        (5, "B", 3),
        (6, "C", 0),
    ];
    assert_eq!(run(rules, &trace), ["S@6[2, 3]"]);
}

#[test]
fn a_deferred_sequence_looks_back_alike() {
    let rules = "lifespan M { from startup; until C if x > 5 terminate; max_open 1; }
        situation S: sequence in M {
            operand a: each A, max 3; absent n: B; operand c: each C, max 3;
            detect deferred; emit { a: a.x, c: c.x } }";
    let trace = [
        (0, "A", 1),
        (1, "C", 1),
        (2, "B", 0),
        (3, "C", 2),
        (4, "A", 3),
        (5, "C", 3),
        (6, "C", 9),
    ];
    assert_eq!(run(rules, &trace), ["S@6[1, 1]", "S@6[3, 3]"]);
}
