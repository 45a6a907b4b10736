//! What must be bounded, as a flat list of checks (language.md, section 8).
//!
//! Every check runs, and none depends on another having passed. Where the
//! model has a gap after an earlier error a check is silent, so that no error
//! follows from another.

mod absence;
mod adapters;
mod clauses;
mod combinations;
mod cycles;
mod deferred;
mod demands;
mod endings;
mod events;
mod graph;
mod kept;
mod keys;
mod lifespans;
mod lifetimes;
mod limits;
mod made;
mod max;
mod modifiers;
mod openings;
mod quantifiers;
mod room;
mod shared;
mod single;
mod stateless;
mod sums;
mod timed;
mod unfilled;
mod unused;

use crate::diagnostic::Diagnostic;
use crate::model::Model;
use crate::resolve::{Gaps, Names, Resolved};

/// What a check looks at, and where it puts what it finds.
struct Subject<'a> {
    model: &'a Model,
    names: &'a Names,
    gaps: &'a Gaps,
    found: &'a mut Vec<Diagnostic>,
}

/// Runs all checks; errors and warnings are added to `found`.
pub fn check(resolved: &Resolved, found: &mut Vec<Diagnostic>) {
    let subject = &mut Subject {
        model: &resolved.model,
        names: &resolved.names,
        gaps: &resolved.gaps,
        found,
    };
    // What is beyond the limits is not looked at: some checks compare all pairs.
    if !limits::check_limits(subject) {
        return;
    }
    adapters::check_adapters(subject);
    events::check_events(subject);
    lifespans::check_lifespans(subject);
    keys::check_keys(subject);
    openings::check_openings(subject);
    endings::check_endings(subject);
    single::check_single(subject);
    unused::check_unused(subject);
    stateless::check_stateless(subject);
    max::check_operands(subject);
    timed::check_timed(subject);
    lifetimes::check_lifetimes(subject);
    clauses::check_clauses(subject);
    absence::check_absence(subject);
    quantifiers::check_quantifiers(subject);
    modifiers::check_modifiers(subject);
    demands::check_demands(subject);
    unfilled::check_unfilled(subject);
    max::check_max(subject);
    deferred::check_deferred(subject);
    shared::check_shared_lists(subject);
    combinations::check_combinations(subject);
    kept::check_kept(subject);
    made::check_made(subject);
    cycles::check_cycles(subject);
}
