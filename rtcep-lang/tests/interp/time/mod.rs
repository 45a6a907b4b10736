//! What time alone does: `at`, `every`, `after`, absolute openings and ends, and the
//! order of all that is due at one tick (language.md, 1.3, 1.6, 4.5 and 5).
//!
//! Traces are written as in [`contexts`](super::contexts).

mod absolute;
mod after;
mod after_lists;
mod at;
mod every;
mod exact;
mod initiator;
mod sweep;

use super::contexts::{at_end, at_every, feed, interpreter, run};

/// Opened by B.
fn lifespan(clauses: &str) -> String {
    format!("lifespan L {{ from B; {clauses} max_open 4; }}")
}
