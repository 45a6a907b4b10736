//! Sums, prices and the table of bounds, added up by hand.

use rtcep_core::adapter::{AdapterBounds, Reorder};
use rtcep_core::bounds::{
    Bounds, Cause, Entry, EventBounds, LifespanBounds, LifespanEntry, Path, Phase, RuleBounds,
    SituationBounds,
};
use rtcep_core::time::Instant;
use rtcep_core::{Family, Op, OpCounts};

type Tick = Instant<1, 1000>;

const fn path(name: &'static str, counts: OpCounts) -> Path {
    Path { name, counts }
}

const fn of(op: Op, times: u64) -> OpCounts {
    OpCounts::ZERO.with(op, times)
}

const fn entry(situation: u16, phase: Phase, instances: u64, paths: &'static [Path]) -> Entry {
    Entry {
        situation,
        phase,
        instances,
        detections: instances,
        rows: if instances > 1 { "max_a" } else { "1" },
        paths,
    }
}

const fn at_run(phase: Phase, paths: &'static [Path]) -> LifespanEntry {
    LifespanEntry {
        lifespan: 0,
        phase,
        paths,
    }
}

/// `A` enters `Slow` and opens `Run`; `Slow` feeds `Fast`, and opens `Run` as well; of
/// each `A` three `B` are made, which enter `Fast` and close `Run`.
const BOUNDS: Bounds = Bounds {
    events: &[
        EventBounds {
            name: "A",
            entries: &[entry(
                0,
                Phase::Add,
                2,
                &[
                    path("", of(Op::Row, 3)),
                    path("detects", of(Op::Row, 1).with(Op::Emit, 2)),
                ],
            )],
            lifespans: &[at_run(
                Phase::Initiate,
                &[
                    path("opens", of(Op::Open, 1)),
                    path("full", of(Op::Notice, 1)),
                ],
            )],
            checks: 1,
            derived: &[(0, 2)],
            referenced: &[(1, 3)],
            rules: &[(0, 1)],
            detections: 4,
            depth: 2,
            closure_bytes: 32,
        },
        EventBounds {
            name: "B",
            entries: &[entry(1, Phase::Add, 1, &[path("", of(Op::Row, 1))])],
            lifespans: &[at_run(
                Phase::Terminate,
                &[path("closes", of(Op::Close, 2))],
            )],
            checks: 0,
            derived: &[],
            referenced: &[],
            rules: &[],
            detections: 0,
            depth: 1,
            closure_bytes: 0,
        },
    ],
    sweep: EventBounds {
        name: "timers",
        entries: &[entry(0, Phase::Fire, 1, &[path("fires", of(Op::Fire, 1))])],
        lifespans: &[],
        checks: 2,
        derived: &[(0, 1)],
        referenced: &[],
        rules: &[],
        detections: 1,
        depth: 2,
        closure_bytes: 8,
    },
    situations: &[
        SituationBounds {
            name: "Slow",
            family: Family::Join,
            entries: &[entry(
                1,
                Phase::Add,
                1,
                &[path("", of(Op::Row, 5)), path("detects", of(Op::Emit, 1))],
            )],
            lifespans: &[at_run(Phase::Initiate, &[path("opens", of(Op::Open, 1))])],
        },
        SituationBounds {
            name: "Fast",
            family: Family::Absence,
            entries: &[],
            lifespans: &[],
        },
    ],
    lifespans: &[LifespanBounds {
        name: "Run",
        family: Family::Lifespan,
        max_open: 2,
        per_key: 1,
    }],
    rules: &[RuleBounds {
        name: "refer B from A",
        paths: &[
            path("no", of(Op::Refer, 1)),
            path("makes", of(Op::Refer, 1).with(Op::Word, 2)),
        ],
    }],
    reorder: Some(AdapterBounds {
        push: of(Op::Sift, 3),
        pop: of(Op::Sift, 2),
        bytes: 40,
    }),
    merge: None,
    bytes: 96,
};

const A: Cause = Cause::Event(0);
const B: Cause = Cause::Event(1);

