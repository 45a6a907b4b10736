//! Faults, and the order of notices (language.md, 2.7 and 6).

use super::{feed, interpreter, run};
use rtcep_core::notice::Tally;

#[test]
fn a_threshold_that_faults_is_false_and_told_once() {
    let rules = "situation S: all in L {
        operand a: first A if 1 / x > 0, max 2; operand b: first A if 2 / x > 0, max 2;
        detect immediate; emit { a: a.x, b: b.x } }";
    assert_eq!(run(rules, &[(0, "A", 0), (1, "A", 1)]), ["S threshold 2"]);
    // One list, one evaluation.
    let shared = rules.replace("2 / x", "1 / x");
    assert_eq!(run(&shared, &[(0, "A", 0)]), ["S threshold 1"]);
}

#[test]
fn only_what_is_examined_can_fault() {
    // (0) faults, (5) is chosen, the second (0) is not looked at.
    let rules = "situation S: all in L {
        operand a: first A, max 3; operand b: first B, max 3; when 10 / a.x == b.x;
        detect immediate; emit { a: a.x, b: b.x } }";
    let trace = [(0, "A", 0), (1, "A", 5), (2, "A", 0), (3, "B", 2)];
    assert_eq!(run(rules, &trace), ["S@3[5, 2]", "S when 1"]);
    // `each` looks at all of them.
    let each = rules.replace("first A", "each A");
    assert_eq!(run(&each, &trace), ["S@3[5, 2]", "S when 2"]);
    // `once` stops at the first.
    let once = each.replace("detect", "once; detect");
    assert_eq!(run(&once, &trace), ["S@3[5, 2]", "S when 1"]);
}

#[test]
fn an_emission_that_faults_counts_as_chosen() {
    let rules = "situation S: all in L {
        operand a: first A, max 2; operand b: first B, max 2;
        detect immediate; emit { p: a.x / b.x, q: b.x / b.x } }";
    // One notice however many attributes fault; A6 and B0 are consumed.
    let trace = [(0, "A", 6), (1, "B", 0), (2, "B", 3), (3, "A", 9)];
    assert_eq!(run(rules, &trace), ["S emit 1", "S@3[3, 1]"]);
    let once = rules.replace("detect", "once; detect");
    assert_eq!(run(&once, &trace), ["S emit 1"]);
}

#[test]
fn a_retain_that_faults_does_not_retain() {
    let rules = "situation S: all in L {
        operand a: first A, retain if 1 / x == 1, max 2; operand b: first B, max 2;
        detect immediate; emit { a: a.x, b: b.x } }";
    let trace = [
        (0, "A", 0),
        (1, "B", 1),
        (2, "B", 2),
        (3, "A", 1),
        (4, "B", 3),
    ];
    assert_eq!(
        run(rules, &trace),
        ["S@1[0, 1]", "S retain 1", "S@3[1, 2]", "S@4[1, 3]"]
    );
    // Where `once` ended the instance it is not evaluated.
    let once = rules.replace("detect", "once; detect");
    assert_eq!(run(&once, &trace), ["S@1[0, 1]"]);
}

#[test]
fn notices_come_in_their_order() {
    // A0 composes with B1 (`when` faults), B3 (`emit` faults), B4 and B5 (detected);
    // then the `retain` of B4 faults, and a threshold of the next situation.
    let rules = "situation S: all in L {
        operand a: first A, retain if 1 / x > 0 || x == 0, max 1;
        operand b: each B, retain if 1 / (x - 4) != 7, max 4;
        when 1 / (b.x - 1) == 0;
        detect immediate; emit { b: 6 / (b.x - 3) } }
        situation T: all in L {
        operand a: first A if 1 / x > 0, max 1; operand b: first A, max 1; operand c: first C, max 1;
        detect immediate; emit { a: a.x } }";
    let mut interpreter = interpreter(rules);
    let trace = [
        (0, "B", 1),
        (1, "B", 3),
        (2, "B", 4),
        (3, "B", 5),
        (4, "A", 0),
    ];
    assert_eq!(
        feed(&mut interpreter, &trace),
        [
            "S@4[6]",
            "S@4[3]",
            "S when 1",
            "S emit 1",
            "S retain 1",
            "T threshold 1"
        ]
    );
    // A0 was retained (fault || true), and so were B3 and B5; the next A finds no room.
    assert_eq!(
        feed(&mut interpreter, &[(5, "A", 0)]),
        [
            "S@5[3]",
            "S when 1",
            "S emit 1",
            "S.a reject",
            "T threshold 1",
            "T.b reject"
        ]
    );
    assert_eq!(
        interpreter.tally(0),
        Some(Tally {
            lost: 1,
            faults: 5,
            missed: 0
        })
    );
    assert_eq!(
        interpreter.tally(1),
        Some(Tally {
            lost: 1,
            faults: 2,
            missed: 0
        })
    );
    assert_eq!(interpreter.tally(2), None);
}

#[test]
fn nobody_who_takes_events_nobody_who_hears_of_faults() {
    let once = "situation S: all in L {
        operand a: first A if 6 / x > 1; once; detect immediate; emit { a: a.x } }";
    let trace = [(0, "A", 0), (1, "A", 2), (2, "A", 0), (3, "A", 3)];
    assert_eq!(run(once, &trace), ["S threshold 1", "S@1[2]"]);

    let frozen = "situation S: all in L {
        operand a: first A if 6 / x > 1, max 1, on_full freeze; operand b: first B, max 1;
        detect immediate; emit { a: a.x } }";
    let mut interpreter = interpreter(frozen);
    let trace = [(0, "A", 1), (1, "A", 2), (2, "A", 0), (3, "A", 3)];
    assert_eq!(feed(&mut interpreter, &trace), ["S.a freeze"]);
    assert_eq!(
        interpreter.tally(0),
        Some(Tally {
            lost: 2,
            faults: 0,
            missed: 0
        })
    );
}
