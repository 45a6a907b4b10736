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

#[test]
fn over_all_keys_older_ones_of_a_key_are_in_the_way() {
    let (ends, _) = paths("until B all_keys if x > init.x discard; key k; max_open 5, per_key 2;");
    // Two keys of two, and one alone. Of the two the newer ones end, and the one alone:
    // two more are visited. Or all end, from the oldest on.
    assert_eq!(
        ends,
        [
            "instances end: threshold 5, compare 5, instance scan 12, close 3",
            "instances end: threshold 5, compare 5, instance scan 10, close 5",
        ]
    );
    // One that ends may be the newest of a key with three.
    let (ends, _) =
        paths("until first B all_keys if x > init.x discard; key k; max_open 5, per_key 3;");
    assert_eq!(
        ends,
        ["instances end: threshold 5, compare 5, instance scan 12, close 1"]
    );
    // The oldest of all is that of its key; the other one may be the newest of another.
    let (ends, _) = paths(
        "until first B all_keys if x > init.x discard; until first B all_keys discard; \
         key k; max_open 5, per_key 3;",
    );
    assert_eq!(
        ends,
        ["instances end: threshold 5, compare 5, instance scan 12, close 2"]
    );
}

#[test]
fn one_that_reads_among_many_that_do_not() {
    let (ends, _) = paths(
        "until first B if x > init.x discard; until last B if x == 1 discard; \
         until first B if x == 2 discard; until last B if k == 2 discard; max_open 5;",
    );
    // The oldest, the newest, and any one.
    assert_eq!(
        ends,
        ["instances end: threshold 8, compare 8, instance scan 10, close 3"]
    );
    // So many ways that one path stands for all: each clause ends one.
    let clause = "until first B if x > init.x discard; ";
    let (ends, _) = paths(&format!("{} max_open 9;", clause.repeat(6)));
    assert_eq!(
        ends,
        ["instances end: threshold 54, compare 54, instance scan 63, close 6"]
    );
}
