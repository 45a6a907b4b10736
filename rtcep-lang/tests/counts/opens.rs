//! Opening: with room, full, by key, under several clauses.
//!
//! Two situations are made ready for each instance, so an opening is `open 1,
//! reset 2`; with a key and no situation that takes A, the key is looked up in
//! three places once a clause matches: `key probe 1, key 3`.

use super::{at_lifespan, rules};
use rtcep_core::bounds::Phase;

/// What an A does at a lifespan of at most three that it opens.
fn opens(lifespan: &str) -> Vec<String> {
    let compiled = rules(&format!(
        "event A {{ k: u32 }}
         event B {{ k: u32 }}
         lifespan L {{ {lifespan} }}
         situation S: all in L {{ operand b: first B; emit {{}} }}
         situation T: all in L {{ operand b: first B; emit {{}} }}"
    ));
    at_lifespan(&compiled, "A", "L", Phase::Initiate)
}

#[test]
fn without_a_key() {
    assert_eq!(
        opens("from A; until B discard; max_open 3;"),
        ["opens: open 1, reset 2", "full: reject: notice 1"]
    );
    // Dropping opens as well: it exceeds an opening with room.
    assert_eq!(
        opens("from A; until B discard; max_open 3, on_full drop_oldest;"),
        ["full: drop_oldest: notice 1, open 1, reset 2, close 1"]
    );
    assert_eq!(
        opens("from A; until B discard; max_open 3, on_full freeze;"),
        ["opens: open 1, reset 2", "full: freeze: notice 1"]
    );
    // What finds one open is ignored, and is no overflow.
    assert_eq!(
        opens("policy ignore; from A; until B discard; max_open 3, on_full freeze;"),
        ["opens: open 1, reset 2"]
    );
}

#[test]
fn what_replaces_finds_room() {
    for until in ["until A", "until first A", "until last A"] {
        let opens = opens(&format!("from A; {until} discard; max_open 3;"));
        assert_eq!(opens, ["opens: open 1, reset 2"], "{until}");
    }
    // It may be one of three, but it has ended before.
    assert_eq!(
        opens("from A; from B; until last A discard; max_open 3;"),
        ["opens: open 1, reset 2"]
    );
    // The same condition holds for both clauses, another one need not.
    assert_eq!(
        opens("from A if k > 1; until A if k > 1 discard; max_open 3;"),
        ["opens: threshold 1, compare 1, open 1, reset 2"]
    );
    assert_eq!(
        opens("from A if k > 1; until A if k > 2 discard; max_open 3;"),
        [
            "opens: threshold 1, compare 1, open 1, reset 2",
            "full: reject: threshold 1, compare 1, notice 1"
        ]
    );
}

#[test]
fn by_key() {
    assert_eq!(
        opens("from A; until B discard; key k; max_open 3, per_key 2;"),
        [
            "opens: key probe 1, key 3, open 1, reset 2",
            "full: reject: notice 1, key probe 1, key 3"
        ]
    );
    assert_eq!(
        opens("from A; until B discard; key k; max_open 3, per_key 2, on_full drop_oldest;"),
        ["full: drop_oldest: notice 1, key probe 1, key 3, open 1, reset 2, close 1"]
    );
    // The key alone freezes, at each of its two instances.
    assert_eq!(
        opens("from A; until B discard; key k; max_open 3, per_key 2, on_full freeze;"),
        [
            "opens: key probe 1, key 3, open 1, reset 2",
            "key full: freeze: notice 1, key probe 1, key 3, instance scan 2"
        ]
    );
    // Where both limits are one, all keys freeze.
    assert_eq!(
        opens("from A; until B discard; key k; max_open 3, on_full freeze;"),
        [
            "opens: key probe 1, key 3, open 1, reset 2",
            "full: freeze: notice 1, key probe 1, key 3"
        ]
    );
    // One of each key; three other keys can be in the way.
    assert_eq!(
        opens("policy ignore; from A; until B discard; key k; max_open 3;"),
        [
            "opens: key probe 1, key 3, open 1, reset 2",
            "full: reject: notice 1, key probe 1, key 3"
        ]
    );
    assert_eq!(
        opens("from A; until A discard; key k; max_open 3, per_key 2, on_full freeze;"),
        [
            "opens: key probe 1, key 3, open 1, reset 2",
            "full: freeze: notice 1, key probe 1, key 3"
        ]
    );
}

