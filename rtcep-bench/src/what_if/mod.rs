//! What if a capacity had another number: how bounds grow, and which numbers meet a
//! deadline (bounds.md, section 4).
//!
//! From the text of rules alone, as it stands inside `situations!`: each number is tried by
//! printing the rules with it, compiling that text and counting again, so that nothing is
//! said of rules that the language refuses. Without a cost table operations are counted,
//! each as 1; with one they are priced by family, with floor and margin.
//!
//! | module | what it holds |
//! |---|---|
//! | `options`, `error` | what may be asked, and what can be wrong with it |
//! | `measure` | what counts are worth |
//! | `rules` | the rules with other capacities |
//! | `call` | the calls that have a bound |
//! | `range` | which numbers the language accepts |
//! | `newton`, `pieces`, `words` | polynomials through counts, and how far each holds |
//! | `formula`, `written` | as text |
//! | `growth`, `course` | how bounds grow with one capacity, and whether they can fall |
//! | `pair` | the same with two together |
//! | `limit`, `joint`, `verdict` | which numbers meet a limit |
//! | `plot`, `text`, `answer` | for people |

mod answer;
mod call;
mod course;
mod error;
mod formula;
mod growth;
mod joint;
mod limit;
mod measure;
mod newton;
mod options;
mod pair;
mod pieces;
mod plot;
mod range;
mod rules;
mod text;
mod verdict;
mod words;
mod written;

pub use call::What;
pub use course::Course;
pub use error::Error;
pub use growth::{CallGrowth, Growth, Point, Segment};
pub use joint::{Choices, Scaled};
pub use limit::Alone;
pub use options::{Options, time};
pub use pair::Pair;
pub use range::Range;
pub use verdict::{Part, Remains, Verdict};

use limit::Limit;
use measure::Measure;
use rtcep_lang::model::{Capacity, capacities};
use rtcep_lang::{Compiled, Model, compile_str};
use rules::Rules;
use serde::Serialize;

/// What was found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WhatIf {
    /// The engine's name in the rules.
    pub engine: String,
    /// The unit of all bounds: `operations`, `ns`, `instructions`.
    pub unit: &'static str,
    /// What bounds hold for, in words.
    pub said: String,
    /// Calls with their bound as declared.
    pub declared: Vec<Declared>,
    /// How bounds grow, by capacity that was varied.
    pub growths: Vec<Growth>,
    /// Capacities that were not varied.
    pub fixed: Vec<Fixed>,
    /// Bounds of `process` as polynomials in the two capacities that count most.
    pub pairs: Vec<Pair>,
    /// The answer to a limit, if there was one.
    pub verdict: Option<Verdict>,
}

/// A call as declared.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Declared {
    /// What is called.
    pub what: What,
    /// With which event; empty for timers.
    pub event: String,
    /// Its bound.
    pub bound: f64,
}

/// A capacity that was not varied.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fixed {
    /// Where it stands.
    pub capacity: String,
    /// Its number.
    pub declared: u32,
    /// Why it stays.
    pub because: &'static str,
}

/// Answers for a rule set as text.
///
/// # Errors
/// Rules that are refused, a table that cannot be read or has no such price, and names
/// that are none.
pub fn run(rules: &str, options: &Options) -> Result<WhatIf, Error> {
    let compiled = compile_str(rules).map_err(|rejected| {
        if rules.contains("situations!") {
            Error::Rust
        } else {
            Error::Rules(rejected)
        }
    })?;
    of(compiled, options)
}

/// Answers for rules that have passed their checks.
///
/// # Errors
/// As for [`run`].
pub fn of(compiled: Compiled, options: &Options) -> Result<WhatIf, Error> {
    let model = &compiled.model;
    let measure = Measure::new(options)?;
    let limit = Limit::new(options, &measure)?;
    let events = events(model, &options.events)?;
    let (varied, fixed) = divided(model, &options.capacities)?;
    let rules = Rules::new(compiled, measure, varied);
    let at = rules.first()?;
    let calls = call::calls(&rules, &at);
    let judged = call::judged(&rules, &events);
    let growths = 0..rules.varied.len();
    let growths: Vec<Growth> = growths
        .map(|c| growth::growth(&rules, c, &calls, &judged, limit.as_ref()))
        .collect();
    let pairs = match verdict::steepest(&rules, &judged, &growths) {
        None => Vec::new(),
        Some((a, b)) => {
            let ranges = (&growths[a].range, &growths[b].range);
            let of = |&call: &call::Call| pair::pair(&rules, call, (a, b), ranges);
            judged.iter().filter_map(of).collect()
        }
    };
    let verdict = limit.and_then(|limit| verdict::verdict(&rules, &judged, &limit, &growths));
    let declared = calls.iter().map(|&call| Declared {
        what: call.what,
        event: call.event_name(&rules),
        bound: rules.bound(call, &at),
    });
    Ok(WhatIf {
        engine: rules.model.engine.clone(),
        unit: rules.measure.unit(),
        said: rules.measure.said(),
        declared: declared.collect(),
        growths,
        fixed,
        pairs,
        verdict,
    })
}

/// The events by name.
fn events(model: &Model, names: &[String]) -> Result<Vec<usize>, Error> {
    let of = |name: &String| {
        let found = model.events.iter().position(|e| e.name == *name);
        found.ok_or_else(|| Error::NoEvent {
            name: name.clone(),
            all: model.events.iter().map(|e| e.name.clone()).collect(),
        })
    };
    names.iter().map(of).collect()
}

/// What is varied, and what is not and why.
fn divided(model: &Model, names: &[String]) -> Result<(Vec<Capacity>, Vec<Fixed>), Error> {
    let all = capacities(model);
    for name in names {
        if !all.iter().any(|&c| called(model, c, name)) {
            return Err(Error::NoCapacity {
                name: name.clone(),
                all: all.iter().map(|c| c.name(model)).collect(),
            });
        }
    }
    let asked = |c: Capacity| names.iter().any(|name| called(model, c, name));
    let (mut varied, mut fixed) = (Vec::new(), Vec::new());
    for capacity in all {
        let because = match capacity {
            Capacity::Reorder | Capacity::Merge => Some(
                "since what waits before the engine costs `process` nothing; its own bounds \
                 depend on the size of an event, and stand in `BOUNDS`",
            ),
            _ if asked(capacity) => None,
            _ if !names.is_empty() => Some("since others were asked for"),
            // Who names it wants to know all the same.
            _ => capacity.meaning(model),
        };
        match because {
            None => varied.push(capacity),
            Some(because) => fixed.push(Fixed {
                capacity: capacity.name(model),
                declared: capacity.get(model),
                because,
            }),
        }
    }
    Ok((varied, fixed))
}

/// Whether a capacity is meant by a name or a part of it: `AlertTrack.alert.max`,
/// `AlertTrack`, `alert`, `max_alert`, `max_open`.
fn called(model: &Model, capacity: Capacity, name: &str) -> bool {
    let full = format!(".{}.", capacity.name(model));
    capacity.symbol(model) == name || full.contains(&format!(".{name}."))
}
