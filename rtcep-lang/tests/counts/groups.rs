//! Events that may take single operands and groups of one situation.

use super::{at, rules};
use rtcep_core::bounds::Phase;

/// Two lists with thresholds of their own, 2 places each, and a condition.
#[test]
fn a_group_beside_a_single_operand() {
    let compiled = rules(
        "event A { k: u8, x: u8, p: u8, q: u8 }
         lifespan Watch { from startup; max_open 1; }
         situation Beside: all in Watch {
             operand one: first A if p > 0, max 2;
             operand some: first A{1..=2} if q > 0, max 2;
             when one.k == max(some.x);
             emit { n: count(some) }
         }",
    );
    let paths = at(&compiled, "A", "Beside", Phase::Add);
    // Three choices: two stored ones with the trigger in the group, which then takes the
    // oldest besides, and the trigger itself with the two stored members; each looks at
    // the 2 places of the group, folds 2 and compares once. 2 thresholds compare as well.
    let none = "as one or some, no combination, list full: reject, list full: reject: \
                offer 1, threshold 2, compare 5, row 3, notice 2, fold 6, group 6";
    assert!(paths.contains(&none.to_owned()), "{paths:#?}");
    // The last of them holds. The trigger is gone with the two members, which may stand in
    // the other list as well, of which both are gone then: looked for 2 times among 2.
    // Where they were the single operand before, the group had the other one.
    let composes = "as one or some, composes as one, trigger consumed: \
                    offer 1, threshold 2, compare 5, row 3, emit 1, word 1, consume 4, \
                    compact 4, trace 4, recall 1, fold 6, group 6";
    assert!(paths.contains(&composes.to_owned()), "{paths:#?}");
}

/// One list for both, without a condition: an A that finds another one and a B takes them.
#[test]
fn a_group_and_a_single_operand_on_one_list() {
    let compiled = rules(
        "event A { x: u8 }
         event B { x: u8 }
         lifespan Watch { from startup; max_open 1; }
         situation Both: all in Watch {
             operand one: last A, max 3;
             operand some: first A{1..=2}, max 3;
             operand b: first B, max 2;
             emit { n: count(some) }
         }",
    );
    // At rest there is one A where there is a B. The trigger is the newest; the other A is
    // the group, of which 3 places are looked at. 1 of 1 and 1 of 2 are gone.
    let paths = at(&compiled, "A", "Both", Phase::Add);
    let composes = paths.iter().find(|path| path.contains("composes"));
    assert_eq!(
        composes.map(String::as_str),
        Some(
            "composes as one, trigger consumed: offer 1, step 1, row 1, emit 1, word 1, \
             consume 2, compact 3, recall 1, group 3"
        )
    );
}

/// What stands behind the B that stands behind the group is not what the group needs.
#[test]
fn a_group_before_a_sequence_of_its_event() {
    let compiled = rules(
        "event A { x: u8 }
         event B { x: u8 }
         lifespan Watch { from startup; max_open 1; }
         situation Before: sequence in Watch {
             operand some: first A{1..=2}, max 4;
             operand b: first B, max 2;
             operand one: first A, max 4;
             operand end: first B;
             emit { n: count(some) }
         }",
    );
    let paths = at(&compiled, "B", "Before", Phase::Add);
    // The oldest B has an A before it, which the group takes. If any A is behind a B, one
    // is behind that: all 4 are looked at, and one choice gathers from 4 places. One of 2 B
    // had nothing before it any more. Gone are two members and one of 4 A, and the other B.
    let composes = "at most, as b or end, some expire, composes, trigger consumed: \
                    offer 1, expire 1, step 1, row 4, emit 1, word 1, consume 4, \
                    compact 7, recall 1, group 4";
    assert!(paths.contains(&composes.to_owned()), "{paths:#?}");
    // Where nothing is found, no A stands behind a B: no choice gathers anything.
    let none = "at most, as b or end, no combination, list full: reject: \
                offer 1, step 2, row 8, notice 1";
    assert!(paths.contains(&none.to_owned()), "{paths:#?}");
}
