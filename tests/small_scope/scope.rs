//! What a rule set is searched with.

use crate::script::{self, Says, Step};
use rtcep_lang::Model;

/// The alphabet of a search, and how long its sequences are.
pub(crate) struct Scope {
    /// Calls in a sequence.
    pub(crate) length: usize,
    /// The calls, as in a script but for their tick: `A 1`, `advance`, or `take` for a
    /// host that takes an action.
    pub(crate) calls: &'static [&'static str],
    /// How many ticks after the one before a call comes; with a negative number it comes
    /// too late, and is refused.
    pub(crate) clock: &'static [i64],
    /// Path vectors that no sequence reaches: the entry, the path's name, and why.
    pub(crate) beyond: &'static [(&'static str, &'static str, &'static str)],
}

/// What is done at one place of a sequence.
#[derive(Clone, Debug)]
pub(crate) enum Letter {
    /// The engine is called.
    Call {
        later: i64,
        /// At tick 0.
        step: Step,
    },
    /// The host takes the action that has waited longest.
    Take,
}

impl Scope {
    /// Each call at each distance. An `advance` that lets no time pass is left out: it
    /// does nothing but count a call. So is one that is refused, beside an event that is.
    pub(crate) fn letters(&self, model: &Model) -> Vec<Letter> {
        let mut letters = Vec::new();
        for call in self.calls {
            if *call == "take" {
                letters.push(Letter::Take);
                continue;
            }
            let lines = script::parse(model, &format!("0 {call}"));
            let [Says::Call(step, _)] = lines.iter().map(|l| &l.says).collect::<Vec<_>>()[..]
            else {
                panic!("`{call}` is no call");
            };
            let later = self
                .clock
                .iter()
                .filter(|&&d| step.event.is_some() || d > 0);
            letters.extend(later.map(|&later| Letter::Call {
                later,
                step: step.clone(),
            }));
        }
        letters
    }
}

impl Letter {
    /// The call after one at `now`; none if it would come before tick 0.
    pub(crate) fn after(&self, now: u64) -> Option<Step> {
        match self {
            Letter::Take => None,
            Letter::Call { later, step } => Some(Step {
                t: now.checked_add_signed(*later)?,
                event: step.event.clone(),
            }),
        }
    }
}
