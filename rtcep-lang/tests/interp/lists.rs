//! Which candidates exist, and what a full list does (language.md, 3 and 4.1).

use super::{feed, interpreter, run};

/// `all(A, B)` with one place for A.
fn pair(on_full: &str) -> String {
    format!(
        "situation S: all in L {{
            operand a: first A, max 1, on_full {on_full}; operand b: first B, max 1;
            detect immediate; emit {{ a: a.x, b: b.x }} }}"
    )
}

#[test]
fn a_full_list_rejects_drops_or_freezes() {
    let trace = [
        (0, "A", 1),
        (1, "A", 2),
        (2, "B", 3),
        (3, "A", 4),
        (4, "B", 5),
    ];
    for (on_full, told, lost) in [
        ("reject", &["S.a reject", "S@2[1, 3]", "S@4[4, 5]"][..], 1),
        (
            "drop_oldest",
            &["S.a drop_oldest", "S@2[2, 3]", "S@4[4, 5]"],
            1,
        ),
        // The one that froze it, and each later one that passes a threshold.
        ("freeze", &["S.a freeze"], 4),
    ] {
        let mut interpreter = interpreter(&pair(on_full));
        assert_eq!(feed(&mut interpreter, &trace), told, "{on_full}");
        assert_eq!(
            interpreter.tally(0).map(|tally| tally.lost),
            Some(lost),
            "{on_full}"
        );
    }
}

#[test]
fn what_completes_a_detection_needs_no_room() {
    let rules = "situation S: all in L {
        operand a: first A, max 1, on_full freeze; operand b: first A, max 1, on_full freeze;
        detect immediate; emit { a: a.x, b: b.x } }";
    assert_eq!(run(rules, &[(0, "A", 1), (1, "A", 2)]), ["S@1[1, 2]"]);
}

#[test]
fn a_freeze_strikes_after_the_other_adds() {
    // A3 finds no room in a, drops A1 from b, and both notices come: adds first.
    let rules = "situation S: all in L {
        operand a: first A, max 2, on_full freeze;
        operand b: first A if x > 0, max 1, on_full drop_oldest;
        operand c: first B, max 1;
        detect immediate; emit { a: a.x, b: b.x, c: c.x } }";
    let mut interpreter = interpreter(rules);
    let told = feed(
        &mut interpreter,
        &[(0, "A", 1), (1, "A", 0), (2, "A", 3), (3, "B", 4)],
    );
    assert_eq!(told, ["S.b drop_oldest", "S.a freeze"]);
    assert_eq!(interpreter.tally(0).map(|tally| tally.lost), Some(3));
}

#[test]
fn who_comes_too_early_in_a_sequence_does_not_exist() {
    let rules = "situation S: sequence in L {
        operand a: first A, max 2; operand b: first B, max 1; operand c: first C;
        detect immediate; emit { a: a.x, b: b.x, c: c.x } }";
    // B1 takes no room, so B3 finds some.
    let trace = [(0, "B", 1), (1, "A", 2), (2, "B", 3), (3, "C", 4)];
    assert_eq!(run(rules, &trace), ["S@3[2, 3, 4]"]);
}

#[test]
fn whose_predecessors_are_gone_exists_no_more() {
    let rules = "situation S: sequence in L {
        operand a: first A, max 2; operand b: last B, retain if true, max 1; operand c: first C;
        detect immediate; emit { a: a.x, b: b.x, c: c.x } }";
    // B2 is retained, but A1 is consumed: B2 neither matches again nor takes room.
    let trace = [
        (0, "A", 1),
        (1, "B", 2),
        (2, "C", 3),
        (3, "A", 4),
        (4, "C", 5),
        (5, "B", 6),
        (6, "C", 7),
    ];
    assert_eq!(run(rules, &trace), ["S@2[1, 2, 3]", "S@6[4, 6, 7]"]);
}

#[test]
fn what_one_add_evicts_is_gone_for_the_next() {
    // A2 drops A1 from a; then nothing older than A2 is left there for b.
    let rules = "situation S: sequence in L {
        operand a: first A, max 1, on_full drop_oldest; operand b: first A if x > 0, max 1;
        operand c: first B; detect immediate; emit { a: a.x, b: b.x, c: c.x } }";
    let trace = [(0, "A", 1), (1, "A", 2), (2, "B", 3)];
    assert_eq!(run(rules, &trace), ["S.a drop_oldest"]);

    // With room for both, A2 is the second operand.
    let roomy = rules.replacen("max 1", "max 2", 1);
    assert_eq!(run(&roomy, &trace), ["S@2[1, 2, 3]"]);
}

