//! An event offered to one instance, to those of its key, to all, and to the
//! one that it opens itself.

use super::{at, entry, rules};
use rtcep_core::bounds::Phase;
use rtcep_lang::Compiled;

fn compiled(lifespan: &str, situation: &str) -> Compiled {
    rules(&format!(
        "event A {{ k: u32 }}
         event B {{ k: u32 }}
         event X {{ k: u32 }}
         event Y {{ k: u32 }}
         lifespan L {{ {lifespan} }}
         situation S: {situation}"
    ))
}

/// Without a lifespan of its own to be full: `Recall` once for S, which stores.
const PAIR: &str = "all in L {
    operand x: first X if k + 1 > 3, max 2;
    operand y: first Y, max 3;
    emit { k: x.k }
}";

#[test]
fn as_many_instances_as_an_event_meets() {
    // (lifespan, instances, losses that an emission asks: S, and L if it can be full)
    for (lifespan, n, losses) in [
        ("from A; until B discard; max_open 4;", 4, 2),
        ("policy ignore; from A; until B discard; max_open 4;", 1, 1),
        (
            "from A; until B discard; key k; max_open 4, per_key 3;",
            3,
            2,
        ),
        (
            "policy ignore; from A; until B discard; key k; max_open 4;",
            1,
            2,
        ),
        ("from startup; until B discard; max_open 4;", 1, 1),
        // The newest has ended before the event is offered.
        ("from A; until last X discard; max_open 4;", 3, 2),
        ("from A; until last X if k > 1 discard; max_open 4;", 4, 2),
    ] {
        let compiled = compiled(lifespan, PAIR);
        let paths = at(&compiled, "X", "S", Phase::Add);
        // The threshold once, with a compare and an integer operation. A notice
        // that it faults is less than those of full lists.
        let judged = "threshold 1, compare 1, integer 1";
        assert_eq!(
            paths,
            [
                // One row, one emission of one word, one candidate of Y consumed, each.
                format!(
                    "composes, trigger consumed: offer {n}, {judged}, row {n}, emit {n}, \
                     word {n}, consume {n}, recall {}",
                    n * losses
                ),
                format!("list full: reject: offer {n}, {judged}, notice {n}"),
                format!("stored: offer {n}, {judged}, word {n}, admit {n}"),
            ],
            "{lifespan}"
        );
        let entry = entry(&compiled, "X", "S", Phase::Add).expect("entered");
        assert_eq!(
            (entry.instances, entry.detections, entry.detections_each),
            (n, n, 1)
        );
    }
}

#[test]
fn the_instance_that_is_always_there_is_offered_every_event() {
    assert_eq!(
        at(
            &compiled("from startup; max_open 4;", PAIR),
            "X",
            "S",
            Phase::Add
        ),
        [
            // As much as where its list is full.
            "threshold faults: offer 1, threshold 1, compare 1, integer 1, notice 1",
            "composes, trigger consumed: offer 1, threshold 1, compare 1, integer 1, \
             row 1, emit 1, word 1, consume 1, recall 1",
            "stored: offer 1, threshold 1, compare 1, integer 1, word 1, admit 1",
        ]
    );
}

#[test]
fn those_that_may_rest_are_visited_first() {
    let once = "all in L {
        operand x: first X, max 2, on_full freeze;
        operand y: first Y, max 3;
        once;
        emit { k: x.k }
    }";
    let compiled = compiled("from A; until B discard; max_open 4;", once);
    assert_eq!(
        at(&compiled, "X", "S", Phase::Add),
        [
            "composes, ends the instance: offer 4, row 4, emit 4, word 4, \
             instance scan 4, recall 8",
            "list full: freeze: offer 4, notice 4, instance scan 4",
            "stored: offer 4, word 4, admit 4, instance scan 4",
        ]
    );
}

#[test]
fn what_ends_for_sure_is_not_met() {
    for lifespan in [
        "from A; until X discard; max_open 4;",
        "from A; until X discard; key k; max_open 4, per_key 2;",
        "from A; until X all_keys discard; key k; max_open 4, per_key 2;",
        "policy ignore; from A; until last X discard; max_open 4;",
    ] {
        let compiled = compiled(lifespan, PAIR);
        assert_eq!(at(&compiled, "X", "S", Phase::Add), [": nothing"]);
        let entry = entry(&compiled, "X", "S", Phase::Add).expect("entered");
        assert_eq!((entry.instances, entry.detections), (0, 0), "{lifespan}");
    }
    // A detection of the terminate phase may open one in between.
    let compiled = rules(
        "event A { k: u32 }
         event X { k: u32 }
         lifespan L { from A; from D; until X terminate; max_open 4; }
         lifespan M { from A; until X terminate; max_open 4; }
         situation D: all in M { operand a: first A, max 1; detect deferred; emit { k: a.k } }
         situation S: all in L { operand x: first X; emit { k: x.k } }",
    );
    let entry = entry(&compiled, "X", "S", Phase::Add).expect("entered");
    assert_eq!(entry.instances, 4);
}

/// What an X does at the instance that it opens.
fn including(situation: &str) -> (Vec<String>, u64) {
    let lifespan = "from X including; until B terminate; max_open 4;";
    let compiled = compiled(lifespan, situation);
    let entry = entry(&compiled, "X", "S", Phase::Initiate).expect("entered");
    assert_eq!(entry.instances, 1);
    (at(&compiled, "X", "S", Phase::Initiate), entry.detections)
}

#[test]
fn an_instance_that_includes_its_initiator() {
    // Thresholds may not have been judged before. There is room, and nothing
    // to compose with.
    let judged = "threshold 1, compare 1, integer 1";
    assert_eq!(
        including(PAIR),
        (
            vec![
                format!("threshold faults: {judged}, notice 1"),
                format!("stored: offer 1, {judged}, word 1, admit 1"),
            ],
            0
        )
    );
    // An operand alone composes at once. L can be full: one loss is asked for.
    assert_eq!(
        including("all in L { operand x: first X if k + 1 > 3; emit { k: x.k } }"),
        (
            vec![
                format!("threshold faults: {judged}, notice 1"),
                format!(
                    "composes, trigger consumed: offer 1, {judged}, row 1, emit 1, word 1, recall 1"
                ),
            ],
            1
        )
    );
    // Nothing came before a later operand of a sequence: it does not exist.
    let later = "sequence in L {
        operand y: first Y, max 3;
        operand x: first X, max 2;
        detect deferred;
        emit { k: x.k }
    }";
    assert_eq!(including(later), (vec![": offer 1".to_owned()], 0));
    // The first one does; it is kept with its number: two words.
    let first = "sequence in L {
        operand x: first X, max 2;
        operand y: first Y, max 3;
        when x.k == y.k;
        detect deferred;
        emit { k: x.k }
    }";
    assert_eq!(
        including(first),
        (vec!["stored: offer 1, word 2, admit 1".to_owned()], 0)
    );
}
