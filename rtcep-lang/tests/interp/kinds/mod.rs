//! Kinds and operand parameters, each by traces computed by hand.

mod absence;
mod absent;
mod absolute;
mod counting;
mod crosses;
mod overrides;
mod percentage;
mod repetition;
mod report;
mod trend;

use super::{feed, interpreter, run, tell};
use rtcep_lang::interp::Interpreter;

/// A lifespan that C ends, and then nothing opens.
const UNTIL_C: &str = "lifespan M { from startup; until C terminate; max_open 1; }";

/// What the clock alone tells.
fn advance(interpreter: &mut Interpreter, t: u64) -> Vec<String> {
    let mut out = Vec::new();
    assert_eq!(interpreter.advance(t, &mut out), Ok(()));
    out.iter().map(|output| tell(interpreter, output)).collect()
}
