//! The reference interpreter over the reports of every eighth ship: of all of them it
//! takes more than a minute, and says the same.

use super::rows;
use crate::interpreted::{assert_same, told};
use crate::rules::ShipWatchEvent;
use crate::watch;
use rtcep_data::ships::Row;

#[test]
fn the_interpreter_says_the_same() {
    let mut rows = rows();
    rows.retain(|row| row.vessel % 8 == 0);
    let calls = rows
        .iter()
        .map(|row: &Row| (row.t_s, Some(ShipWatchEvent::Report(*row))));
    let rules = include_str!("../../examples/ship_watch/rules.rs");
    let told = told(rules, calls, watch::end_s(&rows));
    assert_same(&told, &watch::run(&rows).journal);
}
