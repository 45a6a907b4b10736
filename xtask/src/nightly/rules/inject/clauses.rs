//! Clauses of a situation.

use super::parts::over_candidates;
use fastrand::Rng;
use rtcep_lang::Model;
use rtcep_lang::model::Detect;

/// Whether there is such a clause.
pub(super) fn put(model: &mut Model, s: usize, name: &str, rng: &mut Rng) -> bool {
    let when = over_candidates(model, s);
    let situation = &mut model.situations[s];
    match name {
        "immediate" => situation.detect = Detect::Immediate,
        "deferred" => situation.detect = Detect::Deferred,
        "when" => situation.when = when,
        "within" => situation.within = Some(rng.u64(2..9)),
        "once" => situation.once = true,
        "max_combinations" => situation.max_combinations = Some(1 << 17),
        _ => return false,
    }
    true
}
