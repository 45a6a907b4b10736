//! Openings and ends at moments, in one sweep.

use super::{at, at_lifespan, rules};
use rtcep_core::bounds::Phase;
use rtcep_lang::Compiled;

fn compiled(rest: &str) -> Compiled {
    let events = "event A { k: u32 } event B { k: u32 }";
    rules(&format!("{events}\n{rest}"))
}

/// The ways that the openings of a lifespan with these clauses can go.
fn ways(clauses: &str) -> Vec<String> {
    let compiled = compiled(&format!(
        "lifespan L {{ {clauses} }} situation S: all in L {{ operand b: first B; emit {{}} }}"
    ));
    let ends = compiled.model.lifespans[0].clock_ends();
    let phase = if ends.is_empty() {
        Phase::Initiate
    } else {
        Phase::Terminate
    };
    at_lifespan(&compiled, "timers", "L", phase)
}

fn checks(lifespans: &str) -> u64 {
    compiled(lifespans).costs.sweep.checks
}

#[test]
fn alone_there_are_no_more_than_the_moments() {
    // Two of three clauses are one moment; nothing is full.
    assert_eq!(
        ways("from at 5ms; from at 9ms; from at 5ms; max_open 4;"),
        ["moments: open 2, reset 2"]
    );
    // One slot: the second finds no room, unless the first has ended by then.
    let two = "from at 5ms; from at 9ms; max_open 1;";
    assert_eq!(ways(two), ["moments, 1 full: notice 1, open 1, reset 1"]);
    assert_eq!(
        ways(&format!("{two} until after 4ms terminate;")),
        ["moments: open 2, reset 2, close 2, lapse 2"]
    );
    assert_eq!(
        ways(&format!("{two} until after 5ms terminate;")),
        ["moments, 1 full: notice 1, open 1, reset 1, close 1, lapse 1"]
    );
    // Startup is open before, or has been ended by an event.
    assert_eq!(
        ways(&format!("from startup; {two} until A discard;")),
        [
            "moments, 1 full: notice 1, open 1, reset 1",
            "moments, 2 full: notice 2",
        ]
    );
}

#[test]
fn beside_events_anything_may_be_open() {
    let openings = "from A; from at 5ms; from at 9ms; max_open 2";
    assert_eq!(
        ways(&format!("{openings};")),
        [
            "moments, 2 full: notice 2",
            "moments, 1 full: notice 1, open 1, reset 1",
            "moments: open 2, reset 2",
        ]
    );
    assert_eq!(
        ways(&format!("{openings}, on_full drop_oldest;")),
        ["moments, 2 full: notice 2, open 2, reset 2, close 2"]
    );
    // A freeze is told once, while nothing ends.
    assert_eq!(
        ways(&format!("{openings}, on_full freeze;")),
        [
            "moments: open 2, reset 2",
            "moments, 1 full: notice 1, open 1, reset 1",
        ]
    );
    // All that is open may end in between, by an interval; one, else.
    assert_eq!(
        ways(
            "policy ignore; from A; from at 5ms; from at 9ms; until after 2ms discard; max_open 1;"
        ),
        ["moments: open 2, reset 2, close 3, lapse 3"]
    );
    assert_eq!(
        ways("policy ignore; from A; from at 5ms; from at 9ms; max_open 1;"),
        ["moments: open 1, reset 1"]
    );
}

#[test]
fn a_moment_is_one_tick_for_all() {
    // The gate; two timers at each of two ticks, and a look that finds nothing.
    let same = "lifespan L { from at 5ms; from at 9ms; max_open 2; }
        lifespan M { from A; until at 9ms discard; max_open 3; }";
    assert_eq!(checks(same), 1 + 2 * (2 + 1));
    let apart = "lifespan L { from at 5ms; from at 9ms; max_open 2; }
        lifespan M { from A; until at 10ms discard; max_open 3; }";
    assert_eq!(checks(apart), 1 + 2 * (3 + 1));
    // An interval ends each of three at a tick of its own, one of them at the moment.
    let both = "lifespan M { from A; until at 9ms discard; until after 5ms discard; max_open 3; }";
    assert_eq!(checks(both), 1 + (3 + 1));
}

#[test]
fn what_ends_at_a_moment_was_open_at_once() {
    let compiled = compiled(
        "lifespan L { from A; from at 1ms; until at 9ms terminate; max_open 2, on_full drop_oldest; }
         situation S: all in L { operand b: each B, max 3; detect deferred; emit { k: b.k } }",
    );
    // The one that was dropped, and two.
    assert_eq!(
        at_lifespan(&compiled, "timers", "L", Phase::Terminate),
        ["moments, 1 full: notice 1, open 1, reset 1, close 3, lapse 2"]
    );
    assert_eq!(
        at(&compiled, "timers", "S", Phase::Terminate),
        ["composes: row 6, emit 6, word 6, conclude 2, recall 12"]
    );
}
