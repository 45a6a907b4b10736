//! The reference interpreter over the same rows.

use super::rows;
use crate::guard;
use crate::interpreted::{assert_same, told};
use crate::rules::SshGuardEvent;

#[test]
fn the_interpreter_says_the_same() {
    let rows = rows();
    let events = rows
        .iter()
        .map(|row| (row.t_s, Some(SshGuardEvent::Attempt(*row))));
    let rules = include_str!("../../examples/ssh_guard/rules.rs");
    let told = told(rules, events, guard::end_s(&rows));
    assert_same(&told, &guard::run(&rows).journal);
}
