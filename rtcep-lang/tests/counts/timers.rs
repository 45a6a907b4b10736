//! Timers of situations: what sets them, and how often they fire in one sweep.

use super::{at, at_lifespan, rules};
use rtcep_core::bounds::Phase;
use rtcep_lang::Compiled;

const EVENTS: &str = "event A { k: u32 } event B { k: u32 }
    lifespan Watch { from startup; max_open 1; }";

fn compiled(rest: &str) -> Compiled {
    rules(&format!("{EVENTS}\n{rest}"))
}

/// (timer checks, detections)
fn swept(compiled: &Compiled) -> (u64, u64) {
    let sweep = &compiled.costs.sweep;
    (sweep.checks, sweep.detections)
}

fn fires(compiled: &Compiled, situation: &str) -> Vec<String> {
    at(compiled, "timers", situation, Phase::Fire)
}

#[test]
fn every_fires_once_in_a_call() {
    let compiled = compiled("situation S: every 5ms in Watch { emit { m: missed } }");
    assert!(compiled.costs.timed);
    // The gate; one tick and a look that finds nothing.
    assert_eq!(swept(&compiled), (1 + (1 + 1), 1));
    // It is set again, and may have missed some, which is a loss that each asks.
    assert_eq!(
        fires(&compiled, "S"),
        ["fires, periods missed: emit 1, word 1, notice 1, timer set 1, timer fired 1, recall 1"]
    );
    assert_eq!(
        at_lifespan(&compiled, "timers", "Watch", Phase::Initiate),
        ["startup: timer set 1"]
    );
}

#[test]
fn once_sets_none_again() {
    let compiled = compiled(
        "lifespan L { from A; until after 12ms discard; max_open 3; }
         situation S: every 5ms in L { once; emit { m: missed } }",
    );
    // Three ends and three timers at a tick each: none is left that waits at an end.
    assert_eq!(swept(&compiled), (1 + 2 * (3 + 3 + 1), 3));
    // At three ticks three instances are visited.
    assert_eq!(
        fires(&compiled, "S"),
        ["fires: emit 3, word 3, timer fired 3, instance scan 9, recall 3"]
    );
}

#[test]
fn a_moment_is_one_tick() {
    let compiled = compiled(
        "lifespan L { from A; until B discard; max_open 3; }
         situation S: at 5ms in L { emit { n: 1u32 } }
         situation T: at 5ms in Watch { emit {} }",
    );
    // Two situations, one tick and one look more.
    assert_eq!(swept(&compiled), (1 + 2 * (1 + 1), 4));
    assert_eq!(
        fires(&compiled, "S"),
        ["fires: emit 3, word 3, timer fired 3, instance scan 3, recall 3"]
    );
    assert_eq!(fires(&compiled, "T"), ["fires: emit 1, timer fired 1"]);
    assert_eq!(
        at_lifespan(&compiled, "A", "L", Phase::Initiate),
        [
            "opens: timer set 1, open 1, reset 1",
            "full: reject: notice 1"
        ]
    );
}

#[test]
fn each_event_has_its_own_delay() {
    let compiled =
        compiled("situation S: after 5ms in Watch { operand a: each A, max 4; emit { k: a.k } }");
    // Its attribute and its time are two words.
    assert_eq!(
        at(&compiled, "A", "S", Phase::Add),
        [
            "list full: reject: offer 1, notice 1",
            "stored: offer 1, word 2, admit 1, timer set 1"
        ]
    );
    assert_eq!(swept(&compiled), (1 + (4 + 1), 4));
    assert_eq!(
        fires(&compiled, "S"),
        ["fires: emit 4, word 4, timer set 4, timer fired 4, recall 4"]
    );
}

#[test]
fn one_delay_at_a_time_is_never_full() {
    let compiled = compiled(
        "lifespan L { from A; until B discard; key k; max_open 3, on_full drop_oldest; }
         situation F: after 5ms in L { operand a: first A, override if k > 3; emit {} }
         situation P: after 5ms in L { operand a: last A; emit {} }",
    );
    // Of the three instances of one key.
    assert_eq!(
        at(&compiled, "A", "F", Phase::Add),
        [
            "override, stored: offer 3, compare 1, word 3, admit 3, timer set 3, override 1, list emptied 3"
        ]
    );
    assert_eq!(
        at(&compiled, "A", "P", Phase::Add),
        ["stored: offer 3, word 3, admit 3, timer set 3"]
    );
    // Two situations with three timers each, and one that was set anew or stopped: all
    // of them within five ticks.
    assert_eq!(swept(&compiled), (1 + 2 * (5 + 1), 6));
    assert_eq!(
        fires(&compiled, "P"),
        ["fires: emit 3, timer fired 3, instance scan 12, recall 3"]
    );
}

