//! Openings and ends at a moment.

use super::{at_end, at_every, feed, interpreter, run};

/// L, which tells of every A, and at its end of the first C.
fn lifespan(clauses: &str) -> String {
    format!("lifespan L {{ {clauses} }}") + &at_every("S", "A", "L") + &at_end("R", "C", "L")
}

#[test]
fn it_opens_at_the_moment() {
    let rules = lifespan("from at 5us; max_open 2;");
    // Before the event of its tick.
    assert_eq!(
        run(&rules, "10 A 0 1, 14 A 0 2, 15 A 0 3, 16 A 0 4"),
        "S@15#1[3] | S@16#1[4]"
    );
    // However late the call.
    assert_eq!(run(&rules, "10 A 0 1, 99 A 0 2"), "S@99#1[2]");
}

#[test]
fn it_ends_at_the_moment() {
    let rules = lifespan("from B; until at 5us terminate; max_open 2;");
    assert_eq!(
        run(&rules, "10 B, 11 C 0 7, 12 B, 14 A 0 1, 15 A 0 2"),
        "S@14#1[1] | S@14#2[1] | R@15#1[7]"
    );
    // And what would open then or later does not.
    let mut interpreter = interpreter(&rules);
    assert_eq!(
        feed(
            &mut interpreter,
            "10 C, 15 B, 16 A 0 1, 17 B, 18 B, 19 B, 20 A 0 2"
        ),
        ""
    );
    assert_eq!(
        interpreter.lifespan_tally(0).map(|tally| tally.lost),
        Some(0)
    );
}

#[test]
fn a_late_opening_has_its_own_tick() {
    // Open from 15 to 18, all of it before the call at 30.
    let rules = "lifespan L { from at 5us; until after 3us terminate; max_open 2; }
        situation N: not in L { operand a: A; detect deferred; emit { n: 1i64 } }";
    assert_eq!(run(rules, "10, 30 A"), "N@18#1[1]");
    assert_eq!(run(rules, "10, 17 A, 30"), "");
}

#[test]
fn the_earliest_end_comes_and_the_first_declared_of_equals() {
    for (clauses, told) in [
        ("until at 5us terminate; until at 7us discard;", "R@5#1[7]"),
        ("until at 7us terminate; until at 5us discard;", ""),
        (
            "until after 5us terminate; until at 5us discard;",
            "R@5#1[7]",
        ),
        ("until at 5us discard; until after 5us terminate;", ""),
        (
            "until after 4us terminate; until at 5us discard;",
            "R@4#1[7]",
        ),
    ] {
        let rules = lifespan(&format!("from B; {clauses} max_open 2;"));
        assert_eq!(run(&rules, "0 B, 1 C 0 7, 20"), told, "{clauses}");
    }
}

#[test]
fn what_would_open_at_its_own_end_does_not() {
    let rules = lifespan("from at 5us; until at 5us terminate; max_open 2;");
    let mut interpreter = interpreter(&rules);
    assert_eq!(feed(&mut interpreter, "0"), "");
    assert_eq!(interpreter.next_deadline(), None);
    assert_eq!(feed(&mut interpreter, "5 A, 6 A"), "");
    let rules = lifespan("from at 5us; until at 6us terminate; max_open 2;");
    assert_eq!(run(&rules, "0, 5 A 0 1, 6 A 0 2"), "S@5#1[1]");
}

#[test]
fn two_at_one_tick_are_one() {
    let rules = lifespan("from at 5us; from at 7us; from at 5us; max_open 4;");
    assert_eq!(
        run(&rules, "0, 5 A 0 1, 7 A 0 2"),
        "S@5#1[1] | S@7#1[2] | S@7#2[2]"
    );
}

#[test]
fn policy_and_limits_hold_for_them() {
    let rules = lifespan("policy ignore; from at 5us; from at 7us; max_open 4;");
    assert_eq!(run(&rules, "0, 7 A 0 2"), "S@7#1[2]");
    let rules = lifespan("from at 5us; from at 7us; from B; max_open 1;");
    assert_eq!(
        run(&rules, "0, 6 B, 7 A 0 2"),
        "L reject | L reject | S@7#1~[2]"
    );
    let rules = lifespan("from B; from at 7us; max_open 1, on_full drop_oldest;");
    assert_eq!(run(&rules, "0, 6 B, 7 A 0 2"), "L drop_oldest | S@7#2~[2]");
    let rules = lifespan("from B; until D discard; from at 7us; max_open 1, on_full freeze;");
    assert_eq!(
        run(&rules, "0, 6 B, 7 A 0 2, 8 D, 9 B, 9 A 0 3"),
        "L freeze | S@7#1~[2] | S@9#2[3]"
    );
}

#[test]
fn instants_are_ticks_after_the_epoch() {
    let rules = "epoch \"1970-01-01T00:00:00Z\";".to_owned()
        + &lifespan(
            "from at \"1970-01-01T00:00:00.000005Z\";
             until at \"1970-01-01T00:00:00.000009Z\" terminate; max_open 4;",
        );
    assert_eq!(run(&rules, "2, 4 A 0 1, 8 A 0 2, 9 A 0 3"), "S@8#1[2]");
    // The tick of startup itself.
    assert_eq!(run(&rules, "5 A 0 1"), "S@5#1[1]");
    // Before startup it never came.
    assert_eq!(run(&rules, "6 A 0 1, 7 A 0 2"), "");
}

#[test]
fn an_end_before_startup_lets_nothing_open() {
    let rules = "epoch \"1970-01-01T00:00:00Z\";".to_owned()
        + &lifespan(
            "from startup; from B; until at \"1970-01-01T00:00:00.000005Z\" terminate;
             max_open 4;",
        )
        + "lifespan W { from startup; max_open 1; }"
        + &at_every("T", "A", "W");
    assert_eq!(
        run(&rules, "4 B, 4 A 0 1"),
        "S@4#1[1] | S@4#3[1] | T@4#2[1]"
    );
    // The number of the instance that does not open stays free.
    assert_eq!(run(&rules, "5 B, 5 A 0 1"), "T@5#2[1]");
    assert_eq!(run(&rules, "9 B, 9 A 0 1"), "T@9#2[1]");
}

#[test]
fn startup_and_a_moment_at_its_tick_are_two() {
    let rules = "epoch \"1970-01-01T00:00:00Z\";".to_owned()
        + &lifespan("from startup; from at \"1970-01-01T00:00:00.000005Z\"; max_open 4;");
    assert_eq!(run(&rules, "5 A 0 1"), "S@5#1[1] | S@5#2[1]");
}

#[test]
fn the_next_deadline_is_the_next_opening() {
    let rules = lifespan("from at 5us; from at 9us; until after 3us discard; max_open 4;");
    let mut interpreter = interpreter(&rules);
    assert_eq!(
        interpreter.next_deadline(),
        None,
        "startup is not yet known"
    );
    let mut next = |trace: &str| {
        let _ = feed(&mut interpreter, trace);
        interpreter.next_deadline()
    };
    assert_eq!(next("10"), Some(15));
    assert_eq!(next("15"), Some(18));
    assert_eq!(next("18"), Some(19));
    assert_eq!(next("30"), None);
}
