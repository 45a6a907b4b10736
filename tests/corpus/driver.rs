//! A generated engine without its types.

use crate::told::Told;
use rtcep::notice::Tally;
use rtcep::{
    Bounds, Counter, Described, Engine, OpCounts, Record, RestoreError, Sink, Snapshot,
    SnapshotError, Timestamp, Value,
};
use rtcep_lang::interp::{Output, Queued};

/// A generated engine without its types.
pub(crate) trait Driver {
    /// Processes an event.
    fn process(&mut self, t: u64, event: usize, values: &[Value], told: &mut Vec<Told>);
    /// Lets time pass.
    fn advance(&mut self, t: u64, told: &mut Vec<Told>);
    /// The tick by which it wants to be called again.
    fn next_deadline(&self) -> Option<u64>;
    /// Takes the action that has waited longest.
    fn next_action(&mut self) -> Option<Queued>;
    /// The operations since the last call.
    fn counts(&mut self) -> Observed;
    /// The counted ones.
    fn bounds(&self) -> Bounds;
    /// The rules, as the engine tells them.
    #[allow(dead_code, reason = "the corpus alone reads them back")]
    fn rules(&self) -> &'static str;
    /// What a situation has told of.
    fn tally(&self, situation: usize) -> Option<Tally>;
    /// What a lifespan has told of.
    fn lifespan_tally(&self, lifespan: usize) -> Option<Tally>;
    /// What the rules that make an event have told of.
    fn event_tally(&self, event: usize) -> Option<Tally>;
    /// What an action has told of.
    fn action_tally(&self, action: usize) -> Option<Tally>;
    /// Refused calls.
    fn late(&self) -> u64;
    /// How large it is, its probe aside.
    fn bytes(&self) -> usize;
    /// What it has seen, as bytes.
    fn snapshot(&self) -> Result<Vec<u8>, SnapshotError>;
    /// Puts it where another one was.
    fn restore(&mut self, snapshot: &[u8]) -> Result<(), RestoreError>;
    /// Another one that has seen the same.
    #[allow(dead_code, reason = "the small-scope search goes on from copies")]
    fn twin(&self) -> Box<dyn Driver>;
}

/// Operations that happened, by scope.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Observed {
    pub(crate) engine: OpCounts,
    /// By declaration.
    pub(crate) situations: Vec<OpCounts>,
    /// By declaration.
    pub(crate) lifespans: Vec<OpCounts>,
    /// Stateless rules and then actions, by declaration.
    pub(crate) rules: Vec<OpCounts>,
}

/// Drives an engine of type `E` whose probe is a counter.
pub(crate) struct Typed<E: Engine, const S: usize, const L: usize, const R: usize> {
    pub(crate) engine: E,
    pub(crate) take: fn(&mut E) -> Counter<S, L, R>,
    /// Builds events; a rule set with adopted types brings its own.
    pub(crate) build: fn(usize, &[Value]) -> Option<E::Event>,
}

struct Recorder<'a>(&'a mut Vec<Told>);

impl<E: Engine> Sink<E> for Recorder<'_> {
    fn detection(&mut self, detection: rtcep::Detection<E::Detection>) {
        let situation = detection.situation.shape();
        self.0.push(Told::Sink(Output::Detection {
            t: detection.t,
            call: detection.call,
            instance: detection.instance,
            situation,
            exact: detection.exact,
            values: values(&detection.situation),
        }));
    }

    fn notice(&mut self, notice: rtcep::Notice) {
        self.0.push(Told::from_notice(notice));
    }
}

/// All attributes of a record.
fn values<R: Record>(record: &R) -> Vec<Value> {
    let attributes = R::SHAPES[record.shape()].attributes.len();
    let values = (0..attributes).filter_map(|a| record.attribute(a));
    values.collect()
}

impl<E, const S: usize, const L: usize, const R: usize> Driver for Typed<E, S, L, R>
where
    E: Engine + Described + Snapshot + Clone + 'static,
{
    fn process(&mut self, t: u64, event: usize, values: &[Value], told: &mut Vec<Told>) {
        let event = (self.build)(event, values).expect("values fit the event");
        let mut sink = Recorder(told);
        let t = E::Instant::from_ticks(t);
        if let Err(late) = self.engine.process(t, &event, &mut sink) {
            told.push(Told::Late { t: late.t });
        }
    }

    fn advance(&mut self, t: u64, told: &mut Vec<Told>) {
        let mut sink = Recorder(told);
        if let Err(late) = self.engine.advance(E::Instant::from_ticks(t), &mut sink) {
            told.push(Told::Late { t: late.t });
        }
    }

    fn next_deadline(&self) -> Option<u64> {
        self.engine.next_deadline().map(Timestamp::ticks)
    }

    fn next_action(&mut self) -> Option<Queued> {
        let queued = self.engine.next_action()?;
        Some(Queued {
            t: queued.t,
            call: queued.call,
            action: queued.action.shape(),
            values: values(&queued.action),
        })
    }

    fn counts(&mut self) -> Observed {
        let counter = (self.take)(&mut self.engine);
        Observed {
            engine: counter.engine,
            situations: counter.situations.to_vec(),
            lifespans: counter.lifespans.to_vec(),
            rules: counter.rules.to_vec(),
        }
    }

    fn bounds(&self) -> Bounds {
        E::BOUNDS
    }

    fn rules(&self) -> &'static str {
        E::RULES
    }

    fn tally(&self, situation: usize) -> Option<Tally> {
        self.engine.tally(situation)
    }

    fn lifespan_tally(&self, lifespan: usize) -> Option<Tally> {
        self.engine.lifespan_tally(lifespan)
    }

    fn event_tally(&self, event: usize) -> Option<Tally> {
        self.engine.event_tally(event)
    }

    fn action_tally(&self, action: usize) -> Option<Tally> {
        self.engine.action_tally(action)
    }

    fn late(&self) -> u64 {
        self.engine.late()
    }

    fn bytes(&self) -> usize {
        size_of_val(&self.engine) - size_of::<Counter<S, L, R>>()
    }

    fn snapshot(&self) -> Result<Vec<u8>, SnapshotError> {
        let mut bytes = vec![0xA5; E::SNAPSHOT_BYTES];
        let length = self.engine.snapshot(&mut bytes)?;
        bytes.truncate(length);
        Ok(bytes)
    }

    fn restore(&mut self, snapshot: &[u8]) -> Result<(), RestoreError> {
        self.engine.restore(snapshot)
    }

    fn twin(&self) -> Box<dyn Driver> {
        Box::new(Self {
            engine: self.engine.clone(),
            ..*self
        })
    }
}
