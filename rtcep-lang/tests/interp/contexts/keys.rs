//! Who meets whom, and which instances an event ends (language.md, 5).

use super::{at_end, at_every, run};
use rtcep_core::Value;
use rtcep_lang::compile_str;
use rtcep_lang::interp::{Interpreter, Output};

/// Each instance tells at its end the B that opened it.
fn ended_by(clause: &str) -> String {
    format!("lifespan L {{ from B including; until {clause} terminate; key k; max_open 6; }}")
        + &at_end("S", "B", "L")
}

/// Instances 1 and 3 have key 1, instance 2 has key 2.
const OPEN: &str = "0 B 1 10, 1 B 2 20, 2 B 1 11";

#[test]
fn an_event_ends_each_the_first_or_the_last_of_its_key() {
    for (clause, told) in [
        ("A", "S@3#1[10] | S@3#3[11]"),
        ("each A", "S@3#1[10] | S@3#3[11]"),
        ("first A", "S@3#1[10]"),
        ("last A", "S@3#3[11]"),
    ] {
        assert_eq!(
            run(&ended_by(clause), &format!("{OPEN}, 3 A 1")),
            told,
            "{clause}"
        );
    }
}

#[test]
fn or_of_all_keys() {
    for (clause, told) in [
        ("A all_keys", "S@3#1[10] | S@3#2[20] | S@3#3[11]"),
        ("first A all_keys", "S@3#1[10]"),
        ("last A all_keys", "S@3#3[11]"),
        ("first A", "S@3#2[20]"),
        ("last A", "S@3#2[20]"),
    ] {
        assert_eq!(
            run(&ended_by(clause), &format!("{OPEN}, 3 A 2")),
            told,
            "{clause}"
        );
    }
    // A key that is not open at all.
    assert_eq!(run(&ended_by("last A"), &format!("{OPEN}, 3 A 7")), "");
    assert_eq!(
        run(&ended_by("last A all_keys"), &format!("{OPEN}, 3 A 7")),
        "S@3#3[11]"
    );
}

#[test]
fn without_a_key_all_instances_are_met() {
    let rules = |which: &str| {
        format!("lifespan L {{ from B including; until {which} A terminate; max_open 6; }}")
            + &at_end("S", "B", "L")
    };
    for (which, told) in [
        ("each", "S@3#1[10] | S@3#2[20] | S@3#3[11]"),
        ("first", "S@3#1[10]"),
        ("last", "S@3#3[11]"),
    ] {
        assert_eq!(
            run(&rules(which), &format!("{OPEN}, 3 A 1")),
            told,
            "{which}"
        );
    }
}

#[test]
fn first_ends_one_after_the_other() {
    let trace = format!("{OPEN}, 3 A 1, 4 A 1, 5 A 1");
    assert_eq!(run(&ended_by("first A"), &trace), "S@3#1[10] | S@4#3[11]");
}

#[test]
fn operands_meet_the_instances_of_their_key() {
    let rules = "lifespan L { from B; key k; max_open 6; }".to_owned() + &at_every("S", "A", "L");
    assert_eq!(
        run(&rules, &format!("{OPEN}, 3 A 1 5, 4 A 2 6, 5 A 3 7")),
        "S@3#1[5] | S@3#3[5] | S@4#2[6]"
    );
}

#[test]
fn an_event_may_call_the_key_otherwise() {
    let rules = "lifespan L { from B; until C terminate; key k = C.x; max_open 6; }".to_owned()
        + &at_every("S", "A", "L");
    assert_eq!(
        run(&rules, &format!("{OPEN}, 3 C 2 1, 4 A 1 5, 5 A 2 6")),
        "S@5#2[6]"
    );
}

#[test]
fn a_detection_brings_its_key_along() {
    // P says another key than its trigger.
    let rules = "lifespan M { from startup; max_open 1; }
        lifespan L { from P; until D terminate; key k; max_open 6; }
        situation P: all in M { operand b: first B; detect immediate;
            emit { k: b.k + 1, x: b.x } }"
        .to_owned()
        + &at_every("S", "A", "L");
    assert_eq!(
        run(&rules, "0 B 1 5, 1 A 1 6, 2 A 2 7"),
        "P@0#1[2, 5] | S@2#2[7]"
    );
}

#[test]
fn a_key_that_is_silent_completes_by_time_alone() {
    let rules = "lifespan L { from B including; until after 5us terminate; key k; max_open 6; }"
        .to_owned()
        + &at_end("S", "B", "L");
    assert_eq!(
        run(&rules, "0 B 1 10, 1 B 2 20, 100"),
        "S@5#1[10] | S@6#2[20]"
    );
}

#[test]
fn the_same_event_opens_and_ends_by_different_keys() {
    // L ends by k and M ends by x; A ends k = 1 in L and x = 1 in M.
    let rules = "lifespan L { from B including; until A terminate; key k; max_open 6; }
        lifespan M { from B including; until A terminate; key x; max_open 6; }"
        .to_owned()
        + &at_end("S", "B", "L")
        + "situation R: all in M { operand b: first B, max 2; detect deferred;
            emit { k: b.k } }";
    // Instances: B(1, 2) opens #1 in L and #2 in M; B(2, 1) opens #3 and #4.
    assert_eq!(
        run(&rules, "0 B 1 2, 1 B 2 1, 2 A 1 1"),
        "S@2#1[2] | R@2#4[2]"
    );
}

#[test]
fn a_key_may_be_a_bool_or_an_enumeration() {
    let rules = |key: &str| {
        format!(
            "engine Test; resolution 1us; enum Kind {{ Air, Surface }}
            event E {{ on: bool, kind: Kind }}
            lifespan L {{ from E including; key {key}; policy ignore; max_open 2; }}
            situation S: all in L {{ operand e: first E; detect immediate;
                emit {{ kind: e.kind }} }}"
        )
    };
    // By `on`, the second meets the first; by `kind`, the third does.
    for (key, instances) in [("on", [1, 1, 2]), ("kind", [1, 2, 1])] {
        let compiled = compile_str(&rules(key)).expect("rules of the language");
        let mut interpreter = Interpreter::new(compiled.model);
        let mut out = Vec::new();
        for (on, kind) in [(true, 0), (true, 1), (false, 0)] {
            let values = [Value::Bool(on), Value::Variant(kind)];
            let accepted = interpreter.process(0, 0, &values, &mut out);
            assert_eq!(accepted, Ok(()));
        }
        let met = out.iter().map(|output| match output {
            Output::Detection { instance, .. } => *instance,
            other => panic!("{other:?}"),
        });
        assert_eq!(met.collect::<Vec<u64>>(), instances, "{key}");
    }
}
