//! `trend` (language.md, 4.4): what it accepts is the run.

use super::run;

fn trend(demand: &str, operand: &str) -> String {
    format!(
        "situation S: trend {demand} in L {{
            operand a: A{operand}; emit {{ n: count(), s: sum(x) }} }}"
    )
}

#[test]
fn a_run_fires_at_n_and_begins_anew() {
    let rules = trend("increasing 3 of x", "");
    let trace = [
        (0, "A", 1),
        (1, "A", 2),
        (2, "A", 3),
        (3, "A", 4),
        (4, "A", 5),
        (5, "A", 6),
    ];
    assert_eq!(run(&rules, &trace), ["S@2[3, 6]", "S@5[3, 15]"]);
}

#[test]
fn an_equal_or_wrong_value_begins_a_run_itself() {
    let rules = trend("decreasing 3 of x", "");
    let trace = [
        (0, "A", 9),
        (1, "A", 8),
        (2, "A", 8),
        (3, "A", 9),
        (4, "A", 7),
        (5, "A", 6),
    ];
    assert_eq!(run(&rules, &trace), ["S@5[3, 22]"]);
}

#[test]
fn retained_it_fires_on_each_further_value() {
    let rules = trend("increasing 2 of x", ", retain if true");
    let trace = [
        (0, "A", 1),
        (1, "A", 2),
        (2, "A", 3),
        (3, "A", 3),
        (4, "A", 4),
    ];
    assert_eq!(run(&rules, &trace), ["S@1[2, 3]", "S@2[3, 6]", "S@4[2, 7]"]);
}

#[test]
fn values_that_leave_the_window_leave_the_run() {
    let rules = trend("increasing 3 of x", ", max 3").replace("emit", "within 5us; emit");
    let trace = [(0, "A", 1), (4, "A", 2), (6, "A", 3), (7, "A", 4)];
    assert_eq!(run(&rules, &trace), ["S@7[3, 9]"]);
}

#[test]
fn a_full_run_drops_its_oldest_or_takes_no_more() {
    let rules = trend(
        "increasing 2 of x",
        ", retain if true, max 2, on_full drop_oldest",
    );
    let rules = rules.replace("emit", "within 50us; emit");
    let trace = [
        (0, "A", 1),
        (1, "A", 2),
        (2, "A", 3),
        (3, "A", 1),
        (4, "A", 2),
    ];
    assert_eq!(
        run(&rules, &trace),
        ["S@1[2, 3]", "S@2[2, 5]", "S.a drop_oldest", "S@4[2, 3]"]
    );
    // A3 is rejected: 2 is still the last value, and A3 continues it again.
    let rules = rules.replace("drop_oldest", "reject");
    let trace = [
        (0, "A", 1),
        (1, "A", 2),
        (2, "A", 3),
        (3, "A", 3),
        (4, "A", 1),
    ];
    assert_eq!(
        run(&rules, &trace),
        ["S@1[2, 3]", "S.a reject", "S.a reject"]
    );
}

#[test]
fn what_cannot_be_aggregated_breaks_no_run() {
    let rules = trend("increasing 2 of x", "").replace("s: sum(x)", "s: sum(6 / x)");
    let trace = [(0, "A", -1), (1, "A", 0), (2, "A", 1)];
    assert_eq!(run(&rules, &trace), ["S aggregate 1", "S@2[2, 0]"]);
}

#[test]
fn an_override_begins_a_run() {
    let rules = trend("increasing 2 of x", ", override if x > 5");
    let trace = [
        (0, "A", 1),
        (1, "A", 9),
        (2, "A", 10),
        (3, "A", 1),
        (4, "A", 2),
    ];
    assert_eq!(run(&rules, &trace), ["S@4[2, 3]"]);
}
