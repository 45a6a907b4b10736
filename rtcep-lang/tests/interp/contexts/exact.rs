//! Losses of situations, and what they touch (language.md, 7).

use super::{at_end, at_every, run};

/// `all(C, D)` with one place each; a second C is lost.
fn pair(clauses: &str) -> String {
    format!(
        "situation S: all in L {{ operand c: first C, max 1; operand d: first D, max 1; {clauses}
            detect immediate; emit {{ x: d.x }} }}"
    )
}

/// The pair in instances from B until the first A.
fn rules() -> String {
    "lifespan L { from B; until first A discard; max_open 3; }".to_owned() + &pair("")
}

#[test]
fn a_loss_touches_what_comes_after_it() {
    assert_eq!(
        run(&rules(), "0 B, 1 C, 2 D 0 4, 3 C, 4 C, 5 D 0 5"),
        "S@2#1[4] | S.c reject | S@5#1~[5]"
    );
}

#[test]
fn it_lives_while_an_instance_that_was_open_then_is_open() {
    // #1 ends at 4. #2 opens after that, or before.
    for (trace, told) in [
        (
            "0 B, 1 C, 2 C, 4 A, 5 B, 6 C, 7 D 0 5",
            "S.c reject | S@7#2[5]",
        ),
        (
            "0 B, 1 C, 2 C, 3 B, 4 A, 5 C, 6 D 0 5",
            "S.c reject | S@6#2~[5]",
        ),
        // The same at one tick: what happens first decides.
        (
            "0 B, 1 C, 2 C, 3 A, 3 B, 4 C, 5 D 0 5",
            "S.c reject | S@5#2[5]",
        ),
        (
            "0 B, 1 C, 2 C, 3 B, 3 A, 4 C, 5 D 0 5",
            "S.c reject | S@5#2~[5]",
        ),
    ] {
        assert_eq!(run(&rules(), trace), told, "{trace}");
    }
}

#[test]
fn an_instance_that_opens_as_the_last_one_closes_is_not_touched() {
    let rules = "lifespan L { from A; until A discard; max_open 1; }".to_owned() + &pair("");
    assert_eq!(
        run(&rules, "0 A, 1 C, 2 C, 3 A, 4 C, 5 D 0 5"),
        "S.c reject | S@5#2[5]"
    );
    // By time, at 5; and a tick before that.
    let rules =
        "lifespan L { from A; until after 5us discard; max_open 2; }".to_owned() + &pair("");
    assert_eq!(
        run(&rules, "0 A, 1 C, 2 C, 5 A, 6 C, 7 D 0 5"),
        "S.c reject | S@7#2[5]"
    );
    assert_eq!(
        run(&rules, "0 A, 1 C, 2 C, 4 A, 6 C, 7 D 0 5"),
        "S.c reject | S@7#2~[5]"
    );
}

#[test]
fn it_touches_instances_of_every_key() {
    let rules = "lifespan L { from B; until A discard; key k; max_open 3; }".to_owned() + &pair("");
    // The loss is of #1, key 1. #2 was open then; #3 opens while #2 is.
    assert_eq!(
        run(
            &rules,
            "0 B 1, 1 B 2, 2 C 1, 3 C 1, 4 A 1, 5 B 3, 6 C 2, 7 C 3, 8 D 2 5, 9 D 3 6"
        ),
        "S.c reject | S@8#2~[5] | S@9#3~[6]"
    );
}

#[test]
fn without_a_window_it_lives_as_long_as_the_instance() {
    let rules = "lifespan L { from startup; max_open 1; }".to_owned() + &pair("");
    assert_eq!(
        run(&rules, "0 C, 1 C, 2 D 0 4, 900 C, 901 D 0 5"),
        "S.c reject | S@2#1~[4] | S@901#1~[5]"
    );
}

#[test]
fn a_window_ends_it_and_looks_back_no_further() {
    let rules = "lifespan L { from startup; max_open 1; }".to_owned() + &pair("within 5us;");
    // Lost at 1, live until 6: seen from 11, which looks back to 6, and not from 12.
    assert_eq!(
        run(&rules, "0 C, 1 C, 10 C, 11 D 0 5"),
        "S.c reject | S@11#1~[5]"
    );
    assert_eq!(
        run(&rules, "0 C, 1 C, 11 C, 12 D 0 5"),
        "S.c reject | S@12#1[5]"
    );
    // A second loss at 4 is live until 9, and so seen from 14.
    assert_eq!(
        run(&rules, "0 C, 1 C, 4 C, 13 C, 14 D 0 5"),
        "S.c reject | S.c reject | S@14#1~[5]"
    );
}

#[test]
fn the_window_of_a_deferred_situation_ends_nothing() {
    let rules = "lifespan L { from startup; until A terminate; max_open 1; }".to_owned()
        + &pair("within 5us;").replace("immediate", "deferred");
    assert_eq!(
        run(&rules, "0 C, 1 C, 2 D 0 5, 900 A"),
        "S.c reject | S@900#1~[5]"
    );
}

/// S of L looks 5 ticks back; it is made of P, which is detected in M.
fn looks_back(until: &str) -> String {
    format!(
        "lifespan L {{ from startup; max_open 1; }}
        lifespan M {{ from B; until {until} discard; max_open 1; }}
        situation S: all in L {{ operand p: first P, max 1; operand d: first D, max 1;
            within 5us; detect immediate; emit {{ x: d.x }} }}"
    ) + &at_every("P", "C", "M")
}

