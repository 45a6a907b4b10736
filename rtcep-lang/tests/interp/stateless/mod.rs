//! Stateless rules and actions (language.md, 2.1).
//!
//! Traces are written as in [`contexts`](super::contexts).

mod actions;
mod refer;

use super::contexts::{at_every, feed, interpreter, run};

/// A lifespan that is always open, with a situation at every event but A, by
/// declaration of the events: what it tells is the order in which they are offered.
fn told() -> String {
    let mut rules = "lifespan W { from startup; max_open 1; }".to_owned();
    for (name, event) in [("SB", "B"), ("SC", "C"), ("SD", "D")] {
        rules += &at_every(name, event, "W");
    }
    rules
}
