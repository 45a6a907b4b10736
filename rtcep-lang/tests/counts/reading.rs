//! Conditions of `until` that read the initiator.

use super::{at_lifespan, rules};
use rtcep_core::bounds::Phase;

/// The paths of a B at a lifespan with these clauses, and of an A that opens it.
fn paths(clauses: &str) -> (Vec<String>, Vec<String>) {
    let compiled = rules(&format!(
        "event A {{ k: u32, x: u32, y: u64 }} event B {{ k: u32, x: u32 }}
         lifespan L {{ from A; {clauses} }}
         situation S: all in L {{ operand a: first A; emit {{}} }}"
    ));
    (
        at_lifespan(&compiled, "B", "L", Phase::Terminate),
        at_lifespan(&compiled, "A", "L", Phase::Initiate),
    )
}

#[test]
fn each_instance_is_judged_and_each_that_holds_ends() {
    let (ends, opens) = paths("until B if x > init.x discard; max_open 5;");
    // Once to judge it, once to end it.
    assert_eq!(
        ends,
        ["instances end: threshold 5, compare 5, instance scan 10, close 5"]
    );
    assert_eq!(opens[0], "opens: word 1, open 1, reset 1");
    // 4 and 8 bytes are kept.
    let (_, opens) =
        paths("until B if x > init.x discard; until B if init.y > 3 discard; max_open 5;");
    assert_eq!(opens[0], "opens: word 2, open 1, reset 1");
}

#[test]
fn a_fault_of_one_says_nothing_of_the_others() {
    let (ends, _) = paths("until B if x - init.x > 3 discard; max_open 5;");
    assert_eq!(
        ends,
        [
            "instances end: threshold 5, compare 5, integer 5, instance scan 10, close 5",
            "a condition faults, instances end: threshold 5, compare 5, integer 5, notice 1, \
             instance scan 10, close 4",
        ]
    );
    // Alone it holds or faults.
    let (ends, _) = paths("until B if x - init.x > 3 discard; key k; max_open 5, per_key 1;");
    assert_eq!(
        ends,
        [
            "a condition faults: threshold 1, compare 1, integer 1, notice 1, key probe 1, \
             key 5, instance scan 1",
            "instances end: threshold 1, compare 1, integer 1, key probe 1, key 5, \
             instance scan 2, close 1",
        ]
    );
}

#[test]
fn first_and_last_end_one_and_may_differ() {
    let (ends, _) = paths("until first B if x > init.x discard; max_open 5;");
    assert_eq!(
        ends,
        ["instances end: threshold 5, compare 5, instance scan 10, close 1"]
    );
    // Both judge five; whatever they select, each is visited once more.
    let (ends, _) = paths(
        "until first B if x > init.x discard; until first B if x < init.x discard; max_open 5;",
    );
    assert_eq!(
        ends,
        ["instances end: threshold 10, compare 10, instance scan 15, close 2"]
    );
}

#[test]
fn beside_a_clause_of_the_key_all_are_visited() {
    let (ends, _) = paths(
        "until last B all_keys if x > init.x discard; until B terminate; key k; max_open 5, per_key 1;",
    );
    // The condition in five instances; then all five again, of which two end.
    assert_eq!(
        ends,
        ["instances end: threshold 5, compare 5, key probe 1, key 5, instance scan 10, close 2"]
    );
}
