//! `crosses` (language.md, 4.4).

use super::run;

fn crosses(demand: &str, operands: &str) -> String {
    format!("situation S: crosses {demand} in L {{ {operands} emit {{ n: count() }} }}")
}

/// The value is the sum of all that came.
fn sum(demand: &str) -> String {
    crosses(&format!("{demand} of sum(a.x)"), "operand a: A;")
}

#[test]
fn up_fires_at_the_bound_and_falls_back_below_it() {
    // Sums: 0, 10, 9, 10, 12, 9, 11.
    let trace = [
        (0, "A", 0),
        (1, "A", 10),
        (2, "A", -1),
        (3, "A", 1),
        (4, "A", 2),
        (5, "A", -3),
        (6, "A", 2),
    ];
    assert_eq!(run(&sum("up 10"), &trace), ["S@1[2]", "S@3[4]", "S@6[7]"]);
    // With hysteresis 1 a 9 is not below yet; with 0 it is.
    assert_eq!(run(&sum("up 10 hysteresis 1"), &trace), ["S@1[2]"]);
    assert_eq!(run(&sum("down 10"), &trace), ["S@2[3]", "S@5[6]"]);
    // Below until the sum is 12, or 13, again.
    assert_eq!(run(&sum("down 10 hysteresis 2"), &trace), ["S@5[6]"]);
    assert_eq!(
        run(&sum("down 10 hysteresis 3"), &trace),
        Vec::<String>::new()
    );
}

#[test]
fn the_first_value_only_says_where_it_is() {
    assert_eq!(
        run(&sum("up 10"), &[(0, "A", 10), (1, "A", 1)]),
        Vec::<String>::new()
    );
    assert_eq!(
        run(&sum("down 10"), &[(0, "A", 9), (1, "A", -1)]),
        Vec::<String>::new()
    );
    assert_eq!(
        run(&sum("down 10"), &[(0, "A", 10), (1, "A", -1)]),
        ["S@1[2]"]
    );
}

#[test]
fn after_an_empty_window_the_next_value_is_a_first_one() {
    let rules = crosses("up 10 of max(a.x)", "operand a: A, max 4; within 5us;");
    // Pruning alone moves nothing: the 20 leaves the window, and 1 brings it below.
    let trace = [
        (0, "A", 1),
        (1, "A", 20),
        (5, "A", 2),
        (7, "A", 1),
        (8, "A", 30),
    ];
    assert_eq!(run(&rules, &trace), ["S@1[2]", "S@8[3]"]);
    // But where nothing was left, 20 says only where it is.
    let trace = [
        (0, "A", 1),
        (20, "A", 20),
        (21, "A", 1),
        (40, "A", 1),
        (41, "A", 20),
    ];
    assert_eq!(run(&rules, &trace), ["S@41[2]"]);
}

#[test]
fn an_override_empties_it_too() {
    let rules = crosses("up 10 of sum(a.x)", "operand a: A, override if x > 50;");
    // A60 drops A1 and is a first value; A-60 brings it below, A20 over it.
    let trace = [(0, "A", 1), (1, "A", 60), (2, "A", -60), (3, "A", 20)];
    assert_eq!(run(&rules, &trace), ["S@3[3]"]);
}

#[test]
fn a_value_that_faults_or_is_none_moves_nothing() {
    let operands = "operand a: A; operand b: B;";
    let rules = crosses("up 10 of 100 / sum(b.x)", operands);
    // Nothing yet (100 / 0), then 5, a fault at 0, and 20.
    let trace = [(0, "A", 1), (1, "B", 20), (2, "B", -20), (3, "B", 5)];
    assert_eq!(run(&rules, &trace), ["S of 1", "S of 1", "S@3[4]"]);
    let rules = crosses("up 10 of min(b.x)", operands);
    let trace = [(0, "A", 1), (1, "B", 20), (2, "B", 5), (3, "A", 1)];
    assert_eq!(run(&rules, &trace), Vec::<String>::new());
}