#[test]
fn few_keys_cannot_fill_a_lifespan() {
    let opens = |policy: &str, declared: &str, ty: &str| {
        let compiled = rules(&format!(
            "{declared}
             event A {{ k: {ty} }}
             event B {{ k: {ty} }}
             lifespan L {{ policy {policy}; from A; until B all_keys discard; key k; max_open 3; }}"
        ));
        let ends = at_lifespan(&compiled, "B", "L", Phase::Terminate);
        (at_lifespan(&compiled, "A", "L", Phase::Initiate), ends)
    };
    let room = "opens: key probe 1, key 3, open 1";
    let full = "full: reject: notice 1, key probe 1, key 3";
    let end = |n: u64| vec![format!("instances end: instance scan {n}, close {n}")];
    // Two keys, one instance of each.
    let two = (vec![room.to_owned()], end(2));
    assert_eq!(opens("ignore", "", "bool"), two);
    assert_eq!(opens("ignore", "enum K { Up, Down }", "K"), two);
    let three = (vec![room.to_owned(), full.to_owned()], end(3));
    assert_eq!(opens("add", "", "bool"), three);
    // The user's type may have variants that the rules do not name.
    let adopted = "enum K = crate::K { Up, Down }";
    assert_eq!(opens("ignore", adopted, "K"), three);
}

#[test]
fn a_key_found_for_operands_is_not_looked_up_again() {
    let compiled = rules(
        "event A { k: u32 }
         lifespan L { from A; until after 5ms discard; key k; max_open 3; }
         situation S: all in L { operand a: first A; emit {} }",
    );
    let at = |phase| at_lifespan(&compiled, "A", "L", phase);
    assert_eq!(at(Phase::Add), ["key probed: key probe 1, key 3"]);
    assert_eq!(
        at(Phase::Initiate),
        ["opens: open 1, reset 1", "full: reject: notice 1"]
    );
}

#[test]
fn clauses_are_judged_up_to_the_one_that_matches() {
    // The first can fault, `k + 1 > 3` being integer and compare; the second
    // can not, and is not judged if the first matches: an upper path has both.
    // The lifespan without a key leaves out the look-up.
    assert_eq!(
        opens("from A if k + 1 > 3; from A if k < 7; until B discard; max_open 3;"),
        [
            "a condition faults, opens: \
             threshold 2, compare 2, integer 1, notice 1, open 1, reset 2",
            "a condition faults, full: reject: \
             threshold 2, compare 2, integer 1, notice 2"
        ]
    );
    // Behind a clause without a condition nothing is judged.
    assert_eq!(
        opens("from A if k + 1 > 3; from A; from A if k < 7; until B discard; max_open 3;"),
        [
            "a condition faults, opens: \
             threshold 1, compare 1, integer 1, notice 1, open 1, reset 2",
            "a condition faults, full: reject: \
             threshold 1, compare 1, integer 1, notice 2"
        ]
    );
    // All can fault: then nothing matches, which tells more than an opening.
    assert_eq!(
        opens("from A if k + 1 > 3; from A if k + 2 > 3; until B discard; max_open 3;"),
        [
            "a condition faults, opens: \
             threshold 2, compare 2, integer 2, notice 1, open 1, reset 2",
            "a condition faults, full: reject: \
             threshold 2, compare 2, integer 2, notice 2"
        ]
    );
    assert_eq!(
        opens("policy ignore; from A if k + 1 > 3; until B discard; max_open 3;"),
        [
            "opens: threshold 1, compare 1, integer 1, open 1, reset 2",
            "a condition faults: threshold 1, compare 1, integer 1, notice 1"
        ]
    );
}
