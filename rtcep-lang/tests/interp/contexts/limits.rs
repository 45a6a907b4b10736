//! `max_open`, `per_key`, policies and freezes (language.md, 5).

use super::{at_every, feed, interpreter, run};
use rtcep_core::notice::Tally;

/// C shows which instances are open.
fn rules(limits: &str) -> String {
    format!("lifespan L {{ from B; until first A discard; {limits} }}") + &at_every("S", "C", "L")
}

/// Runs a trace; gives what was told, and the number of openings and instances
/// that were lost.
fn lost(limits: &str, trace: &str) -> (String, u64) {
    let mut interpreter = interpreter(&rules(limits));
    let told = feed(&mut interpreter, trace);
    let tally = interpreter.lifespan_tally(0).unwrap_or(Tally::ZERO);
    assert_eq!(tally.faults, 0);
    (told, tally.lost)
}

#[test]
fn a_full_type_rejects_drops_or_freezes() {
    let trace = "0 B, 1 B, 2 B, 3 C 0 5";
    for (on_full, told) in [
        ("reject", "L reject | S@3#1~[5] | S@3#2~[5]"),
        ("drop_oldest", "L drop_oldest | S@3#2~[5] | S@3#3~[5]"),
        ("freeze", "L freeze | S@3#1~[5] | S@3#2~[5]"),
    ] {
        let got = lost(&format!("max_open 2, on_full {on_full};"), trace);
        assert_eq!(got, (told.to_owned(), 1), "{on_full}");
    }
    // Without a word it rejects.
    assert_eq!(
        lost("max_open 2;", trace).0,
        "L reject | S@3#1~[5] | S@3#2~[5]"
    );
}

#[test]
fn a_rejecting_type_tells_every_time() {
    assert_eq!(
        lost("max_open 1;", "0 B, 1 B, 2 B, 3 A, 4 B, 5 B"),
        ("L reject | L reject | L reject".to_owned(), 3)
    );
}

#[test]
fn a_frozen_type_opens_none_until_all_have_ended() {
    // B at 4 finds room and is lost nevertheless, in silence: #2 is open.
    assert_eq!(
        lost(
            "max_open 2, on_full freeze;",
            "0 B, 1 B, 2 B, 3 A, 4 B, 5 A, 6 B, 7 C 0 5"
        ),
        ("L freeze | S@7#3[5]".to_owned(), 2)
    );
}

#[test]
fn an_event_that_ends_the_last_one_thaws_and_opens() {
    let rules = "lifespan L { from B; until B if x > 0 discard; max_open 1, on_full freeze; }"
        .to_owned()
        + &at_every("S", "C", "L");
    assert_eq!(
        run(&rules, "0 B, 1 B, 2 B 0 1, 3 C 0 5"),
        "L freeze | S@3#2[5]"
    );
}

#[test]
fn ignore_opens_none_while_one_is_open() {
    assert_eq!(
        lost(
            "policy ignore; max_open 3;",
            "0 B, 1 B, 2 C 0 5, 3 A, 4 B, 5 C 0 6"
        ),
        ("S@2#1[5] | S@5#2[6]".to_owned(), 0)
    );
    // With a key: none of that key.
    assert_eq!(
        lost(
            "policy ignore; key k; max_open 3;",
            "0 B 1, 1 B 1, 2 B 2, 3 C 1 5, 4 C 2 6"
        ),
        ("S@3#1[5] | S@4#2[6]".to_owned(), 0)
    );
}

#[test]
fn what_is_ignored_is_no_loss_even_if_frozen() {
    // Keys 1 and 2 are open; 3 freezes the type; 1 is ignored; 4 is lost.
    assert_eq!(
        lost(
            "policy ignore; key k; max_open 2, on_full freeze;",
            "0 B 1, 1 B 2, 2 B 3, 3 B 1, 4 B 4"
        ),
        ("L freeze".to_owned(), 2)
    );
}