#[test]
fn without_a_key_all_wait_for_the_last_event() {
    let compiled = compiled(
        "lifespan L { from A; until B discard; max_open 3; }
         situation P: after 50ms in L { operand a: last A; emit {} }
         situation D: after 70ms in L { operand a: each A, max 2, on_full drop_oldest; emit {} }",
    );
    // At one tick, or two; and one at which nothing is due any more.
    assert_eq!(swept(&compiled), (1 + 2 * ((1 + 1) + (2 + 1) + 1), 3 + 6));
    assert_eq!(
        fires(&compiled, "P"),
        ["fires: emit 3, timer fired 3, instance scan 6, recall 3"]
    );
}

#[test]
fn what_can_never_come_is_not_counted() {
    let compiled = compiled(
        "lifespan L { from at 10ms; from at 12ms; until after 5ms discard; max_open 2; }
         lifespan M { from A; until after 4ms discard; max_open 2; }
         situation Both: at 13ms in L { emit {} }
         situation One: at 15ms in L { emit {} }
         situation Early: at 10ms in L { emit {} }
         situation Over: every 4ms in M { emit { m: missed } }
         situation Once: every 2ms in M { emit { m: missed } }",
    );
    assert_eq!(
        fires(&compiled, "Both"),
        ["fires: emit 2, timer fired 2, instance scan 2"]
    );
    // At 15 the first one ends.
    assert_eq!(
        fires(&compiled, "One"),
        ["fires: emit 1, timer fired 1, instance scan 1"]
    );
    assert!(super::entry(&compiled, "timers", "Early", Phase::Fire).is_none());
    // Its timers are set, and looked at when the instance has ended.
    assert_eq!(fires(&compiled, "Over"), [": instance scan 6"]);
    // The second one would fall on the end: nothing is missed, nothing set again.
    assert_eq!(
        fires(&compiled, "Once"),
        ["fires: emit 2, word 2, timer fired 2, instance scan 4, recall 2"]
    );
}

#[test]
fn what_opens_at_one_tick_is_no_more_than_can_be_open() {
    let compiled = compiled(
        "lifespan L { from A; until after 50ms terminate; max_open 3; }
         lifespan M { from S; until after 70ms discard; max_open 2; }
         situation S: all in L { operand a: each B, max 9; detect deferred; emit { k: a.k } }
         situation T: every 30ms in M { once; emit {} }",
    );
    // Two that are open before, and two for each of three ends, of 27 that do not fit.
    assert_eq!(
        at_lifespan(&compiled, "timers", "M", Phase::Terminate),
        ["timers: close 8, lapse 8"]
    );
    // Of two that are open before each has a tick, and so has each end.
    assert_eq!(
        fires(&compiled, "T"),
        ["fires: emit 8, timer fired 8, instance scan 10, recall 24"]
    );
}

#[test]
fn what_a_sweep_sets_may_be_due_in_it() {
    let compiled = compiled(
        "lifespan R { from S; until B discard; max_open 2; }
         situation S: every 5ms in Watch { emit { m: missed } }
         situation T: after 2ms in Watch { operand s: each S, max 3; emit { m: s.m } }
         situation U: every 3ms in R { once; emit {} }
         situation V: at 9ms in R { emit {} }",
    );
    // S once. T has three delays and one that S starts; U two instances, one of which may
    // be that which S opens, as none ends; at one moment two instances can be open.
    assert_eq!(swept(&compiled).1, 1 + (3 + 1) + 2 + 2);
    // T waits for 2 ticks, U for 3, S for 5: what waited before is due at 3 of them, and S
    // at one more. What S starts and opens is due at one each, V at one. The timers of
    // four situations.
    assert_eq!(swept(&compiled).0, 1 + 4 * (3 + 1 + 2 + 1 + 1));
    assert_eq!(
        fires(&compiled, "T"),
        ["fires: emit 4, word 4, timer set 4, timer fired 4, recall 8"]
    );
    assert_eq!(
        fires(&compiled, "U"),
        ["fires: emit 2, timer fired 2, instance scan 6, recall 4"]
    );
    assert_eq!(
        fires(&compiled, "V"),
        ["fires: emit 2, timer fired 2, instance scan 2, recall 4"]
    );
}
