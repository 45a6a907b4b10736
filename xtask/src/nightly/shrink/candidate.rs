//! A rule set that may fail, with a trace that may show it.

use super::super::rules::small;
use rtcep_lang::Model;
use rtcep_lang::print::print;
use std::rc::Rc;

/// A rule set with a trace as text.
#[derive(Clone)]
pub(crate) struct Candidate {
    pub(crate) model: Model,
    pub(crate) trace: String,
}

/// A way to make it smaller; none where what it takes away is not there. It may leave
/// rules that are not valid.
pub(super) type Reduction = Rc<dyn Fn(&Candidate) -> Option<Candidate>>;

/// A reduction of the rules alone.
pub(super) fn of_model(reduce: impl Fn(&mut Model) -> Option<()> + 'static) -> Reduction {
    Rc::new(move |candidate| {
        let mut less = candidate.clone();
        reduce(&mut less.model)?;
        Some(less)
    })
}

impl Candidate {
    /// The rules in canonical print.
    pub(crate) fn text(&self) -> String {
        print(&self.model)
    }

    pub(super) fn size(&self) -> usize {
        self.text().len() + self.trace.len()
    }

    /// The same rules with another trace: the steps alone, without what is told of them.
    pub(super) fn with_trace(self, trace: String) -> Self {
        Self { trace, ..self }
    }

    /// All of these reductions, as far as each leaves a valid rule set; none if nothing
    /// became smaller.
    pub(super) fn reduced(&self, by: &[Reduction]) -> Option<Candidate> {
        let mut less = Candidate {
            trace: steps(&self.trace),
            ..self.clone()
        };
        for reduction in by {
            let next = reduction(&less).filter(|next| next.text().len() < less.text().len());
            let valid = |next: Candidate| {
                let model = small(&next.text())?;
                Some(Candidate { model, ..next })
            };
            less = next.and_then(valid).unwrap_or(less);
        }
        (less.text().len() < self.text().len()).then_some(less)
    }
}

/// The calls of a script, without what is told of them and what the host takes: rules of
/// which parts are gone know no names of these.
fn steps(script: &str) -> String {
    let calls = script
        .lines()
        .filter(|line| !line.trim_start().starts_with("take"));
    let calls = calls.map(|line| line.split("=>").next().unwrap_or_default().trim());
    calls.collect::<Vec<_>>().join("\n")
}