#[test]
fn what_a_cause_costs_is_its_own_and_that_of_its_closure() {
    let engine = of(Op::Arrival, 1)
        .with(Op::TimerCheck, 1)
        .with(Op::Derive, 5);
    assert_eq!(BOUNDS.engine_counts(A), engine);
    // The largest count of each operation, whichever path has it.
    let slow = of(Op::Row, 3).with(Op::Emit, 2);
    assert_eq!(BOUNDS.situation_counts(A, 0), slow);
    // 2 detections of `Slow`, and 3 times `B`.
    let fast = of(Op::Row, 2 * 5 + 3).with(Op::Emit, 2);
    assert_eq!(BOUNDS.situation_counts(A, 1), fast);
    let run = of(Op::Open, 1 + 2)
        .with(Op::Notice, 1)
        .with(Op::Close, 3 * 2);
    assert_eq!(BOUNDS.lifespan_counts(A, 0), run);
    let rule = of(Op::Refer, 1).with(Op::Word, 2);
    assert_eq!(BOUNDS.rule_counts(A, 0), rule);
    let all = [slow, fast, run, rule];
    let all = all.iter().fold(engine, |sum, part| sum.plus(part));
    assert_eq!(BOUNDS.counts(A), all);
    assert_eq!(all.total(), 40);
}

#[test]
fn what_a_cause_does_not_do_costs_nothing() {
    assert_eq!(BOUNDS.engine_counts(B), of(Op::Arrival, 1));
    assert_eq!(BOUNDS.situation_counts(B, 0), OpCounts::ZERO);
    assert_eq!(BOUNDS.rule_counts(B, 0), OpCounts::ZERO);
    assert_eq!(BOUNDS.counts(B).total(), 4);
    assert_eq!(OpCounts::ZERO.total(), 0);
}

#[test]
fn a_call_with_an_event_is_the_timers_and_then_the_event() {
    let timers = of(Op::TimerCheck, 2).with(Op::Derive, 1).with(Op::Fire, 1);
    let feeds = of(Op::Row, 5).with(Op::Emit, 1).with(Op::Open, 1);
    let sweep = timers.plus(&feeds);
    assert_eq!(BOUNDS.counts(Cause::Sweep), sweep);
    assert_eq!(BOUNDS.process_counts(1), sweep.plus(&BOUNDS.counts(B)));
}

#[test]
fn counts_are_within_others_operation_by_operation() {
    let bound = of(Op::Row, 3).with(Op::Emit, 2);
    assert!(bound.within(&bound));
    assert!(of(Op::Emit, 2).within(&bound));
    assert!(!of(Op::Emit, 3).within(&bound));
    assert!(!of(Op::Word, 1).within(&bound));
}

/// An event of three words, the last one begun.
#[test]
fn an_adapter_moves_an_event_word_by_word() {
    type Three = Reorder<Tick, [u8; 17], 4>;
    assert_eq!(Three::BOUNDS.push.get(Op::Word), 3);
    assert_eq!(Three::BOUNDS.pop.get(Op::Word), 3);
}

#[test]
fn the_price_is_that_of_the_dearest_path() {
    let prices = |dear: Op| move |op: Op| if op == dear { 10.0 } else { 1.0 };
    let slow = &BOUNDS.events[0].entries[0];
    assert_eq!(slow.price(prices(Op::Row)), 30.0);
    assert_eq!(slow.price(prices(Op::Emit)), 21.0);
    let run = &BOUNDS.events[0].lifespans[0];
    assert_eq!(run.price(prices(Op::Notice)), 10.0);
    assert_eq!(run.price(prices(Op::Row)), 1.0);
    assert_eq!(BOUNDS.rules[0].price(prices(Op::Word)), 21.0);
}

const TABLE: &str = "\
event   operations  detections  depth  closure bytes
A               40           4      2             32
B                4           0      1              0
timers          11           1      2              8
state: 96 bytes
reorder in front: 40 bytes, 3 operations to push, 2 to pop
";

const PATHS: &str = "
A at Slow, 2 instances, max_a rows each:
  nothing happens: row 3
  detects: row 1, emit 2

A at Run, initiate:
  opens: open 1
  full: notice 1

B at Run, terminate:
  closes: close 2

B at Fast, 1 rows:
  nothing happens: row 1

timers at Slow, fire, 1 rows:
  fires: timer fired 1

Slow at Fast, 1 rows:
  nothing happens: row 5
  detects: emit 1

Slow at Run, initiate:
  opens: open 1

refer B from A, each time:
  no: refer 1
  makes: word 2, refer 1

reorder, each time:
  push: sift 3
  pop: sift 2
";

#[test]
fn the_table_says_all_of_it() {
    assert_eq!(format!("{BOUNDS:#}"), TABLE);
    assert_eq!(format!("{BOUNDS}"), format!("{TABLE}{PATHS}"));
}
