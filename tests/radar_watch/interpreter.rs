//! The reference interpreter over the same rows.

use super::rows;
use crate::interpreted::{assert_same, told};
use crate::watch;

#[test]
fn the_interpreter_says_the_same() {
    let rows = rows();
    let events = rows
        .iter()
        .flat_map(|row| watch::events(row).map(|event| (row.t_us, event)));
    let rules = include_str!("../../examples/radar_watch/rules.rs");
    let told = told(rules, events, watch::end_us(&rows));
    assert_same(&told, &watch::run(&rows).journal);
}
