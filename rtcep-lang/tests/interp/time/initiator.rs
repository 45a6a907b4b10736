//! Conditions of `until` that read what opened the instance.

use super::{at_every, run};

/// L opens at B, and D tells which instances are open.
fn lifespan(clauses: &str) -> String {
    format!("lifespan L {{ from B; {clauses} max_open 4; }}") + &at_every("S", "D", "L")
}

#[test]
fn it_is_judged_of_every_open_instance() {
    let rules = lifespan("until C if x > init.x discard;");
    // 7 is more than 5 and 3, not more than 8.
    assert_eq!(
        run(&rules, "0 B 0 5, 1 B 0 8, 2 B 0 3, 3 C 0 7, 4 D 0 1"),
        "S@4#2[1]"
    );
}

#[test]
fn first_and_last_are_of_those_that_hold() {
    let trace = "0 B 0 8, 1 B 0 5, 2 B 0 3, 3 B 0 9, 4 C 0 7, 5 D 0 1";
    let rules = lifespan("until first C if x > init.x discard;");
    assert_eq!(run(&rules, trace), "S@5#1[1] | S@5#3[1] | S@5#4[1]");
    let rules = lifespan("until last C if x > init.x discard;");
    assert_eq!(run(&rules, trace), "S@5#1[1] | S@5#2[1] | S@5#4[1]");
}

#[test]
fn its_faults_are_one_notice() {
    let rules = lifespan("until C if 10 / init.x > x discard;");
    // #1 and #3 fault, 10 / 2 is more than 4.
    assert_eq!(
        run(&rules, "0 B 0 0, 1 B 0 2, 2 B 0 0, 3 C 0 4, 4 D 0 1"),
        "L until 1 | S@4#1[1] | S@4#3[1]"
    );
    // Of whichever instance: `first` has judged all of them.
    let rules = lifespan("until first C if 10 / init.x > x discard;");
    assert_eq!(
        run(&rules, "0 B 0 2, 1 B 0 0, 2 C 0 4, 3 D 0 1"),
        "L until 1 | S@3#2[1]"
    );
}

#[test]
fn only_instances_with_the_key_are_asked() {
    let rules = "lifespan L { from B; until C if x > init.x discard; key k; max_open 4; }"
        .to_owned()
        + &at_every("S", "D", "L");
    assert_eq!(
        run(&rules, "0 B 1 2, 0 B 2 2, 1 C 1 7, 2 D 1 1, 2 D 2 1"),
        "S@2#2[1]"
    );
    let rules = rules.replace("until C", "until C all_keys");
    assert_eq!(
        run(&rules, "0 B 1 2, 0 B 2 9, 1 C 1 7, 2 D 1 1, 2 D 2 1"),
        "S@2#2[1]"
    );
}

#[test]
fn several_initiators_have_it_by_name() {
    // The attributes of P stand the other way round.
    let rules = "lifespan W { from startup; max_open 1; }
        situation P: all in W { operand a: first A; detect immediate;
            emit { x: a.x * 10, k: a.k } }
        lifespan L { from B; from P; until C if x == init.x discard; max_open 4; }"
        .to_owned()
        + &at_every("S", "D", "L");
    assert_eq!(
        run(
            &rules,
            "0 B 0 5, 1 A 0 5, 2 D 0 1, 3 C 0 50, 4 D 0 2, 5 C 0 5, 6 D 0 3"
        ),
        "P@1#1[50, 0] | S@2#2[1] | S@2#3[1] | S@4#2[2]"
    );
}

#[test]
fn all_clauses_are_judged_on_the_state_before() {
    // Both select #1: the first declared says how it ends.
    let rules = "lifespan L { from B including; until C if x > init.x discard;
            until C if x > 1 terminate; max_open 4; }
        situation R: all in L { operand b: first B, max 2; detect deferred; emit { x: b.x } }";
    assert_eq!(run(rules, "0 B 0 2, 1 B 0 9, 2 C 0 7"), "R@2#2[9]");
}
