//! Losses of lifespans, and what they touch (language.md, 7).

use super::{at_every, run};

fn rules(limits: &str) -> String {
    format!("lifespan L {{ from B; until first A discard; {limits} }}") + &at_every("S", "C", "L")
}

#[test]
fn a_lost_opening_touches_what_is_open_and_what_opens_meanwhile() {
    let rules = rules("max_open 1;");
    assert_eq!(
        run(&rules, "0 B, 1 C 0 4, 2 B, 3 C 0 5"),
        "S@1#1[4] | L reject | S@3#1~[5]"
    );
    assert_eq!(
        run(&rules, "0 B, 1 B, 2 A, 3 B, 4 C 0 5"),
        "L reject | S@4#2[5]"
    );
}

#[test]
fn a_replacement_is_touched() {
    let rules = rules("max_open 1, on_full drop_oldest;");
    assert_eq!(
        run(&rules, "0 B, 1 B, 2 C 0 5, 3 B, 4 C 0 6"),
        "L drop_oldest | S@2#2~[5] | L drop_oldest | S@4#3~[6]"
    );
    assert_eq!(
        run(&rules, "0 B, 1 B, 2 A, 3 B, 4 C 0 5"),
        "L drop_oldest | S@4#3[5]"
    );
}

#[test]
fn a_loss_lives_with_the_last_of_those_open_right_after_it() {
    // At 2, #1 goes, and #2 and #3 are open. #4 opens while #3 is open, #5 after it.
    let rules = rules("max_open 2, on_full drop_oldest;");
    assert_eq!(
        run(
            &rules,
            "0 B, 1 B, 2 B, 3 A, 4 B, 5 C 0 5, 6 A, 7 B, 8 C 0 6"
        ),
        "L drop_oldest | S@5#3~[5] | S@5#4~[5] | S@8#4~[6] | S@8#5[6]"
    );
}

#[test]
fn what_a_frozen_type_refuses_is_lost_each_time() {
    let rules = "lifespan L { from B including; until first A discard; key k;
            max_open 4, per_key 1, on_full freeze; }"
        .to_owned()
        + &at_every("S", "C", "L");
    // Key 1 freezes at 1, of which #1 alone was a witness. #1 ends at 3: key 3
    // at 5 is not touched. A refusal at 2 had #2 as witness, and is seen by #3.
    assert_eq!(
        run(&rules, "0 B 1, 1 B 1, 2 B 2, 3 A 1, 4 B 3, 5 C 3 7"),
        "L freeze | S@5#3[7]"
    );
    assert_eq!(
        run(&rules, "0 B 1, 1 B 1, 2 B 2, 2 B 1, 3 A 1, 4 B 3, 5 C 3 7"),
        "L freeze | S@5#3~[7]"
    );
}

#[test]
fn what_is_offered_to_a_replacement_comes_after_the_loss() {
    let rules = "lifespan L { from B including; max_open 1, on_full drop_oldest; }".to_owned()
        + &at_every("S", "B", "L");
    assert_eq!(
        run(&rules, "0 B 0 1, 1 B 0 2"),
        "S@0#1[1] | S@1#1[2] | L drop_oldest | S@1#2~[2]"
    );
}

#[test]
fn it_touches_what_is_made_of_it_and_nothing_else() {
    let rules = "lifespan M { from startup; max_open 1; }".to_owned()
        + &rules("max_open 1;")
        + &at_every("T", "S", "M")
        + &at_every("U", "C", "M");
    assert_eq!(
        run(&rules, "0 B, 1 B, 2 C 0 5"),
        "L reject | S@2#2~[5] | U@2#1[5] | T@2#1~[5]"
    );
    // M's instance has seen the loss live and is touched for ever.
    assert_eq!(
        run(&rules, "0 B, 1 B, 2 A, 3 B, 4 C 0 5"),
        "L reject | S@4#3[5] | U@4#1[5] | T@4#1~[5]"
    );
}
