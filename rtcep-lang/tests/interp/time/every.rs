//! `every`: at start + k·p, before the end, and what a late call misses.

use super::{feed, interpreter, lifespan, run};

const S: &str = "situation S: every 3us in L { emit { m: missed } }";

#[test]
fn it_counts_from_the_opening() {
    let rules = lifespan("until after 10us discard;") + S;
    // Opened at 1, it ends at 11.
    assert_eq!(
        run(&rules, "0 A, 1 B, 3, 4, 6, 7 C, 10, 30"),
        "S@4#1[0] | S@7#1[0] | S@10#1[0]"
    );
    // Each instance by itself.
    assert_eq!(run(&rules, "0 B, 1 B, 3, 4"), "S@3#1[0] | S@4#2[0]");
}

#[test]
fn the_end_is_no_time_of_it() {
    // Opened at 1, it ends at 10: 4 and 7.
    let rules = lifespan("until after 9us discard;") + S;
    assert_eq!(run(&rules, "1 B, 4, 7, 10"), "S@4#1[0] | S@7#1[0]");
    assert_eq!(run(&rules, "1 B, 10"), "S@4#1[1] | S missed 1");
}

#[test]
fn a_late_call_fires_once_and_tells_what_it_missed() {
    let rules = lifespan("") + S;
    let mut interpreter = interpreter(&rules);
    // 3, and 6, 9 are missed; 12 is to come. Behind the notice there is a loss.
    assert_eq!(feed(&mut interpreter, "0 B, 11"), "S@3#1[2] | S missed 2");
    assert_eq!(interpreter.next_deadline(), Some(12));
    assert_eq!(feed(&mut interpreter, "12"), "S@12#1~[0]");
    let tally = interpreter.tally(0).expect("a situation");
    assert_eq!((tally.missed, tally.lost, tally.faults), (2, 0, 0));
    // A call at a due time itself misses it if it is not the first due one.
    assert_eq!(run(&rules, "0 B, 6"), "S@3#1[1] | S missed 1");
}

#[test]
fn an_instance_that_fires_later_at_the_tick_knows_of_the_loss() {
    let rules = lifespan("") + S;
    assert_eq!(
        run(&rules, "0 B, 0 B, 7"),
        "S@3#1[1] | S missed 1 | S@3#2~[1] | S missed 1"
    );
}

#[test]
fn once_misses_nothing() {
    let rules = lifespan("") + "situation S: every 3us in L { once; emit { m: missed } }";
    let mut interpreter = interpreter(&rules);
    assert_eq!(feed(&mut interpreter, "0 B, 50"), "S@3#1[0]");
    assert_eq!(interpreter.next_deadline(), None);
    assert_eq!(feed(&mut interpreter, "51 B, 60"), "S@54#2[0]");
}

#[test]
fn an_event_that_ends_the_instance_ends_it() {
    let rules = lifespan("until C discard;") + S;
    assert_eq!(run(&rules, "0 B, 3, 5 C, 50"), "S@3#1[0]");
    // The timer comes before an event of its tick.
    assert_eq!(run(&rules, "0 B, 3 C, 50"), "S@3#1[0]");
}

#[test]
fn only_an_end_that_the_clock_sets_is_known() {
    // R ends the instance at 5, and nobody knew at 3.
    let rules = lifespan("until R discard;").replace("from B", "from startup")
        + S
        + "lifespan W { from startup; max_open 1; }
           situation R: at 5us in W { emit { n: 1i64 } }";
    assert_eq!(run(&rules, "0, 13"), "S@3#1[3] | S missed 3 | R@5#2[1]");
    assert_eq!(run(&rules, "0, 3, 5, 13"), "S@3#1[0] | R@5#2[1]");
    // One that the clock sets, in whatever way, is.
    let rules = lifespan("until at 8us discard;") + S;
    assert_eq!(run(&rules, "0 B, 13"), "S@3#1[1] | S missed 1");
}

#[test]
fn a_jump_to_the_end_of_the_clock_is_one_firing() {
    let rules = lifespan("") + S;
    let mut interpreter = interpreter(&rules);
    let max = u64::MAX;
    // 3, 6, .., max, which is a multiple of 3.
    let missed = max / 3 - 1;
    assert_eq!(
        feed(&mut interpreter, &format!("0 B, {max}")),
        format!("S@3#1[{missed}] | S missed {missed}")
    );
    assert_eq!(interpreter.next_deadline(), None);
}

#[test]
fn an_emission_that_faults_is_missing_alone() {
    let rules = lifespan("") + "situation S: every 3us in L { emit { m: 2 / missed } }";
    assert_eq!(
        run(&rules, "0 B, 3, 12"),
        "S emit 1 | S@6#1[1] | S missed 2"
    );
    let rules = lifespan("") + "situation S: every 3us in L { emit { m: 2 / (missed - 2) } }";
    assert_eq!(
        run(&rules, "0 B, 9, 12"),
        "S emit 1 | S missed 2 | S emit 1"
    );
}
