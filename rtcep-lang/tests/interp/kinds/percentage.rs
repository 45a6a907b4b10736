//! `percentage` (language.md, 4.4).

use super::{UNTIL_C, run};

fn share(compare: &str) -> String {
    format!(
        "situation S: percentage {compare} in L {{
            operand a: A, counted; operand b: B; emit {{ n: count() }} }}"
    )
}

#[test]
fn the_share_of_counted_events_against_all() {
    // Shares: 100, 50, 66, 50, 40, 50.
    let trace = [
        (0, "A", 0),
        (1, "B", 0),
        (2, "A", 0),
        (3, "B", 0),
        (4, "B", 0),
        (5, "A", 0),
    ];
    for (compare, told) in [
        ("> 50", &["S@0[1]", "S@2[3]"][..]),
        (">= 50", &["S@0[1]", "S@1[2]", "S@2[3]", "S@3[4]", "S@5[6]"]),
        ("< 50", &["S@4[5]"]),
        ("<= 40", &["S@4[5]"]),
        // Exactly, not rounded: 2 of 3 are more than 66 in a hundred.
        ("> 66", &["S@0[1]", "S@2[3]"]),
        ("> 67", &["S@0[1]"]),
    ] {
        assert_eq!(run(&share(compare), &trace), told, "{compare}");
    }
}

#[test]
fn weights_and_conditions() {
    let rules = "situation S: percentage >= 50 in L {
        operand a: A, weight x as u32, counted if x > 2; emit { n: count() } }";
    // 0 of 0 never fires; then 0 of 2, 3 of 5, 3 of 6, 3 of 8.
    let trace = [
        (0, "A", 0),
        (1, "A", 2),
        (2, "A", 3),
        (3, "A", 1),
        (4, "A", 2),
    ];
    assert_eq!(run(rules, &trace), ["S@2[3]", "S@3[4]"]);
}

#[test]
fn what_faults_is_admitted_and_not_counted() {
    let rules = "situation S: percentage <= 50 in L {
        operand a: A, counted if 6 / x > 0; emit { n: count() } }";
    let trace = [(0, "A", 1), (1, "A", 0)];
    assert_eq!(run(rules, &trace), ["S counted 1", "S@1[2]"]);
}

#[test]
fn faults_are_told_in_order() {
    let rules = "situation S: percentage > 0 in L {
        operand z: A if 6 / x > 100; operand a: A, override if 5 / x > 0, counted if 4 / x > 0;
        emit { n: count() } }";
    assert_eq!(
        run(rules, &[(0, "A", 0)]),
        ["S threshold 1", "S override 1", "S counted 1"]
    );
}

#[test]
fn at_the_end() {
    let rules = format!(
        "{UNTIL_C} {}",
        share("< 50")
            .replace("in L", "in M")
            .replace("emit", "detect deferred; emit")
    );
    assert_eq!(run(&rules, &[(4, "C", 0)]), Vec::<String>::new());
    assert_eq!(run(&rules, &[(0, "B", 0), (4, "C", 0)]), ["S@4[1]"]);
    assert_eq!(
        run(&rules, &[(0, "B", 0), (1, "A", 0), (4, "C", 0)]),
        Vec::<String>::new()
    );
}
