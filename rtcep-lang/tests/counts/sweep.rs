//! The sweep: N instances that are due, two lifespans, a timer whose detection
//! opens a lifespan with a timer, startup.

use super::{at, at_lifespan, entered, rules};
use rtcep_core::Op;
use rtcep_core::bounds::Phase;
use rtcep_lang::Compiled;

const EVENTS: &str = "event A { k: u32 } event B { k: u32 }";

fn compiled(rest: &str) -> Compiled {
    rules(&format!("{EVENTS}\n{rest}"))
}

/// (timer checks, detections, derived events of the first situation, depth)
fn swept(compiled: &Compiled) -> (u64, u64, u64, u32) {
    let sweep = &compiled.costs.sweep;
    let derived = sweep.derived.iter().find(|(s, _)| *s == 0);
    (
        sweep.checks,
        sweep.detections,
        derived.map_or(0, |(_, n)| *n),
        sweep.depth,
    )
}

#[test]
fn rules_that_never_wait_have_no_sweep() {
    for lifespan in [
        "from startup; max_open 1;",
        "from A; until B terminate; max_open 3;",
    ] {
        let compiled = compiled(&format!("lifespan L {{ {lifespan} }}"));
        assert!(!compiled.costs.timed);
        assert_eq!(swept(&compiled), (0, 0, 0, 0));
        assert_eq!(*entered(&compiled, "timers"), super::Entered::default());
    }
}

#[test]
fn all_that_are_open_may_be_due() {
    let compiled = compiled(
        "lifespan L { from A; until after 5ms terminate; max_open 4; }
         situation S: all in L {
             operand b: each B, max 3;
             detect deferred;
             emit { k: b.k }
         }",
    );
    assert!(compiled.costs.timed);
    // The gate; four ticks and a look that finds nothing, at one lifespan.
    // Three detections of each of four instances.
    assert_eq!(swept(&compiled), (1 + (4 + 1), 12, 0, 1));
    assert_eq!(
        at_lifespan(&compiled, "timers", "L", Phase::Terminate),
        ["timers: close 4, lapse 4"]
    );
    assert_eq!(
        at(&compiled, "timers", "S", Phase::Terminate),
        ["composes: row 12, emit 12, word 12, conclude 4, recall 24"]
    );
}

#[test]
fn discarding_closes_alone() {
    let compiled = compiled(
        "lifespan L { policy ignore; from A; until after 5ms discard; key k; max_open 4; }
         situation S: all in L { operand b: first B; emit {} }",
    );
    assert_eq!(swept(&compiled), (1 + (4 + 1), 0, 0, 1));
    assert_eq!(
        at_lifespan(&compiled, "timers", "L", Phase::Terminate),
        ["timers: close 4, lapse 4"]
    );
    assert!(entered(&compiled, "timers").entries.is_empty());
}

#[test]
fn two_lifespans_and_startup() {
    let compiled = compiled(
        "lifespan L { from startup; from A; until after 5ms terminate; max_open 4; }
         lifespan M { from A; until after 7ms discard; max_open 3; }
         lifespan N { from startup; until B discard; max_open 2; }
         lifespan O { from startup; max_open 1; }
         situation S: all in L { operand b: first B, max 3; detect deferred; emit {} }
         situation T: all in N { operand b: first B; emit {} }
         situation U: all in N { operand b: first B; emit {} }",
    );
    // Two lifespans with a timer, looked at for each of 4 + 3 ticks and once more.
    assert_eq!(swept(&compiled), (1 + 2 * (4 + 3 + 1), 4, 0, 1));
    // At the first call nothing is open that could end.
    let lifespan = |l, phase| at_lifespan(&compiled, "timers", l, phase);
    assert_eq!(
        lifespan("L", Phase::Terminate),
        ["timers: close 4, lapse 4", "startup: open 1, reset 1"]
    );
    assert_eq!(
        lifespan("M", Phase::Terminate),
        ["timers: close 3, lapse 3"]
    );
    assert_eq!(lifespan("N", Phase::Initiate), ["startup: open 1, reset 2"]);
    // What is always there is not opened by anything that is counted.
    assert_eq!(entered(&compiled, "timers").lifespans.len(), 3);
    assert!(compiled.costs.timed);
}

