//! An engine behind both adapters: each sensor's events may come late, and those of both
//! make one stream. All of it has a place in a static.

use rtcep::adapter::{Refused, Source, Why};
use rtcep::{Engine, Sink};

rtcep::situations! {
    /// What two radars agree upon.
    pub engine Pair;
    resolution 1ms;
    reorder within 20ms, max 8;
    merge north, south, max 4;

    /// A measurement of one of the radars.
    event Plot { target: u32, range: u32 }

    lifespan Always { from startup; max_open 1; }

    /// Two measurements of one target, at most 10 ms apart.
    situation Agreed: sequence in Always {
        operand one: each Plot, max 8, on_full drop_oldest;
        operand two: first Plot;
        when one.target == two.target;
        within 10ms;
        emit { target: two.target, nearest: min(one.range, two.range) }
    }
}

/// The instants of the engine.
pub type Instant = <Pair as Engine>::Instant;

/// All that stands between the radars and who is told.
#[derive(Debug)]
pub struct Host {
    late: [PairReorder; 2],
    merge: PairMerge,
    engine: Pair,
}

impl Host {
    /// Nothing has arrived.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            late: [Pair::reorder(), Pair::reorder()],
            merge: Pair::merge(),
            engine: Pair::new(),
        }
    }

    /// An event arrives, and what is ripe goes on.
    ///
    /// # Errors
    /// It is too late, or too many wait: it comes back.
    pub fn arrives(
        &mut self,
        source: PairSource,
        t: Instant,
        event: PairEvent,
        sink: &mut impl Sink<Pair>,
    ) -> Result<(), Refused<PairEvent>> {
        let taken = match self.late.get_mut(source.index()) {
            Some(late) => late.push(t, event),
            None => Err(Refused {
                event,
                why: Why::NoSuchSource {
                    sources: self.late.len(),
                },
            }),
        };
        self.serve(sink);
        taken
    }

    /// Nothing arrives any more.
    pub fn finish(&mut self, sink: &mut impl Sink<Pair>) {
        for late in &mut self.late {
            late.finish();
        }
        self.serve(sink);
    }

    /// Events that one of the parts has refused.
    #[must_use]
    pub fn refused(&self) -> u64 {
        let late = self.late.iter().map(PairReorder::late).sum::<u64>();
        late + self.merge.late() + self.engine.late()
    }

    fn serve(&mut self, sink: &mut impl Sink<Pair>) {
        loop {
            for (source, late) in PairSource::ALL.into_iter().zip(&mut self.late) {
                // What finds no room there stays here.
                while self.merge.has_room(source)
                    && let Some((t, event)) = late.pop()
                {
                    let _ = self.merge.push(source, t, event);
                }
                let _ = self.merge.promise(source, late.promise());
            }
            let Some((t, event)) = self.merge.pop() else {
                return;
            };
            let _ = self.engine.process(t, &event, sink);
        }
    }
}

impl Default for Host {
    fn default() -> Self {
        Self::new()
    }
}

/// It can live in a static.
pub static HOST: Host = Host::new();

/// Bytes of all three parts, as their bounds say.
pub const BYTES: usize = {
    let bounds = <Pair as Engine>::BOUNDS;
    match (bounds.reorder, bounds.merge) {
        (Some(reorder), Some(merge)) => 2 * reorder.bytes + merge.bytes + bounds.bytes,
        _ => 0,
    }
};
const _: () = assert!(BYTES > 0 && BYTES <= size_of::<Host>());
