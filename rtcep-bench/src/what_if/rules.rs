//! The rules with other capacities: each of them printed, compiled and counted anew.

use super::Error;
use super::measure::{Counts, Measure};
use rtcep::bounds::Cause;
use rtcep_lang::cost::{Costs, PartOf};
use rtcep_lang::model::{Capacity, lists};
use rtcep_lang::print::print;
use rtcep_lang::{Compiled, Diagnostic, Model, compile_str};
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

/// Rules whose capacities change.
pub(super) struct Rules {
    pub(super) model: Model,
    pub(super) measure: Measure,
    /// What may change.
    pub(super) varied: Vec<Capacity>,
    /// The numbers in the rules, of what may change.
    pub(super) declared: Vec<u32>,
    /// What the language warns of as it is.
    warnings: Vec<String>,
    seen: RefCell<HashMap<Vec<u32>, Rc<At>>>,
}

/// Counts with some capacities, or why the language refuses these.
pub(super) type At = Result<Counted, String>;

/// Counts with some capacities.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Counted {
    /// By event, without the timers that may be due.
    pub(super) events: Vec<Dearest>,
    /// All timers that may be due at one call.
    pub(super) sweep: Dearest,
    /// Candidates that there is room for, in all instances.
    pub(super) places: i128,
    /// What the language warns of, and does not as declared.
    pub(super) warning: Option<String>,
}

/// What the dearest paths of a cause do.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Dearest {
    pub(super) counts: Counts,
    /// Each part that does something, with its dearest path.
    pub(super) terms: Vec<Term>,
}

/// One part of a bound.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Term {
    /// What is entered: `AlertTrack`, `Visit, initiate`.
    pub(super) of: String,
    /// The dearest path.
    pub(super) path: String,
    /// How often it is entered.
    pub(super) times: u64,
    /// What it costs all times together, floor and margin aside.
    pub(super) cost: f64,
}

impl Dearest {
    /// Both causes, one after the other.
    pub(super) fn and(&self, other: &Self) -> Self {
        let mut sum = self.clone();
        for (&column, n) in &other.counts {
            *sum.counts.entry(column).or_default() += n;
        }
        sum.terms.extend(other.terms.iter().cloned());
        sum
    }
}

impl Rules {
    pub(super) fn new(compiled: Compiled, measure: Measure, varied: Vec<Capacity>) -> Self {
        let model = compiled.model;
        let declared = varied.iter().map(|c| c.get(&model)).collect();
        Self {
            model,
            measure,
            varied,
            declared,
            warnings: messages(&compiled.warnings),
            seen: RefCell::default(),
        }
    }

    /// The declared numbers, but for one.
    pub(super) fn with(&self, c: usize, number: u32) -> Vec<u32> {
        let mut numbers = self.declared.clone();
        numbers[c] = number;
        numbers
    }

    /// Counts with these numbers.
    pub(super) fn at(&self, numbers: &[u32]) -> Rc<At> {
        if let Some(at) = self.seen.borrow().get(numbers) {
            return Rc::clone(at);
        }
        let at = Rc::new(self.count(numbers));
        let mut seen = self.seen.borrow_mut();
        seen.insert(numbers.to_vec(), Rc::clone(&at));
        at
    }

    /// Counts with the declared numbers, which the language has accepted.
    pub(super) fn first(&self) -> Result<Counted, Error> {
        let compiled = compile_str(&print(&self.model)).map_err(Error::Rules)?;
        self.counted(&compiled)
    }

    /// Printed and compiled, so that only what a user could write is counted.
    fn count(&self, numbers: &[u32]) -> At {
        let mut model = self.model.clone();
        for (capacity, &number) in self.varied.iter().zip(numbers) {
            capacity.set(&mut model, number);
        }
        let compiled = compile_str(&print(&model)).map_err(|rejected| {
            // Places in the printed text would say nothing.
            messages(&rejected.diagnostics).join("; ")
        })?;
        self.counted(&compiled).map_err(|error| error.to_string())
    }

    /// What the analysis has counted.
    fn counted(&self, compiled: &Compiled) -> Result<Counted, Error> {
        let (model, costs) = (&compiled.model, &compiled.costs);
        let dearest = |cause| self.dearest(model, costs, cause);
        // One more than before: with other numbers the same warning has other words.
        let mut warnings = messages(&compiled.warnings);
        let more = warnings.len() > self.warnings.len();
        warnings.retain(|w| more && !self.warnings.contains(w));
        Ok(Counted {
            events: (0..model.events.len())
                .map(|e| dearest(Cause::Event(e)))
                .collect::<Result<_, _>>()?,
            sweep: dearest(Cause::Sweep)?,
            places: places(model),
            warning: warnings.pop(),
        })
    }

    fn dearest(&self, model: &Model, costs: &Costs, cause: Cause) -> Result<Dearest, Error> {
        let mut dearest = Dearest::default();
        for part in costs.parts(model, cause) {
            let Some((path, cost)) = self.measure.dearest(&part).map_err(Error::Price)? else {
                continue;
            };
            if path.counts.total() == 0 || part.times == 0 {
                continue;
            }
            self.measure
                .add(&mut dearest.counts, part.family, path, part.times);
            dearest.terms.push(Term {
                of: entered(model, costs, part.of),
                path: path.name.clone(),
                times: part.times,
                cost,
            });
        }
        Ok(dearest)
    }
}

fn messages(diagnostics: &[Diagnostic]) -> Vec<String> {
    diagnostics.iter().map(|d| d.message.clone()).collect()
}

/// What is entered, in words.
fn entered(model: &Model, costs: &Costs, of: PartOf) -> String {
    match of {
        PartOf::Engine => "the engine itself".into(),
        PartOf::Situation(s, phase) => format!("{}, {}", model.situations[s].name, phase.name()),
        PartOf::Lifespan(l, phase) => format!("{}, {}", model.lifespans[l].name, phase.name()),
        PartOf::Rule(r) => costs.rules[r].name.clone(),
    }
}

/// Candidates that there is room for: a situation has its lists once in each instance that
/// can be open.
fn places(model: &Model) -> i128 {
    let of = |s: &rtcep_lang::model::Situation| {
        let slots = i128::from(model.lifespans[s.lifespan].slots());
        let lists = lists(s).into_iter();
        slots * lists.filter_map(|l| l.max).map(i128::from).sum::<i128>()
    };
    model.situations.iter().map(of).sum()
}
