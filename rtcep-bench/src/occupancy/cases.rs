//! Prepared engines, what their event counts, and streams.

use super::forms::{Counts, Form, event};
use super::matrix::{Candidate, Matrix, MatrixEngine, Pairs};
use super::measure::BATCH;
use super::state::{Case, Data, State, Trigger};
use crate::workload::Random;
use rtcep::{Engine, NoProbe, Record, Timestamp};

/// Any seed does.
pub(super) const SEED: u64 = 2008;
/// Targets in a random stream.
const TARGETS: u32 = 16;

/// A prepared engine as it is measured.
pub(super) fn case<F: Form>(
    state: State,
    data: Data,
    random: &mut Random,
) -> Case<F::Engine<NoProbe>> {
    let case = F::place(NoProbe, state, data, random);
    assert_eq!(F::held(&case.engine), state.held(), "{}", F::NAME);
    case
}

/// What the same event counts on the same state.
pub fn counted<F: Form>(state: State, data: Data, random: &mut Random) -> Counts {
    let mut case = F::place(Counts::new(), state, data, random);
    assert_eq!(F::held(&case.engine), state.held(), "{}", F::NAME);
    let _ = F::counted(&mut case.engine);
    let at = <F::Engine<Counts> as Engine>::Instant::from_ticks(1);
    let _ = case.engine.process(at, &case.event, &mut ());
    F::counted(&mut case.engine)
}

/// Both types alike often, targets and ranges at random.
#[must_use]
pub fn arrivals<E: Record>(events: usize) -> Vec<E> {
    let mut random = Random::new(SEED);
    let one = |_| {
        let kind = Trigger::ALL[usize::from(random.below(2) == 1)];
        #[allow(clippy::cast_precision_loss)] // below 2^24
        let range = random.below(40_000) as f32;
        event(kind, random.below(TARGETS), range)
    };
    (0..events.next_multiple_of(BATCH)).map(one).collect()
}

/// The matrix with the candidates of [`Data::Most`].
pub(super) fn matrix_case<F: Pairs>(state: State) -> Case<MatrixEngine<F>> {
    let candidate = |target| Candidate {
        target,
        range: 1_000.0,
    };
    let opposite: Vec<_> = (0..).map(candidate).take(state.opposite).collect();
    let own: Vec<_> = (100..).map(candidate).take(state.own).collect();
    let matrix = match state.trigger {
        Trigger::AlertTrigger => Matrix::holding(&own, &opposite),
        Trigger::TrackData => Matrix::holding(&opposite, &own),
    };
    let youngest = opposite.last().map_or(0, |last| last.target);
    Case {
        engine: MatrixEngine::with(matrix),
        event: event(state.trigger, youngest, 1_000.0),
    }
}
