//! Deferred situations at the end of instances: up to two X and three Y in each
//! of two instances. Every emission is one word and asks for two losses, those
//! of S and of L.

use super::{at, entry, rules};
use rtcep_core::bounds::Phase;

/// What a B does that terminates both instances, and the detections in each.
fn concludes(situation: &str) -> (Vec<String>, u64) {
    let compiled = rules(&format!(
        "event A {{ k: u32 }}
         event B {{ k: u32 }}
         event X {{ k: u32 }}
         event Y {{ k: u32 }}
         lifespan L {{ from A; until B terminate; max_open 2; }}
         situation S: {situation}"
    ));
    let entry = entry(&compiled, "B", "S", Phase::Terminate).expect("entered");
    assert_eq!(entry.instances, 2);
    assert_eq!(entry.detections, 2 * entry.detections_each);
    (
        at(&compiled, "B", "S", Phase::Terminate),
        entry.detections_each,
    )
}

fn check(kind: &str, [x, y]: [&str; 2], clauses: &str, paths: &[&str], detections: u64) {
    let found = concludes(&format!(
        "{kind} in L {{
             operand x: {x};
             operand y: {y};
             {clauses}
             detect deferred;
             emit {{ k: x.k }}
         }}"
    ));
    assert_eq!(found.0, paths, "{kind} {x}, {y}, {clauses}");
    assert_eq!(found.1, detections, "{kind} {x}, {y}, {clauses}");
}

const FIRST: [&str; 2] = ["first X, max 2", "first Y, max 3"];
const EACH: [&str; 2] = ["each X, max 2", "each Y, max 3"];

#[test]
fn all() {
    // The fronts of both lists, nothing consumed.
    check(
        "all",
        FIRST,
        "",
        &["composes: step 2, row 2, emit 2, word 2, conclude 2, recall 4"],
        1,
    );
    // Two steps and 2·3 rows in each instance.
    check(
        "all",
        EACH,
        "",
        &["composes: step 4, row 12, emit 12, word 12, conclude 2, recall 24"],
        6,
    );
    // The first combination alone.
    check(
        "all",
        EACH,
        "once;",
        &["composes: step 2, row 2, emit 2, word 2, conclude 2, recall 4"],
        1,
    );
    // The last combination that is tried may be the one that holds.
    check(
        "all",
        FIRST,
        "when x.k == y.k;",
        &["composes: compare 12, step 4, row 12, emit 2, word 2, conclude 2, recall 4"],
        1,
    );
    // A fault of `when` is one notice in each instance.
    check(
        "all",
        FIRST,
        "when x.k + 1 == y.k;",
        &[
            "composes, `when` faults once: compare 12, integer 12, step 4, row 12, emit 2, \
             word 2, notice 2, conclude 2, recall 4",
        ],
        1,
    );
    // A window is a condition of its own, without nodes.
    check(
        "all",
        FIRST,
        "within 5ms;",
        &["composes: step 4, row 12, emit 2, word 2, conclude 2, recall 4"],
        1,
    );
}

#[test]
fn an_operand_alone_fits_every_window() {
    let (paths, _) = concludes(
        "all in L { operand x: first X, max 2; within 5ms; detect deferred; emit { k: x.k } }",
    );
    assert_eq!(
        paths,
        ["composes: row 2, emit 2, word 2, conclude 2, recall 4"]
    );
    let (paths, _) =
        concludes("all in L { operand x: each X, max 2; detect deferred; emit { k: x.k } }");
    assert_eq!(
        paths,
        ["composes: row 4, emit 4, word 4, conclude 2, recall 8"]
    );
}

#[test]
fn sequence() {
    // Every Y that exists is younger than the oldest X.
    check(
        "sequence",
        FIRST,
        "",
        &["composes: step 2, row 2, emit 2, word 2, conclude 2, recall 4"],
        1,
    );
    // Newest X first: it may be younger than all three Y. The older one holds
    // with the first Y: 3 + 1 rows in each instance.
    check(
        "sequence",
        ["last X, max 2", "first Y, max 3"],
        "",
        &["composes: step 4, row 8, emit 2, word 2, conclude 2, recall 4"],
        1,
    );
    check(
        "sequence",
        EACH,
        "",
        &["composes: step 4, row 12, emit 12, word 12, conclude 2, recall 24"],
        6,
    );
}

