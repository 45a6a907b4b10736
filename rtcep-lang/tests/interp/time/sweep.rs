//! All that is due at one tick, group by group.

use super::{at_end, lifespan, run};

#[test]
fn what_is_due_closes_composes_fires_opens_and_is_then_processed() {
    // At 5: #2 ends, T fires in #1, M opens as #3, which takes R and then T.
    let rules = "lifespan W { from startup; max_open 1; }
        lifespan M { from at 5us; max_open 1; }
        lifespan L { from B including; until after 5us terminate; max_open 2; }
        situation U: any in M { operand t: T; operand r: R; emit { x: it.x } }
        situation T: at 5us in W { emit { x: 50i64 } }"
        .to_owned()
        + &at_end("R", "B", "L");
    assert_eq!(
        run(&rules, "0 B 0 7, 9"),
        "R@5#2[7] | T@5#1[50] | U@5#3[7] | U@5#3[50]"
    );
}

#[test]
fn timers_go_by_situation_and_then_by_opening() {
    let rules = lifespan("")
        + "lifespan M { from B; max_open 4; }
        situation S: every 5us in L { emit { n: 1i64 } }
        situation T: at 5us in M { emit { n: 2i64 } }
        situation U: every 5us in L { emit { n: 3i64 } }";
    // B opens #1 and #2, then #3 and #4.
    assert_eq!(
        run(&rules, "0 B, 0 B, 5"),
        "S@5#1[1] | S@5#3[1] | T@5#2[2] | T@5#4[2] | U@5#1[3] | U@5#3[3]"
    );
}

#[test]
fn no_detection_stops_a_timer_that_is_due() {
    let rules = "lifespan W { from startup; max_open 1; }
        situation R: at 5us in W { emit { k: 0i64, x: 9i64 } }"
        .to_owned()
        + &lifespan("until R discard;")
        + "situation S: after 5us in L { operand a: first A; emit { x: a.x } }";
    assert_eq!(
        run(&rules, "0 B, 0 A 0 1, 9"),
        "R@5#1[9, 0] | S@5#2[1]".replace("9, 0", "0, 9")
    );
    // A tick later R has ended it.
    assert_eq!(run(&rules, "0 B, 1 A 0 1, 9"), "R@5#1[0, 9]");
}

#[test]
fn a_detection_of_the_tick_starts_a_delay_anew() {
    // R at 5 is newer than the A at 2; the delay that was due at 7 starts at 5.
    let rules = "lifespan W { from startup; max_open 1; }
        situation R: at 5us in W { emit { x: 9i64 } }
        situation S: after 5us in W { operand a: last R; emit { x: a.x } }
        situation T: after 4us in W { operand s: each S, max 2; emit { x: s.x } }";
    assert_eq!(run(rules, "0, 30"), "R@5#1[9] | S@10#1[9] | T@14#1[9]");
}

#[test]
fn an_instance_that_opens_in_the_sweep_has_its_timers() {
    let rules = "lifespan L { from at 5us; until after 7us discard; max_open 2; }
        situation S: every 3us in L { emit { m: missed } }
        situation T: at 6us in L { emit { n: 1i64 } }";
    // Opened at 5, it ends at 12: 8 and 11.
    assert_eq!(run(rules, "0, 30"), "T@6#1[1] | S@8#1[1] | S missed 1");
    assert_eq!(
        run(rules, "0, 6, 8, 11, 12"),
        "T@6#1[1] | S@8#1[0] | S@11#1[0]"
    );
}

#[test]
fn a_closing_instance_does_not_fire_and_a_new_one_not_yet() {
    // At 6 #1 ends, and #2 opens: neither is open before and after.
    let rules = "lifespan L { from startup; from at 6us; until after 6us discard; max_open 2; }
        situation T: at 6us in L { emit { n: 1i64 } }
        situation S: every 6us in L { emit { n: 2i64 } }";
    assert_eq!(run(rules, "0, 30"), "");
    // A tick longer, and each fires in its own time.
    let longer = rules.replace("after 6us", "after 7us");
    assert_eq!(run(&longer, "0, 30"), "T@6#1[1] | S@6#1[2] | S@12#2[2]");
}

#[test]
fn a_timer_comes_before_an_event_of_its_tick_in_every_call() {
    let rules = lifespan("until C terminate;")
        + &at_end("R", "A", "L")
        + "situation S: after 5us in L { operand a: first A; emit { x: a.x } }";
    for trace in [
        "0 B, 0 A 0 1, 5 C",
        "0 B, 0 A 0 1, 5, 5 C",
        "0 B, 0 A 0 1, 4, 5 C",
    ] {
        assert_eq!(run(&rules, trace), "S@5#1[1] | R@5#1[1]", "{trace}");
    }
}
