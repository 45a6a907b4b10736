//! `at`: once in every instance that is open then.

use super::{feed, interpreter, lifespan, run};

const S: &str = "situation S: at 5us in L { emit { n: 1i64 } }";

#[test]
fn it_fires_once_in_every_instance_that_is_open() {
    let rules = lifespan("") + S;
    // #3 opens at the moment itself, behind the timer.
    assert_eq!(
        run(&rules, "0 A, 2 B, 3 B, 5 B, 9 A, 20"),
        "S@5#1[1] | S@5#2[1]"
    );
}

#[test]
fn the_moment_counts_from_startup() {
    let rules = lifespan("") + S;
    assert_eq!(run(&rules, "100 B, 104, 105"), "S@105#1[1]");
    // Startup is the first call, whatever it is.
    assert_eq!(run(&rules, "7, 11 B, 30"), "S@12#1[1]");
}

#[test]
fn it_has_its_own_tick_however_late_the_call() {
    let rules = lifespan("") + S;
    assert_eq!(run(&rules, "0 B, 4, 900 C"), "S@5#1[1]");
}

#[test]
fn what_has_ended_does_not_fire() {
    let rules = lifespan("until C terminate; until after 3us terminate;") + S;
    assert_eq!(run(&rules, "0 B, 2 C, 9"), "", "by an event");
    assert_eq!(run(&rules, "0 B, 9"), "", "by time");
    // The very end is no part of the instance: #1 opened at 2 ends at 5.
    assert_eq!(run(&rules, "0 A, 2 B, 3 B, 9"), "S@5#2[1]");
    // A timer comes before an event that would end the instance.
    assert_eq!(run(&rules, "0 A, 3 B, 5 C, 9"), "S@5#1[1]");
}

#[test]
fn an_instant_is_a_tick_after_the_epoch() {
    let rules = "epoch \"1970-01-01T00:00:00Z\";".to_owned()
        + &lifespan("")
        + "situation S: at \"1970-01-01T00:00:00.000005Z\" in L { emit { n: 1i64 } }";
    assert_eq!(run(&rules, "3 B, 9"), "S@5#1[1]");
    // Opened at the moment, and after it.
    assert_eq!(run(&rules, "5 B, 9"), "");
    assert_eq!(run(&rules, "6 B, 9"), "");
}

#[test]
fn a_moment_beyond_the_clock_never_comes() {
    let rules = lifespan("") + S;
    let mut interpreter = interpreter(&rules);
    let max = u64::MAX;
    assert_eq!(feed(&mut interpreter, &format!("{} B, {max}", max - 4)), "");
    assert_eq!(interpreter.next_deadline(), None);
    // The last tick is one.
    assert_eq!(
        run(&rules, &format!("{} B, {max}", max - 5)),
        format!("S@{max}#1[1]")
    );
}

#[test]
fn the_next_deadline_is_its_moment() {
    let rules = lifespan("") + S;
    let mut interpreter = interpreter(&rules);
    let mut next = |trace: &str| {
        let _ = feed(&mut interpreter, trace);
        interpreter.next_deadline()
    };
    assert_eq!(next("10 A"), None, "nothing is open");
    assert_eq!(next("11 B"), Some(15));
    assert_eq!(next("15"), None);
    assert_eq!(next("16 B"), None, "it has passed");
}
