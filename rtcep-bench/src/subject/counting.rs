//! An engine that counts what it does.

use super::{Build, Observed, Step};
use rtcep::{Counter, Engine, Late, Timestamp};

/// An engine that counts what it does, without its types.
pub trait Counting {
    /// Processes an event, or lets time pass.
    ///
    /// # Errors
    /// If the clock would step back.
    ///
    /// # Panics
    /// If the values do not fit the event.
    fn call(&mut self, step: &Step) -> Result<(), Late>;
    /// The operations since the last time that they were taken.
    fn take(&mut self) -> Observed;
    /// Another one in the same state.
    fn twin(&self) -> Box<dyn Counting>;
}

/// An engine of type `E` whose probe is a counter.
#[derive(Debug)]
pub struct TypedCounting<E: Engine, const S: usize, const L: usize, const R: usize> {
    engine: E,
    take: fn(&mut E) -> Counter<S, L, R>,
    build: Build<E>,
}

impl<E: Engine, const S: usize, const L: usize, const R: usize> TypedCounting<E, S, L, R> {
    /// With what takes the counts of its probe, and what builds events.
    pub fn new(engine: E, take: fn(&mut E) -> Counter<S, L, R>, build: Build<E>) -> Self {
        Self {
            engine,
            take,
            build,
        }
    }
}

impl<E, const S: usize, const L: usize, const R: usize> Counting for TypedCounting<E, S, L, R>
where
    E: Engine + Clone + 'static,
{
    fn call(&mut self, step: &Step) -> Result<(), Late> {
        let t = E::Instant::from_ticks(step.t);
        match &step.event {
            Some((event, values)) => {
                let event = (self.build)(*event, values).expect("values fit the event");
                self.engine.process(t, &event, &mut ())
            }
            None => self.engine.advance(t, &mut ()),
        }
    }

    fn take(&mut self) -> Observed {
        let counter = (self.take)(&mut self.engine);
        Observed {
            engine: counter.engine,
            situations: counter.situations.to_vec(),
            lifespans: counter.lifespans.to_vec(),
            rules: counter.rules.to_vec(),
        }
    }

    fn twin(&self) -> Box<dyn Counting> {
        Box::new(Self {
            engine: self.engine.clone(),
            take: self.take,
            build: self.build,
        })
    }
}
