//! A rule set as a test subject: one text, seen by macro and interpreter.

use crate::told::Told;
use rtcep::{Bounds, Counter, Engine, Record, Sink, Timestamp, Value};
use rtcep_lang::interp::Output;

/// A rule set with its traces.
pub(crate) struct Subject {
    /// The module's name.
    pub(crate) name: &'static str,
    /// The rules as the interpreter reads them: the macro's own tokens.
    pub(crate) text: &'static str,
    /// Hand-computed traces.
    pub(crate) scripts: &'static [&'static str],
    /// Names of the scripts' path vectors: see `counts`.
    pub(crate) reaches: &'static [&'static str],
    /// Gives a fresh generated engine to the caller.
    pub(crate) run: fn(With<'_>),
}

/// What is done with an engine.
pub(crate) type With<'a> = &'a mut dyn FnMut(&mut dyn Driver);

/// A generated engine without its types.
pub(crate) trait Driver {
    /// Processes an event; `Err` holds the refused tick.
    fn process(&mut self, t: u64, event: usize, values: &[Value], told: &mut Vec<Told>);
    /// Lets time pass.
    fn advance(&mut self, t: u64, told: &mut Vec<Told>);
    /// The operations since the last call: of the engine, then by situation.
    fn counts(&mut self) -> (rtcep::OpCounts, Vec<rtcep::OpCounts>);
    /// The counted ones.
    fn bounds(&self) -> Bounds;
    /// What a situation has told of.
    fn tally(&self, situation: usize) -> Option<rtcep::notice::Tally>;
    /// Refused calls.
    fn late(&self) -> u64;
}

/// Drives an engine of type `E` whose probe is a counter.
pub(crate) struct Typed<E: Engine, const S: usize> {
    pub(crate) engine: E,
    pub(crate) take: fn(&mut E) -> Counter<S>,
    /// Builds events; a rule set with adopted types brings its own.
    pub(crate) build: fn(usize, &[Value]) -> Option<E::Event>,
}

struct Recorder<'a>(&'a mut Vec<Told>);

impl<E: Engine> Sink<E> for Recorder<'_> {
    fn detection(&mut self, detection: rtcep::Detection<E::Detection>) {
        let situation = detection.situation.shape();
        let attributes = E::Detection::SHAPES[situation].attributes.len();
        self.0.push(Told::Sink(Output::Detection {
            t: detection.t,
            call: detection.call,
            instance: detection.instance,
            situation,
            values: (0..attributes)
                .filter_map(|a| detection.situation.attribute(a))
                .collect(),
        }));
    }

    fn notice(&mut self, notice: rtcep::Notice) {
        self.0.push(Told::from_notice(notice));
    }
}

impl<E: Engine, const S: usize> Driver for Typed<E, S> {
    fn process(&mut self, t: u64, event: usize, values: &[Value], told: &mut Vec<Told>) {
        let event = (self.build)(event, values).expect("values fit the event");
        let mut sink = Recorder(told);
        if let Err(late) = self
            .engine
            .process(E::Instant::from_ticks(t), &event, &mut sink)
        {
            told.push(Told::Late { t: late.t });
        }
    }

    fn advance(&mut self, t: u64, told: &mut Vec<Told>) {
        let mut sink = Recorder(told);
        if let Err(late) = self.engine.advance(E::Instant::from_ticks(t), &mut sink) {
            told.push(Told::Late { t: late.t });
        }
    }

    fn counts(&mut self) -> (rtcep::OpCounts, Vec<rtcep::OpCounts>) {
        let counter = (self.take)(&mut self.engine);
        (counter.engine, counter.situations.to_vec())
    }

    fn bounds(&self) -> Bounds {
        E::BOUNDS
    }

    fn tally(&self, situation: usize) -> Option<rtcep::notice::Tally> {
        self.engine.tally(situation)
    }

    fn late(&self) -> u64 {
        self.engine.late()
    }
}

/// The same tokens to the macro and, as text, to the interpreter. The engine
/// must be called `Rules`.
#[macro_export]
macro_rules! rules {
    (
        rules { $($rules:tt)* }
        $(build $build:expr;)?
        scripts { $($script:expr),* $(,)? }
        $(reaches { $($reach:expr),* $(,)? })?
    ) => {
        ::rtcep::situations! { $($rules)* }

        pub(crate) fn subject() -> $crate::subject::Subject {
            const SITUATIONS: usize = <Rules as ::rtcep::Engine>::BOUNDS.situations.len();
            type Counted = Rules<::rtcep::Counter<SITUATIONS>>;
            #[allow(unused_mut, unused_assignments)]
            fn run(with: $crate::subject::With<'_>) {
                let mut build: fn(usize, &[::rtcep::Value]) -> Option<RulesEvent> =
                    <RulesEvent as ::rtcep::Record>::from_values;
                $(build = $build;)?
                with(&mut $crate::subject::Typed::<Counted, SITUATIONS> {
                    engine: Counted::default(),
                    take: |engine| engine.probe_mut().take(),
                    build,
                });
            }
            $crate::subject::Subject {
                name: module_path!(),
                text: stringify!($($rules)*),
                scripts: &[$($script),*],
                reaches: &[$($($reach),*)?],
                run,
            }
        }
    };
}
