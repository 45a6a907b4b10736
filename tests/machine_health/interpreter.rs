//! The reference interpreter over some series of each kind: over all of them it takes its
//! time, and says the same.

use super::input;
use crate::health::{self, calls, end_s};
use crate::interpreted::{assert_same, told};

/// Two processors, a disk, the room, the latency and the machine.
const SERIES: [u16; 6] = [4, 5, 8, 17, 19, 20];

#[test]
fn the_interpreter_says_the_same() {
    let mut input = input();
    input.rows.retain(|row| SERIES.contains(&row.series));
    let rules = include_str!("../../examples/machine_health/rules.rs");
    let calls = calls(&input).map(|call| (call.t, call.event));
    let told = told(rules, calls, end_s(&input.rows));
    assert_same(&told, &health::run(&input).journal);
}
