//! `after` with `first` and `last`: one delay at a time.

use super::{feed, interpreter, lifespan, run};

/// 5 ticks after an A of L, which B opens.
fn after(operand: &str) -> String {
    lifespan("until C discard;")
        + &format!("situation S: after 5us in L {{ operand a: {operand}; emit {{ x: a.x }} }}")
}

#[test]
fn first_ignores_others_until_it_has_fired() {
    assert_eq!(
        run(&after("first A"), "0 B, 0 A 0 1, 2 A 0 2, 4 A 0 3, 20"),
        "S@5#1[1]"
    );
    // Fired, it takes the next: also one at its own tick.
    assert_eq!(
        run(&after("first A"), "0 B, 0 A 0 1, 5 A 0 2, 6 A 0 3, 20"),
        "S@5#1[1] | S@10#1[2]"
    );
}

#[test]
fn last_starts_anew() {
    assert_eq!(
        run(&after("last A"), "0 B, 0 A 0 1, 2 A 0 2, 7 A 0 3, 20"),
        "S@7#1[2] | S@12#1[3]"
    );
    assert_eq!(
        run(&after("last A"), "0 B, 0 A 0 1, 0 A 0 2, 20"),
        "S@5#1[2]"
    );
}

#[test]
fn an_override_starts_a_first_anew() {
    let rules = after("first A, override if x > 5");
    assert_eq!(
        run(&rules, "0 B, 0 A 0 1, 2 A 0 9, 3 A 0 2, 20"),
        "S@7#1[9]"
    );
    // One that faults does not.
    let rules = after("first A, override if 10 / x > 5");
    assert_eq!(
        run(&rules, "0 B, 0 A 0 9, 2 A 0 0, 20"),
        "S override 1 | S@5#1[9]"
    );
}

#[test]
fn a_threshold_lets_some_start_it() {
    let rules = after("last A if 10 / x > 1");
    assert_eq!(
        run(&rules, "0 B, 0 A 0 2, 2 A 0 9, 3 A 0 0, 20"),
        "S threshold 1 | S@5#1[2]"
    );
}

#[test]
fn the_end_drops_what_waits() {
    let rules = after("first A");
    assert_eq!(run(&rules, "0 B, 0 A, 4 C, 20"), "");
    // The timer comes before an event of its tick.
    assert_eq!(run(&rules, "0 B, 0 A 0 1, 5 C, 20"), "S@5#1[1]");
    // The end by time is no part of the instance.
    let ends = |ticks: u64| after("first A").replace("until C", &format!("until after {ticks}us"));
    assert_eq!(run(&ends(5), "0 B, 0 A 0 1, 20"), "");
    assert_eq!(run(&ends(6), "0 B, 0 A 0 1, 20"), "S@5#1[1]");
}

#[test]
fn once_rests_after_the_first() {
    let rules = after("first A").replace("emit", "once; emit");
    let mut interpreter = interpreter(&rules);
    assert_eq!(
        feed(&mut interpreter, "0 B, 0 A 0 1, 6 A 0 2, 20"),
        "S@5#1[1]"
    );
    assert_eq!(interpreter.next_deadline(), None);
    // Of an instance.
    assert_eq!(feed(&mut interpreter, "20 B, 21 A 0 3, 40"), "S@26#2[3]");
}

#[test]
fn a_silent_key_completes_by_time_alone() {
    let rules = "lifespan L { policy ignore; from A including; until C discard; key k;
            max_open 4; }
        situation S: after 5us in L { operand a: last A; emit { k: a.k, x: a.x } }";
    assert_eq!(
        run(rules, "0 A 1 7, 1 A 2 8, 4 A 1 9, 30"),
        "S@6#2[2, 8] | S@9#1[1, 9]"
    );
}

#[test]
fn a_delay_beyond_the_clock_never_ends() {
    let rules = after("first A");
    let mut interpreter = interpreter(&rules);
    let max = u64::MAX;
    let late = format!("0 B, {} A 0 1, {max} A 0 2, {max}", max - 4);
    assert_eq!(feed(&mut interpreter, &late), "");
    assert_eq!(interpreter.next_deadline(), None);
    let last = format!("0 B, {} A 0 1, {max}", max - 5);
    assert_eq!(run(&rules, &last), format!("S@{max}#1[1]"));
}

#[test]
fn it_takes_what_opens_its_instance_if_that_is_including() {
    let rules = "lifespan L { from A including; until C discard; max_open 4; }
        situation S: after 5us in L { operand a: first A; emit { x: a.x } }";
    // The second A is ignored in #1, and starts a delay in #2.
    assert_eq!(run(rules, "0 A 0 1, 2 A 0 2, 20"), "S@5#1[1] | S@7#2[2]");
}
