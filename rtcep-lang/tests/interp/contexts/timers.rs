//! Ends by time (language.md, 1.3, 1.4 and 1.6).

use super::{at_end, at_every, call, calls, feed, interpreter, run};
use rtcep_core::{Late, Value};
use rtcep_lang::interp::Output;

/// Opened by B, which it tells at its end.
fn lifespan(clauses: &str) -> String {
    format!("lifespan L {{ from B including; {clauses} max_open 4; }}") + &at_end("S", "B", "L")
}

#[test]
fn an_instance_is_half_open() {
    let rules = lifespan("until after 5us discard;") + &at_every("R", "C", "L");
    assert_eq!(run(&rules, "0 B, 4 C 0 1, 5 C 0 2"), "R@4#1[1]");
}

#[test]
fn an_interval_ends_the_instance_that_owns_it() {
    let rules = lifespan("until after 5us terminate;");
    assert_eq!(
        run(&rules, "0 B 0 1, 2 B 0 2, 4, 5, 6, 7"),
        "S@5#1[1] | S@7#2[2]"
    );
}

#[test]
fn a_timer_comes_before_an_event_of_its_tick() {
    let rules = lifespan("until after 5us terminate; until A discard;");
    assert_eq!(run(&rules, "0 B 0 1, 5 A"), "S@5#1[1]");
    assert_eq!(run(&rules, "0 B 0 1, 4 A, 5"), "");
    // Declaration does not matter: the clock is there first.
    let other = lifespan("until A discard; until after 5us terminate;");
    assert_eq!(run(&other, "0 B 0 1, 5 A"), "S@5#1[1]");
}

#[test]
fn a_timer_that_is_late_has_its_own_tick_and_the_call_that_ran_it() {
    let rules = lifespan("until after 5us terminate;");
    let mut interpreter = interpreter(&rules);
    let mut told = Vec::new();
    for one in calls("0 B 0 1, 3, 100 A") {
        told.extend(call(&mut interpreter, &one));
    }
    let expected = Output::Detection {
        t: 5,
        call: 3,
        instance: 1,
        situation: 0,
        exact: true,
        values: vec![Value::I64(1)],
    };
    assert_eq!(told, [expected]);
}

#[test]
fn the_shortest_interval_wins_and_the_first_of_equal_ones() {
    for (clauses, told) in [
        (
            "until after 5us discard; until after 3us terminate;",
            "S@3#1[1]",
        ),
        ("until after 3us discard; until after 5us terminate;", ""),
        (
            "until after 5us terminate; until after 5us discard;",
            "S@5#1[1]",
        ),
        ("until after 5us discard; until after 5us terminate;", ""),
    ] {
        assert_eq!(run(&lifespan(clauses), "0 B 0 1, 9"), told, "{clauses}");
    }
}

#[test]
fn what_is_due_at_one_tick_goes_by_lifespan_and_then_by_opening() {
    // M is declared first and opens last; all are due at 5.
    let rules = "lifespan M { from C including; until after 3us terminate; max_open 2; }"
        .to_owned()
        + &lifespan("until after 5us terminate;")
        + &at_end("R", "C", "M");
    assert_eq!(
        run(&rules, "0 B 0 1, 0 B 0 2, 2 C 0 3, 9"),
        "R@5#3[3] | S@5#1[1] | S@5#2[2]"
    );
}

#[test]
fn no_derived_event_ends_what_is_already_due() {
    let rules = |after: u64| {
        lifespan("until after 5us terminate;")
            + &format!(
                "lifespan M {{ from B including; until S discard; until after {after}us terminate;
                    max_open 2; }}"
            )
            + &at_end("R", "B", "M")
    };
    // M is due with L: it closes before S is processed.
    assert_eq!(run(&rules(5), "0 B 0 1, 9"), "S@5#1[1] | R@5#2[1]");
    // A tick later S has ended it.
    assert_eq!(run(&rules(6), "0 B 0 1, 9"), "S@5#1[1]");
}

