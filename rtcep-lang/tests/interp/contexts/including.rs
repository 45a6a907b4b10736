//! An initiator that its instance takes too (language.md, 2.4).

use super::{at_end, at_every, run};

#[test]
fn the_new_instance_alone_is_offered_the_event_once_more() {
    let rules =
        "lifespan L { from A including; max_open 3; }".to_owned() + &at_every("S", "A", "L");
    assert_eq!(
        run(&rules, "0 A 0 1, 1 A 0 2"),
        "S@0#1[1] | S@1#1[2] | S@1#2[2]"
    );
}

#[test]
fn it_says_so_by_clause() {
    let rules = "lifespan L { from A including if x > 5; from A; max_open 3; }".to_owned()
        + &at_every("S", "A", "L");
    assert_eq!(run(&rules, "0 A 0 1, 1 A 0 9"), "S@1#1[9] | S@1#2[9]");
}

#[test]
fn several_lifespans_open_by_declaration() {
    // R of M is declared first, but L opens first.
    let rules = "lifespan L { from A including; max_open 1; }
        lifespan M { from A including; max_open 1; }"
        .to_owned()
        + &at_every("R", "A", "M")
        + &at_every("S", "A", "L")
        + &at_every("Q", "A", "L");
    assert_eq!(run(&rules, "0 A 0 1"), "S@0#1[1] | Q@0#1[1] | R@0#2[1]");
}

#[test]
fn its_detections_are_processed_behind_those_of_the_add_phase() {
    let rules = "lifespan M { from startup; max_open 1; }
        lifespan L { from A including; max_open 1; }"
        .to_owned()
        + &at_every("R", "A", "L")
        + &at_every("P", "A", "M")
        + &at_every("OfR", "R", "M")
        + &at_every("OfP", "P", "M");
    assert_eq!(
        run(&rules, "0 A 0 1"),
        "P@0#1[1] | R@0#2[1] | OfP@0#1[1] | OfR@0#1[1]"
    );
}

#[test]
fn thresholds_are_judged_once_and_told_once() {
    let rules = "lifespan L { from A including; max_open 3; }
        situation S: all in L { operand a: first A if 1 / x > 0; detect immediate;
            emit { x: a.x } }";
    // The first time nobody but the new instance takes A; the second time #1
    // does, and was told.
    assert_eq!(
        run(rules, "0 A 0 0, 1 A 0 0"),
        "S threshold 1 | S threshold 1"
    );
}

#[test]
fn where_all_others_are_frozen_the_new_instance_is_told() {
    let rules = "lifespan L { from A including if x < 5; max_open 3; }
        situation S: all in L {
            operand a: first A if 1 / x >= 0, max 1, on_full freeze; operand b: first B, max 1;
            detect immediate; emit { x: a.x } }";
    // A7 freezes #1 and opens nothing. A0 is judged for #1 in silence; #2 opens,
    // would take it, and tells.
    assert_eq!(
        run(rules, "0 A 0 1, 1 A 0 7, 2 A 0 0"),
        "S.a freeze | S threshold 1"
    );
}

#[test]
fn a_deferred_situation_keeps_it() {
    let rules = "lifespan L { from A including; until B terminate; max_open 3; }".to_owned()
        + &at_end("S", "A", "L");
    // #1 has A1 and A2, and tells the first.
    assert_eq!(run(&rules, "0 A 0 1, 1 A 0 2, 2 B"), "S@2#1[1] | S@2#2[2]");
}

#[test]
fn it_has_the_running_number_of_its_add_phase() {
    // P is made of A in the add phase, and comes after it: A, P in #2 too.
    let rules = "lifespan M { from startup; max_open 1; }
        lifespan L { from A including; max_open 1; }
        situation S: sequence in L { operand a: first A, max 1; operand p: first P;
            detect immediate; emit { a: a.x, p: p.x } }"
        .to_owned()
        + &at_every("P", "A", "M");
    assert_eq!(run(&rules, "0 A 0 1"), "P@0#1[1] | S@0#2[1, 1]");
}
