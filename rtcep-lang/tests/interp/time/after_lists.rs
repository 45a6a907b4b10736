//! `after` with `each`: a set of delays, bounded by `max`.

use super::{feed, interpreter, lifespan, run};

/// 5 ticks after every A of L, which B opens.
fn each(more: &str) -> String {
    lifespan("until C discard;")
        + &format!("situation S: after 5us in L {{ operand a: each A, {more}; emit {{ x: a.x }} }}")
}

#[test]
fn every_candidate_has_its_own() {
    assert_eq!(
        run(
            &each("max 3"),
            "0 B, 0 A 0 1, 2 A 0 2, 2 A 0 3, 6 A 0 4, 20"
        ),
        "S@5#1[1] | S@7#1[2] | S@7#1[3] | S@11#1[4]"
    );
    // In each instance.
    assert_eq!(
        run(&each("max 3"), "0 B, 0 B, 1 A 0 1, 20"),
        "S@6#1[1] | S@6#2[1]"
    );
}

#[test]
fn what_has_fired_makes_room() {
    assert_eq!(
        run(&each("max 1"), "0 B, 0 A 0 1, 4 A 0 2, 5 A 0 3, 20"),
        "S.a reject | S@5#1~[1] | S@10#1~[3]"
    );
}

#[test]
fn a_full_set_drops_the_oldest() {
    let rules = each("max 1, on_full drop_oldest");
    assert_eq!(
        run(&rules, "0 B, 0 A 0 1, 4 A 0 2, 20"),
        "S.a drop_oldest | S@9#1~[2]"
    );
}

#[test]
fn what_waits_in_a_frozen_instance_fires() {
    let rules = each("max 1, on_full freeze");
    let mut interpreter = interpreter(&rules);
    assert_eq!(
        feed(&mut interpreter, "0 B, 0 A 0 1, 4 A 0 2, 6 A 0 3, 20"),
        "S.a freeze | S@5#1~[1]"
    );
    assert_eq!(interpreter.tally(0).map(|tally| tally.lost), Some(2));
    // Others are not frozen.
    assert_eq!(feed(&mut interpreter, "20 B, 21 A 0 4, 30"), "S@26#2~[4]");
}

#[test]
fn what_once_has_ended_loses_nothing_any_more() {
    let rules = each("max 1, on_full freeze").replace("emit", "once; emit");
    let mut interpreter = interpreter(&rules);
    assert_eq!(
        feed(&mut interpreter, "0 B, 0 A 0 1, 4 A 0 2, 6 A 0 3, 20"),
        "S.a freeze | S@5#1~[1]"
    );
    assert_eq!(interpreter.tally(0).map(|tally| tally.lost), Some(1));
}

#[test]
fn once_drops_the_others() {
    let rules = each("max 3").replace("emit", "once; emit");
    assert_eq!(
        run(&rules, "0 B, 0 A 0 1, 0 A 0 2, 2 A 0 3, 7 A 0 4, 30"),
        "S@5#1[1]"
    );
}

#[test]
fn an_override_drops_the_earlier_ones() {
    let rules = each("override if x > 5, max 2");
    // It needs no room, since what it drops is gone.
    assert_eq!(
        run(&rules, "0 B, 0 A 0 1, 1 A 0 2, 2 A 0 9, 3 A 0 3, 20"),
        "S@7#1[9] | S@8#1[3]"
    );
}

#[test]
fn emissions_that_fault_at_one_tick_are_told_together() {
    let rules = each("max 3").replace("x: a.x", "x: 6 / a.x");
    let mut interpreter = interpreter(&rules);
    assert_eq!(
        feed(
            &mut interpreter,
            "0 B, 1 A 0 0, 1 A 0 2, 1 A 0 0, 2 A 0 0, 20"
        ),
        "S.a reject | S@6#1~[3] | S emit 2"
    );
    let rules = rules.replace("max 3", "max 4");
    assert_eq!(
        run(&rules, "0 B, 1 A 0 0, 1 A 0 2, 2 A 0 0, 20"),
        "S@6#1[3] | S emit 1 | S emit 1"
    );
    // What `once` has chosen may fault.
    let rules = rules.replace("emit", "once; emit");
    assert_eq!(run(&rules, "0 B, 1 A 0 0, 1 A 0 2, 20"), "S emit 1");
}

#[test]
fn what_never_fires_keeps_its_room() {
    let rules = each("max 1");
    let max = u64::MAX;
    let trace = format!("0 B, {} A 0 1, {max} A 0 2, {max}", max - 4);
    assert_eq!(run(&rules, &trace), "S.a reject");
}
