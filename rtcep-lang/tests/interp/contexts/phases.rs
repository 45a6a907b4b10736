//! Terminate, add, initiate, and the closures between them (language.md, 2.1 to
//! 2.5).

use super::{at_end, at_every, run};

#[test]
fn a_terminator_is_an_operand_of_other_instances_alone() {
    // #1 is M's, #2 is L's. A closes #2 before it is offered to #1.
    let rules = "lifespan M { from startup; max_open 1; }
        lifespan L { from B; until A terminate; max_open 2; }"
        .to_owned()
        + &at_every("S", "A", "L")
        + &at_every("R", "A", "M");
    assert_eq!(run(&rules, "0 B, 1 A 0 7"), "R@1#1[7]");
}

#[test]
fn an_initiator_is_no_operand_of_what_it_opens() {
    let rules = "lifespan L { from A; max_open 3; }".to_owned() + &at_every("S", "A", "L");
    assert_eq!(run(&rules, "0 A 0 1, 1 A 0 2"), "S@1#1[2]");
}

#[test]
fn one_event_closes_the_old_and_opens_a_new() {
    // Never two at once: the old is closed before the new opens.
    let rules =
        "lifespan L { from A; until A terminate; max_open 1; }".to_owned() + &at_end("S", "B", "L");
    assert_eq!(
        run(&rules, "0 A, 1 B 0 5, 2 A, 3 B 0 6, 4 A"),
        "S@2#1[5] | S@4#2[6]"
    );
}

#[test]
fn all_clauses_are_judged_on_the_state_before() {
    // B ends both. S of L would discard M's instance if it were processed before
    // that one closed; it closes first, and so R composes.
    let rules = "lifespan L { from startup; until B terminate; max_open 1; }
        lifespan M { from startup; until B terminate; until S discard; max_open 1; }"
        .to_owned()
        + &at_end("S", "A", "L")
        + &at_end("R", "A", "M");
    assert_eq!(run(&rules, "0 A 0 3, 1 B"), "S@1#1[3] | R@1#2[3]");
}

#[test]
fn of_two_clauses_the_first_declared_says_how() {
    let rules = |clauses: &str| {
        format!("lifespan L {{ from startup; {clauses} max_open 1; }}") + &at_end("S", "A", "L")
    };
    let trace = "0 A 0 3, 1 B";
    let terminate = rules("until B terminate; until B discard;");
    assert_eq!(run(&terminate, trace), "S@1#1[3]");
    let discard = rules("until B discard; until B terminate;");
    assert_eq!(run(&discard, trace), "");
}

#[test]
fn two_clauses_of_first_select_the_same_instance() {
    // Not the first, and then the first of the rest.
    let rules = "lifespan L { from B including; until first A terminate; until first A terminate;
            max_open 3; }"
        .to_owned()
        + &at_end("S", "B", "L");
    assert_eq!(run(&rules, "0 B 0 1, 1 B 0 2, 2 A"), "S@2#1[1]");
}

#[test]
fn what_ends_is_processed_before_the_trigger_goes_on() {
    // S takes its n before A does: S, A is the order of events, and not A, S.
    let rules = "lifespan M { from startup; max_open 1; }
        lifespan L { from B; until A terminate; max_open 1; }
        situation Q: sequence in M { operand s: first S, max 1; operand a: first A;
            detect immediate; emit { s: s.x, a: a.x } }
        situation R: sequence in M { operand a: first A, max 1; operand s: first S;
            detect immediate; emit { a: a.x, s: s.x } }"
        .to_owned()
        + &at_end("S", "C", "L");
    assert_eq!(
        run(&rules, "0 B, 1 C 0 3, 2 A 0 4"),
        "S@2#2[3] | Q@2#1[3, 4]"
    );
}

#[test]
fn an_event_meets_instances_that_its_own_terminate_phase_opened() {
    let rules = "lifespan L { from B; until A terminate; max_open 1; }
        lifespan N { from S; max_open 1; }"
        .to_owned()
        + &at_end("S", "C", "L")
        + &at_every("R", "A", "N");
    assert_eq!(run(&rules, "0 B, 1 C 0 3, 2 A 0 4"), "S@2#1[3] | R@2#2[4]");
}

#[test]
fn a_detection_meets_instances_that_its_own_trigger_opened() {
    // P is made in the add phase of A, and processed after A has opened #2.
    let rules = "lifespan M { from startup; max_open 1; }
        lifespan L { from A; max_open 1; }"
        .to_owned()
        + &at_every("P", "A", "M")
        + &at_every("T", "P", "L");
    assert_eq!(run(&rules, "0 A 0 9"), "P@0#1[9] | T@0#2[9]");
}

#[test]
fn order_is_by_situation_and_then_by_opening_while_events_are_added() {
    let rules = "lifespan L { from B; max_open 2; }".to_owned()
        + &at_every("S", "A", "L")
        + &at_every("R", "A", "L");
    assert_eq!(
        run(&rules, "0 B, 1 B, 2 A 0 5"),
        "S@2#1[5] | S@2#2[5] | R@2#1[5] | R@2#2[5]"
    );
}

#[test]
fn order_is_by_lifespan_opening_and_situation_at_the_end() {
    // M is declared first, and its instance opens last.
    let rules = "lifespan M { from C including; until A terminate; max_open 2; }
        lifespan L { from B including; until A terminate; max_open 2; }"
        .to_owned()
        + &at_end("S", "B", "L")
        + &at_end("R", "B", "L")
        + &at_end("Q", "C", "M");
    assert_eq!(
        run(&rules, "0 B 0 1, 1 B 0 2, 2 C 0 3, 3 A"),
        "Q@3#3[3] | S@3#1[1] | R@3#1[1] | S@3#2[2] | R@3#2[2]"
    );
}
