//! The reference interpreter over the same rows.

use super::recording;
use crate::interpreted::{assert_same, told};
use crate::watch;

#[test]
fn the_interpreter_says_the_same() {
    let recording = recording();
    let calls = watch::inputs(&recording).into_iter();
    let calls = calls.map(|input| (input.t, input.event));
    let rules = include_str!("../../examples/radar_watch/rules.rs");
    let told = told(rules, calls, watch::end_us(&recording));
    assert_same(&told, &watch::run(&recording).journal);
}
