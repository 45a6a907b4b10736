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
    // Three ends and three timers at a tick each; and one at which the instance of the
    // first timer has ended.
    assert_eq!(swept(&compiled), (1 + 2 * (3 + 3 + 1 + 1), 3));
    // At four ticks three instances are visited.
    assert_eq!(
        fires(&compiled, "S"),
        ["fires: emit 3, word 3, timer fired 3, instance scan 12, recall 3"]
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
    // Two situations with three timers each, and one that was set anew or stopped.
    assert_eq!(swept(&compiled), (1 + 2 * (2 * (3 + 1) + 1), 6));
    assert_eq!(
        fires(&compiled, "P"),
        ["fires: emit 3, timer fired 3, instance scan 12, recall 3"]
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
    // S once. T has three delays and one that S starts; U two instances and one that S
    // opens; at one moment two instances can be open.
    assert_eq!(swept(&compiled).1, 1 + (3 + 1) + (2 + 1) + 2);
    // S at one tick, T at 3 + 1; U at 2 + 1 and one that has ended; V at one. The timers
    // of four situations.
    assert_eq!(swept(&compiled).0, 1 + 4 * (1 + 4 + 4 + 1 + 1));
    assert_eq!(
        fires(&compiled, "T"),
        ["fires: emit 4, word 4, timer set 4, timer fired 4, recall 8"]
    );
    assert_eq!(
        fires(&compiled, "U"),
        ["fires: emit 3, timer fired 3, instance scan 8, recall 6"]
    );
    assert_eq!(
        fires(&compiled, "V"),
        ["fires: emit 2, timer fired 2, instance scan 2, recall 4"]
    );
}
