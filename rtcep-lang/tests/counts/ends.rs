//! Ends by an event: which instances, how many are visited, how many are
//! terminated. At most four are open, of one key two or three.

use super::{at_lifespan, entry, rules};
use rtcep_core::bounds::Phase;

/// What an X does at a lifespan that it ends, and in how many instances the
/// deferred situation composes.
fn ends(lifespan: &str) -> (Vec<String>, u64) {
    let compiled = rules(&format!(
        "event A {{ k: u32 }}
         event X {{ k: u32 }}
         event B {{ k: u32 }}
         lifespan L {{ from A; {lifespan} }}
         situation S: all in L {{ operand b: first B, max 1; detect deferred; emit {{}} }}"
    ));
    let deferred = entry(&compiled, "X", "S", Phase::Terminate);
    let paths = at_lifespan(&compiled, "X", "L", Phase::Terminate);
    (paths, deferred.map_or(0, |entry| entry.instances))
}

fn check(lifespan: &str, paths: &[&str], terminated: u64) {
    let (found, instances) = ends(lifespan);
    assert_eq!(found, paths, "{lifespan}");
    assert_eq!(instances, terminated, "{lifespan}");
}

#[test]
fn one_clause_without_a_key() {
    let all = ["instances end: instance scan 4, close 4"];
    let one = ["instances end: instance scan 1, close 1"];
    check("until X terminate; max_open 4;", &all, 4);
    check("until first X terminate; max_open 4;", &one, 1);
    check("until last X terminate; max_open 4;", &one, 1);
    check("until X discard; until B terminate; max_open 4;", &all, 0);
    // Never more than one is open.
    let ignore = "policy ignore; until X terminate; max_open 4;";
    check(ignore, &one, 1);
}

#[test]
fn a_condition_holds_or_faults() {
    check(
        "until X if k + 1 > 2 terminate; max_open 4;",
        &[
            "instances end: threshold 1, compare 1, integer 1, instance scan 4, close 4",
            "a condition faults: threshold 1, compare 1, integer 1, notice 1",
        ],
        4,
    );
    // One cannot fault.
    check(
        "until X if k > 2 terminate; max_open 4;",
        &["instances end: threshold 1, compare 1, instance scan 4, close 4"],
        4,
    );
}

#[test]
fn one_clause_by_key() {
    // The key is looked up in four places.
    check(
        "until X terminate; key k; max_open 4, per_key 2;",
        &["instances end: key probe 1, key 4, instance scan 2, close 2"],
        2,
    );
    let one = ["instances end: key probe 1, key 4, instance scan 1, close 1"];
    check(
        "until first X terminate; key k; max_open 4, per_key 2;",
        &one,
        1,
    );
    check(
        "until last X terminate; key k; max_open 4, per_key 2;",
        &one,
        1,
    );
    check(
        "policy ignore; until X terminate; key k; max_open 4;",
        &one,
        1,
    );
}

#[test]
fn one_clause_with_all_keys() {
    // No key is looked up.
    check(
        "until X all_keys terminate; key k; max_open 4, per_key 2;",
        &["instances end: instance scan 4, close 4"],
        4,
    );
    check(
        "until first X all_keys terminate; key k; max_open 4, per_key 2;",
        &["instances end: instance scan 1, close 1"],
        1,
    );
    // The newest one has up to two older ones of its key, of which the oldest
    // is looked for.
    check(
        "until last X all_keys terminate; key k; max_open 4, per_key 3;",
        &["instances end: instance scan 3, close 1"],
        1,
    );
    check(
        "policy ignore; until last X all_keys terminate; key k; max_open 4;",
        &["instances end: instance scan 1, close 1"],
        1,
    );
}

#[test]
fn several_clauses_visit_all_that_they_may_end() {
    // The oldest and the newest of four.
    check(
        "until first X terminate; until last X discard; max_open 4;",
        &["instances end: instance scan 4, close 2"],
        1,
    );
    // Whatever else holds: the first clause says how the oldest ends.
    check(
        "until first X terminate; until X if k > 3 discard; max_open 4;",
        &["instances end: threshold 1, compare 1, instance scan 4, close 4"],
        1,
    );
    check(
        "until X if k > 3 discard; until first X terminate; max_open 4;",
        &["instances end: threshold 1, compare 1, instance scan 4, close 4"],
        1,
    );
    // Where an unconditional one discards all, none is terminated.
    check(
        "until X discard; until first X terminate; max_open 4;",
        &["instances end: instance scan 4, close 4"],
        0,
    );
    // Both can fault: one of them and all end, or both and nothing does.
    check(
        "until X if k + 1 > 3 discard; until X if k + 2 > 5 terminate; max_open 4;",
        &[
            "a condition faults, instances end: \
             threshold 2, compare 2, integer 2, notice 1, instance scan 4, close 4",
            "2 conditions fault: threshold 2, compare 2, integer 2, notice 2",
        ],
        4,
    );
}

#[test]
fn several_clauses_by_key() {
    // Three of the key are visited, the oldest and the newest end.
    check(
        "until first X terminate; until last X terminate; key k; max_open 4, per_key 3;",
        &["instances end: key probe 1, key 4, instance scan 3, close 2"],
        2,
    );
    // All four are visited; the newest of all may be of another key, and has
    // one older of that before it.
    check(
        "until first X terminate; until last X all_keys terminate; key k; max_open 4, per_key 2;",
        &["instances end: key probe 1, key 4, instance scan 5, close 2"],
        2,
    );
    // Three of the key, discarded, and an older one of another key, terminated.
    check(
        "until X discard; until first X all_keys terminate; key k; max_open 4, per_key 3;",
        &["instances end: key probe 1, key 4, instance scan 4, close 4"],
        1,
    );
}

#[test]
fn a_key_of_which_none_is_open_takes_none_from_all_keys() {
    // Those of the key would be discarded: with four of other keys all four are
    // terminated.
    check(
        "until X discard; until X all_keys terminate; key k; max_open 4;",
        &["instances end: key probe 1, key 4, instance scan 4, close 4"],
        4,
    );
    // Three older ones of the newest's key; only the clause with all keys ends one.
    check(
        "until first X discard; until last X all_keys terminate; key k; max_open 4;",
        &[
            "instances end: key probe 1, key 4, instance scan 6, close 2",
            "instances end: key probe 1, key 4, instance scan 7, close 1",
        ],
        1,
    );
    // A key that is not open has its condition not judged.
    check(
        "until X if k > 2 discard; until X all_keys terminate; key k; max_open 4;",
        &["instances end: threshold 1, compare 1, key probe 1, key 4, instance scan 4, close 4"],
        4,
    );
}
