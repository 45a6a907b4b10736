//! Bytes to an engine.

use crate::rules::{Rich, RichEvent};
use crate::trace::{Step, steps};
use crc::{CRC_32_ISO_HDLC, Crc};
use rtcep::bounds::Cause;
use rtcep::{Bounds, Counter, Detection, Engine, Notice, OpCounts, Record as _, Sink, Snapshot};
use rtcep::{Late, Timestamp as _};

const BOUNDS: Bounds = <Rich as Engine>::BOUNDS;
const SITUATIONS: usize = BOUNDS.situations.len();
const LIFESPANS: usize = BOUNDS.lifespans.len();
const RULES: usize = BOUNDS.rules.len();

type Counts = Counter<SITUATIONS, LIFESPANS, RULES>;
type Counted = Rich<Counts>;

/// Bytes of the frame before the state and behind it (`rtcep_core::persist`).
const BEFORE: usize = 30;
const BEHIND: usize = 4;

/// Steps at most that an engine takes before its snapshot.
const PAST: usize = 80;

/// Refused bytes leave an engine as it was. Accepted ones make an engine whose snapshot is
/// read as the same engine; both go on alike, without a panic, and no call costs more than
/// is counted.
///
/// The first byte says what the others are: a snapshot; a state, which gets a frame; or
/// calls and then changes of the snapshot that the engine has behind them.
pub fn snapshot(bytes: &[u8]) {
    accepted(bytes);
}

/// The same; and whether there is an engine.
pub fn accepted(bytes: &[u8]) -> bool {
    let Some((&first, rest)) = bytes.split_first() else {
        return false;
    };
    let snapshot = match first % 4 {
        0 => rest.to_vec(),
        1 => framed(rest.to_vec()),
        _ => mangled(rest),
    };
    let future = future(bytes);
    let mut engine = engine();
    run(&mut engine, &future[..future.len() / 4]);
    let before = written(&engine);
    if engine.restore(&snapshot).is_err() {
        assert_eq!(written(&engine), before, "refused, and the engine changed");
        return false;
    }
    let now = written(&engine);
    let mut twin = self::engine();
    if let Err(error) = twin.restore(&now) {
        panic!("accepted, and what it writes is refused: {error}");
    }
    assert_eq!(written(&twin), now, "read back as another one");
    assert_eq!(
        run(&mut engine, &future),
        run(&mut twin, &future),
        "they go on otherwise"
    );
    assert_eq!(written(&engine), written(&twin));
    true
}

fn engine() -> Counted {
    Counted::with_probe(Counts::new())
}

fn written(engine: &Counted) -> Vec<u8> {
    let mut bytes = vec![0; Counted::SNAPSHOT_BYTES];
    let length = engine.snapshot(&mut bytes).expect("there is room");
    bytes.truncate(length);
    bytes
}

/// A snapshot of these rules with this state.
fn framed(state: Vec<u8>) -> Vec<u8> {
    // An empty engine has the right head.
    let mut bytes = written(&engine());
    bytes.truncate(BEFORE);
    bytes.extend(state);
    checked(bytes)
}

/// With the length and the checksum of what it holds; `bytes` ends with the state.
fn checked(mut bytes: Vec<u8>) -> Vec<u8> {
    let length = (bytes.len() - BEFORE) as u64;
    bytes[6..14].copy_from_slice(&length.to_le_bytes());
    let checksum = Crc::<u32>::new(&CRC_32_ISO_HDLC).checksum(&bytes);
    bytes.extend(checksum.to_le_bytes());
    bytes
}

