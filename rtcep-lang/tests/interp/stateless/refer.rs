//! `refer`: events made from others, depth-first, before anything else.

use super::{at_every, feed, interpreter, run, told};

#[test]
fn chains_are_followed_depth_first() {
    // A: B(1), which makes C(11) and D(12), and then D(2).
    let rules = told()
        + "refer B from A { k: k, x: x + 1 }
           refer C from B { k: k, x: x + 10 }
           refer D from B { k: k, x: x + 20 }
           refer D from A { k: k, x: x + 2 }";
    assert_eq!(
        run(&rules, "0 A 0 0"),
        "SB@0#1[1] | SC@0#1[11] | SD@0#1[21] | SD@0#1[2]"
    );
    // One that comes by itself makes the same.
    assert_eq!(
        run(&rules, "0 B 0 5"),
        "SB@0#1[5] | SC@0#1[15] | SD@0#1[25]"
    );
}

#[test]
fn two_rules_make_two_events() {
    let rules = told() + "refer B from A { k: k, x: x } refer B from A if x > 3 { k: x, x: k }";
    assert_eq!(
        run(&rules, "0 A 1 5, 1 A 1 2"),
        "SB@0#1[5] | SB@0#1[1] | SB@1#1[2]"
    );
}

#[test]
fn the_original_is_first_and_each_has_its_closure_before_the_next() {
    // P is detected at A; its own stateless rule makes a C, before B is offered.
    let rules = told()
        + "refer B from A { k: k, x: x + 1 }
           refer C from P { k: 0, x: x * 2 }
           situation P: all in W { operand a: first A; detect immediate; emit { x: a.x } }";
    assert_eq!(run(&rules, "0 A 0 4"), "P@0#1[4] | SC@0#1[8] | SB@0#1[5]");
}

#[test]
fn what_is_made_is_newer_than_what_it_is_made_of() {
    let rules = "lifespan W { from startup; max_open 1; }
        refer B from A { k: k, x: x + 1 }
        situation S: sequence in W { operand b: first B, max 2; operand a: first A;
            detect immediate; emit { b: b.x, a: a.x } }
        situation T: sequence in W { operand a: first A, max 2; operand b: first B;
            detect immediate; emit { a: a.x, b: b.x } }";
    assert_eq!(
        run(rules, "0 A 0 1, 0 A 0 5"),
        "T@0#1[1, 2] | S@0#1[2, 5] | T@0#1[5, 6]"
    );
}

#[test]
fn a_fault_drops_the_event_and_what_it_would_have_made() {
    let rules = told()
        + "refer B from A if 10 / x > 1 { k: 4 / k, x: x }
           refer C from B { k: k, x: x }
           refer D from A { k: k, x: x }";
    // A condition that is false is no fault, and its map is not asked.
    assert_eq!(run(&rules, "0 A 0 9"), "SD@0#1[9]");
    let mut interpreter = interpreter(&rules);
    assert_eq!(
        feed(&mut interpreter, "0 A 0 0, 1 A 0 2, 2 A 2 2"),
        "B refer 1 | SD@0#1[0] | B refer 1 | SD@1#1[2] | SB@2#1[2] | SC@2#1[2] | SD@2#1[2]"
    );
    let tally = interpreter.event_tally(1).expect("B");
    assert_eq!((tally.faults, tally.lost), (2, 0), "it was never an event");
    assert_eq!(interpreter.event_tally(4), None);
}

#[test]
fn faults_are_told_at_once_before_the_terminate_phase() {
    // Two attributes fault: one notice. A ends L, whose R composes behind it.
    let rules = "lifespan L { from D; until A terminate; max_open 1; }
        refer B from A { k: 1 / x, x: 2 / x }
        refer C from A { k: 3 / x, x: 2 }"
        .to_owned()
        + &super::super::contexts::at_end("R", "C", "L")
        + &at_every("S", "B", "L");
    assert_eq!(
        run(&rules, "0 D, 1 C 0 7, 2 A 0 0"),
        "B refer 1 | C refer 1 | R@2#1[7]"
    );
}

#[test]
fn what_is_made_opens_and_ends_instances() {
    // A ends L itself, and the B that it makes opens the next.
    let rules = "lifespan L { from B including; until A discard; max_open 1; }
        refer B from A if x > 0 { k: k, x: x }"
        .to_owned()
        + &at_every("S", "B", "L");
    assert_eq!(
        run(&rules, "0 A 0 1, 1 A 0 2, 2 A 0 0, 3 C"),
        "S@0#1[1] | S@1#2[2]"
    );
}

#[test]
fn a_timer_has_its_own_stateless_rules() {
    let rules = told()
        + "situation T: at 5us in W { emit { x: 3i64 } }
           refer B from T { k: 0, x: x }
           refer C from B { k: 0, x: x + 1 }";
    assert_eq!(
        run(&rules, "10, 20 D 0 9"),
        "T@15#1[3] | SB@15#1[3] | SC@15#1[4] | SD@20#1[9]"
    );
}

#[test]
fn keys_are_those_of_what_is_made() {
    let rules = "lifespan L { policy ignore; from B; key k; max_open 4; }
        refer B from A { k: x, x: k }
        situation S: all in L { operand b: first B; operand c: first C, max 2;
            detect immediate; emit { b: b.x, c: c.x } }";
    let rules = rules.replace("operand b: first B;", "operand b: first B, max 2;");
    assert_eq!(
        run(&rules, "0 A 7 1, 1 A 8 1, 2 C 8 5, 3 C 1 6"),
        "S@3#1[8, 6]"
    );
}