#[test]
fn the_tick_to_which_it_looks_back_counts_wholly() {
    // M loses an opening at 1; A ends its instance at 3, which was open at 3.
    let rules = looks_back("A");
    assert_eq!(
        run(&rules, "0 B, 1 B, 3 A, 8 B, 8 C 0 4, 8 D 0 5"),
        "M reject | P@8#3[4] | S@8#1~[5]"
    );
    assert_eq!(
        run(&rules, "0 B, 1 B, 3 A, 9 B, 9 C 0 4, 9 D 0 5"),
        "M reject | P@9#3[4] | S@9#1[5]"
    );
    // What a timer ends at 3 was open at 2 and not at 3.
    let rules = looks_back("after 3us");
    assert_eq!(
        run(&rules, "0 B, 1 B, 7 B, 7 C 0 4, 7 D 0 5"),
        "M reject | P@7#3[4] | S@7#1~[5]"
    );
    assert_eq!(
        run(&rules, "0 B, 1 B, 8 B, 8 C 0 4, 8 D 0 5"),
        "M reject | P@8#3[4] | S@8#1[5]"
    );
}

#[test]
fn what_a_frozen_instance_would_have_taken_is_lost_each_time() {
    let rules = rules().replace("first C, max 1", "first C, max 1, on_full freeze");
    // #1 freezes at 2 and ends at 5. With a C at 4, of which #2 was a witness,
    // the loss lives on with #2 and touches #3.
    assert_eq!(
        run(&rules, "0 B, 1 C, 2 C, 3 B, 5 A, 6 B, 7 D 0 1, 8 C"),
        "S.c freeze | S@8#2~[1] | S@8#3[1]"
    );
    assert_eq!(
        run(&rules, "0 B, 1 C, 2 C, 3 B, 4 C, 5 A, 6 B, 7 D 0 1, 8 C"),
        "S.c freeze | S@7#2~[1] | S@8#3~[1]"
    );
}

#[test]
fn what_is_told_before_a_loss_is_not_touched_by_it() {
    // C at 3 completes T, and then finds S full.
    let rules = "lifespan L { from startup; max_open 1; }
        situation T: all in L { operand s: first S, max 1; operand c: first C if x > 0, max 1;
            detect immediate; emit { x: c.x } }"
        .to_owned()
        + &pair("");
    assert_eq!(
        run(&rules, "0 C, 1 D 0 5, 2 C, 3 C 0 1, 4 D 0 6, 5 C 0 2"),
        "S@1#1[5] | T@3#1[1] | S.c reject | S@4#1~[6] | T@5#1~[2]"
    );
}

#[test]
fn a_loss_goes_down_and_not_up() {
    let rules = "lifespan L { from startup; max_open 1; }
        situation T: all in L { operand s: first S, max 1; operand d: first D, max 1;
            detect immediate; emit { x: s.x } }"
        .to_owned()
        + &at_every("S", "C", "L");
    assert_eq!(
        run(&rules, "0 C 0 1, 1 C 0 2, 2 C 0 3, 3 D"),
        "S@0#1[1] | S@1#1[2] | T.s reject | S@2#1[3] | T.s reject | T@3#1~[1]"
    );
}

#[test]
fn what_opens_or_ends_a_lifespan_is_an_ancestor_of_what_happens_in_it() {
    let rules = |clauses: &str| {
        format!(
            "lifespan L {{ from startup; max_open 1; }} lifespan N {{ from startup; max_open 1; }}
            lifespan M {{ {clauses} max_open 2; }}"
        ) + &pair("")
            + &at_every("U", "B", "M")
            + &at_every("V", "B", "N")
    };
    // S opened #3; it may have to be open earlier, or more often.
    let opened = rules("from S;");
    assert_eq!(
        run(&opened, "0 C, 1 C, 2 D 0 5, 3 B 0 7"),
        "S.c reject | S@2#1~[5] | U@3#3~[7] | V@3#2[7]"
    );
    // S may have to have ended it.
    let ended = rules("from A; until S discard;");
    assert_eq!(
        run(&ended, "0 A, 1 C, 2 C, 3 B 0 7"),
        "S.c reject | U@3#3~[7] | V@3#2[7]"
    );
}

#[test]
fn what_a_timer_ends_touches_nothing_that_opens_then() {
    let rules = "lifespan L { from B; until after 5us terminate; max_open 1; }
        lifespan M { from E including; max_open 1; }
        situation E: all in L { operand c: first C, max 1; detect deferred; emit { x: c.x } }"
        .to_owned()
        + &at_every("F", "E", "M");
    assert_eq!(
        run(&rules, "0 B, 1 C 0 1, 2 C 0 2, 9"),
        "E.c reject | E@5#1~[1] | F@5#2[1]"
    );
}

#[test]
fn a_timer_that_is_late_opens_in_the_past() {
    let rules = "lifespan L { from startup; max_open 1; }
        lifespan M { from B including; until after 6us terminate; max_open 1; }
        lifespan N { from E; until S discard; max_open 1; }"
        .to_owned()
        + &pair("within 5us;")
        + &at_end("E", "B", "M")
        + &at_every("U", "A", "N");
    // The loss of S at 4 is live until 9. N's instance opens at 6, however late
    // the call is that says so.
    let told = "S.c reject | E@6#2[1] | U@20#3~[7]";
    assert_eq!(run(&rules, "0 B 0 1, 3 C, 4 C, 6, 20 A 0 7"), told);
    assert_eq!(run(&rules, "0 B 0 1, 3 C, 4 C, 20 A 0 7"), told);
}
