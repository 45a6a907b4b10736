//! Actions: a queue that the host empties.

use super::{feed, interpreter, told};
use rtcep_core::Value;
use rtcep_lang::interp::{Interpreter, Queued};

/// The actions that wait: `W@t[values]`.
fn waiting(interpreter: &mut Interpreter) -> String {
    let mut all = Vec::new();
    while let Some(Queued {
        t, action, values, ..
    }) = interpreter.next_action()
    {
        let name = interpreter.model().actions[action].name.clone();
        let values: Vec<String> = values.iter().map(super::super::number).collect();
        all.push(format!("{name}@{t}[{}]", values.join(", ")));
    }
    all.join(" | ")
}

#[test]
fn events_and_detections_have_them() {
    let rules = told()
        + "actions max 8;
           action OnA on A if x > 2 { x: x }
           action OnB on B { double: x * 2, k: k }
           action OnS on SB { }
           refer B from A { k: k, x: x + 1 }";
    let mut interpreter = interpreter(&rules);
    let out = feed(&mut interpreter, "3 A 1 2, 4 A 1 5, 6 C");
    assert_eq!(out, "SB@3#1[3] | SB@4#1[6] | SC@6#1[0]");
    assert_eq!(
        waiting(&mut interpreter),
        "OnB@3[6, 1] | OnS@3[] | OnA@4[5] | OnB@4[12, 1] | OnS@4[]"
    );
    assert_eq!(interpreter.next_action(), None);
}

#[test]
fn those_of_an_event_are_queued_before_what_it_makes_and_before_its_phases() {
    // A with its two, then B with its own; then the detections, in their order.
    let rules = told()
        + "actions max 16;
           action B2 on B { x: x }
           action A1 on A { x: x }
           action P1 on P { x: x }
           action A2 on A { x: x }
           action Q1 on Q { x: x }
           refer B from A { k: k, x: x + 1 }
           situation P: all in W { operand a: first A; detect immediate; emit { x: a.x * 10 } }
           situation Q: all in W { operand p: first P; detect immediate; emit { x: p.x * 10 } }";
    let mut interpreter = interpreter(&rules);
    let _ = feed(&mut interpreter, "0 A 0 1");
    assert_eq!(
        waiting(&mut interpreter),
        "A1@0[1] | A2@0[1] | B2@0[2] | P1@0[10] | Q1@0[100]"
    );
}

#[test]
fn they_keep_the_call_and_the_tick() {
    let rules = told()
        + "actions max 8; action W1 on T { m: m }
        situation T: every 5us in W { emit { m: missed } }";
    let mut interpreter = interpreter(&rules);
    let _ = feed(&mut interpreter, "10, 12, 26");
    let queued = Queued {
        t: 15,
        call: 3,
        action: 0,
        values: vec![Value::U64(2)],
    };
    assert_eq!(interpreter.next_action(), Some(queued));
    assert_eq!(interpreter.next_action(), None);
}

#[test]
fn a_full_queue_rejects_the_new_one() {
    let rules = told() + "actions max 2; action W1 on B { x: x } action W2 on C { x: x }";
    let mut interpreter = interpreter(&rules);
    let out = feed(&mut interpreter, "0 B 0 1, 1 C 0 2, 2 B 0 3");
    assert_eq!(out, "SB@0#1[1] | SC@1#1[2] | W1 reject | SB@2#1[3]");
    assert_eq!(waiting(&mut interpreter), "W1@0[1] | W2@1[2]");
    let lost = |action| interpreter.action_tally(action).map(|tally| tally.lost);
    assert_eq!((lost(0), lost(1), lost(2)), (Some(1), Some(0), None));
    // Where the host has taken some there is room again.
    let _ = feed(&mut interpreter, "3 B 0 4");
    assert_eq!(waiting(&mut interpreter), "W1@3[4]");
}

#[test]
fn a_full_queue_may_drop_the_oldest_one() {
    let rules = told()
        + "actions max 2, on_full drop_oldest; action W1 on B { x: x } action W2 on C { x: x }";
    let mut interpreter = interpreter(&rules);
    // The notice names the one that is lost.
    let out = feed(&mut interpreter, "0 B 0 1, 1 C 0 2, 2 C 0 3");
    assert_eq!(out, "SB@0#1[1] | SC@1#1[2] | W1 drop_oldest | SC@2#1[3]");
    assert_eq!(waiting(&mut interpreter), "W2@1[2] | W2@2[3]");
}

#[test]
fn what_faults_is_not_queued() {
    let rules = told()
        + "actions max 8;
           action W1 on B if 6 / x > 1 { k: 4 / k, x: x / k }
           action W2 on SB { x: 1 / x }";
    let mut interpreter = interpreter(&rules);
    // Both attributes of W1 fault: one notice. W2 faults behind its detection.
    let out = feed(&mut interpreter, "0 B 0 2, 1 B 0 0, 2 B 2 2, 3 B 0 9");
    assert_eq!(
        out,
        "W1 action 1 | SB@0#1[2] | W1 action 1 | SB@1#1[0] | W2 action 1 | SB@2#1[2] | SB@3#1[9]"
    );
    assert_eq!(
        waiting(&mut interpreter),
        "W2@0[0] | W1@2[2, 1] | W2@2[0] | W2@3[0]"
    );
    let faults = |action| interpreter.action_tally(action).map(|tally| tally.faults);
    assert_eq!((faults(0), faults(1)), (Some(2), Some(1)));
}