#[test]
fn per_key_rejects_drops_or_freezes_its_key() {
    // Key 1 is full at 2; key 3 opens in every case, as #3 or #4.
    let trace = "0 B 1, 1 B 2, 2 B 1, 3 B 3, 4 C 1 5, 5 C 2 6, 6 C 3 7";
    for (on_full, told) in [
        ("reject", "L reject | S@4#1~[5] | S@5#2~[6] | S@6#3~[7]"),
        (
            "drop_oldest",
            "L drop_oldest | S@4#3~[5] | S@5#2~[6] | S@6#4~[7]",
        ),
        ("freeze", "L freeze | S@4#1~[5] | S@5#2~[6] | S@6#3~[7]"),
    ] {
        let limits = format!("key k; max_open 3, per_key 1, on_full {on_full};");
        assert_eq!(lost(&limits, trace), (told.to_owned(), 1), "{on_full}");
    }
}

#[test]
fn a_frozen_key_opens_none_until_its_own_have_ended() {
    // Key 1 may be open twice. At 3 it freezes; at 5 one of its two is left, so
    // it is lost in silence; at 7 none is left, and it opens although key 2 is
    // open all the time.
    assert_eq!(
        lost(
            "key k; max_open 5, per_key 2, on_full freeze;",
            "0 B 1, 1 B 2, 2 B 1, 3 B 1, 4 A 1, 5 B 1, 6 A 1, 7 B 1, 8 C 1 5"
        ),
        ("L freeze | S@8#4~[5]".to_owned(), 2),
        "#2 was open at both losses and still is: conservative across keys"
    );
}

#[test]
fn where_both_limits_are_full() {
    let limits = |on_full: &str| format!("key k; max_open 2, per_key 1, on_full {on_full};");
    // Dropping the oldest of key 2, which is not the oldest of all, is enough.
    assert_eq!(
        lost(
            &limits("drop_oldest"),
            "0 B 1, 1 B 2, 2 B 2, 3 C 1 5, 4 C 2 6"
        ),
        ("L drop_oldest | S@3#1~[5] | S@4#3~[6]".to_owned(), 1)
    );
    // If `max_open` alone is full, the oldest of all goes.
    assert_eq!(
        lost(
            &limits("drop_oldest"),
            "0 B 1, 1 B 2, 2 B 3, 3 C 1 5, 4 C 2 6, 5 C 3 7"
        ),
        ("L drop_oldest | S@4#2~[6] | S@5#3~[7]".to_owned(), 1)
    );
    // The type freezes, not the key alone: 3 is lost while #2 is open.
    assert_eq!(
        lost(
            &limits("freeze"),
            "0 B 1, 1 B 2, 2 B 2, 3 A 1, 4 B 3, 5 A 2, 6 B 3, 7 C 3 5"
        ),
        ("L freeze | S@7#3[5]".to_owned(), 2)
    );
    assert_eq!(
        lost(
            &limits("reject"),
            "0 B 1, 1 B 2, 2 B 2, 3 A 1, 4 B 3, 5 C 3 5"
        ),
        ("L reject | S@5#3~[5]".to_owned(), 1)
    );
}

#[test]
fn a_dropped_instance_is_discarded() {
    let rules = "lifespan L { from B including; until A terminate;
            max_open 1, on_full drop_oldest; }"
        .to_owned()
        + &super::at_end("S", "B", "L");
    assert_eq!(
        run(&rules, "0 B 0 1, 1 B 0 2, 2 A"),
        "L drop_oldest | S@2#2~[2]"
    );
}

#[test]
fn every_loss_of_many_keys_is_counted() {
    let mut interpreter = interpreter(&rules("key k; max_open 16, on_full drop_oldest;"));
    let keys = 5_000;
    for key in 0..keys {
        let _ = feed(&mut interpreter, &format!("{key} B {key}"));
    }
    let lost = interpreter.lifespan_tally(0).map(|tally| tally.lost);
    assert_eq!(lost, Some(keys - 16));
    // Who is open is the last sixteen.
    assert_eq!(feed(&mut interpreter, "9000 C 4983"), "");
    assert_eq!(feed(&mut interpreter, "9000 C 4984 1"), "S@9000#4985~[1]");
}
