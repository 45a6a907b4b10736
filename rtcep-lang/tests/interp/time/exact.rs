//! Losses and timers (language.md, 7).

use super::{lifespan, run};

/// S misses periods of L; T follows it.
const FOLLOWED: &str = "
    situation S: every 3us in L { emit { m: missed } }
    lifespan W { from startup; max_open 1; }
    situation T: all in W { operand s: first S; detect immediate; emit { m: s.m } }";

#[test]
fn what_follows_a_late_timer_is_not_exact() {
    let rules = lifespan("until C discard;") + FOLLOWED;
    // The detection itself lacks nothing; T comes behind the loss.
    assert_eq!(
        run(&rules, "0 B, 7, 9"),
        "S@3#2[1] | S missed 1 | T@3#1~[1] | S@9#2~[0] | T@9#1~[0]"
    );
    // W is open since before the loss, and the new L is not.
    assert_eq!(
        run(&rules, "0 B, 7, 8 C, 10 B, 13"),
        "S@3#2[1] | S missed 1 | T@3#1~[1] | S@13#3[0] | T@13#1~[0]"
    );
}

#[test]
fn a_loss_goes_with_the_instances_that_were_open_then() {
    let rules = lifespan("until C discard;") + "situation S: every 3us in L { emit { m: missed } }";
    // #2 was open as #1 missed a period, and keeps the loss alive.
    assert_eq!(
        run(&rules, "0 B, 2 B, 4, 5, 6, 8, 9"),
        "S@3#1[0] | S@5#2[0] | S@6#1[0] | S@8#2[0] | S@9#1[0]"
    );
    assert_eq!(
        run(&rules, "0 B, 7 C, 8 B, 11"),
        "S@3#1[1] | S missed 1 | S@11#2[0]"
    );
}

#[test]
fn a_stateless_rule_is_no_way_out() {
    // T reads C, which is made of S.
    let rules = lifespan("")
        + "situation S: all in L { operand a: first A, max 1; operand b: first D, max 1;
            detect immediate; emit { k: a.k, x: b.x } }
        refer C from S { k: k, x: x }
        lifespan W { from startup; max_open 1; }
        situation T: all in W { operand c: first C; detect immediate; emit { x: c.x } }";
    assert_eq!(
        run(&rules, "0 B, 1 A, 2 D 0 5, 3 A, 4 A, 5 D 0 6"),
        "S@2#2[0, 5] | T@2#1[5] | S.a reject | S@5#2~[0, 6] | T@5#1~[6]"
    );
}

#[test]
fn openings_by_what_is_made_of_detections_are_touched() {
    // M opens at a C made of S, which lost an A.
    let rules = lifespan("")
        + "situation S: all in L { operand a: first A, max 1; operand b: first D, max 1;
            detect immediate; emit { k: a.k, x: b.x } }
        refer C from S { k: k, x: x }
        lifespan M { from C; max_open 2; }
        situation T: every 2us in M { emit { n: 1i64 } }";
    assert_eq!(
        run(&rules, "0 B, 3 A, 4 A, 5 D 0 6, 7"),
        "S.a reject | S@5#1~[0, 6] | T@7#2~[1]"
    );
}

#[test]
fn what_a_full_lifespan_lost_touches_its_timers() {
    let rules = "lifespan L { from B; until C discard; max_open 1; }
        situation S: every 3us in L { emit { m: missed } }";
    assert_eq!(
        run(rules, "0 B, 1 B, 3, 4 C, 5 B, 8"),
        "L reject | S@3#1~[0] | S@8#2[0]"
    );
}
