//! A generated engine without its types: what searches and measurements drive.
//!
//! | module | what it holds |
//! |---|---|
//! | `counting` | an engine that counts what it does |
//! | `plain` | one that does not, in a prepared state: what is timed |
//! | [`script`] | calls as text |
//! | `observed` | operations that happened, by whom |

mod counting;
mod observed;
mod plain;
pub mod script;

pub use counting::{Counting, TypedCounting};
pub use observed::Observed;
pub use plain::{
    Around, BLOCK, Plain, Prepared, TypedPlain, count_from_here, count_to_here, measured_call,
};

use rtcep::{Bounds, Engine, Value};
use rtcep_lang::Model;

/// Builds an event, by declaration, of its values: [`from_values`](rtcep::Record::from_values)
/// for events that the rules declare; who adopts types says how they are made.
pub type Build<E> = fn(usize, &[Value]) -> Option<<E as Engine>::Event>;

/// One call of an engine.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The tick.
    pub t: u64,
    /// The event, by declaration, and its values; none for `advance`.
    pub event: Option<(usize, Vec<Value>)>,
}

/// A rule set: its model, and engines that obey it. [`subject!`](crate::subject!) makes one.
pub struct Subject {
    /// The engine's name.
    pub name: String,
    /// What the rules say.
    pub model: Model,
    /// What they cost at most.
    pub bounds: Bounds,
    counting: fn() -> Box<dyn Counting>,
    plain: fn() -> Box<dyn Plain>,
}

impl std::fmt::Debug for Subject {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Subject").field("name", &self.name).finish()
    }
}

/// Text that is no rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoRules(pub String);

impl std::fmt::Display for NoRules {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "the text of the rules cannot be read: {}; give the text that the engine was made from",
            self.0
        )
    }
}

impl std::error::Error for NoRules {}

impl Subject {
    /// From the text of the rules, their bounds, and what makes fresh engines.
    ///
    /// # Errors
    /// If the text is no rule set.
    pub fn new(
        rules: &str,
        bounds: Bounds,
        counting: fn() -> Box<dyn Counting>,
        plain: fn() -> Box<dyn Plain>,
    ) -> Result<Self, NoRules> {
        let compiled = rtcep_lang::compile_str(rules).map_err(|rejected| {
            let first = rejected.diagnostics.first();
            NoRules(first.map_or_else(String::new, |d| d.message.clone()))
        })?;
        Ok(Self {
            name: compiled.model.engine.clone(),
            model: compiled.model,
            bounds,
            counting,
            plain,
        })
    }

    /// A fresh engine that counts.
    #[must_use]
    pub fn counting(&self) -> Box<dyn Counting> {
        (self.counting)()
    }

    /// A fresh engine as users have it.
    #[must_use]
    pub fn plain(&self) -> Box<dyn Plain> {
        (self.plain)()
    }
}

/// The [`Subject`](crate::subject::Subject) of a generated engine and the text of its rules.
///
/// ```ignore
/// let subject = rtcep_bench::subject!(radar::Defence, RULES)?;
/// ```
///
/// Where the rules adopt types of events, a third argument is the function that builds events
/// of their values ([`Build`](crate::subject::Build)).
#[macro_export]
macro_rules! subject {
    ($($engine:ident)::+, $rules:expr) => {
        $crate::subject!($($engine)::+, $rules, ::rtcep::Record::from_values)
    };
    ($($engine:ident)::+, $rules:expr, $build:expr) => {{
        const BOUNDS: ::rtcep::Bounds = <$($engine)::+ as ::rtcep::Engine>::BOUNDS;
        const SITUATIONS: usize = BOUNDS.situations.len();
        const LIFESPANS: usize = BOUNDS.lifespans.len();
        const RULES: usize = BOUNDS.rules.len();
        type Counted = $($engine)::+<::rtcep::Counter<SITUATIONS, LIFESPANS, RULES>>;
        $crate::subject::Subject::new(
            $rules,
            BOUNDS,
            || {
                ::std::boxed::Box::new(
                    $crate::subject::TypedCounting::<Counted, SITUATIONS, LIFESPANS, RULES>::new(
                        Counted::default(),
                        |engine| engine.probe_mut().take(),
                        $build,
                    ),
                )
            },
            || {
                ::std::boxed::Box::new(
                    $crate::subject::TypedPlain::<$($engine)::+>::new(
                        <$($engine)::+>::default(),
                        $build,
                    ),
                )
            },
        )
    }};
}
