//! The queue of actions: what is lost, who is told, what is counted.

use rtcep_core::action::Actions;
use rtcep_core::bounds::EventBounds;
use rtcep_core::engine::Trigger;
use rtcep_core::notice::Tally;
use rtcep_core::storage::Gauge;
use rtcep_core::time::Instant;
use rtcep_core::{
    Bounds, Counter, Detection, Engine, Late, NoAction, Notice, OnFull, Op, OpCounts, Queued,
    Record, Scope, Shape, Sink, Value,
};

/// `action Warn { x: u8 }`, `action Fire { x: u8 }`
#[derive(Clone, Copy, Debug, PartialEq)]
enum Act {
    Warn(u8),
    Fire(u8),
}

impl Record for Act {
    const SHAPES: &'static [Shape] = &[
        Shape {
            name: "Warn",
            attributes: &[("x", "u8")],
        },
        Shape {
            name: "Fire",
            attributes: &[("x", "u8")],
        },
    ];

    fn shape(&self) -> usize {
        match self {
            Act::Warn(_) => 0,
            Act::Fire(_) => 1,
        }
    }

    fn attribute(&self, index: usize) -> Option<Value> {
        let (Act::Warn(x) | Act::Fire(x)) = self;
        (index == 0).then_some(Value::U8(*x))
    }

    fn from_values(_: usize, _: &[Value]) -> Option<Self> {
        None
    }
}

/// An engine that does nothing: a sink belongs to one.
struct Nothing;

impl Engine for Nothing {
    type Event = NoAction;
    type Detection = NoAction;
    type Action = NoAction;
    type Instant = Instant<1, 1_000>;
    const BOUNDS: Bounds = Bounds {
        events: &[],
        sweep: EventBounds {
            name: "",
            entries: &[],
            lifespans: &[],
            checks: 0,
            derived: &[],
            referenced: &[],
            rules: &[],
            detections: 0,
            depth: 0,
            closure_bytes: 0,
        },
        situations: &[],
        lifespans: &[],
        rules: &[],
        reorder: None,
        merge: None,
        bytes: 0,
    };

    fn process(
        &mut self,
        _: Self::Instant,
        event: &NoAction,
        _: &mut impl Sink<Self>,
    ) -> Result<(), Late> {
        match *event {}
    }

    fn advance(&mut self, _: Self::Instant, _: &mut impl Sink<Self>) -> Result<(), Late> {
        Ok(())
    }

    fn next_deadline(&self) -> Option<Self::Instant> {
        None
    }

    fn next_action(&mut self) -> Option<Queued<NoAction>> {
        None
    }

    fn late(&self) -> u64 {
        0
    }

    fn tally(&self, _: usize) -> Option<Tally> {
        None
    }

    fn lifespan_tally(&self, _: usize) -> Option<Tally> {
        None
    }

    fn event_tally(&self, _: usize) -> Option<Tally> {
        None
    }

    fn action_tally(&self, _: usize) -> Option<Tally> {
        None
    }
}

/// Three actions into a queue of two: what waits in the end, what was told and counted,
/// and what each action has lost.
fn three(on_full: OnFull) -> (Vec<Act>, Vec<String>, OpCounts, [u64; 2]) {
    let mut queue = Actions::<Act, 2, 2>::new();
    let mut told = Vec::new();
    let mut sink = (
        |_: Detection<NoAction>| {},
        |notice: Notice| told.push(notice.to_string()),
    );
    let mut counter = Counter::<0, 0, 1>::new();
    let mut g = Gauge::new(&mut counter, Scope::Rule(0));
    for (t, action) in (1..).zip([Act::Fire(1), Act::Warn(2), Act::Warn(3)]) {
        let now = Trigger { t, n: t, call: t };
        queue.queue::<Nothing, _, _>(now, action, on_full, &mut g, &mut sink);
    }
    let lost = [0, 1].map(|k| queue.tally(k).map_or(0, |tally| tally.lost));
    let mut waiting = Vec::new();
    while let Some(queued) = queue.take() {
        waiting.push(queued.action);
    }
    (waiting, told, counter.rules[0], lost)
}

#[test]
fn the_new_one_is_lost_or_the_one_that_waited_longest() {
    let (waiting, told, counts, lost) = three(OnFull::Reject);
    assert_eq!(waiting, [Act::Fire(1), Act::Warn(2)]);
    assert_eq!(told, ["the queue of actions is full, Warn is lost: reject"]);
    let two = OpCounts::ZERO.with(Op::Queue, 2).with(Op::Notice, 1);
    assert_eq!((counts, lost), (two, [1, 0]));

    let (waiting, told, counts, lost) = three(OnFull::DropOldest);
    assert_eq!(waiting, [Act::Warn(2), Act::Warn(3)]);
    assert_eq!(
        told,
        ["the queue of actions is full, Fire is lost: drop_oldest"]
    );
    let three = OpCounts::ZERO.with(Op::Queue, 3).with(Op::Notice, 1);
    assert_eq!((counts, lost), (three.with(Op::Evict, 1), [0, 1]));
}

#[test]
fn a_fault_is_told_and_is_no_loss() {
    let mut queue = Actions::<Act, 2, 2>::new();
    let mut told = Vec::new();
    let mut sink = (
        |_: Detection<NoAction>| {},
        |notice: Notice| told.push(notice.to_string()),
    );
    let mut counter = Counter::<0, 0, 1>::new();
    let mut g = Gauge::new(&mut counter, Scope::Rule(0));
    queue.faulted::<Nothing, _, _>(1, &mut g, &mut sink);
    assert_eq!(told, ["action Fire: 1 fault(s)"]);
    let tally = queue.tally(1).expect("two actions");
    assert_eq!((tally.lost, tally.faults), (0, 1));
    assert!(queue.tally(2).is_none() && queue.take().is_none());
}
