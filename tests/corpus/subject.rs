//! A rule set as a test subject: one text, seen by macro and interpreter.

use crate::driver::Driver;
use rtcep_lang::Model;
use rtcep_lang::interp::{Declared, Interpreter};

/// A rule set with its traces.
pub(crate) struct Subject {
    /// The module's name.
    pub(crate) name: &'static str,
    /// The rules as the interpreter reads them: the macro's own tokens.
    pub(crate) text: &'static str,
    /// Hand-computed traces.
    pub(crate) scripts: &'static [&'static str],
    /// Traces that reach a path vector: see `reach`.
    pub(crate) reaches: &'static [&'static str],
    /// Declared functions for the interpreter, by name.
    pub(crate) functions: &'static [(&'static str, Declared)],
    /// Gives a fresh generated engine to the caller.
    pub(crate) run: fn(With<'_>),
}

impl Subject {
    /// The interpreter before its first call.
    pub(crate) fn interpreter(&self, model: &Model) -> Interpreter {
        Interpreter::with_functions(model.clone(), self.functions)
    }
}

/// What is done with an engine.
pub(crate) type With<'a> = &'a mut dyn FnMut(&mut dyn Driver);

/// The same tokens to the macro and, as text, to the interpreter. The engine
/// must be called `Rules`.
#[macro_export]
macro_rules! rules {
    (rules { $($rules:tt)* } $($traces:tt)*) => {
        ::rtcep::situations! { $($rules)* }
        $crate::subject_of! { rules { $($rules)* } $($traces)* }
    };
}

/// The subject of rules beside which the generated items stand already.
#[macro_export]
macro_rules! subject_of {
    (
        rules { $($rules:tt)* }
        $(build $build:expr;)?
        $(functions { $($function:expr),* $(,)? })?
        scripts { $($script:expr),* $(,)? }
        $(reaches { $($reach:expr),* $(,)? })?
    ) => {
        pub(crate) fn subject() -> $crate::subject::Subject {
            const BOUNDS: ::rtcep::Bounds = <Rules as ::rtcep::Engine>::BOUNDS;
            const SITUATIONS: usize = BOUNDS.situations.len();
            const LIFESPANS: usize = BOUNDS.lifespans.len();
            const RULES: usize = BOUNDS.rules.len();
            type Counted = Rules<::rtcep::Counter<SITUATIONS, LIFESPANS, RULES>>;
            #[allow(unused_mut, unused_assignments)]
            fn run(with: $crate::subject::With<'_>) {
                let mut build: fn(usize, &[::rtcep::Value]) -> Option<RulesEvent> =
                    <RulesEvent as ::rtcep::Record>::from_values;
                $(build = $build;)?
                with(&mut $crate::driver::Typed::<Counted, SITUATIONS, LIFESPANS, RULES> {
                    engine: Counted::default(),
                    take: |engine| engine.probe_mut().take(),
                    build,
                });
            }
            $crate::subject::Subject {
                name: module_path!(),
                text: stringify!($($rules)*),
                scripts: &[$($script),*],
                functions: &[$($($function),*)?],
                reaches: &[$($($reach),*)?],
                run,
            }
        }
    };
}