/// The snapshot behind some calls, and changes in it: two bytes of a place, one of what
/// happens there.
fn mangled(script: &[u8]) -> Vec<u8> {
    let Some((&n, script)) = script.split_first() else {
        return Vec::new();
    };
    let calls = (usize::from(n) % PAST * 4).min(script.len());
    let (calls, changes) = script.split_at(calls);
    let mut engine = engine();
    run(&mut engine, &steps(calls, 0));
    let mut bytes = written(&engine);
    bytes.truncate(bytes.len() - BEHIND);
    for change in changes.chunks_exact(3) {
        let state = bytes.len() - BEFORE;
        let at = usize::from(u16::from_le_bytes([change[0], change[1]]));
        // A state that holds nothing has no place to change.
        let Some(at) = at.checked_rem(state).map(|at| BEFORE + at) else {
            break;
        };
        match change[2] {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, 0),
            2 => drop(bytes.remove(at)),
            3 => bytes[at] = 0,
            4 => bytes[at] = u8::MAX,
            5 => bytes[at] = bytes[at].wrapping_add(1),
            6 => bytes[at] = bytes[at].wrapping_sub(1),
            other => bytes[at] ^= other,
        }
    }
    checked(bytes)
}

/// What comes behind the snapshot: the input again, since a fuzzer knows how to change it.
fn future(bytes: &[u8]) -> Vec<Step<RichEvent>> {
    let some = &bytes[..bytes.len().min(4 * PAST)];
    let mut steps = steps(some, 0);
    let last = steps.last().map_or(0, |step| step.t);
    // All that is open has time to end.
    steps.push(Step {
        t: last.saturating_add(100_000),
        event: None,
    });
    steps
}

/// What an engine tells.
#[derive(Default)]
struct Told(Vec<String>);

impl Sink<Counted> for Told {
    fn detection(&mut self, detection: Detection<<Counted as Engine>::Detection>) {
        self.0.push(format!("{detection:?}"));
    }

    fn notice(&mut self, notice: Notice) {
        self.0.push(format!("{notice:?}"));
    }
}

/// Calls an engine, later than whatever it has seen, and demands what is counted.
fn run(engine: &mut Counted, steps: &[Step<RichEvent>]) -> Vec<String> {
    let mut told = Told::default();
    for step in steps {
        engine.probe_mut().take();
        let t = <Counted as Engine>::Instant::from_ticks(step.t);
        let late: Result<(), Late> = match &step.event {
            Some((_, event)) => engine.process(t, event, &mut told),
            None => engine.advance(t, &mut told),
        };
        if let Err(late) = late {
            told.0.push(format!("{late:?}"));
        }
        let counts = engine.probe_mut().take();
        within(&counts, step.event.as_ref().map(|(event, _)| *event));
        while let Some(queued) = engine.next_action() {
            told.0
                .push(format!("{} {:?}", queued.t, queued.action.shape()));
        }
        told.0
            .push(format!("{:?}", engine.next_deadline().map(|t| t.ticks())));
    }
    told.0
}

/// Nothing happened more often than is counted, wherever it happened.
fn within(counts: &Counts, event: Option<usize>) {
    let most = |part: &dyn Fn(Cause) -> OpCounts| {
        let sweep = part(Cause::Sweep);
        event.map_or(sweep, |event| sweep.plus(&part(Cause::Event(event))))
    };
    let demand = |what: &str, found: &OpCounts, most: OpCounts| {
        assert!(found.within(&most), "{what}: {found} of {most}");
    };
    // A call that is refused, or finds no timer due, arrives and looks at one timer.
    let engine = most(&|cause| BOUNDS.engine_counts(cause));
    demand("the engine", &counts.engine, engine);
    for (s, found) in counts.situations.iter().enumerate() {
        let name = BOUNDS.situations[s].name;
        demand(
            name,
            found,
            most(&|cause| BOUNDS.situation_counts(cause, s)),
        );
    }
    for (l, found) in counts.lifespans.iter().enumerate() {
        let name = BOUNDS.lifespans[l].name;
        demand(name, found, most(&|cause| BOUNDS.lifespan_counts(cause, l)));
    }
    for (r, found) in counts.rules.iter().enumerate() {
        let name = BOUNDS.rules[r].name;
        demand(name, found, most(&|cause| BOUNDS.rule_counts(cause, r)));
    }
}
