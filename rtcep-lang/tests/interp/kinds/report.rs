//! Aggregates and `report` (language.md, 4.4).

use super::{UNTIL_C, feed, interpreter, run};

fn report(when: &str, emit: &str) -> String {
    format!(
        "situation S: report in L {{
            operand a: A; operand b: B; when {when}; emit {{ {emit} }} }}"
    )
}

#[test]
fn every_accepted_event_is_judged_while_the_condition_holds() {
    let rules = report("sum(x) > 5", "n: count(), s: sum(x), a: sum(a.x)");
    let trace = [
        (0, "A", 2),
        (1, "B", 3),
        (2, "C", 9),
        (3, "A", 1),
        (4, "B", -9),
        (5, "A", 9),
    ];
    assert_eq!(run(&rules, &trace), ["S@3[3, 6, 3]", "S@5[5, 6, 12]"]);
}

#[test]
fn of_nothing_there_is_no_extreme_and_no_fault() {
    // b is empty: its least is none, which `||` absorbs and `!` does not.
    let emit = "m: min(b.x) or -1, n: count(b)";
    let trace = [(0, "A", 1), (1, "B", 7)];
    assert_eq!(
        run(&report("count(b) == 0 || min(b.x) > 3", emit), &trace),
        ["S@0[-1, 0]", "S@1[7, 1]"]
    );
    assert_eq!(
        run(&report("!(min(b.x) > 3)", emit), &trace),
        Vec::<String>::new()
    );
    assert_eq!(run(&report("sum(b.x) == 0", emit), &trace), ["S@0[-1, 0]"]);
}

#[test]
fn a_fault_beside_nothing_is_a_fault() {
    let rules = report("min(b.x) > 6 / (count(b) as i64)", "n: count()");
    // Nothing and 6 / 0: told.
    assert_eq!(
        run(&rules, &[(0, "A", 1), (1, "B", 7)]),
        ["S when 1", "S@1[2]"]
    );
}

#[test]
fn averages_are_floats_and_extremes_keep_their_type() {
    let rules = report("true", "m: min(x), x: max(a.x) or 0, v: avg(x)");
    let trace = [(0, "A", 2), (1, "B", -1), (2, "A", 4)];
    assert_eq!(
        run(&rules, &trace),
        [
            "S@0[2, 2, 2.0]",
            "S@1[-1, 2, 0.5]",
            "S@2[-1, 4, 1.6666666666666667]"
        ]
    );
}

#[test]
fn an_event_counts_once_by_the_first_operand_that_it_passes() {
    let rules = "situation S: report in L {
        operand a: A if x > 5; operand b: A if 6 / x > 0; operand c: A;
        emit { a: count(a), b: count(b), c: count(c) } }";
    // All thresholds are judged: A0 faults at b and goes to c.
    let trace = [(0, "A", 9), (1, "A", 1), (2, "A", 0)];
    assert_eq!(
        run(rules, &trace),
        [
            "S@0[1, 0, 0]",
            "S@1[1, 1, 0]",
            "S threshold 1",
            "S@2[1, 1, 1]"
        ]
    );
}

#[test]
fn what_cannot_be_aggregated_is_not_admitted() {
    let rules = "situation S: report in L {
        operand a: A, override if x > 5; operand b: A;
        emit { s: sum(6 / x), t: sum(6 / a.x), n: count() } }";
    // One expression, however often it is written; the second operand gets nothing.
    assert_eq!(
        run(rules, &[(0, "A", 0), (1, "A", 2)]),
        ["S aggregate 1", "S@1[3, 3, 1]"]
    );
}

#[test]
fn sums_of_the_widest_attributes_fit() {
    let max = i64::MAX;
    let rules = report("true", "s: sum(x)");
    assert_eq!(
        run(&rules, &[(0, "A", max), (1, "B", max)]),
        [
            format!("S@0[{max}]"),
            format!("S@1[{}]", i128::from(max) * 2)
        ]
    );
}