#[test]
fn what_an_eviction_took_out_of_existence_expires() {
    // The oldest X is dropped: none to three of the Y came before the next one.
    // They are taken at the front, and a front is all that is looked at.
    check(
        "sequence",
        ["first X, max 2, on_full drop_oldest", "first Y, max 3"],
        "",
        &[
            "some expire, composes: expire 4, step 2, row 2, emit 2, word 2, conclude 2, recall 4",
            "all others expire: expire 6, conclude 2",
        ],
        1,
    );
    // With none, one and two of three gone in each instance: (2 - 1)·len + 1
    // rows. What is gone moves the list of three up.
    check(
        "sequence",
        ["last X, max 2, on_full drop_oldest", "last Y, max 3"],
        "",
        &[
            "composes: step 4, row 8, emit 2, word 2, conclude 2, recall 4",
            "some expire, composes: \
             expire 2, step 4, row 6, emit 2, word 2, compact 6, conclude 2, recall 4",
            "some expire, composes: \
             expire 4, step 4, row 4, emit 2, word 2, compact 6, conclude 2, recall 4",
            "all others expire: expire 6, compact 6, conclude 2",
        ],
        1,
    );
    // In a list that only rejects nothing expires before the lists before it.
    check(
        "sequence",
        ["last X, max 2", "last Y, max 3, on_full drop_oldest"],
        "",
        &["composes: step 4, row 8, emit 2, word 2, conclude 2, recall 4"],
        1,
    );
}

#[test]
fn three_lists_lose_in_order() {
    let (paths, detections) = concludes(
        "sequence in L {
             operand x: first X, max 2, on_full drop_oldest;
             operand y: first Y, max 3;
             operand a: first A, max 2;
             when x.k + y.k == a.k;
             detect deferred;
             emit { k: x.k }
         }",
    );
    assert_eq!(detections, 1);
    // (expired Y, expired A) in each instance: with k gone of three Y and l of
    // two A, 2·(3 - k)·(2 - l) rows and 2 + 2·(3 - k) steps. An A goes only when
    // a Y has gone, so (0, 1) cannot be; (2, 0) costs less than (1, 1). Moved up:
    // three Y, two A.
    let counts = |path: &String| path.split_once(": ").expect("a name").1.to_owned();
    let rows: Vec<String> = paths.iter().map(counts).collect();
    let path = |k: u64, l: u64| {
        let expire = match 2 * (k + l) {
            0 => String::new(),
            n => format!("expire {n}, "),
        };
        let compact = match 2 * (3 * u64::from(k > 0) + 2 * u64::from(l > 0)) {
            0 => String::new(),
            n => format!("compact {n}, "),
        };
        let (rows, steps) = (4 * (3 - k) * (2 - l), 4 + 4 * (3 - k));
        format!(
            "compare {rows}, integer {rows}, {expire}step {steps}, row {rows}, emit 2, word 2, \
             {compact}notice 2, conclude 2, recall 4"
        )
    };
    let all = [(0, 0), (1, 0), (1, 1), (2, 1)].map(|(k, l)| path(k, l));
    for expected in &all {
        assert!(rows.contains(expected), "{expected}\n{paths:#?}");
    }
    assert!(rows.contains(&"expire 10, compact 10, conclude 2".to_owned()));
    assert_eq!(rows.len(), all.len() + 1, "{paths:#?}");
}

#[test]
fn lists_too_short_for_their_levels_conclude_nothing() {
    let (paths, detections) = concludes(
        "sequence in L {
             operand x: first X, max 1;
             operand again: last X, max 1;
             detect deferred;
             emit { k: x.k }
         }",
    );
    assert_eq!(paths, ["too few candidates: conclude 2"]);
    assert_eq!(detections, 0);
}
