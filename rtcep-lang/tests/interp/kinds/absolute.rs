//! `absolute` quantifiers (language.md, 3.5).

use super::run;

fn pair(quantifier: &str) -> String {
    format!(
        "situation S: all in L {{
            operand a: absolute {quantifier}; operand b: first B, max 2;
            detect immediate; emit {{ a: a.x, b: b.x }} }}"
    )
}

#[test]
fn the_first_is_taken_for_ever() {
    let trace = [
        (0, "A", 1),
        (1, "A", 2),
        (2, "B", 3),
        (3, "A", 4),
        (4, "B", 5),
    ];
    assert_eq!(run(&pair("first A"), &trace), ["S@2[1, 3]"]);
    // Retained it goes on.
    assert_eq!(
        run(&pair("first A, retain if true"), &trace),
        ["S@2[1, 3]", "S@4[1, 5]"]
    );
}

#[test]
fn the_first_that_completes_is_taken_too() {
    let trace = [(0, "B", 1), (1, "A", 2), (2, "B", 3), (3, "A", 4)];
    assert_eq!(run(&pair("first A"), &trace), ["S@1[2, 1]"]);
}

#[test]
fn an_override_by_a_later_event_empties_the_first_for_good() {
    let rules = pair("first A, override if x > 5");
    let trace = [
        (0, "A", 1),
        (1, "A", 9),
        (2, "B", 3),
        (3, "A", 2),
        (4, "B", 5),
    ];
    assert_eq!(run(&rules, &trace), Vec::<String>::new());
    // The first itself drops nobody and is taken.
    assert_eq!(run(&rules, &[(0, "A", 9), (1, "B", 3)]), ["S@1[9, 3]"]);
}

#[test]
fn the_first_is_the_first_that_exists() {
    // B1 came before any A and does not exist; B3 is taken, B5 comes too late.
    let rules = "situation S: sequence in L {
        operand a: first A, max 2; operand b: absolute first B; operand c: first C;
        detect immediate; emit { a: a.x, b: b.x } }";
    let trace = [
        (0, "B", 1),
        (1, "A", 2),
        (2, "B", 3),
        (3, "B", 4),
        (4, "C", 0),
        (5, "A", 5),
        (6, "B", 6),
        (7, "C", 0),
    ];
    assert_eq!(run(rules, &trace), ["S@4[2, 3]"]);
}

#[test]
fn a_first_that_fails_is_taken_all_the_same() {
    let rules = "situation S: all in L {
        operand a: absolute first A; when a.x > 5; detect immediate; emit { a: a.x } }";
    assert_eq!(
        run(rules, &[(0, "A", 1), (1, "A", 9)]),
        Vec::<String>::new()
    );
    assert_eq!(run(rules, &[(0, "A", 6), (1, "A", 9)]), ["S@0[6]"]);
}

#[test]
fn the_last_is_the_very_last_without_an_overflow() {
    let trace = [
        (0, "A", 1),
        (1, "A", 2),
        (2, "B", 3),
        (3, "B", 4),
        (4, "A", 5),
    ];
    assert_eq!(run(&pair("last A"), &trace), ["S@2[2, 3]", "S@4[5, 4]"]);
    // Only the newest is tried.
    let rules = pair("last A").replace("detect", "when a.x < b.x; detect");
    let trace = [(0, "A", 1), (1, "A", 9), (2, "B", 5)];
    assert_eq!(run(&rules, &trace), Vec::<String>::new());
}

#[test]
fn the_last_takes_its_followers_along() {
    let rules = "situation S: sequence in L {
        operand a: absolute last A; operand b: first B, max 1; operand c: first C;
        detect immediate; emit { a: a.x, b: b.x } }";
    let trace = [
        (0, "A", 1),
        (1, "B", 2),
        (2, "A", 3),
        (3, "C", 0),
        (4, "B", 5),
        (5, "C", 0),
    ];
    assert_eq!(run(rules, &trace), ["S@5[3, 5]"]);
}