#[test]
fn startup_alone_needs_the_gate() {
    let compiled = compiled("lifespan L { from startup; until B discard; max_open 1; }");
    assert!(compiled.costs.timed);
    assert_eq!(swept(&compiled), (1, 0, 0, 1));
}

#[test]
fn a_timer_whose_detection_opens_a_lifespan_with_a_timer() {
    let compiled = compiled(
        "lifespan L { from A; until after 50ms terminate; max_open 4; }
         lifespan M { from S; until after 7ms terminate; max_open 3; }
         situation S: all in L {
             operand b: each B, max 2;
             detect deferred;
             emit { k: b.k }
         }
         situation T: all in M { operand b: first B, max 1; detect deferred; emit {} }",
    );
    // L fires four times, each S twice and so opens two of M, which are due as
    // well: 3 + 4·2 firings of M.
    let sweep = &compiled.costs.sweep;
    assert_eq!(sweep.derived, [(0, 8)]);
    assert_eq!(
        at_lifespan(&compiled, "timers", "L", Phase::Terminate),
        ["timers: close 4, lapse 4"]
    );
    assert_eq!(
        at_lifespan(&compiled, "timers", "M", Phase::Terminate),
        ["timers: close 11, lapse 11"]
    );
    // Both S of an instance open at one tick, so theirs are due at one: 4 ticks
    // of L, 3 + 4 of M. Depth 2: M's firings are rounds of their own.
    assert_eq!(swept(&compiled), (1 + 2 * (4 + 7 + 1), 8 + 11, 8, 2));
    assert_eq!(
        at(&compiled, "timers", "S", Phase::Terminate),
        ["composes: row 8, emit 8, word 8, keep 8, conclude 4, recall 16"]
    );
    // T asks for its own losses, M's, and those of S and L, which open M.
    assert_eq!(
        at(&compiled, "timers", "T", Phase::Terminate),
        ["composes: row 11, emit 11, conclude 11, recall 44"]
    );
    // The openings belong to the derived events.
    assert_eq!(
        at_lifespan(&compiled, "S", "M", Phase::Initiate),
        ["opens: open 1, reset 1", "full: reject: notice 1"]
    );
}

#[test]
fn an_event_ends_what_no_timer_has() {
    // The closure of an event fires no timer: B ends L, whose detections open M.
    let compiled = compiled(
        "lifespan L { from A; until B terminate; max_open 4; }
         lifespan M { from S; until after 7ms terminate; max_open 3; }
         situation S: all in L { operand a: first A, max 1; detect deferred; emit { k: a.k } }
         situation T: all in M { operand a: first A, max 1; detect deferred; emit {} }",
    );
    let ended = &compiled.costs.events[1];
    assert_eq!(ended.derived, [(0, 4)]);
    assert_eq!((ended.detections, ended.depth, ended.checks), (4, 2, 0));
    let row = |situation| {
        let entry = super::entry(&compiled, "B", situation, Phase::Terminate)?;
        Some(entry.paths[0].counts.get(Op::Row))
    };
    assert_eq!((row("S"), row("T")), (Some(4), None));
    // Three of M may be open before the sweep.
    assert_eq!(swept(&compiled), (1 + (3 + 1), 3, 0, 1));
}

#[test]
fn counts_of_a_sweep_that_do_not_fit_are_told() {
    // Every firing opens all of the next lifespan.
    let mut text = String::from(EVENTS);
    text += "lifespan L0 { from A; until after 5ms terminate; max_open 60000; }";
    for l in 0..6 {
        text += &format!(
            "situation S{l}: all in L{l} {{
                 operand b: each B, max 12000;
                 operand c: each B, max 12000;
                 operand d: each A, max 12000;
                 max_combinations 200_000_000_000_000_000;
                 detect deferred;
                 emit {{ k: b.k }}
             }}
             lifespan L{next} {{ from S{l}; until after 5ms terminate; max_open 60000; }}",
            next = l + 1
        );
    }
    let text = format!("engine E; resolution 1ms;\n{text}");
    let rejected = rtcep_lang::compile_str(&text).expect_err("too many");
    let told = rejected.to_string();
    assert!(
        told.contains("operations for one sweep of the timers"),
        "{told}"
    );
    assert_eq!(rejected.diagnostics.len(), 1, "{told}");
}
