//! Detections that open and end instances (language.md, 2.1, 2.8 and 5).

use super::{at_end, at_every, run};

#[test]
fn a_detection_opens_an_instance() {
    let rules = "lifespan M { from startup; max_open 1; }
        lifespan L { from P including if x > 3; max_open 2; }"
        .to_owned()
        + &at_every("P", "A", "M")
        + &at_every("T", "P", "L");
    assert_eq!(
        run(&rules, "0 A 0 3, 1 A 0 4"),
        "P@0#1[3] | P@1#1[4] | T@1#2[4]"
    );
}

#[test]
fn a_situation_may_end_its_own_instance() {
    let rules =
        "lifespan L { from B; until S discard; max_open 2; }".to_owned() + &at_every("S", "A", "L");
    // A5 is detected in both instances before either of them ends.
    assert_eq!(
        run(&rules, "0 B, 1 B, 2 A 0 5, 3 A 0 6"),
        "S@2#1[5] | S@2#2[5]"
    );
}

#[test]
fn each_detection_ends_one_after_the_other() {
    // The first S ends #1; what #1 composes is processed before the second S,
    // which ends #2.
    let rules = "lifespan L { from B including; until first S terminate; max_open 2; }
        lifespan M { from startup; max_open 1; }"
        .to_owned()
        + &at_every("S", "A", "L")
        + &at_end("E", "B", "L")
        + &at_every("F", "E", "M");
    assert_eq!(
        run(&rules, "0 B 0 1, 1 B 0 2, 2 A 0 5"),
        "S@2#2[5] | S@2#3[5] | E@2#2[1] | F@2#1[1] | E@2#3[2] | F@2#1[2]"
    );
}

#[test]
fn siblings_meet_what_the_elder_opened() {
    // B makes P1 and P2. P1 opens #2 and is followed to its end; then P2 is
    // offered to #2, and opens #3.
    let rules = "lifespan M { from startup; max_open 1; }
        lifespan L { from P including; max_open 4; }
        situation P: all in M { operand a: each A, max 3; operand b: first B, max 3;
            detect immediate; emit { x: a.x } }"
        .to_owned()
        + &at_every("T", "P", "L");
    assert_eq!(
        run(&rules, "0 A 0 1, 1 A 0 2, 2 B"),
        "P@2#1[1] | P@2#1[2] | T@2#2[1] | T@2#2[2] | T@2#3[2]"
    );
}

#[test]
fn an_event_and_its_detection_may_both_end() {
    // A ends the first instance in its own terminate phase; S of #2 then ends
    // the next one.
    let rules = "lifespan L { from B including; until first A terminate; until first S terminate;
            max_open 3; }"
        .to_owned()
        + &at_every("S", "A", "L")
        + &at_end("E", "B", "L");
    assert_eq!(
        run(&rules, "0 B 0 1, 1 B 0 2, 2 A 0 5"),
        "E@2#1[1] | S@2#2[5] | E@2#2[2]"
    );
}

#[test]
fn an_end_that_opens_is_followed_before_the_trigger_is_added() {
    // A ends #1; E opens #2 in N; A is then an operand there, and F ends it.
    let rules = "lifespan L { from B including; until A terminate; max_open 1; }
        lifespan N { from E; until F terminate; max_open 1; }"
        .to_owned()
        + &at_end("E", "B", "L")
        + &at_every("F", "A", "N")
        + &at_end("G", "A", "N");
    assert_eq!(
        run(&rules, "0 B 0 1, 1 A 0 5, 2 A 0 6"),
        "E@1#1[1] | F@1#2[5] | G@1#2[5]"
    );
}