#[test]
fn what_a_timer_opens_ends_in_the_same_sweep() {
    let rules = lifespan("until after 5us terminate;")
        + "lifespan M { from S including; until after 3us terminate; max_open 2; }
        lifespan N { from D; until after 5us terminate; max_open 2; }"
        + &at_end("T", "S", "M")
        + &at_end("U", "T", "N");
    // S at 5 opens #3, which ends at 8 and gives #2 its T; #2 ends at 9.
    assert_eq!(
        run(&rules, "0 B 0 1, 4 D, 20"),
        "S@5#1[1] | T@8#3[1] | U@9#2[1]"
    );
    // In two calls: #2 is M's, and #3 has been open since 7.
    assert_eq!(
        run(&rules, "0 B 0 1, 7 D, 20"),
        "S@5#1[1] | T@8#2[1] | U@12#3[1]"
    );
    // Due at 8 with #3, #2 closes before T is processed.
    assert_eq!(run(&rules, "0 B 0 1, 3 D, 20"), "S@5#1[1] | T@8#3[1]");
}

#[test]
fn startup_is_the_tick_of_the_first_call() {
    let rules = "lifespan L { from startup; until after 5us terminate; max_open 1; }".to_owned()
        + &at_end("S", "A", "L");
    let mut interpreter = interpreter(&rules);
    assert_eq!(interpreter.next_deadline(), None);
    assert_eq!(feed(&mut interpreter, "100 A 0 7, 104 A 0 8"), "");
    assert_eq!(interpreter.next_deadline(), Some(105));
    assert_eq!(feed(&mut interpreter, "105 A 0 9, 200 A"), "S@105#1[7]");
    assert_eq!(interpreter.next_deadline(), None);
}

#[test]
fn the_next_deadline_is_that_of_the_open_instances() {
    let rules = lifespan("until after 5us terminate; until first A discard;");
    let mut interpreter = interpreter(&rules);
    let mut next = |trace: &str| {
        let _ = feed(&mut interpreter, trace);
        interpreter.next_deadline()
    };
    assert_eq!(next("0 B"), Some(5));
    assert_eq!(next("2 B"), Some(5));
    assert_eq!(next("3 A"), Some(7), "the first one is closed");
    assert_eq!(next("7"), None);
}

#[test]
fn the_clock_may_jump_to_its_end() {
    let rules = lifespan("until after 5us terminate;");
    let max = u64::MAX;
    assert_eq!(
        run(&rules, &format!("0 B 0 1, 3 B 0 2, {max} B 0 3")),
        "S@5#1[1] | S@8#2[2]"
    );
    // The last tick is a tick like others.
    let last = format!("{} B 0 1, {max}", max - 5);
    assert_eq!(run(&rules, &last), format!("S@{max}#1[1]"));
}

#[test]
fn a_deadline_beyond_the_last_tick_never_comes() {
    let rules = lifespan("until after 5us terminate; until A terminate;");
    let mut interpreter = interpreter(&rules);
    let opened = u64::MAX - 4;
    assert_eq!(
        feed(&mut interpreter, &format!("{opened} B 0 1, {}", u64::MAX)),
        ""
    );
    assert_eq!(interpreter.next_deadline(), None);
    assert_eq!(
        feed(&mut interpreter, &format!("{} A", u64::MAX)),
        format!("S@{}#1[1]", u64::MAX)
    );
}

#[test]
fn an_interval_that_overflows_leaves_no_other() {
    // All run from the opening: where the shortest overflows, all do.
    let rules = lifespan("until after 9us terminate; until after 5us discard;");
    let opened = u64::MAX - 4;
    assert_eq!(run(&rules, &format!("{opened} B 0 1, {}", u64::MAX)), "");
}

#[test]
fn a_refused_call_runs_no_timer() {
    let rules = lifespan("until after 5us terminate;");
    let mut interpreter = interpreter(&rules);
    assert_eq!(feed(&mut interpreter, "0 B 0 1, 4"), "");
    let mut out = Vec::new();
    let late = Late { t: 3, now: 4 };
    assert_eq!(interpreter.advance(3, &mut out), Err(late));
    let values = [Value::I64(0), Value::I64(9)];
    assert_eq!(
        interpreter.process(3, 1, &values, &mut out),
        Err(late.into())
    );
    assert!(out.is_empty());
    assert_eq!(interpreter.late(), 2);
    assert_eq!(interpreter.next_deadline(), Some(5));
    assert_eq!(feed(&mut interpreter, "9"), "S@5#1[1]");
}