#[test]
fn the_window_is_what_it_ranges_over() {
    let rules = "situation S: report in L {
        operand a: A, max 2; within 5us; emit { n: count(), s: sum(x) } }";
    let trace = [
        (0, "A", 1),
        (5, "A", 2),
        (6, "A", 4),
        (7, "A", 8),
        (20, "A", 16),
    ];
    // A8 finds no room and composes nothing.
    assert_eq!(
        run(rules, &trace),
        [
            "S@0[1, 1]",
            "S@5[2, 3]",
            "S@6[2, 6]",
            "S.a reject",
            "S@20[1, 16]"
        ]
    );
}

#[test]
fn of_the_last_two() {
    let rules = "situation S: report in L {
        operand a: A, max 2, on_full drop_oldest; emit { s: sum(x) } }";
    let trace = [(0, "A", 1), (1, "A", 2), (2, "A", 4)];
    assert_eq!(
        run(rules, &trace),
        ["S@0[1]", "S@1[3]", "S@2[6]", "S.a drop_oldest"]
    );
}

#[test]
fn an_override_forgets_what_its_operand_accepted() {
    let rules = report("true", "s: sum(x), a: sum(a.x)").replace("a: A", "a: A, override if x > 5");
    let trace = [(0, "A", 1), (1, "B", 2), (2, "A", 9), (3, "A", 1)];
    assert_eq!(
        run(&rules, &trace),
        ["S@0[1, 1]", "S@1[3, 1]", "S@2[11, 9]", "S@3[12, 10]"]
    );
}

#[test]
fn a_frozen_one_accepts_nothing() {
    let rules = "situation S: report in L {
        operand a: A, max 1, on_full freeze; within 5us; emit { s: sum(x) } }";
    let mut interpreter = interpreter(rules);
    let trace = [(0, "A", 1), (1, "A", 2), (30, "A", 4)];
    assert_eq!(feed(&mut interpreter, &trace), ["S@0[1]", "S.a freeze"]);
    assert_eq!(interpreter.tally(0).map(|tally| tally.lost), Some(2));
}

#[test]
fn a_deferred_report_is_judged_at_the_end() {
    let rules = format!(
        "{UNTIL_C} situation S: report in M {{
            operand a: A; when count() < 3; detect deferred; emit {{ n: count(), m: max(a.x) or -1 }} }}"
    );
    assert_eq!(run(&rules, &[(4, "C", 0)]), ["S@4[0, -1]"]);
    assert_eq!(
        run(&rules, &[(0, "A", 5), (1, "A", 6), (4, "C", 0)]),
        ["S@4[2, 6]"]
    );
    let three = [(0, "A", 5), (1, "A", 6), (2, "A", 6), (4, "C", 0)];
    assert_eq!(run(&rules, &three), Vec::<String>::new());
}

/// Each expression is folded by itself: of one operand, and of all that have it.
#[test]
fn several_expressions_of_one_operand_are_aggregated_apart() {
    let rules = report(
        "true",
        "s: sum(a.x), d: sum(2 * a.x), l: min(5 - a.x) or 0, m: max(x) or 0",
    );
    let trace = [(0, "A", 1), (1, "A", 4), (2, "B", 9)];
    assert_eq!(
        run(&rules, &trace),
        ["S@0[1, 2, 4, 1]", "S@1[5, 10, 1, 4]", "S@2[5, 10, 1, 9]"]
    );
}

/// Zero and minus zero are equal, and not the same.
#[test]
fn of_equal_extremes_the_first_one_is_told() {
    let rules = report(
        "true",
        "l: min(x as f64 * 0.0) or 1.0, g: max(x as f64 * 0.0) or 1.0",
    );
    let told = |first: i64| {
        let trace = [(0, "A", first), (1, "A", -first), (2, "B", -first)];
        run(&rules, &trace)
    };
    let zero = ["S@0[0.0, 0.0]", "S@1[0.0, 0.0]", "S@2[0.0, 0.0]"];
    assert_eq!(told(1), zero);
    let minus = ["S@0[-0.0, -0.0]", "S@1[-0.0, -0.0]", "S@2[-0.0, -0.0]"];
    assert_eq!(told(-1), minus);
}
