//! Events that are made of events, and actions that wait in a queue of two.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Raw { x: u8 }
        event Plot { x: u8 }
        refer Plot from Raw if 2 / x != 1 { x: x + 253 }
        lifespan Watch { from startup; max_open 1; }
        situation Two: sequence in Watch {
            operand r: first Raw, max 1;
            operand p: first Plot;
            emit { r: r.x, p: p.x }
        }
        action Warn on Plot if x != 2 { x: x }
        action Found on Two { s: r / p }
        actions max 2, on_full drop_oldest;
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 5,
    calls: &["Raw 0", "Raw 1", "Raw 2", "Raw 3", "Plot 0", "Plot 2", "take"],
    clock: &[0],
    beyond: &[],
};
