//! Bounds of tables that are made up, by hand, and of real rules.

use super::{Entered, bound, cost};
use rtcep::bounds::{
    Cause, Entry, EventBounds, LifespanBounds, LifespanEntry, Path, Phase, RuleBounds,
    SituationBounds,
};
use rtcep::{Bounds, Family, Op, OpCounts};

const fn path(name: &'static str, op: Op, times: u64) -> Path {
    let counts = OpCounts::ZERO.with(Op::Offer, 1).with(op, times);
    Path { name, counts }
}

/// Event X enters First, whose two detections at most enter Second. A timer
/// closes two instances. A stateless rule, judged twice in all, makes three events Made.
const BOUNDS: Bounds = Bounds {
    events: &[
        EventBounds {
            name: "X",
            lifespans: &[LifespanEntry {
                lifespan: 0,
                phase: Phase::Add,
                paths: &[Path {
                    name: "",
                    counts: OpCounts::ZERO.with(Op::Probe, 1),
                }],
            }],
            checks: 0,
            entries: &[Entry {
                situation: 0,
                phase: Phase::Add,
                instances: 1,
                detections: 2,
                rows: "1",
                paths: &[path("composes", Op::Row, 10), path("stored", Op::Admit, 1)],
            }],
            derived: &[(0, 2)],
            referenced: &[(1, 3)],
            rules: &[(0, 2)],
            detections: 4,
            depth: 2,
            closure_bytes: 16,
        },
        EventBounds {
            name: "Made",
            lifespans: &[],
            checks: 0,
            entries: &[Entry {
                situation: 1,
                phase: Phase::Add,
                instances: 1,
                detections: 0,
                rows: "0",
                paths: &[path("stored", Op::Admit, 1)],
            }],
            derived: &[],
            referenced: &[],
            rules: &[],
            detections: 0,
            depth: 1,
            closure_bytes: 0,
        },
    ],
    sweep: EventBounds {
        name: "",
        lifespans: &[LifespanEntry {
            lifespan: 0,
            phase: Phase::Terminate,
            paths: &[path("", Op::Close, 2)],
        }],
        checks: 3,
        entries: &[],
        derived: &[],
        referenced: &[],
        rules: &[],
        detections: 0,
        depth: 0,
        closure_bytes: 0,
    },
    lifespans: &[LifespanBounds {
        name: "Life",
        family: Family::Lifespan,
        max_open: 2,
        per_key: 1,
    }],
    situations: &[
        SituationBounds {
            name: "First",
            family: Family::Join,
            lifespans: &[],
            entries: &[Entry {
                situation: 1,
                phase: Phase::Add,
                instances: 1,
                detections: 1,
                rows: "1",
                paths: &[path("", Op::Emit, 1)],
            }],
        },
        SituationBounds {
            name: "Second",
            family: Family::Join,
            lifespans: &[],
            entries: &[],
        },
    ],
    rules: &[RuleBounds {
        name: "refer Made from Input",
        paths: &[Path {
            name: "made",
            counts: OpCounts::ZERO.with(Op::Refer, 1),
        }],
    }],
    reorder: None,
    merge: None,
    bytes: 64,
};

fn same(a: f64, b: f64) {
    assert!((a - b).abs() < 1e-9, "{a} is not {b}");
}

#[test]
fn dearest_path_and_the_closure_by_hand() {
    let price = |op| match op {
        Op::Arrival => 100.0,
        Op::Derive => 10.0,
        Op::Offer => 1.0,
        Op::Row => 2.0,
        Op::Admit => 3.0,
        Op::Emit => 7.0,
        Op::TimerCheck => 0.5,
        Op::Close => 20.0,
        Op::Probe => 4.0,
        Op::Refer => 6.0,
        _ => f64::NAN,
    };
    let bound = bound(&BOUNDS, 0, |_, op| price(op));
    let timers = 1.5 + 1.0 + 40.0;
    // Arrival and two derivations; a look-up; 1 + 10 rows, dearer than 1 + 3;
    // twice 1 + 7. Three events made by a rule that is judged twice: each is taken
    // like a derived one, and is 1 + 3.
    let made = 30.0 + 12.0 + 12.0;
    same(bound.cost, timers + 120.0 + 4.0 + 21.0 + 16.0 + made);
    let parts: Vec<_> = bound
        .parts
        .iter()
        .map(|part| (part.cause, part.entered, part.path, part.times))
        .collect();
    let event = Cause::Event(0);
    assert_eq!(
        parts,
        [
            (Cause::Sweep, Entered::Engine, "", 1),
            (
                Cause::Sweep,
                Entered::Lifespan("Life", Phase::Terminate),
                "",
                1
            ),
            (event, Entered::Engine, "", 1),
            (event, Entered::Lifespan("Life", Phase::Add), "", 1),
            (
                event,
                Entered::Situation("First", Phase::Add),
                "composes",
                1
            ),
            (event, Entered::Situation("Second", Phase::Add), "", 2),
            (event, Entered::Situation("Second", Phase::Add), "stored", 3),
            (event, Entered::Rule("refer Made from Input"), "made", 2),
        ]
    );
    assert_eq!(bound.counts.total(), (3 + 3) + (3 + 3) + 1 + 11 + 4 + 6 + 2);
    // One part is what the core says of the same entry.
    same(
        bound.parts[4].cost,
        BOUNDS.events[0].entries[0].price(|op| if op == Op::Offer { 1.0 } else { 2.0 }),
    );
}

#[test]
fn prices_decide_which_path_is_dearest() {
    let price = |op| if op == Op::Admit { 50.0 } else { 1.0 };
    let bound = bound(&BOUNDS, 0, |_, op| price(op));
    assert_eq!(bound.parts[4].path, "stored");
    same(bound.parts[4].cost, 51.0);
}

#[test]
fn the_bound_of_real_rules_is_the_sum_of_their_entries() {
    type Rules = crate::rules::alert_track::Alerts;
    for event in 0..2 {
        let price = |op: Op| 0.5 + f64::from(op as u8);
        let bound = bound(&Rules::BOUNDS, event, |_, op| price(op));
        let entries = Rules::BOUNDS.events[event].entries.iter();
        let sum: f64 = entries.map(|entry| entry.price(price)).sum();
        same(bound.cost, sum + price(Op::Arrival));
        same(bound.cost, cost(&bound.counts, price));
    }
}