#[test]
fn an_eviction_takes_its_followers_along() {
    // A3 drops A1, and with it B2, which only A1 preceded.
    let rules = "situation S: sequence in L {
        operand a: first A, max 1, on_full drop_oldest; operand b: first B, max 1;
        operand c: first C; detect immediate; emit { a: a.x, b: b.x, c: c.x } }";
    let trace = [
        (0, "A", 1),
        (1, "B", 2),
        (2, "A", 3),
        (3, "C", 4),
        (4, "B", 5),
        (5, "C", 6),
    ];
    assert_eq!(run(rules, &trace), ["S.a drop_oldest", "S@5[3, 5, 6]"]);
}

#[test]
fn the_window_makes_room_without_a_notice() {
    let rules = "situation S: all in L {
        operand a: first A, max 1; operand b: first B, max 1; within 5us;
        detect immediate; emit { a: a.x, b: b.x } }";
    let trace = [(0, "A", 1), (5, "A", 2), (6, "A", 3), (7, "B", 4)];
    assert_eq!(run(rules, &trace), ["S.a reject", "S@7[3, 4]"]);
}

#[test]
fn a_shared_list_counts_a_candidate_once() {
    let rules = "situation S: sequence in L {
        operand a: first A, max 2; operand b: first A, max 2; operand c: first B;
        detect immediate; emit { a: a.x, b: b.x, c: c.x } }";
    let trace = [(0, "A", 1), (1, "A", 2), (2, "A", 3), (3, "B", 4)];
    assert_eq!(run(rules, &trace), ["S.a reject", "S@3[1, 2, 4]"]);
}

#[test]
fn a_consumed_event_leaves_every_list() {
    // A2 stands in both lists; it goes as b and is no a afterwards.
    let rules = "situation S: all in L {
        operand a: first A, max 4; operand b: first A if x > 1, max 4; operand c: first B, max 4;
        detect immediate; emit { a: a.x, b: b.x, c: c.x } }";
    let trace = [
        (0, "A", 1),
        (1, "A", 2),
        (2, "B", 3),
        (3, "A", 4),
        (4, "B", 5),
        (5, "A", 6),
    ];
    assert_eq!(run(rules, &trace), ["S@2[1, 2, 3]", "S@5[4, 6, 5]"]);
}

#[test]
fn retain_keeps_what_every_role_retains() {
    // A1 is retained as b and not as a; A2 is retained as both.
    let rules = "situation S: all in L {
        operand a: each A, retain if x > 1, max 4; operand b: each A, retain if x > 0, max 4;
        detect immediate; emit { a: a.x, b: b.x } }";
    let trace = [(0, "A", 1), (1, "A", 2), (2, "A", 3)];
    assert_eq!(
        run(rules, &trace),
        ["S@1[1, 2]", "S@1[2, 1]", "S@2[2, 3]", "S@2[3, 2]"]
    );
}

#[test]
fn a_retained_trigger_is_stored_like_any_other() {
    let rules = "situation S: all in L {
        operand a: first A, retain if true, max 1; operand b: first B, max 1;
        detect immediate; emit { a: a.x, b: b.x } }";
    let trace = [
        (0, "B", 1),
        (1, "A", 2),
        (2, "B", 3),
        (3, "A", 4),
        (4, "B", 5),
    ];
    assert_eq!(
        run(rules, &trace),
        ["S@1[2, 1]", "S@2[2, 3]", "S.a reject", "S@4[2, 5]"]
    );
}

#[test]
fn an_event_that_fails_its_threshold_has_no_effect() {
    let rules = "situation S: all in L {
        operand a: first A if x > 0, max 1, on_full freeze; operand b: first B, max 1;
        detect immediate; emit { a: a.x, b: b.x } }";
    let mut interpreter = interpreter(rules);
    let trace = [
        (0, "A", 1),
        (1, "A", 0),
        (2, "A", -1),
        (3, "A", 2),
        (4, "A", 0),
        (5, "A", 3),
    ];
    assert_eq!(feed(&mut interpreter, &trace), ["S.a freeze"]);
    assert_eq!(
        interpreter.tally(0).map(|tally| tally.lost),
        Some(2),
        "A2 and A3"
    );
}
