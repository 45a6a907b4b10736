//! Lines of cases as `tests/conformance/FORMAT.md` describes them.
//!
//! What this version of the language has no words for yet is kept in `rest`,
//! so that [`rules`](super::rules) can refuse it by name instead of running a
//! case as something else.

use super::node::Expr;
use super::python::quote_words;
use serde::Deserialize;
use serde_json::{Map, Number, Value as Json};

/// One line.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Case {
    /// The case's name; none for lines that a generator made.
    #[serde(default)]
    pub(crate) id: Option<String>,
    /// Since which stage of the language it can run.
    #[serde(default)]
    pub(crate) stage: Option<u32>,
    pub(crate) rules: Rules,
    /// `[t, "Event", {attributes}]` or `[t, "advance"]`.
    pub(crate) trace: Vec<Json>,
    /// What must come out, or `{"error": ..}`; none on lines to print.
    #[serde(default)]
    pub(crate) out: Option<Json>,
}

/// A rule set.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Rules {
    /// Attributes and their types by event.
    pub(crate) events: Map<String, Json>,
    pub(crate) lifespans: Vec<Lifespan>,
    pub(crate) situations: Vec<Situation>,
    /// Stateless rules.
    #[serde(default)]
    pub(crate) refer: Vec<Refer>,
    #[serde(flatten)]
    pub(crate) rest: Map<String, Json>,
}

/// A stateless rule: an event made from another.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Refer {
    /// What it makes.
    pub(crate) event: String,
    pub(crate) from: String,
    #[serde(default, rename = "if")]
    pub(crate) condition: Option<Expr>,
    /// By attribute.
    pub(crate) map: Map<String, Json>,
    #[serde(flatten)]
    pub(crate) rest: Map<String, Json>,
}

/// A lifespan.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Lifespan {
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) policy: Option<String>,
    pub(crate) from: Vec<From>,
    pub(crate) until: Vec<Until>,
    #[serde(default)]
    pub(crate) key: Option<String>,
    pub(crate) max_open: u64,
    #[serde(default)]
    pub(crate) per_key: Option<u64>,
    #[serde(default)]
    pub(crate) on_full: Option<String>,
    #[serde(flatten)]
    pub(crate) rest: Map<String, Json>,
}

/// What opens a lifespan.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct From {
    #[serde(default)]
    pub(crate) startup: bool,
    #[serde(default)]
    pub(crate) event: Option<String>,
    #[serde(default, rename = "if")]
    pub(crate) condition: Option<Expr>,
    #[serde(default)]
    pub(crate) including: bool,
    /// Ticks since startup.
    #[serde(default)]
    pub(crate) at: Option<u64>,
    #[serde(flatten)]
    pub(crate) rest: Map<String, Json>,
}

/// What ends a lifespan.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Until {
    #[serde(default)]
    pub(crate) event: Option<String>,
    #[serde(default, rename = "if")]
    pub(crate) condition: Option<Expr>,
    #[serde(default)]
    pub(crate) which: Option<String>,
    #[serde(default)]
    pub(crate) all_keys: bool,
    #[serde(default)]
    pub(crate) after: Option<u64>,
    /// Ticks since startup.
    #[serde(default)]
    pub(crate) at: Option<u64>,
    pub(crate) end: String,
    #[serde(flatten)]
    pub(crate) rest: Map<String, Json>,
}

/// A situation.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Situation {
    pub(crate) name: String,
    pub(crate) kind: String,
    pub(crate) lifespan: String,
    #[serde(default)]
    pub(crate) within: Option<u64>,
    pub(crate) detect: String,
    #[serde(default)]
    pub(crate) once: bool,
    pub(crate) operands: Vec<Operand>,
    #[serde(default)]
    pub(crate) when: Option<Expr>,
    pub(crate) emit: Map<String, Json>,
    /// The `n` of `atleast`, `atmost`, `nth` and `trend`.
    #[serde(default)]
    pub(crate) n: Option<u64>,
    /// The limit of `percentage`.
    #[serde(default)]
    pub(crate) limit: Option<u64>,
    #[serde(default)]
    pub(crate) cmp: Option<String>,
    /// The direction of `crosses` and `trend`.
    #[serde(default)]
    pub(crate) dir: Option<String>,
    /// The bound of `crosses`.
    #[serde(default)]
    pub(crate) b: Option<Number>,
    #[serde(default)]
    pub(crate) hysteresis: Option<Number>,
    /// An expression in `crosses`, an attribute in `trend`.
    #[serde(default)]
    pub(crate) of: Option<Json>,
    /// The moment of `at`, in ticks since startup.
    #[serde(default)]
    pub(crate) time: Option<u64>,
    /// The period of `every`.
    #[serde(default)]
    pub(crate) period: Option<u64>,
    /// The delay of `after`.
    #[serde(default)]
    pub(crate) delay: Option<u64>,
    #[serde(flatten)]
    pub(crate) rest: Map<String, Json>,
}

/// An operand.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Operand {
    pub(crate) name: String,
    pub(crate) event: String,
    pub(crate) role: String,
    pub(crate) quant: String,
    #[serde(default, rename = "if")]
    pub(crate) threshold: Option<Expr>,
    #[serde(default)]
    pub(crate) max: Option<u64>,
    #[serde(default)]
    pub(crate) on_full: Option<String>,
    #[serde(default)]
    pub(crate) retain: Option<Expr>,
    #[serde(default, rename = "override")]
    pub(crate) overrides: Option<Expr>,
    #[serde(default)]
    pub(crate) weight: Option<Expr>,
    #[serde(default)]
    pub(crate) counted: Option<Expr>,
    /// `[m, n]`
    #[serde(default)]
    pub(crate) rep: Option<(u64, u64)>,
    #[serde(flatten)]
    pub(crate) rest: Map<String, Json>,
}

/// Reads one line, as Python writes it.
pub(crate) fn read(line: &str) -> Result<Case, String> {
    serde_json::from_str(&quote_words(line)).map_err(|error| {
        // A case is one line: the caller knows which.
        let text = error.to_string();
        let what = text
            .rsplit_once(" at line ")
            .map_or(text.as_str(), |(what, _)| what);
        format!("column {}: {what}", error.column())
    })
}
