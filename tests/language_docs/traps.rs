//! Section 15.1: every report of what other engines got wrong has a row, every row names
//! rule sets of the corpus, and every rule set of a trap is named.

use crate::named::tests;
use crate::none;
use crate::page::page;

/// The public reports (the design's list of what other engines got wrong), as the first
/// cell of a row begins; and the rule set that is made for it.
const REPORTS: [(&str, &str); 12] = [
    (
        "`sequence(A, A)` is satisfied by one A",
        "trap_one_event_two_roles",
    ),
    (
        "an interval ends the wrong one of two overlapping instances",
        "trap_overlapping_intervals",
    ),
    (
        "an event consumed by one trigger is used again by a later one",
        "trap_consumed_once",
    ),
    (
        "an overridden candidate that still matches",
        "trap_overridden_candidate",
    ),
    (
        "a trailing negation that fires only when some later event comes",
        "trap_trailing_negation",
    ),
    (
        "a negation inside or at the end of a group that is silently ignored",
        "trap_negation_anywhere",
    ),
    ("an 'exactly 2' that matches 3", "trap_exactly_two"),
    (
        "a counted rule that fires once and never again",
        "trap_counts_again",
    ),
    (
        "partial matches of a key that never comes back are kept for ever",
        "trap_silent_key",
    ),
    (
        "a step back of the clock fires all timers",
        "trap_step_back",
    ),
    (
        "ties of timestamps are decided by chance",
        "trap_ties_of_timestamps",
    ),
    (
        "'late' is decided differently at equality in two places",
        "trap_late_at_equality",
    ),
];

/// Rows of the section: what goes wrong elsewhere, and the rule sets that show it.
fn rows(page: &str) -> Vec<(&str, Vec<&str>)> {
    let (_, section) = page.split_once("\n### 15.1 ").expect("section 15.1");
    let section = section.split("\n### ").next().unwrap_or("");
    let rows = section.lines().filter_map(|row| {
        let (before, sets) = row.trim_end_matches('|').rsplit_once('|')?;
        let trap = before.strip_prefix("| ")?.split(" | ").next()?;
        let sets: Vec<&str> = sets.split('`').skip(1).step_by(2).collect();
        (!sets.is_empty()).then_some((trap.trim(), sets))
    });
    rows.collect()
}

#[test]
fn every_public_report_has_a_rule_set() {
    let page = page();
    let (rows, tests) = (rows(&page), tests());
    let mut failures = Vec::new();
    for (report, set) in REPORTS {
        let row = rows.iter().find(|(trap, _)| trap.starts_with(report));
        match row {
            None => failures.push(format!("no row of 15.1 is about: {report}")),
            Some((_, sets)) if !sets.contains(&set) => {
                failures.push(format!("the row does not name `{set}`: {report}"));
            }
            Some(_) => {}
        }
    }
    let named: Vec<&str> = rows.iter().flat_map(|(_, sets)| sets.clone()).collect();
    for set in &named {
        if !tests.contains(*set) {
            failures.push(format!("`{set}` is named in 15.1 and is no rule set"));
        }
    }
    for set in tests.iter().filter(|name| name.starts_with("trap_")) {
        if !named.contains(&set.as_str()) {
            failures.push(format!("`{set}` is a trap that 15.1 does not name"));
        }
    }
    none(&failures);
}
